/** Fields in which unlisted companies raise money: zh|en|what such companies are called zh=en. */
export const ventureTable = `
人工智能|Artificial intelligence|智能=AI,认知=Cognition,灵构=Agents
半导体|Semiconductors|微=Micro,芯=Silicon,半导体=Semiconductor
机器人|Robotics|机器人=Robotics,具身=Embodied
新能源|New energy|新能源=New Energy,储能=Storage,氢能=Hydrogen
生物医药|Biopharma|生物=Bio,医药=Pharma,基因=Genetics
医疗器械|Medical devices|医疗=Medical,影像=Imaging
企业服务|Enterprise software|软件=Software,云=Cloud,数据=Data
先进制造|Advanced manufacturing|精密=Precision,智造=Works,材料=Materials
航空航天|Aerospace|空天=Aerospace,卫星=Satellite
消费|Consumer|食品=Foods,生活=Living,茶饮=Tea
汽车交通|Automotive|出行=Mobility,智驾=Drive
农业科技|Agritech|农科=Agri,生态=Ecology
金融科技|Fintech|金科=Fintech,支付=Pay
文化娱乐|Media|文化=Culture,互动=Interactive
跨境贸易|Cross-border trade|国际=Global,供应链=Supply Chain
`
/** Second half of an investor's name: zh=en. */
export const fundSuffixes =
  '资本=Capital,创投=Ventures,基金=Fund,投资=Partners,产业基金=Industry Fund,成长基金=Growth Fund'
/** Rounds: name|weight|amount in CNY million, low and high. */
export const roundTable = `
seed|14|2|20
angel|12|5|30
pre-A|12|10|60
A|20|30|180
A+|8|40|220
B|12|80|450
B+|5|100|500
C|7|200|900
D|3|300|1500
pre-IPO|3|300|2000
strategic|8|30|1200
`
/** Countries, ISO 3166-1 alpha-2, with how near they stand on average, −10 to 10, and how steady they are, 0 to 100. */
export const countryTable =
  'US:-3:72 JP:-1:78 KR:1:70 DE:2:80 FR:3:68 GB:-0.5:74 IT:2:66 RU:6:48 IN:-1.5:60 AU:0.5:82 CA:-1:80 BR:5:58 ZA:5:52 SA:5:64 AE:6:76 SG:5:88 MY:4:70 TH:4:60 VN:3:66 ID:4:64 PH:-2:58 PK:8:42 KZ:6:62 TR:2:50 EG:4:46 NG:4:40 MX:2:56 AR:3:44 CL:4:72 NZ:2:84 CH:3:90 NL:1:82'
