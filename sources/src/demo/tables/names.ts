/** Syllables of company names: character and pinyin. First and second syllable; 5,000 and more pairs. */
export const firstSyllables =
  '澜lan 岑cen 砚yan 榕rong 汀ting 霁ji 禾he 朔shuo 屿yu 璟jing 翎ling 沅yuan 棠tang 缙jin 珩heng 湛zhan 骞qian 昱yu 瀚han 筠yun 澄cheng 颂song 苒ran 弈yi 旻min 钧jun 楷kai 沁qin 皓hao 邈miao 笙sheng 郢ying 岱dai 漪yi 桓huan 晏yan 祺qi 烁shuo 蔚wei 琅lang 崧song 泓hong 骁xiao 潞lu 棣di 稷ji 鸢yuan 皋gao 淳chun 萦ying 鄢yan 杼zhu 衍yan 榆yu 芃peng 鹿lu 溯su 槐huai 隽jun 暮mu 赫he 璞pu 濯zhuo 麟lin 翊yi 茗ming 崤xiao 洛luo 梧wu 瑾jin'.split(
    ' ',
  )
export const secondSyllables =
  '岭ling 川chuan 桥qiao 澈che 岚lan 麓lu 舟zhou 原yuan 汐xi 砺li 峤qiao 泽ze 野ye 弦xian 驰chi 桐tong 穗sui 阙que 浔xun 隅yu 帆fan 垣yuan 崖ya 铎duo 谷gu 湾wan 曦xi 畴chou 渡du 岩yan 杉shan 棹zhao 堤di 序xu 泉quan 鹭lu 峦luan 柏bai 湖hu 城cheng 轩xuan 林lin 池chi 渚zhu 庭ting 嘉jia 恒heng 远yuan 桢zhen 洲zhou 朗lang 辰chen 诚cheng 维wei 铭ming 拓tuo 途tu 邦bang 迈mai 易yi 坤kun 耀yao 锐rui 昇sheng 信xin 河he 岸an 屏ping 榭xie 津jin'.split(
    ' ',
  )

/** What companies of an industry (level 1) are called after their own two syllables: zh=en. */
export const suffixTable = `
110000|农业=Agriculture,农科=Agritech
220000|化工=Chemical,新材=New Materials,化学=Chem
230000|钢铁=Steel,特钢=Special Steel
240000|矿业=Mining,有色=Nonferrous
270000|电子=Electronics,微电=Micro
280000|汽配=Auto Parts,动力=Powertrain
330000|电器=Appliances,家电=Home Appliances
340000|食品=Foods
350000|服饰=Apparel
360000|家居=Home
370000|医药=Pharma,生物=Biotech,药业=Pharmaceutical
410000|电力=Power,能源=Energy
420000|物流=Logistics
430000|置业=Properties,地产=Land
450000|商贸=Trading,商城=Mall
460000|文旅=Tourism
480000|银行=Bank
490000|金控=Financial
510000|控股=Holdings,实业=Industrial
610000|建材=Building Materials
620000|建工=Construction
630000|电气=Electric
640000|机械=Machinery,重工=Heavy Industry,智造=Intelligent
650000|航空=Aviation,防务=Defense
710000|软件=Software,信息=Information,数据=Data
720000|传媒=Media
730000|通信=Communications
740000|煤业=Coal,能化=Coal Chemical
750000|石化=Petrochemical
760000|环保=Environment
770000|日化=Personal Care
`

/** Names that suit one class of level 3 better than those of its level 1: zh=en. */
export const ownSuffixTable = `
480501|农商行=Rural Bank
490101|证券=Securities
490201|保险=Insurance
490305|租赁=Leasing
340501|酒业=Distillery
340601|啤酒=Brewery
340702|乳业=Dairy
240603|锂业=Lithium
240302|铜业=Copper
240401|黄金=Gold
240501|稀土=Rare Earth
270301|光电=Display
270601|新材=Materials
370303|疫苗=Vaccine
370604|医院=Hospitals
370403|药房=Drugstores
370201|中药=Traditional Medicine
370502|医疗=Medical
410301|燃气=Gas
420804|快递=Express
420901|高速=Expressway
421001|航空=Airlines
421101|航运=Shipping
421102|港务=Port
430301|物业=Property Services
450601|电商=Commerce
460802|检测=Testing
460901|酒店=Hotels
460902|餐饮=Catering
610101|水泥=Cement
610201|玻璃=Glass
620306|路桥=Road & Bridge
620601|设计=Design
630502|光能=Solar
630601|风电=Wind Power
630701|储能=Battery
640701|机器人=Robotics
640703|激光=Laser
650401|船舶=Shipbuilding
730102|电信=Telecom
730205|光缆=Cable
740201|焦化=Coke
760102|水务=Water
110101|种业=Seeds
110402|牧业=Feed
110702|牧业=Livestock
110703|牧业=Poultry
270102|半导=Semiconductor
270104|芯科=Chips
270302|光电=Photonics
270303|光学=Optics
280501|汽车=Motor
280502|汽车=Motor
280601|重卡=Trucks
280302|汽贸=Auto Sales
350102|纺织=Textile
350104|印染=Dyeing
350206|家纺=Home Textile
350301|珠宝=Jewellery
360102|纸业=Paper
360203|包装=Packaging
360204|包装=Packaging
360205|包装=Packaging
360501|文具=Stationery
450302|超市=Supermarkets
450602|跨境=Crossborder
461102|教育=Education
620201|装饰=Decoration
620401|钢构=Steel Structures
630503|逆变=Inverter
630602|风能=Wind Components
630805|线缆=Cable
640101|数控=CNC
640501|轨交=Rail
650101|航天=Aerospace
710103|数据=Data Systems
720401|互娱=Interactive
720501|营销=Marketing
720601|影业=Pictures
720901|出版=Publishing
750201|油服=Oilfield Services
750101|油气=Oil & Gas
770202|美妆=Cosmetics
770301|美业=Aesthetics
`

/** Where companies sit: region code of ISO 3166-2, then cities zh=en. */
export const cityTable = `
CN-BJ|北京=Beijing
CN-SH|上海=Shanghai
CN-GD|深圳=Shenzhen,广州=Guangzhou,佛山=Foshan,东莞=Dongguan,惠州=Huizhou
CN-ZJ|杭州=Hangzhou,宁波=Ningbo,绍兴=Shaoxing,台州=Taizhou
CN-JS|苏州=Suzhou,南京=Nanjing,无锡=Wuxi,常州=Changzhou,南通=Nantong
CN-SD|青岛=Qingdao,济南=Jinan,烟台=Yantai,潍坊=Weifang
CN-SC|成都=Chengdu,绵阳=Mianyang
CN-HB|武汉=Wuhan,宜昌=Yichang
CN-HN|长沙=Changsha,株洲=Zhuzhou
CN-FJ|厦门=Xiamen,福州=Fuzhou,泉州=Quanzhou
CN-AH|合肥=Hefei,芜湖=Wuhu
CN-HA|郑州=Zhengzhou,洛阳=Luoyang
CN-HE|石家庄=Shijiazhuang,保定=Baoding
CN-SN|西安=Xi'an,宝鸡=Baoji
CN-LN|沈阳=Shenyang,大连=Dalian
CN-TJ|天津=Tianjin
CN-CQ|重庆=Chongqing
CN-JX|南昌=Nanchang,赣州=Ganzhou
CN-SX|太原=Taiyuan,大同=Datong
CN-JL|长春=Changchun
CN-HL|哈尔滨=Harbin
CN-YN|昆明=Kunming
CN-GZ|贵阳=Guiyang
CN-GX|南宁=Nanning,柳州=Liuzhou
CN-NM|包头=Baotou,鄂尔多斯=Ordos
CN-XJ|乌鲁木齐=Urumqi
CN-GS|兰州=Lanzhou
CN-HI|海口=Haikou
CN-NX|银川=Yinchuan
CN-QH|西宁=Xining
CN-XZ|拉萨=Lhasa
`
/** How much of the market sits in a region; those not named count 1. */
export const regionWeights: Readonly<Record<string, number>> = {
  'CN-GD': 16,
  'CN-ZJ': 13,
  'CN-JS': 13,
  'CN-BJ': 9,
  'CN-SH': 8,
  'CN-SD': 6,
  'CN-SC': 4,
  'CN-HB': 4,
  'CN-FJ': 4,
  'CN-HN': 3,
  'CN-AH': 4,
  'CN-HA': 3,
}

/** Surnames and given names of fictional people, with pinyin. */
export const surnames =
  '陆lu 沈shen 顾gu 秦qin 裴pei 闻wen 柯ke 殷yin 郁yu 骆luo 祁qi 阮ruan 向xiang 盛sheng 温wen 梅mei 邢xing 岳yue 童tong 尤you 卢lu 奚xi 臧zang 项xiang'.split(
    ' ',
  )
export const givenNames =
  '景行jingxing 知远zhiyuan 怀瑾huaijin 予安yuan 望舒wangshu 若衡ruoheng 承谦chengqian 以宁yining 明徵mingzheng 淑仪shuyi 克勤keqin 思齐siqi 伯庸boyong 亦舟yizhou 清和qinghe 书航shuhang 慕言muyan 正则zhengze 云起yunqi 立诚licheng 念之nianzhi 子衿zijin 楚江chujiang 晓岚xiaolan'.split(
    ' ',
  )

/** Regions in both languages, by code: code=zh=en. */
export const regionNames =
  'CN-BJ=北京=Beijing CN-SH=上海=Shanghai CN-GD=广东=Guangdong CN-ZJ=浙江=Zhejiang CN-JS=江苏=Jiangsu CN-SD=山东=Shandong CN-SC=四川=Sichuan CN-HB=湖北=Hubei CN-HN=湖南=Hunan CN-FJ=福建=Fujian CN-AH=安徽=Anhui CN-HA=河南=Henan CN-HE=河北=Hebei CN-SN=陕西=Shaanxi CN-LN=辽宁=Liaoning CN-TJ=天津=Tianjin CN-CQ=重庆=Chongqing CN-JX=江西=Jiangxi CN-SX=山西=Shanxi CN-JL=吉林=Jilin CN-HL=黑龙江=Heilongjiang CN-YN=云南=Yunnan CN-GZ=贵州=Guizhou CN-GX=广西=Guangxi CN-NM=内蒙古=Inner_Mongolia CN-XJ=新疆=Xinjiang CN-GS=甘肃=Gansu CN-HI=海南=Hainan CN-NX=宁夏=Ningxia CN-QH=青海=Qinghai CN-XZ=西藏=Tibet'
    .split(' ')
    .map((entry) => {
      const [code = '', zh = '', en = ''] = entry.split('=')
      return { code, zh, en: en.replace('_', ' ') }
    })
