print("uyum")
