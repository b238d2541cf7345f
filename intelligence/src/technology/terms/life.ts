/** Terms of medicine, farming, food and what people buy (see `terms.ts` for how a line is read). */
export const life = `
医药;制药;药品|pharmaceutical;medicine;drug
  创新药;新药|innovative drug;novel drug
    小分子药物|small-molecule drug
    PD-1;免疫检查点抑制剂|PD-1;immune checkpoint inhibitor
    抗体药物;单克隆抗体;单抗|antibody drug;monoclonal antibody
    ADC;抗体偶联药物|ADC;antibody-drug conjugate
    GLP-1;减肥药;司美格鲁肽|GLP-1;weight-loss drug;semaglutide
  化学制药;化学药;化学制剂|chemical drug;chemical preparation
    仿制药|generic drug
    原料药;医药中间体|active pharmaceutical ingredient;API;pharmaceutical intermediate
    抗生素;头孢;青霉素|antibiotic;cephalosporin;penicillin
    抗肿瘤药;肿瘤药|oncology drug;anti-tumour drug
    心血管药;降压药|cardiovascular drug
    糖尿病药;胰岛素|diabetes drug;insulin
    麻醉药;麻醉|anaesthetic;anesthetic
    抗病毒药|antiviral drug
    激素;甾体激素|hormone;steroid hormone
    大输液;输液|infusion;intravenous infusion
    肝素|heparin
    眼科药;滴眼液|ophthalmic drug;eye drops
    特色原料药|specialty API
  生物制药;生物药|biopharmaceutical;biologic
    疫苗|vaccine
      mRNA疫苗;mRNA|mRNA vaccine;mRNA
      流感疫苗|influenza vaccine;flu vaccine
      狂犬疫苗|rabies vaccine
      HPV疫苗|HPV vaccine
    血液制品;白蛋白|blood product;albumin
    重组蛋白|recombinant protein
    生长激素|growth hormone
    多肽|peptide
    细胞治疗;CAR-T;干细胞|cell therapy;CAR-T;stem cell
    基因治疗|gene therapy
  中药;中成药|traditional Chinese medicine;TCM
    中药饮片|TCM decoction pieces
    中药配方颗粒;配方颗粒|TCM formula granules
    阿胶|donkey-hide gelatin
    中药材|Chinese medicinal herbs
  药用辅料|pharmaceutical excipient
  药用包装;药包材|pharmaceutical packaging
医疗器械;医疗设备|medical device;medical equipment
  体外诊断;IVD;诊断试剂|in vitro diagnostics;IVD;diagnostic reagent
    分子诊断;核酸检测|molecular diagnostics;nucleic acid test
    免疫诊断;化学发光|immunodiagnostics;chemiluminescence
    POCT;即时检测|POCT;point-of-care testing
    生化诊断|biochemical diagnostics
  基因测序;测序|gene sequencing;DNA sequencing
  医学影像;医学影像设备;CT;核磁共振|medical imaging;CT scanner;MRI
    超声;超声诊断|ultrasound
    X射线;平板探测器|X-ray;flat panel detector
  内窥镜|endoscope
  手术机器人|surgical robot
  心脏支架;支架;介入器械|stent;interventional device
  骨科;骨科植入|orthopaedics;orthopedic implant
  血液透析;血透|haemodialysis;dialysis
  呼吸机|ventilator
  监护仪|patient monitor
  血糖仪;血糖监测|glucose meter
  血压计|blood pressure monitor
  口腔;口腔器械;种植牙|dental;dental implant
  隐形眼镜;角膜塑形镜;人工晶体|contact lens;orthokeratology lens;intraocular lens
  医用耗材;高值耗材;低值耗材|medical consumables
  医用手套;手套|medical glove
  口罩;防护用品|face mask;protective equipment
  注射器;输液器|syringe
  助听器|hearing aid
  康复器械|rehabilitation equipment
  家用医疗器械|home medical device
  制药用水;无菌设备;灭菌设备|sterilisation equipment
医疗服务|healthcare services
  医院|hospital
  眼科医院;眼科|eye hospital;ophthalmology
  体检|health check;physical examination
  第三方检验;医学检验|third-party medical laboratory;clinical laboratory
  医美;医疗美容;玻尿酸;透明质酸|medical aesthetics;hyaluronic acid
  辅助生殖|assisted reproduction
  互联网医疗|internet healthcare
  养老;养老服务|elderly care
CXO;医药研发外包;CRO|CRO;contract research organisation
  CDMO;CMO;医药定制|CDMO;contract manufacturing
  临床试验|clinical trial
  安评;临床前研究|preclinical research
  实验动物|laboratory animal
医药流通;医药商业|pharmaceutical distribution
  药店;零售药店;连锁药店|pharmacy;drugstore
合成生物;合成生物学|synthetic biology
  酶制剂;酶|enzyme;enzyme preparation
  发酵;生物发酵|fermentation
脑机接口|brain-computer interface
生物柴油;燃料乙醇|biodiesel;fuel ethanol
农业;种植业|agriculture;farming
  种子;种业|seed;seed industry
    转基因|genetically modified crop;GM crop
    玉米种子|corn seed
    水稻种子;杂交水稻|rice seed;hybrid rice
  养殖;畜牧|breeding;livestock
    生猪;生猪养殖;养猪|pig;hog;pig farming
    肉鸡;养鸡;白羽鸡|broiler;chicken
    肉牛;奶牛|cattle;dairy cow
    水产;水产养殖|aquaculture;aquatic product
  饲料|feed;animal feed
  动物保健;兽药;动物疫苗|animal health;veterinary drug
  宠物;宠物食品|pet;pet food
  水果;果蔬|fruit;fruits and vegetables
  糖;白糖;制糖|sugar
  棉花|cotton
  食用菌;蘑菇|edible mushroom
  林业;木材|forestry;timber
  花卉;苗木|flower;nursery plant
食品;食品加工|food;food processing
  白酒|baijiu;Chinese liquor
  啤酒|beer
  葡萄酒|wine
  黄酒|yellow rice wine
  饮料;软饮料|beverage;soft drink
  乳制品;牛奶;乳业|dairy;milk
    奶粉;婴幼儿奶粉|milk powder;infant formula
    奶酪|cheese
  调味品;酱油;食醋|condiment;soy sauce;vinegar
    味精|MSG;monosodium glutamate
    榨菜;酱腌菜|pickled vegetable
  肉制品;屠宰|meat product;slaughtering
  速冻食品;预制菜|frozen food;prepared dishes
  休闲食品;零食;坚果|snack;nuts
  烘焙;面包|bakery;bread
  食用油;植物油|edible oil;vegetable oil
  面粉;大米;粮食加工|flour;rice;grain processing
  方便面;方便食品|instant noodles;convenience food
  保健品;膳食营养补充剂|health supplement;dietary supplement
  茶叶;茶|tea
  咖啡|coffee
  酵母|yeast
  植物提取物|plant extract
烟草;电子烟|tobacco;e-cigarette
家电;家用电器|home appliance;household appliance
  空调|air conditioner
  冰箱|refrigerator;fridge
  洗衣机|washing machine
  电视机;彩电|television;TV set
  厨房电器;厨电;油烟机|kitchen appliance;range hood
  小家电|small appliance
  热水器|water heater
  净水器;净水设备|water purifier
  按摩椅;按摩器具|massage chair;massager
  吸尘器|vacuum cleaner
家具;家居|furniture;home furnishing
  定制家具;橱柜;衣柜|custom furniture;cabinet;wardrobe
  床垫|mattress
  沙发|sofa
  智能马桶|smart toilet
服装;服饰|apparel;clothing;garment
  运动服饰;运动鞋|sportswear;sports shoes
  鞋;鞋履|footwear;shoes
  女装|womenswear
  男装|menswear
  童装|children's wear
  内衣|underwear
  箱包|luggage;bags
化妆品;护肤品;美妆|cosmetics;skincare
  面膜|facial mask
  洗涤用品;日化|detergent;household chemical
  卫生巾;纸尿裤|sanitary napkin;diaper
珠宝;首饰;黄金珠宝|jewellery;jewelry
玩具|toy
文具|stationery
乐器|musical instrument
户外用品|outdoor product
钟表;手表|watch;clock
眼镜;镜片|eyewear;spectacle lens
零售;商业零售|retail
  超市|supermarket
  百货;百货商场|department store
  便利店|convenience store
  免税;免税店|duty free
餐饮|catering;restaurant
旅游;景区|tourism;scenic area
  酒店|hotel
  旅行社|travel agency
  冰雪;滑雪|ski;ice and snow
金融;金融服务|finance;financial services
  银行;商业银行|bank;commercial bank
  证券;证券经纪|securities;brokerage
  保险;人寿保险|insurance;life insurance
  信托|trust
  期货|futures
  融资租赁|financial leasing
  小额贷款|microcredit
  担保|guarantee
`
