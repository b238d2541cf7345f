/** A text as its importance is judged: what it says, and what is known of how it was told. */
export interface Weighed {
  title: string
  body: string
  /** How many texts tell the story, this one among them. */
  copies: number
  /** How many sources tell it. */
  sources: number
  /** Companies named in it, of those the market lists. */
  companies: number
  /** Hours before the edition closes. */
  age: number
}

/** Longest part of a text that is read: what a story is about stands at its head. */
const READ = 400

/** Words by which a text shows what it is about, each group a feature. */
export const wordGroups = {
  'central-bank-abroad': /FOMC|欧洲央行|英国央行|日本央行|韩国央行|美联储|联储|鲍威尔|拉加德|加息|降息|利率决议/u,
  'head-of-state-abroad': /特朗普|白宫|普京|泽连斯基|内塔尼亚胡|美国总统|万斯|鲁比奥|贝森特|首相|总理|国务卿/u,
  conflict: /袭击|停火|制裁|导弹|军事|战争|空袭|霍尔木兹|核设施|和谈|谈判|无人机|革命卫队|真主党/u,
  middle: /伊朗|以色列|黎巴嫩|沙特|阿联酋|也门|巴勒斯坦|加沙|胡塞/u,
  'russia-ukraine': /俄罗斯|俄乌|乌克兰|俄军|克里姆林|俄方|乌方/u,
  america: /美国|美方|华盛顿|纽约/u,
  europe: /欧盟|欧元区|德国|法国|英国|意大利/u,
  'east-asia': /日本|韩国|东京|首尔|日经|日元|韩元/u,
  tariff: /关税|出口管制|实体清单|贸易协议|反倾销|301调查/u,
  'us-market': /美股|纳指|道指|标普|中概|华尔街|纳斯达克|费城半导体|盘前|盘后|美债|美元指数/u,
  'world-giant':
    /英伟达|苹果|特斯拉|微软|谷歌|亚马逊|Meta|OpenAI|Anthropic|SpaceX|马斯克|台积电|三星|海力士|美光|英特尔|AMD|高通|博通|甲骨文|Alphabet|阿斯麦|黄仁勋/u,
  'china-giant':
    /腾讯|阿里|字节|华为|小米|百度|京东|美团|拼多多|比亚迪|宁德时代|茅台|中芯国际|DeepSeek|寒武纪|工业富联/u,
  leadership: /习近平|李强|政治局|国常会|国务院常务会议|中共中央|中央经济工作会议|丁薛祥|何立峰|王毅/u,
  'state-council': /国务院|中办|国办|全国人大|全国政协/u,
  ministry:
    /发改委|发展改革委|财政部|商务部|工信部|住建部|自然资源部|农业农村部|国资委|外交部|科技部|税务总局|海关总署|能源局|统计局|药监局|医保局|市场监管总局|网信办/u,
  'market-watchdog': /证监会|上交所|深交所|北交所|金融监管总局|港交所|中证|交易所|交易商协会|中国结算/u,
  'central-bank': /人民银行|中国央行|央行|逆回购|MLF|LPR|外汇局|降准|公开市场|外汇储备|中间价/u,
  'macro-figure':
    /GDP|CPI|PPI|PMI|社融|社会融资|M2|进出口|非农|失业|通胀|工业增加值|社会消费品零售|零售销售|固定资产投资|新增贷款|贸易顺差|国内生产总值/u,
  oil: /原油|布伦特|WTI|OPEC|欧佩克|油价|天然气|成品油|汽油/u,
  gold: /黄金|白银|金价|现货金|贵金属/u,
  metal: /铜|铝|锂|稀土|镍|钨|锡|钴|碳酸锂|多晶硅/u,
  futures: /期货|主力合约|夜盘|LME|COMEX|沪金|日内涨/u,
  crypto: /比特币|以太坊|加密|稳定币/u,
  chip: /芯片|半导体|存储|光模块|晶圆|封装|HBM|DRAM|光刻|CPO|PCB|算力|GPU/u,
  ai: /人工智能|AI|大模型|智能体|数据中心|智算/u,
  robot: /机器人|具身|自动驾驶|智能驾驶|低空|飞行汽车|商业航天|卫星|火箭/u,
  energy: /光伏|储能|电池|风电|核电|核聚变|新能源|充电|氢能|电网/u,
  drug: /创新药|药品|临床|医药|疫苗|医疗|药物|FDA/u,
  property: /房地产|楼市|住房|房价|公积金|商品房|万科|碧桂园/u,
  consumer: /消费|旅游|电影|白酒|零售|以旧换新|免税|票房/u,
  car: /汽车|新能源车|车企|乘用车|销量/u,
  'market-state': /沪指|创业板指|深成指|上证|科创50|恒指|恒生|北证50|三大指数|两市|成交额|北向|沪深/u,
  'market-close': /收盘|收涨|收跌|收评|午评|早评|午间|尾盘|全天/u,
  'intraday-move': /盘初|拉升|走强|走弱|涨停|跌停|涨超|跌超|异动|直线|冲高|跳水|封板|震荡|翻红|翻绿|板块|概念/u,
  'fund-flow': /ETF|融资余额|净流入|净流出|净买入|龙虎榜|主力资金|南向|两融/u,
  'coded-company': /\d{6}\.(?:SZ|SH|BJ)|\d{4,5}\.HK/u,
  notice: /公告|披露|公司称|公司表示/u,
  results: /净利润|业绩|营收|营业收入|财报|季报|年报|预增|预减|扭亏|亏损/u,
  'stake-sale': /减持|质押|解除限售|解禁|冻结/u,
  'stake-buy': /增持|回购|员工持股/u,
  takeover: /收购|重组|合并|控制权|实控人|借壳|要约|剥离|资产出售|筹划/u,
  raising: /定增|募资|募集|发行股票|可转债|配股|融资|发债/u,
  order: /中标|合同|订单|签订|签署|协议|合作/u,
  listing: /IPO|上市申请|招股|过会|首发|申购|上市委|递表|新股|挂牌|上市首日/u,
  suspension: /停牌|复牌|退市|ST|风险提示|风险警示|异常波动|严重异常/u,
  probe: /立案|处罚|违规|警示函|调查|起诉|仲裁|诉讼|监管函|罚款|逮捕|留置/u,
  person: /辞职|离任|任命|出任|聘任|董事长|总裁|CEO|去世/u,
  product: /发布|推出|上线|量产|首款|首个|首次|突破|投产|获批|问世/u,
  price: /涨价|提价|上调|下调|降价|报价|价格/u,
  rumour: /据悉|知情人士|消息人士|据报道|媒体报道|消息称|传|考虑/u,
  denial: /回应|澄清|不实|否认|传闻|暂未|未有/u,
  'investor-question': /互动平台|投资者关系|投资者提问|业绩说明会|调研|互动易|接受机构/u,
  research: /研报|券商|中信证券|中金|华泰|高盛|摩根|分析师|评级|目标价|花旗|瑞银|国泰海通|机构/u,
  opinion: /认为|指出|预计|预期|预测|建议|有望/u,
  planning: /规划|方案|意见|通知|办法|印发|征求意见|行动计划|条例|指导意见|若干措施/u,
  meeting: /会议|会见|会谈|论坛|座谈|峰会|大会|访问|通话/u,
  local: /省|市|区|县|自治区|深圳|上海|北京|广东|浙江/u,
  disaster: /地震|台风|暴雨|洪水|火灾|事故|遇难|爆炸|坠毁|预警|疫情|病例|高温/u,
  sport: /世界杯|比赛|夺冠|球队|足球|奥运|决赛/u,
  digest: /早报|晚报|精选|要闻|一览|汇总|盘点|快讯|速递|日程|大事件|必读|头条/u,
  advertised: /【.*(?:公告全知道|风口研报|电报解读|狙击龙虎榜|财联社VIP|盘中宝)|订阅|课程|直播间/u,
  record: /新高|新低|历史|首次|最高|最低|纪录/u,
  million: /\d+(?:\.\d+)?万(?!亿)/u,
  'hundred-million': /\d+(?:\.\d+)?亿/u,
  trillion: /\d+(?:\.\d+)?万亿/u,
  'thousand-hundred-million': /\d{3,}(?:\.\d+)?亿/u,
  percent: /\d[%％]/u,
  'big-move': /(?:[1-9]\d{1,3}(?:\.\d+)?)[%％]/u,
  'dated-ahead': /明日|下周|本周|今晚|将于|拟于|定于|起施行|起实施/u,
} as const satisfies Readonly<Record<string, RegExp>>

/** What is measured of a text besides its words, each between 0 and about 1. */
const measures = {
  titled: ({ title }: Weighed) => (title === '' ? 0 : 1),
  length: ({ body }: Weighed) => Math.log2(1 + Math.min(body.length, 4000) / 100) / 4,
  short: ({ body }: Weighed) => (body.length < 80 ? 1 : 0),
  figures: ({ title, body }: Weighed) =>
    Math.log2(1 + (`${title} ${body}`.slice(0, READ).match(/\d+(?:\.\d+)?/gu)?.length ?? 0)) / 4,
  copies: ({ copies }: Weighed) => Math.log2(copies) / 2,
  sources: ({ sources }: Weighed) => Math.min(sources - 1, 3) / 2,
  companies: ({ companies }: Weighed) => Math.min(companies, 4) / 4,
  'within-2h': ({ age }: Weighed) => (age < 2 ? 1 : 0),
  'within-4h': ({ age }: Weighed) => (age < 4 ? 1 : 0),
  'within-6h': ({ age }: Weighed) => (age < 6 ? 1 : 0),
  'within-10h': ({ age }: Weighed) => (age < 10 ? 1 : 0),
  'within-16h': ({ age }: Weighed) => (age < 16 ? 1 : 0),
  'within-24h': ({ age }: Weighed) => (age < 24 ? 1 : 0),
  'within-32h': ({ age }: Weighed) => (age < 32 ? 1 : 0),
} as const

export type FeatureName = keyof typeof wordGroups | `${keyof typeof wordGroups}:head` | keyof typeof measures

const groups = Object.entries(wordGroups) as [keyof typeof wordGroups, RegExp][]
/** What is measured of a text besides its words, by name. */
export const measuredBy = Object.entries(measures) as [keyof typeof measures, (text: Weighed) => number][]
const headOf = ({ title, body }: Weighed): string => (title === '' ? body.replace(DATELINE, '').slice(0, 40) : title)

/** Where and when an agency sent a text, and its title once more, at the head of the body. */
export const DATELINE =
  /^\s*(?:【[^】]{2,200}】\s*)?(?:(?:财联社|新华社|央视|中新社|人民网|智通财经|证券时报|界面新闻)?[^，。：\s]{0,12}?\d{1,2}月\d{1,2}日[电讯][，,：:]?\s*)?(?:（记者[^）]{1,20}）)?/u

/** Names of the features, in order: a group in the text, the same in its head, what is measured. */
export const featureNames: readonly FeatureName[] = [
  ...groups.flatMap(([name]) => [name, `${name}:head`] as const),
  ...measuredBy.map(([name]) => name),
]

/** Features of a text, in the order of `featureNames`. */
export function featuresOf(text: Weighed): Float64Array {
  const [all, head] = [`${text.title} ${text.body}`.slice(0, READ), headOf(text)]
  const found = new Float64Array(featureNames.length)
  let at = 0
  for (const [, words] of groups) {
    found[at++] = words.test(all) ? 1 : 0
    found[at++] = words.test(head) ? 1 : 0
  }
  for (const [, of] of measuredBy) found[at++] = of(text)
  return found
}
