/// Small layout documents.
enum Sample {
  /// An iOS storyboard with a list and its detail.
  static let phone = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list-1">
        <dependencies><deployment identifier="iOS"/></dependencies>
        <scenes>
            <scene sceneID="scene-1">
                <objects>
                    <tableViewController title="Boats" id="list-1" customClass="BoatList" customModule="Harbour">
                        <tableView key="view" dataMode="prototypes" id="table-1">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <prototypes>
                                <tableViewCell reuseIdentifier="boat" textLabel="text-1" id="cell-1" \
    customClass="BoatCell" customModule="Harbour">
                                    <tableViewCellContentView key="contentView" id="content-1">
                                        <subviews>
                                            <label text="Boat" id="text-1"/>
                                            <label hidden="YES" text="Gone" id="text-2"/>
                                            <imageView image="anchor" id="image-1"/>
                                        </subviews>
                                        <constraints>
                                            <constraint firstAttribute="width" constant="8" id="wide-1"/>
                                            <constraint firstAttribute="height" constant="8" id="high-1"/>
                                        </constraints>
                                    </tableViewCellContentView>
                                    <connections>
                                        <outlet property="nameLabel" destination="text-1" id="o-1"/>
                                        <outlet property="width" destination="wide-1" id="o-2"/>
                                        <outletCollection property="marks" destination="image-1" id="o-3"/>
                                        <segue destination="detail-1" kind="show" identifier="open" id="s-1"/>
                                    </connections>
                                </tableViewCell>
                            </prototypes>
                            <connections>
                                <outlet property="delegate" destination="list-1" id="o-4"/>
                            </connections>
                        </tableView>
                        <navigationItem key="navigationItem" title="All boats" prompt="Choose" id="item-1">
                            <barButtonItem key="rightBarButtonItem" title="Add" id="bar-1">
                                <connections>
                                    <action selector="add:" destination="list-1" id="a-1"/>
                                </connections>
                            </barButtonItem>
                        </navigationItem>
                    </tableViewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="first-1" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="scene-2">
                <objects>
                    <viewController storyboardIdentifier="Detail" id="detail-1" customClass="BoatDetail">
                        <view key="view" id="view-1">
                            <subviews>
                                <button id="button-1">
                                    <accessibility key="accessibilityConfiguration" label="Sail now" hint="Leaves">
                                        <bool key="isElement" value="NO"/>
                                    </accessibility>
                                    <state key="normal" title="Sail" image="sail"/>
                                    <state key="disabled">
                                        <string key="title">In
    port</string>
                                    </state>
                                    <connections>
                                        <action selector="sail:" destination="detail-1" eventType="touchUpInside" \
    id="a-2"/>
                                    </connections>
                                </button>
                                <button id="button-2">
                                    <buttonConfiguration key="configuration" style="plain" title="Moor"/>
                                </button>
                                <textField placeholder="Name" id="field-1">
                                    <attributedString key="attributedText">
                                        <fragment content="Two "/>
                                        <fragment><string key="content">parts</string></fragment>
                                    </attributedString>
                                </textField>
                                <segmentedControl id="segments-1">
                                    <segments><segment title="In"/><segment title="Out"/></segments>
                                </segmentedControl>
                                <label text="Wide" id="text-3">
                                    <variation key="widthClass=compact" text="Narrow" hidden="YES"/>
                                </label>
                                <gauge id="gauge-1" customClass="Gauge">
                                    <needle angle="3"/>
                                    <connections><outlet property="needle" destination="text-3" id="o-5"/></connections>
                                </gauge>
                                <tableView dataMode="static" id="table-2">
                                    <sections>
                                        <tableViewSection headerTitle="Crew" footerTitle="All" id="section-1">
                                            <cells><tableViewCell id="cell-2"/></cells>
                                        </tableViewSection>
                                    </sections>
                                </tableView>
                            </subviews>
                            <userDefinedRuntimeAttributes>
                                <userDefinedRuntimeAttribute type="string" keyPath="caption.text" value="Deck"/>
                                <userDefinedRuntimeAttribute type="string" keyPath="note">
                                    <string key="value">Long</string>
                                </userDefinedRuntimeAttribute>
                                <userDefinedRuntimeAttribute type="color" keyPath="tint">
                                    <color key="value" white="1" alpha="1"/>
                                </userDefinedRuntimeAttribute>
                            </userDefinedRuntimeAttributes>
                            <variation key="default">
                                <mask key="subviews"><exclude reference="field-1"/></mask>
                            </variation>
                            <connections>
                                <segue destination="exit-1" kind="unwind" unwindAction="back:" id="s-2"/>
                                <segue destination="child-1" kind="embed" id="s-3"/>
                            </connections>
                        </view>
                    </viewController>
                    <exit id="exit-1" userLabel="Exit" sceneMemberID="exit"/>
                    <viewControllerPlaceholder storyboardName="Crew" referencedIdentifier="List" id="child-1" \
    sceneMemberID="viewController"/>
                </objects>
            </scene>
        </scenes>
        <resources><image name="anchor" width="8" height="8"/></resources>
    </document>
    """

  /// A macOS xib with bindings.
  static let desk = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa">
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="LogWindow">
                <connections><outlet property="field" destination="field-1" id="o-1"/></connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <userDefaultsController id="defaults-1"/>
            <window title="Log" id="window-1">
                <view key="contentView" id="view-1">
                    <subviews>
                        <textField toolTip="What is written" id="field-1">
                            <textFieldCell key="cell" title="Entry" placeholderString="None" id="cell-1"/>
                            <connections>
                                <binding destination="-2" name="value" keyPath="entry.text" id="b-1">
                                    <dictionary key="options">
                                        <string key="NSNullPlaceholder">Nothing</string>
                                    </dictionary>
                                </binding>
                                <binding destination="defaults-1" name="hidden" keyPath="values.quiet" id="b-2"/>
                            </connections>
                        </textField>
                        <button id="button-1">
                            <buttonCell key="cell" title="Send" id="cell-2">
                                <string key="keyEquivalent" base64-UTF8="YES">
    DQ
    </string>
                                <connections>
                                    <binding destination="-2" name="title" keyPath="verb" id="b-3"/>
                                </connections>
                            </buttonCell>
                        </button>
                        <segmentedControl id="segments-1">
                            <segmentedCell key="cell" id="cell-3">
                                <segments><segment label="Day" toolTip="By day"/><segment label="Year"/></segments>
                            </segmentedCell>
                        </segmentedControl>
                        <comboBox id="choice-1">
                            <comboBoxCell key="cell" id="cell-6">
                                <objectValues><string>Fog</string><string>Rain</string></objectValues>
                            </comboBoxCell>
                        </comboBox>
                        <tableView id="table-1">
                            <tableColumns>
                                <tableColumn identifier="date" id="column-1">
                                    <tableHeaderCell key="headerCell" title="Date"/>
                                    <textFieldCell key="dataCell" title="Text Cell" id="cell-4"/>
                                    <prototypeCellViews>
                                        <tableCellView identifier="date" id="cell-5"/>
                                    </prototypeCellViews>
                                </tableColumn>
                            </tableColumns>
                        </tableView>
                    </subviews>
                </view>
            </window>
            <menu id="menu-1">
                <items>
                    <menuItem id="menu-2">
                        <string key="title" base64-UTF8="YES">
    T3BlbiDigKY
    </string>
                        <connections><action selector="open:" target="-1" id="a-1"/></connections>
                    </menuItem>
                </items>
            </menu>
        </objects>
    </document>
    """

  /// A watchOS storyboard.
  static let watch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" targetRuntime="watchKit">
        <scenes>
            <scene sceneID="scene-1">
                <objects>
                    <controller id="list-1" customClass="TideController">
                        <items>
                            <label text="Tide" id="text-1"/>
                            <button title="Refresh" id="button-1"/>
                            <table id="table-1">
                                <items/>
                                <rows><tableRow identifier="tide" id="row-1" customClass="TideRow"/></rows>
                            </table>
                        </items>
                        <connections><outlet property="titleLabel" destination="text-1" id="o-1"/></connections>
                    </controller>
                </objects>
            </scene>
        </scenes>
    </document>
    """
}
