/** Terms of machinery, building and transport (see `terms.ts` for how a line is read). */
export const industry = `
智能制造;工业自动化;自动化设备|intelligent manufacturing;industrial automation;automation equipment
  机器人|robot;robotics
    工业机器人|industrial robot
    人形机器人|humanoid robot
    服务机器人|service robot
    协作机器人|collaborative robot;cobot
  减速器;谐波减速器;RV减速器|reducer;harmonic reducer
  伺服系统;伺服电机|servo system;servo motor
  控制器;运动控制;PLC|controller;motion control;PLC
  丝杠;滚珠丝杠;直线导轨|ball screw;linear guide
  数控机床;机床|CNC machine tool;machine tool
    刀具;数控刀具|cutting tool
    数控系统|CNC system
  3D打印;增材制造|3D printing;additive manufacturing
  变频器|frequency converter;inverter drive
  智能物流装备;自动化立体仓库;AGV|automated warehouse;AGV;logistics automation
  焊接设备;焊接材料|welding equipment;welding material
  工业电机;电机;电动机|electric motor;motor
  智能检测设备|automated inspection equipment
工程机械|construction machinery
  挖掘机|excavator
  起重机|crane
  叉车;工业车辆|forklift
  混凝土机械|concrete machinery
  高空作业平台|aerial work platform
  盾构机;掘进机|tunnel boring machine
  装载机|loader
通用机械;机械设备|general machinery
  泵;水泵|pump
  阀门|valve;industrial valve
  压缩机;空压机|compressor;air compressor
  轴承|bearing
  齿轮|gear
  液压件;液压;液压系统|hydraulic component;hydraulics
  气动元件|pneumatic component
  压力容器;换热器|pressure vessel;heat exchanger
  制冷设备;冷链设备|refrigeration equipment
  电梯;扶梯|elevator;lift;escalator
  工业锅炉;余热利用|waste heat recovery
  链条;链传动|chain drive
  弹簧|spring
  模具|mould;die
  缝纫机|sewing machine
专用设备|special equipment
  农业机械;农机;拖拉机|agricultural machinery;tractor
  纺织机械|textile machinery
  包装机械|packaging machinery
  印刷机械|printing machinery
  食品机械|food machinery
  塑料机械;注塑机|injection moulding machine;plastic machinery
  矿山机械|mining machinery
  冶金设备|metallurgical equipment
  石油机械;油气装备|oilfield equipment
  木工机械|woodworking machinery
  制药装备;制药机械|pharmaceutical machinery
  消防设备;消防|fire-fighting equipment
  游乐设备|amusement equipment
航空航天|aerospace
  飞机;航空器|aircraft;airplane
    大飞机;民用飞机|large aircraft;civil aircraft
    直升机|helicopter
    无人机|drone;unmanned aerial vehicle;UAV
    eVTOL;飞行汽车|eVTOL;flying car
    航空发动机|aero engine;aircraft engine
    航空零部件|aircraft part
    机载设备;航电系统|avionics
    航空维修|aircraft maintenance;MRO
  低空经济;通用航空|low-altitude economy;general aviation
  航天;商业航天|space;commercial space
    卫星|satellite
    火箭;运载火箭|rocket;launch vehicle
  空管系统|air traffic control
国防军工;军工|defence industry;defense;military industry
  雷达|radar
  导弹|missile
  弹药;军工弹药|ammunition
  军用电子|military electronics
  电子对抗|electronic warfare
  军工材料|military material
船舶;造船|ship;shipbuilding
  船用发动机;船舶配套|marine engine;marine equipment
  海洋工程;海工装备|offshore engineering;marine engineering
  集装箱|container
  深海科技|deep-sea technology
轨道交通;轨交设备|rail transit;rail equipment
  高铁;动车组|high-speed rail;bullet train
  城市轨道交通;地铁|metro;subway
  轨道车辆;铁路车辆;铁路货车|rail vehicle;railway wagon
  信号系统;轨道交通信号|railway signalling
  受电弓;牵引系统|traction system
  铁路扣件;道岔|rail fastener;turnout
环保;环境保护|environmental protection
  污水处理;水处理|sewage treatment;water treatment;wastewater treatment
    膜法水处理;反渗透膜|membrane water treatment;reverse osmosis
    海水淡化|seawater desalination
  自来水;供水|water supply;tap water
  垃圾焚烧;垃圾发电|waste incineration;waste-to-energy
  固废处理;固体废物;危废处理|solid waste treatment;hazardous waste
  大气治理;烟气治理;脱硫脱硝|air pollution control;flue gas treatment;desulfurisation
  除尘设备|dust removal
  环境监测;水质监测|environmental monitoring
  土壤修复;生态修复|soil remediation;ecological restoration
  再生资源;资源回收;废旧物资|resource recycling;recycling
  环卫;环卫服务;环卫装备|sanitation service;sanitation equipment
  节能;节能服务|energy saving;energy efficiency
  碳捕集;碳捕捉|carbon capture;CCUS
  碳交易;碳中和|carbon trading;carbon neutrality
  噪声治理|noise control
  园林;园林绿化|landscaping;landscape engineering
建筑工程;工程施工|construction engineering
  基础设施建设;基建|infrastructure construction
  公路工程;桥梁;路桥|road and bridge construction
  房屋建筑|housing construction
  水利工程;水利水电|water conservancy
  建筑装饰;装修;装饰装修|building decoration;interior decoration
  工程设计;勘察设计|engineering design;survey and design
  工程监理;工程咨询|engineering supervision;engineering consulting
  化学工程;专业工程|chemical engineering
  隧道|tunnel
房地产;房地产开发|real estate;property development
  商业地产|commercial property
  产业园区;园区开发|industrial park
物流;物流服务|logistics
  快递|express delivery;courier
  冷链物流;冷链|cold chain logistics
  港口;码头|port;terminal
  航运;海运|shipping;marine transport
  航空运输;航空公司|air transport;airline
  机场|airport
  铁路运输|rail transport
  高速公路;收费公路|expressway;toll road
  公路客运;公交|road passenger transport;public transit
  仓储|warehousing
  货代;货运代理|freight forwarding
  供应链管理;供应链服务|supply chain management
`
