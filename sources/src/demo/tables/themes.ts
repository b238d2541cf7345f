/**
 * Themes: zh|en|further words zh|further words en|classes of level 3 from whose companies members come, the nearest
 * first.
 */
export const themeTable = `
固态电池|Solid-state batteries|全固态,半固态电池|all-solid-state,semi-solid cells|630701,630702,630703,240603,220309
人形机器人|Humanoid robots|具身智能,灵巧手|embodied AI,dexterous hands|640701,630101,640702,640101,280203
低空经济|Low-altitude economy|飞行汽车,无人机物流|eVTOL,drone logistics|650201,650501,270303,630701,420804
算力基础设施|Computing infrastructure|智算中心,算力网|AI data centres,compute network|710103,730204,710301,270202,630803
先进封装|Advanced packaging|芯粒,2.5D封装|chiplets,2.5D packaging|270107,270108,270103,270202
存储芯片|Memory chips|闪存,内存涨价|flash memory,memory upcycle|270104,270107,270106
碳化硅|Silicon carbide|第三代半导体,宽禁带|wide-bandgap,third-generation semiconductors|270102,270103,270108
光模块|Optical modules|硅光,CPO|silicon photonics,co-packaged optics|730204,270303,270103
卫星互联网|Satellite internet|低轨卫星,星座组网|LEO satellites,constellations|650101,650501,730204,730206
智能驾驶|Autonomous driving|自动驾驶,智驾|self-driving,driver assistance|280206,270303,280501,270104,710401
汽车轻量化|Vehicle lightweighting|一体化压铸,铝代钢|giga-casting,aluminium bodies|280203,240301,220503,280202
充电桩|EV charging|超充,换电|fast charging,battery swap|630503,630803,280206,630805
储能|Energy storage|新型储能,工商业储能|grid storage,commercial storage|630701,630503,630801,410102
海上风电|Offshore wind|深远海,漂浮式|deep-sea wind,floating turbines|630601,630602,630805,650401
光伏降本|Cheaper solar|N型电池,钙钛矿|n-type cells,perovskite|630502,630501,630504,630505,610201
氢能|Hydrogen|绿氢,加氢站|green hydrogen,refuelling stations|640203,640105,750301,280601
特高压|Ultra-high voltage|主网投资,柔直|grid investment,flexible DC|630801,630803,630805,630602
虚拟电厂|Virtual power plants|电力市场化,需求响应|power market reform,demand response|630803,710401,410101,640107
核医学与创新药|Innovative drugs|创新药出海,ADC|drug out-licensing,ADC|370102,370304,370603,370101
减重药物|Weight-loss drugs|GLP-1,多肽|GLP-1,peptides|370304,370101,370603,370102
国产医疗器械|Domestic medical devices|设备更新,高值耗材|equipment renewal,high-value consumables|370502,370503,370504
银发经济|Silver economy|养老服务,适老化|elderly care,ageing-friendly|370604,370502,340404,460802
中药现代化|Modern Chinese medicine|配方颗粒,经典名方|formula granules,classic formulas|370201,110102,370403
医美|Medical aesthetics|轻医美,再生材料|light aesthetics,regenerative fillers|770301,770202,370604
疫苗出海|Vaccine exports|mRNA,多联苗|mRNA,combination vaccines|370303,370503
宠物经济|Pet economy|宠物食品,宠物医疗|pet food,pet health|110402,770101,340404
预制菜|Ready meals|中央厨房,冷链|central kitchens,cold chain|340404,340401,420806,110703
白酒去库存|Baijiu destocking|批价,渠道库存|wholesale price,channel stock|340501,360205
健康饮品|Healthy drinks|无糖,功能饮料|sugar-free,functional drinks|340701,340702,220315
生猪周期|Hog cycle|能繁母猪,猪价|breeding sows,hog price|110702,110402,340401
粮食安全|Food security|高标准农田,转基因|high-standard farmland,biotech seeds|110101,110102,220805,640207
种业振兴|Seed revival|生物育种,良种|bio-breeding,improved varieties|110101,220803
免税与出境游|Outbound travel|签证便利,国际航线|visa easing,international routes|421001,460901,461003
冰雪与文旅|Ice and snow tourism|冰雪经济,夜游|winter sports,night tours|461003,460901,460902,350208
国货美妆|Domestic cosmetics|成分党,直播电商|ingredient-led,live commerce|770202,450601,720501
跨境电商|Cross-border e-commerce|海外仓,独立站|overseas warehouses,own sites|450602,420806,360307,421101
快递提价|Express pricing|反内卷,单票收入|price discipline,revenue per parcel|420804,420806
航运涨价|Freight rates|运价指数,绕航|freight index,rerouting|421101,421102,650401
城市更新|Urban renewal|旧改,地下管网|old-town renewal,pipe networks|620306,610302,620601,430101,610304
保障房|Affordable housing|收储,配售型|home buy-backs,allocation homes|430101,620101,610101,330102
装配式建筑|Prefabricated buildings|钢结构,模块化|steel buildings,modular|620401,620101,610302
水利工程|Water projects|引调水,病险水库|water diversion,reservoir repair|620306,610302,760102,410102
设备更新|Equipment renewal|以旧换新,技改|trade-in,technical upgrades|640101,640601,330106,640207,640702
工业母机|Machine tools|五轴机床,丝杠|five-axis machines,ball screws|640101,640702,240502,230501
工业软件|Industrial software|国产替代,仿真软件|domestic substitution,simulation|710401,710402,640702
数据要素|Data assets|公共数据,数据入表|public data,data on balance sheets|710301,710402,730102
信创|Trusted IT|国产操作系统,自主可控|domestic operating systems,self-reliance|710402,710103,270104,710301
网络安全|Cybersecurity|密码,攻防|cryptography,red teams|710402,710102
生成式人工智能|Generative AI|大模型,智能体|large models,agents|710401,710402,720401,710103,720601
短剧出海|Short-drama exports|微短剧,IP改编|micro-dramas,IP adaptation|720601,720501,720401
电影春节档|Spring film season|票房,院线|box office,cinemas|720601,720501
教育数字化|Digital education|智慧课堂,职业教育|smart classrooms,vocational education|720901,461102,710401
稀土永磁|Rare-earth magnets|配额,磁材|quotas,magnetic materials|240501,240202,630101
黄金|Gold|避险,央行购金|safe haven,central-bank buying|240401,350301
锂矿|Lithium mining|盐湖提锂,锂价|brine extraction,lithium price|240603,630702,630701
铜铝供需|Copper and aluminium supply|冶炼减产,库存|smelter cuts,inventories|240302,240301,410101
煤炭长协|Coal contracts|电煤,港口库存|thermal coal,port stocks|740101,740102,410101,740201
高股息|High dividends|红利,分红率|dividend yield,payout|410102,420901,740101,480301,730102
固废资源化|Waste to resources|再生铜,动力电池回收|recycled copper,battery recycling|760103,760201,240303,630702
军贸|Defence trade|装备出口,订单恢复|equipment exports,order recovery|650101,650201,650501,650401
`
