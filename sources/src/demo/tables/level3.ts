/** Level 3: code|name|products (zh=en, by weight)|codes of level 3 from which it buys. */
export const level3Table = `
110101|种子|玉米种子=corn seed,水稻种子=rice seed,蔬菜种子=vegetable seed|220803,220805
110102|粮食种植|优质稻谷=quality paddy,强筋小麦=strong-gluten wheat,大豆=soybeans|110101,220805,640207
110402|畜禽饲料|猪饲料=pig feed,禽饲料=poultry feed,反刍饲料=ruminant feed|110102,220315
110403|水产饲料|膨化鱼料=extruded fish feed,虾料=shrimp feed|110102,220315
110502|粮油加工|食用植物油=edible oil,面粉=flour,米制品=rice products|110102,360204
110702|生猪养殖|商品猪=market hogs,仔猪=piglets,冷鲜肉=chilled pork|110402,370304
110703|肉鸡养殖|白羽肉鸡=broilers,鸡苗=chicks,调理鸡肉=prepared chicken|110402,370304
220201|纯碱|重质纯碱=dense soda ash,轻质纯碱=light soda ash,小苏打=baking soda|740101,410101
220202|氯碱|烧碱=caustic soda,聚氯乙烯=PVC resin,液氯=liquid chlorine|740101,410101
220206|钛白粉|金红石型钛白粉=rutile titanium dioxide,硫酸=sulphuric acid|240504,220202
220305|涂料油墨|工业涂料=industrial coatings,水性油墨=water-based ink,防腐涂料=anticorrosive coatings|220206,220504
220309|其他化学制品|表面活性剂=surfactants,阻燃剂=flame retardants,电解液添加剂=electrolyte additives|220202,750303
220311|氟化工|制冷剂=refrigerants,含氟聚合物=fluoropolymers,氢氟酸=hydrofluoric acid|220202
220313|聚氨酯|聚合MDI=polymeric MDI,聚醚多元醇=polyether polyols|750301,220202
220315|食品及饲料添加剂|蛋氨酸=methionine,维生素=vitamins,甜味剂=sweeteners|220309
220316|有机硅|硅橡胶=silicone rubber,硅油=silicone oil,密封胶=sealants|220202,410101
220401|涤纶|涤纶长丝=polyester filament,短纤=staple fibre|750303
220406|锦纶|锦纶6切片=nylon 6 chips,锦纶丝=nylon yarn|750303
220503|改性塑料|车用改性材料=automotive compounds,阻燃材料=flame-retardant compounds,再生塑料=recycled plastics|750301,220504
220504|合成树脂|环氧树脂=epoxy resin,酚醛树脂=phenolic resin|750303,220202
220505|膜材料|光学基膜=optical base film,太阳能背板膜=backsheet film,锂电隔膜基材=separator base film|750301
220602|其他橡胶制品|密封件=seals,输送带=conveyor belts,减振制品=dampers|220603,750303
220603|炭黑|导电炭黑=conductive carbon black,轮胎炭黑=tyre carbon black|740201
220803|农药|除草剂=herbicides,杀菌剂=fungicides,杀虫剂=insecticides|220309,220202
220805|复合肥|氯基复合肥=chloride compound fertiliser,水溶肥=water-soluble fertiliser|740101,220202
220901|非金属材料Ⅲ|石墨电极=graphite electrodes,人造金刚石=synthetic diamond|750303
230301|铁矿石|铁精粉=iron ore concentrate,球团矿=pellets|640601
230401|长材|螺纹钢=rebar,线材=wire rod|230301,740201,410101
230402|板材|热轧卷板=hot-rolled coil,冷轧板=cold-rolled sheet,镀锌板=galvanised sheet|230301,740201
230501|特钢Ⅲ|轴承钢=bearing steel,高温合金=superalloys,模具钢=die steel|230301,240602
240202|磁性材料|钕铁硼磁体=NdFeB magnets,软磁粉芯=soft magnetic cores|240501
240301|铝|电解铝=primary aluminium,铝箔=aluminium foil,铝型材=aluminium profiles|410101
240302|铜|阴极铜=copper cathode,铜箔=copper foil,铜杆=copper rod|410101,640601
240303|铅锌|锌锭=zinc ingots,铅锭=lead ingots|410101
240401|黄金|标准金=standard gold,合质金=gold dore|640601
240501|稀土|氧化镨钕=PrNd oxide,氧化镝=dysprosium oxide|640601
240502|钨|硬质合金=cemented carbide,钨粉=tungsten powder|640601
240504|其他小金属|海绵钛=titanium sponge,锆英砂=zircon sand,锑锭=antimony|640601
240601|钴|硫酸钴=cobalt sulphate,四氧化三钴=cobalt oxide|640601
240602|镍|硫酸镍=nickel sulphate,镍铁=ferronickel|640601,740101
240603|锂|碳酸锂=lithium carbonate,氢氧化锂=lithium hydroxide|640601
270102|分立器件|功率MOSFET=power MOSFETs,IGBT模块=IGBT modules,碳化硅器件=SiC devices|270103,270106
270103|半导体材料|硅片=silicon wafers,电子特气=electronic gases,抛光液=CMP slurry|220311,240504
270104|数字芯片设计|存储芯片=memory chips,微控制器=microcontrollers,边缘计算芯片=edge AI chips|270106,270107
270105|模拟芯片设计|电源管理芯片=power management ICs,信号链芯片=signal chain ICs|270106,270107
270106|集成电路制造|晶圆代工=wafer foundry,特色工艺晶圆=specialty wafers|270103,270108
270107|集成电路封测|先进封装=advanced packaging,晶圆测试=wafer testing|270103,240302
270108|半导体设备|刻蚀设备=etchers,薄膜沉积设备=deposition tools,清洗设备=cleaning tools|640702,640108
270202|印制电路板|高多层板=multilayer boards,HDI板=HDI boards,封装基板=package substrates|240302,220504
270203|被动元件|陶瓷电容=ceramic capacitors,电感=inductors,薄膜电容=film capacitors|220505,240202
270301|面板|液晶面板=LCD panels,柔性OLED面板=flexible OLED panels|610201,270601
270302|LED|Mini LED=Mini LED,照明芯片=lighting chips|270103
270303|光学元件|光学镜头=optical lenses,滤光片=optical filters,车载镜头=automotive lenses|610201
270504|消费电子零部件及组装|精密结构件=precision structural parts,声学模组=acoustic modules,整机组装=device assembly|240301,270202,270301
270601|电子化学品Ⅲ|光刻胶=photoresist,湿电子化学品=wet chemicals,封装胶=encapsulants|220311,220504
280202|车身附件及饰件|汽车座椅=car seats,内饰件=interior trim,车灯=car lamps|220503,350104
280203|底盘与发动机系统|制动系统=brake systems,转向系统=steering systems,一体化压铸件=die-cast structures|240301,230501
280204|轮胎轮毂|全钢胎=truck tyres,半钢胎=car tyres,铝轮毂=aluminium wheels|220603,240301
280206|汽车电子电气系统|智能座舱=smart cockpits,线束=wire harnesses,域控制器=domain controllers|270104,270202,630805
280302|汽车经销商|新车销售=new car sales,售后服务=after-sales service|280501,280502
280501|电动乘用车|纯电轿车=electric sedans,插混SUV=plug-in hybrid SUVs|630701,280206,280203,280202
280502|综合乘用车|轿车=sedans,SUV=SUVs,零部件销售=parts sales|230402,280203,280204,280202
280601|商用载货车|重卡=heavy trucks,轻卡=light trucks|230402,280203,280204
330102|空调|家用空调=home air conditioners,中央空调=central air conditioning|330601,240302,220311
330106|冰洗|冰箱=refrigerators,洗衣机=washing machines|330601,230402,220503
330301|厨房小家电|破壁机=blenders,空气炸锅=air fryers,电饭煲=rice cookers|220503,270104
330302|清洁小家电|扫地机器人=robot vacuums,洗地机=floor washers|270104,630701
330401|厨房电器|油烟机=range hoods,集成灶=integrated stoves|230402,610201
330601|家电零部件Ⅲ|压缩机=compressors,电机=motors,控制器=controllers|240302,230402,270105
340401|肉制品|高温肉制品=shelf-stable meat,低温肉制品=chilled meat products|110702,110703
340404|其他食品|速冻米面=frozen rice and noodles,烘焙原料=baking ingredients|110502,360204
340501|白酒Ⅲ|浓香型白酒=strong-aroma baijiu,酱香型白酒=sauce-aroma baijiu,系列酒=series liquor|110102,360205
340601|啤酒|高端啤酒=premium beer,经典啤酒=classic beer|110102,360203
340701|软饮料|无糖茶=sugar-free tea,功能饮料=energy drinks,椰汁=coconut milk|360204,220315
340702|乳品|常温奶=UHT milk,酸奶=yogurt,奶粉=milk powder|110402,360204
340801|零食|坚果=nuts,薯片=chips,卤味=braised snacks|110502,360204
340901|调味发酵品Ⅲ|酱油=soy sauce,蚝油=oyster sauce,复合调味料=compound seasoning|110102,360204
350102|棉纺|棉纱=cotton yarn,坯布=grey cloth|110102
350104|印染|印染布=dyed fabric,功能面料=functional fabric|350102,220401,220309
350206|家纺|床上用品=bedding,毛巾=towels|350102
350208|运动服装|跑鞋=running shoes,运动服=sportswear|350104,220406
350209|非运动服装|男装=menswear,女装=womenswear,童装=childrenswear|350104,220401
350301|钟表珠宝|黄金饰品=gold jewellery,镶嵌饰品=gem-set jewellery|240401
360102|大宗用纸|文化纸=printing paper,箱板纸=containerboard|740101,220202
360203|金属包装|二片罐=two-piece cans,三片罐=three-piece cans|240301,230402
360204|塑料包装|软包装=flexible packaging,PET瓶=PET bottles|750301,220505
360205|纸包装|彩盒=colour boxes,酒盒=liquor boxes|360102,220305
360307|成品家居|沙发=sofas,床垫=mattresses|220313,350104
360308|定制家居|定制衣柜=custom wardrobes,整体橱柜=kitchen cabinets|360102,220504
360501|文化用品|书写工具=writing instruments,办公用品=office supplies|220503,360102
370101|原料药|抗生素原料药=antibiotic APIs,沙坦类原料药=sartan APIs,甾体激素=steroid hormones|220309
370102|化学制剂|抗肿瘤药=oncology drugs,心血管药=cardiovascular drugs,麻醉药=anaesthetics|370101,360204
370201|中药Ⅲ|心脑血管中成药=cardiovascular TCM,感冒清热药=cold remedies,中药饮片=TCM slices|110102,360205
370303|疫苗|流感疫苗=influenza vaccine,肺炎疫苗=pneumococcal vaccine,狂犬疫苗=rabies vaccine|370503,360204
370304|其他生物制品|单抗药物=monoclonal antibodies,生长激素=growth hormone,胰岛素=insulin|370503,370101
370402|医药流通|药品批发=drug distribution,器械配送=device distribution|370102,370201,370502
370403|线下药店|药品零售=drug retail,健康产品=health products|370402,370201
370502|医疗设备|医学影像设备=imaging equipment,监护仪=patient monitors,内窥镜=endoscopes|270104,270303,640702
370503|医疗耗材|手术耗材=surgical consumables,冠脉支架=coronary stents,输注器械=infusion sets|220503,230501
370504|体外诊断|化学发光试剂=CLIA reagents,分子诊断试剂=molecular reagents|370101,270303
370603|医疗研发外包|药物发现=drug discovery services,临床研究=clinical research,定制生产=contract manufacturing|370101,370502
370604|医院|眼科服务=eye care,口腔服务=dental care,康复服务=rehabilitation|370502,370503,370402
410101|火力发电|电力=electricity,供热=heating|740101,630801
410102|水力发电|水电=hydropower,抽水蓄能=pumped storage|630801,620306
410106|光伏发电|光伏电力=solar electricity|630502,630503
410107|风力发电|风电=wind electricity|630601
410301|燃气Ⅲ|天然气销售=gas sales,接驳工程=gas connection|750101
420804|快递|时效快递=time-definite express,经济快递=economy express|280601,750302
420806|仓储物流|仓储服务=warehousing,冷链物流=cold chain|280601
420901|高速公路|通行费=tolls,服务区经营=service areas|620306
421001|航空运输|国内客运=domestic passenger,国际客运=international passenger,货运=cargo|750301,650201
421101|航运|集装箱航运=container shipping,干散货航运=dry bulk shipping,油品运输=tanker shipping|650401,750301
421102|港口|集装箱装卸=container handling,散货装卸=bulk handling|640601
430101|住宅开发|商品住宅=residential property,车位=parking spaces|620101,610101,330102
430103|产业地产|园区开发=park development,园区运营=park operation|620101,610101
430301|物业管理|物业服务=property services,增值服务=value-added services|330302
450201|贸易Ⅲ|大宗贸易=commodity trading,供应链服务=supply chain services|240302,230402
450302|超市|生鲜=fresh food,食品用品=groceries|340702,340901,110703
450601|综合电商|平台服务=platform services,自营零售=own retail|420804,330301
450602|跨境电商|家居品类=home goods,服饰品类=apparel,消费电子=consumer electronics|421101,360307
460802|检测服务|环境检测=environmental testing,电子电器检测=electronics testing,计量校准=calibration|640107
460901|酒店|有限服务酒店=limited-service hotels,全服务酒店=full-service hotels|350206
460902|餐饮|火锅=hotpot,快餐=fast food,团餐=group catering|340404,340901,110703
461003|自然景区|景区门票=park tickets,索道=cableways|620306
461102|培训教育|职业培训=vocational training,考试培训=exam training|710402
480301|股份制银行Ⅲ|公司贷款=corporate loans,个人贷款=retail loans,资金业务=treasury|710301
480401|城商行Ⅲ|公司贷款=corporate loans,个人贷款=retail loans|710301
480501|农商行Ⅲ|小微贷款=micro loans,个人贷款=retail loans|710301
490101|证券Ⅲ|经纪业务=brokerage,投资银行=investment banking,自营投资=proprietary investment|710301
490201|保险Ⅲ|寿险=life insurance,财险=property insurance|710301
490305|租赁|融资租赁=finance leases,经营租赁=operating leases|640601
510101|综合Ⅲ|产业投资=industrial investment,贸易=trading|230402
610101|水泥制造|水泥=cement,熟料=clinker|740101,410101
610201|玻璃制造|浮法玻璃=float glass,光伏玻璃=solar glass,电子玻璃=electronic glass|220201,410301
610202|玻纤制造|玻纤纱=glass fibre yarn,电子布=electronic fabric|610201,220201
610302|管材|PPR管=PPR pipes,PVC管=PVC pipes|220202,750301
610304|防水材料|防水卷材=waterproof membranes,防水涂料=waterproof coatings|750301,220313
620101|房屋建设Ⅲ|房屋建筑=building construction,装配式建筑=prefabricated building|230401,610101
620201|装修装饰Ⅲ|公共装修=public fit-out,住宅装修=home fit-out|610304,220305,240301
620306|基建市政工程|公路工程=road works,轨道交通工程=metro works,市政工程=municipal works|230401,610101,640601
620401|钢结构|钢结构制造=steel structures,钢结构安装=steel erection|230402
620601|工程咨询服务Ⅲ|勘察设计=survey and design,工程监理=supervision|710402
630101|电机Ⅲ|伺服电机=servo motors,驱动电机=drive motors|240202,240302,230402
630501|硅料硅片|多晶硅=polysilicon,单晶硅片=mono wafers|410101,630505
630502|光伏电池组件|光伏组件=solar modules,高效电池片=high-efficiency cells|630501,630504,610201,240301
630503|逆变器|组串逆变器=string inverters,储能变流器=storage converters|270102,270203
630504|光伏辅材|光伏胶膜=encapsulant film,银浆=silver paste,边框=frames|750301,240301
630505|光伏加工设备|单晶炉=crystal pullers,串焊机=stringers|640702,230501
630601|风电整机|陆上风机=onshore turbines,海上风机=offshore turbines|630602,630101
630602|风电零部件|叶片=blades,塔筒=towers,主轴轴承=main bearings|610202,230402,230501
630701|锂电池|动力电池=traction batteries,储能电池=storage batteries,消费电池=consumer batteries|630702,240302,240301
630702|电池化学品|三元正极=ternary cathodes,磷酸铁锂=LFP cathodes,电解液=electrolyte,负极材料=anodes|240603,240601,240602,220309
630703|锂电专用设备|涂布机=coaters,卷绕机=winders,化成分容设备=formation equipment|640702,640703
630801|输变电设备|变压器=transformers,组合电器=switchgear|240302,230402
630803|电网自动化设备|继电保护=relay protection,配网自动化=distribution automation|270105,710402
630805|线缆部件及其他|电力电缆=power cables,海底电缆=submarine cables,连接器=connectors|240302,220503
640101|机床工具|数控机床=CNC machines,加工中心=machining centres,刀具=cutting tools|230501,640702,240502
640105|制冷空调设备|商用制冷=commercial refrigeration,热泵=heat pumps|330601,240302
640107|仪器仪表|智能水表=smart water meters,分析仪器=analytical instruments|270105
640108|金属制品|精密紧固件=precision fasteners,铸件=castings|230402,230501
640203|能源及重型设备|煤矿机械=coal machinery,压力容器=pressure vessels|230402,230501
640207|农用机械|拖拉机=tractors,收获机=harvesters|230402,280204
640501|轨交设备Ⅲ|车辆=rolling stock,信号系统=signalling,制动系统=braking systems|230402,630101,710402
640601|工程机械整机|挖掘机=excavators,起重机=cranes,混凝土机械=concrete machinery|640602,230402
640602|工程机械器件|液压件=hydraulics,回转支承=slewing bearings|230501,640101
640701|机器人|工业机器人=industrial robots,协作机器人=collaborative robots,减速器=reducers|630101,640702,270104
640702|工控设备|可编程控制器=PLCs,变频器=inverters for drives,伺服系统=servo systems|270102,270104
640703|激光设备|光纤激光器=fibre lasers,激光切割机=laser cutters|270303
650101|航天装备Ⅲ|卫星部件=satellite components,火箭结构件=rocket structures|230501,650501
650201|航空装备Ⅲ|航空结构件=aero structures,机载设备=avionics|230501,240504
650401|航海装备Ⅲ|散货船=bulk carriers,集装箱船=container ships|230402,630101
650501|军工电子Ⅲ|连接组件=interconnects,雷达组件=radar modules|270102,270202
710102|安防设备|智能摄像机=smart cameras,门禁系统=access control|270104,270303
710103|其他计算机设备|服务器=servers,工业平板=industrial tablets,金融终端=financial terminals|270104,270202,270203
710301|IT服务Ⅲ|系统集成=system integration,云服务=cloud services,数据中心运维=data centre operation|710103,730204
710401|垂直应用软件|医疗信息化=healthcare IT,金融软件=financial software,工业软件=industrial software|710103
710402|横向通用软件|办公软件=office software,数据库=databases,网络安全=network security|710103
720401|游戏Ⅲ|手机游戏=mobile games,客户端游戏=client games|710301
720501|营销代理|数字营销=digital marketing,品牌策划=brand planning|720401
720601|影视动漫制作|电影=films,剧集=series,动漫=animation|720501
720901|教育出版|教材教辅=textbooks,数字教育=digital education|360102
730102|电信运营商|移动服务=mobile services,宽带服务=broadband,云计算=cloud computing|730204,730205
730204|通信网络设备及器件|光模块=optical modules,交换机=switches,基站天线=base station antennas|270104,270202,270303
730205|通信线缆及配套|光纤光缆=optical fibre and cable,预制棒=preforms|610202,220503
730206|通信终端及配件|物联网模组=IoT modules,智能终端=smart terminals|270104,270202
740101|动力煤|动力煤=thermal coal,煤炭贸易=coal trading|640203
740102|焦煤|主焦煤=coking coal,肥煤=fat coal|640203
740201|焦炭Ⅲ|冶金焦=metallurgical coke,煤焦油=coal tar|740102
750101|油气开采Ⅲ|原油=crude oil,天然气=natural gas|750201
750201|油田服务|钻井服务=drilling services,压裂服务=fracturing|640203
750301|炼油化工|成品油=refined products,聚丙烯=polypropylene,聚乙烯=polyethylene|750101
750302|油品石化贸易|成品油销售=fuel sales,液化气=LPG|750301
750303|其他石化|精对苯二甲酸=PTA,己内酰胺=caprolactam,针状焦=needle coke|750301
760101|大气治理|脱硫脱硝=desulphurisation and denitration,除尘工程=dust removal|640203
760102|水务及水治理|自来水=tap water,污水处理=sewage treatment,膜产品=membranes|610302
760103|固废治理|垃圾焚烧=waste incineration,危废处置=hazardous waste,再生资源=recycled resources|760201
760201|环保设备Ⅲ|环卫装备=sanitation vehicles,垃圾焚烧炉=incinerators|230402,280601
770101|生活用纸|面巾纸=facial tissue,卫生巾=sanitary pads|360102
770202|品牌化妆品|护肤品=skin care,彩妆=make-up|220315,360204
770301|医美耗材|玻尿酸=hyaluronic acid,胶原蛋白=collagen|370304
`
