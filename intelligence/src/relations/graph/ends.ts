import { isHiddenName } from '../../concentration/hidden.ts'
import { foldName } from '../../entities/fold.ts'
import { places } from '../../entities/lists/places.ts'
import { technologies } from '../../entities/lists/technologies.ts'

/** What the name at an end of a relation looks like, from the name alone. */
export type EndKind =
  | 'vague'
  | 'listed'
  | 'firm'
  | 'body'
  | 'institute'
  | 'place'
  | 'industry'
  | 'event'
  | 'product'
  | 'person'
  | 'latin'
  | 'other'

const folded = (names: readonly string[]): ReadonlySet<string> => new Set(names.map(foldName))
const placeNames = folded(places.flatMap((place) => [...place.zh, ...place.en]))
const technologyNames = folded(
  technologies
    .trim()
    .split('\n')
    .flatMap((line) => line.split('|').slice(1).join(',').split(',')),
)

/**
 * 相关企业, 多家上游供应商. No word before is made of others, so that a long name can be parted in one way alone: where
 * there are several, all of them are tried, which takes for ever.
 */
const many =
  /^(?:该|本|某|各|多|几|两|三|数|其他|其它|相关|有关|部分|众多|大量|不少|一些|国内外?|海外|境外|国外|上述|上下游|产业链|同行业?|行业|全球|知名|主流|头部|大型|中小|下游|上游|外部|第三方|潜在|所有|一|家|的|类|个)*(?:公司|企业|客户|供应商|厂商|厂家|机构|行业|产业|市场|单位|品牌|商家|股东|投资者|投资人|投资方|合作方|合作伙伴|竞争对手|子公司|母公司|全资子公司|控股子公司|消费者|用户|经销商|人士|个人|团队|集团|控股股东|实控人|实际控制人|部门|项目|产品|业务|政府|地方政府|媒体|平台|专家|银行|券商|基金|车企|药企|房企|科技企业|科研机构|金融机构|医疗机构|高校)$/u
/** 三一集团: two numbers in a row count nothing, and are a name. */
const numbered = /^[一两二三]{2}(?!家|个)/u
const someone =
  /^[\p{Script=Han}]{0,4}某[\p{Script=Han}]{0,12}$|^(?:its|the company|company|companies|customers?|suppliers?|investors?)$/iu

/** 北京分公司: of whom, it does not say. */
const branch = /^(.+?)[省市]?(?:分公司|子公司|分行|办事处)$/u

/** Whether what stands in the place of a name is a word for anybody: 相关企业, 某公司, 公司, 客户一, 北京分公司. */
export const isVague = (name: string): boolean => {
  const plain = name.normalize('NFKC').trim()
  const place = branch.exec(plain)?.[1]
  if (place !== undefined && placeNames.has(foldName(place))) return true
  return isHiddenName(plain) || (many.test(plain) && !numbered.test(plain)) || someone.test(plain)
}

const firmTail =
  /(?:公司|集团|企业|股份|控股|有限合伙|\(有限合伙\)|合伙企业|事务所|工厂|实业|科技|银行|证券|保险|信托|资本|创投|药业|制药|生物|电子|汽车|能源|航空|食品|传媒|矿业|重工|置业|地产|基金|资管|投资|酒店|超市|百货|商场)$/u
const latinFirm =
  /(?:^|[\s.,])(?:inc|corp|corporation|co|ltd|limited|llc|plc|group|ag|sa|gmbh|holdings?|company|kk|bv|nv|lp)\.?$/iu
const bodyTail =
  /(?:政府|委员会|人大|政协|法院|检察院|监管局|管理局|管理委员会|管委会|国资委|[发卫住商科工农教人财外交水]\p{Script=Han}{0,3}委|局|厅|部|署|央行|证监会|协会|学会|联合会|商会|总会|工会|联盟|交易所|组织|法庭|海关|大使馆|领事馆|军|党|国务院|联合国|欧盟|欧委会|办公室|总局|FDA)$/u
const instituteTail =
  /(?:大学|学院|医院|研究院|研究所|研究中心|实验室|中学|小学|学校|科学院|工程院|博物馆|图书馆|智库|基金会|University|Institute|Hospital|College)$/iu
const placeTail =
  /^[\p{Script=Han}]{1,8}(?:省|市|自治区|自治州|县|区|镇|乡|村|街道|半岛|群岛|海峡|大陆|地区|园区|新区|开发区|保税区|自贸区)$/u
const industryTail =
  /(?:行业|产业|产业链|市场|领域|赛道|经济|服务业|制造业|零售业|金融业|保险业|银行业|建筑业|旅游业|农业|林业|渔业|畜牧业|养殖业|物流业|工业|电商|业务|业态|板块|贸易|医疗|教育|餐饮|养老|半导体|新能源|人工智能|大数据|云计算|industry|sector|market)$/iu
const eventTail =
  /(?:赛|大会|展|展会|论坛|节|峰会|博览会|进博会|奖|杯|活动|会议|年会|计划|项目|工程|协议|合同|政策|战略|方案|行动|联赛|奥运会|世界杯|发布会|规划|条例|办法|指数|标准|奖学金)$/u
const productTail =
  /(?:系统|平台|软件|芯片|药物|药品|疫苗|注射液|胶囊|片剂|抗体|疗法|电池|手机|机器人|设备|装置|方法|材料|器件|模组|组件|型号|系列|车型|发动机|仪器|产品|技术|专利|模型|大模型|算法|APP|应用|工具|零部件|原料|饮料|白酒|牛奶|咖啡|游戏|电影|节目|剂|机|车|器|膜|酶|酸|油|粉|糖|素|钢|铜|铝|锂)$/iu
const person =
  /^(?:[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊孟秦邱侯江尹薛阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤温康施文牛樊葛邢安齐易乔庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁房滕屈饶解牟艾尤时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖奚][\p{Script=Han}]{1,2}|[\p{Script=Han}]{1,6}·[\p{Script=Han}·]{1,12}|[\p{Script=Han}]{2,4}(?:先生|女士|家族))$/u

/** Names of companies of a market, folded; and what may be asked of an end. */
export interface KnownNames {
  companies: ReadonlySet<string>
  industries: ReadonlySet<string>
  /** What a market's companies do, by folded name: their industries and main business. */
  described: ReadonlyMap<string, string>
}

/** No market at hand: names are told by their words alone. */
export const nothingKnown: KnownNames = { companies: new Set(), industries: new Set(), described: new Map() }

/** What a name looks like. The order of the tests is that of how sure they are. */
export function endKind(name: string, known: KnownNames = nothingKnown): EndKind {
  const plain = name.normalize('NFKC').trim()
  const own = foldName(plain)
  if (isVague(plain)) return 'vague'
  if (known.companies.has(own)) return 'listed'
  if (placeNames.has(own) || placeTail.test(plain)) return 'place'
  if (known.industries.has(own) || technologyNames.has(own)) return 'industry'
  if (/公司$|集团$|有限合伙\)?$|合伙企业/u.test(plain) || latinFirm.test(plain)) return 'firm'
  if (instituteTail.test(plain)) return 'institute'
  if (bodyTail.test(plain)) return 'body'
  if (industryTail.test(plain)) return 'industry'
  if (eventTail.test(plain)) return 'event'
  if (firmTail.test(plain)) return 'firm'
  if (productTail.test(plain)) return 'product'
  if (person.test(plain)) return 'person'
  if (!/\p{Script=Han}/u.test(plain)) return 'latin'
  return 'other'
}

const legalForms =
  /(?:股份有限公司|有限责任公司|有限公司|总公司|公司|\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|plc)\b)/giu
const forms =
  /(?:\((?:集团|中国|上海|北京|深圳|香港|控股)\)|集团|控股|股份|行业|产业|领域|市场|\bgroup\b|\bholdings?\b)/giu

const lettersOf = (name: string, less: readonly RegExp[]): string => {
  const plain = name.normalize('NFKC').toLowerCase()
  const bare = less.reduce((text, form) => text.replace(form, ''), plain).replace(/[^\p{L}\p{N}]/gu, '')
  return bare === '' ? plain.replace(/\s/gu, '') : bare
}

/** What is left of a name without legal form and without 集团, 行业 and the like: 德赛集团 and 德赛股份 are 德赛. */
export const coreOf = (name: string): string => lettersOf(name, [legalForms, forms])

/**
 * Whether two names are the same but for legal form, spaces, case and width. 集团 and 控股 are no form: a group is
 * another company than the one that it holds.
 */
export const sameButForForm = (one: string, other: string): boolean =>
  lettersOf(one, [legalForms]) === lettersOf(other, [legalForms])
