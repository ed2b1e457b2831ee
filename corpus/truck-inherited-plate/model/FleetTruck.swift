class FleetVehicle {
  var plate = ""
}

final class FleetTruck: FleetVehicle {
  var load = 0
}
