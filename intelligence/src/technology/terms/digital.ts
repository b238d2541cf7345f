/** Terms of software and services on it (see `terms.ts` for how a line is read). */
export const digital = `
人工智能;AI|artificial intelligence;AI
  大模型;大语言模型|large language model;LLM;foundation model
  机器学习;深度学习|machine learning;deep learning
  计算机视觉;机器视觉;图像识别|computer vision;machine vision;image recognition
  人脸识别|face recognition
  语音识别;智能语音|speech recognition;voice recognition
  自然语言处理|natural language processing;NLP
  生成式人工智能;AIGC|generative AI;AIGC
  知识图谱|knowledge graph
  智能客服|intelligent customer service
算力|computing power
  服务器|server
  数据中心;IDC|data centre;data center;IDC
  液冷;液冷服务器|liquid cooling
  边缘计算|edge computing
  高性能计算;超级计算机|high-performance computing;supercomputer
  存储设备;数据存储|storage device;data storage
  量子计算|quantum computing
云计算;云服务|cloud computing;cloud service
  SaaS;软件即服务|SaaS;software as a service
  CDN;内容分发网络|CDN;content delivery network
  私有云|private cloud
  容器;云原生|cloud native
软件;软件开发|software;software development
  操作系统|operating system
  数据库|database
  中间件|middleware
  办公软件|office software
  工业软件|industrial software
    CAD;计算机辅助设计|CAD;computer-aided design
    CAE;仿真软件|CAE;simulation software
    MES;制造执行系统|MES;manufacturing execution system
  ERP;企业管理软件|ERP;enterprise management software
  财税软件;财务软件|accounting software;tax software
  建筑信息模型;BIM;工程造价软件|BIM;building information modelling
  嵌入式软件|embedded software
  地理信息系统;GIS;地理信息|GIS;geographic information system
  软件外包;IT服务;系统集成|software outsourcing;IT services;system integration
网络安全;信息安全|cybersecurity;information security;network security
  防火墙|firewall
  密码;商用密码;数字证书|cryptography;digital certificate
  数据安全|data security
  身份认证|identity authentication
大数据|big data
  数据要素|data element
  数据分析|data analytics
  舆情监测|public opinion monitoring
区块链|blockchain
  数字货币;数字人民币|digital currency;digital yuan
  智能合约|smart contract
金融科技;金融信息化|fintech;financial technology
  移动支付;第三方支付|mobile payment;third-party payment
  POS机;支付终端|POS terminal;payment terminal
  银行IT;银行信息系统|banking IT;core banking system
  证券信息系统;证券软件|securities software;trading software
  智能卡;银行卡;IC卡|smart card;bank card
  ATM;自动柜员机|ATM;automated teller machine
  征信|credit reporting
  互联网金融|internet finance
  供应链金融|supply chain finance
智慧城市|smart city
  安防;视频监控|security surveillance;video surveillance
  智能交通;智慧交通|intelligent transportation;smart traffic
    ETC;电子不停车收费|ETC;electronic toll collection
    车路协同|vehicle-road coordination;V2X
  电子政务;数字政府;智慧政务|e-government;digital government
  智慧医疗;医疗信息化|smart healthcare;healthcare IT
  智慧教育;教育信息化|smart education;education IT
  智慧能源|smart energy
  智能楼宇;建筑智能化|smart building;building automation
  智慧停车|smart parking
  智慧水务|smart water management
数字孪生|digital twin
工业互联网|industrial internet
元宇宙|metaverse
互联网服务;互联网|internet services
  电子商务;电商|e-commerce
    跨境电商|cross-border e-commerce
    直播电商;直播带货|live commerce
  网络游戏;游戏|online game;video game;gaming
    手游;移动游戏|mobile game
    云游戏|cloud gaming
  短视频|short video
  网络视频;视频平台|online video
  数字营销;互联网营销;互联网广告|digital marketing;internet advertising
  在线教育|online education
  社交网络|social network
  网络文学;数字阅读|online literature;digital reading
  共享出行|ride sharing
  外卖|food delivery
  在线旅游|online travel
文化传媒;传媒|media
  影视;电影;电视剧|film and television;movie;TV drama
  院线;影院|cinema
  广告;营销服务|advertising;marketing services
    户外广告|outdoor advertising
  出版;图书出版|publishing;book publishing
  有线电视;广播电视|cable television;broadcasting
  动漫|animation
  音乐|music
  体育|sports
  彩票|lottery
电信运营;基础电信|telecom operation
  宽带|broadband
  短信;云通信|SMS;cloud communication
  虚拟运营商|virtual operator;MVNO
机器人流程自动化;RPA|robotic process automation;RPA
数字化转型|digital transformation
低代码|low code
信创;自主可控|IT localisation;domestic IT innovation
遥感;卫星遥感|remote sensing
高精地图;导航地图;电子地图|HD map;navigation map;digital map
智能投顾|robo-advisor
人力资源服务|human resources services
检测服务;检验检测|testing and certification;inspection service
  计量校准|calibration
会展|exhibition;convention
职业教育;教育培训|vocational education;training
物业管理|property management
`
