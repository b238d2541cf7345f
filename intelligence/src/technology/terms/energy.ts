/** Terms of energy and vehicles (see `terms.ts` for how a line is read). */
export const energy = `
电池|battery;cell
  锂电池;锂离子电池|lithium battery;lithium-ion battery;li-ion battery
    动力电池|power battery;EV battery;traction battery
    储能电池|energy storage battery
    消费电池|consumer battery
    磷酸铁锂电池|lithium iron phosphate battery;LFP battery
    三元电池|ternary battery;NCM battery
  固态电池|solid-state battery
  钠离子电池;钠电池|sodium-ion battery;sodium battery
  燃料电池;氢燃料电池|fuel cell;hydrogen fuel cell
  铅酸电池;铅酸蓄电池;铅蓄电池|lead-acid battery
  镍氢电池|nickel-metal hydride battery
  钒电池;全钒液流电池|vanadium battery;flow battery
  锌锰电池;碱性电池;干电池|alkaline battery;dry cell
  电池管理系统;BMS|battery management system;BMS
  电池回收|battery recycling
  电池结构件|battery structural part
锂电材料;锂电池材料|lithium battery material;battery material
  正极材料|cathode material
    磷酸铁锂|lithium iron phosphate;LFP
    三元材料;三元前驱体|ternary material;ternary precursor;NCM
    钴酸锂|lithium cobalt oxide
    锰酸锂|lithium manganate
  负极材料|anode material
    石墨;人造石墨|graphite;artificial graphite
    硅碳负极|silicon-carbon anode
  电解液|electrolyte
    六氟磷酸锂|lithium hexafluorophosphate;LiPF6
  隔膜;锂电隔膜|separator;battery separator
  铝塑膜|aluminium laminated film;aluminum plastic film
  铜箔;锂电铜箔|copper foil
  导电剂;碳纳米管|conductive agent;carbon nanotube
  锂电设备;锂电池设备|lithium battery equipment
储能;储能系统|energy storage;energy storage system
  抽水蓄能|pumped storage
  压缩空气储能|compressed air energy storage
  储能变流器|power conversion system;PCS
新能源|new energy;renewable energy
  光伏;太阳能;太阳能光伏|photovoltaic;PV;solar;solar power
    光伏组件;太阳能组件|PV module;solar module
    太阳能电池;光伏电池;电池片|solar cell
    多晶硅;硅料|polysilicon
    光伏硅片;单晶硅片|solar wafer;monocrystalline silicon wafer
    光伏逆变器;逆变器|solar inverter;inverter
    光伏玻璃|PV glass;solar glass
    光伏胶膜;EVA胶膜|PV encapsulant film;EVA film
    光伏背板;背膜|PV backsheet
    光伏支架;跟踪支架|PV mounting;solar tracker
    光伏银浆;银浆|silver paste
    光伏设备|PV equipment
    光伏电站;光伏发电|solar power station;solar power generation
    钙钛矿;钙钛矿电池|perovskite;perovskite cell
    异质结;异质结电池|heterojunction cell;HJT
    TOPCon|TOPCon
  风电;风力发电|wind power;wind energy
    风电设备;风力发电机组;风电机组;风机|wind turbine;wind power equipment
    风电塔筒;风塔;塔筒|wind tower
    风电叶片;叶片|wind blade
    风电轴承|wind bearing
    海上风电|offshore wind
    风电铸件;风电主轴|wind power casting;wind turbine shaft
  氢能;氢气|hydrogen energy;hydrogen
    制氢;电解水制氢|hydrogen production;electrolyser
    储氢;储氢瓶|hydrogen storage
    加氢站|hydrogen refuelling station
  生物质能;生物质发电|biomass energy;biomass power
  地热|geothermal
  水电;水力发电|hydropower
  核电;核能|nuclear power
    核电设备|nuclear equipment
    核燃料;铀|nuclear fuel;uranium
    核聚变;可控核聚变|nuclear fusion
火电;火力发电;燃煤发电|thermal power;coal-fired power
  锅炉;电站锅炉|boiler
  汽轮机|steam turbine
  燃气轮机|gas turbine
供热;热力|heat supply;district heating
电力设备;输变电设备;输配电|power equipment;transmission and distribution
  智能电网|smart grid
  特高压|ultra-high voltage;UHV
  电力变压器;变压器|power transformer;transformer
  开关柜;高低压开关;断路器|switchgear;circuit breaker
  电线电缆;电缆|wire and cable;cable
  绝缘子;绝缘材料|insulator
  配电自动化;电力自动化|power automation;distribution automation
  无功补偿;电能质量|reactive power compensation;power quality
  UPS;不间断电源|UPS;uninterruptible power supply
  虚拟电厂|virtual power plant
  铁塔;输电铁塔|transmission tower
  发电机;柴油发电机|generator
  充电桩|charging pile;EV charger
  低压电器|low-voltage apparatus
石油;原油|oil;crude oil;petroleum
  油气勘探;油气开采|oil and gas exploration
  油田服务;油服;钻井|oilfield service;drilling
  成品油;炼油|refining;refined oil
  加油站|petrol station;gas station
  页岩气|shale gas
天然气;燃气|natural gas;gas
  液化天然气;LNG|liquefied natural gas;LNG
  城市燃气|city gas
煤炭;煤|coal
  焦炭;焦化|coke
  煤化工|coal chemical
  煤层气|coalbed methane
  煤矿机械;煤机|coal mining machinery
汽车;整车|automobile;car;vehicle
  新能源汽车;电动汽车;电动车|new energy vehicle;electric vehicle;EV;NEV
  乘用车;轿车|passenger car
  商用车;卡车;货车;重卡|commercial vehicle;truck;heavy truck
  客车;大巴|bus;coach
  专用车;特种车;改装车|special purpose vehicle
  摩托车|motorcycle
  电动自行车;电动两轮车|electric bicycle;e-bike
  自行车|bicycle
  汽车零部件;汽车配件;汽车零配件|auto parts;automotive component
    汽车轮胎;轮胎|tyre;tire
    汽车座椅;座椅|car seat;automotive seat
    汽车内饰;内饰件|automotive interior
    汽车玻璃|automotive glass
    汽车车灯;车灯|car lamp;automotive lighting
    变速器;变速箱|transmission;gearbox
    发动机;内燃机;柴油机|engine;internal combustion engine;diesel engine
    涡轮增压器|turbocharger
    制动系统;刹车片;制动器|brake system;brake pad
    转向系统;转向器|steering system
    减震器;悬架|shock absorber;suspension
    轮毂;铝合金车轮|wheel hub;aluminium wheel
    汽车空调;热管理;汽车热管理|automotive air conditioning;thermal management
    安全气囊|airbag
    保险杠|bumper
    车身冲压件;冲压件|stamping part
    汽车模具|automotive mould
    密封件;密封条|seal;weatherstrip
    排气系统;尾气处理|exhaust system;emission control
    活塞;气门|piston;engine valve
    传动轴;车桥|drive shaft;axle
    汽车线束|automotive wire harness
    轻量化;压铸件;铝压铸|lightweighting;die casting
  汽车电子|automotive electronics
    车载导航;车载终端;车联网|in-vehicle navigation;telematics;connected car
    智能座舱|smart cockpit
    车规级芯片;汽车芯片|automotive chip
    汽车电控;电机控制器;电驱动|motor controller;electric drive
    驱动电机|drive motor;traction motor
  自动驾驶;无人驾驶;智能驾驶|autonomous driving;self-driving
    ADAS;辅助驾驶|ADAS;driver assistance
    线控制动;线控底盘|brake-by-wire
  汽车销售;汽车经销|car dealership;auto sales
  汽车租赁|car rental
`
