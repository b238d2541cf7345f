import type { ConcentrationAsked } from '../asked.ts'
import type { RoomText } from '../room-text.ts'

const CONCENTRATED =
  /(?:前|最大的?)(?:五|5)(?:大|名|个|家)?的?(?:客户|供应商)(?:和|与|、)?(?:客户|供应商)?(?:集中度|占比|比例|比重|占(?:了)?(?:营业收入|营收|收入|采购额?|销售额?)?(?:的)?(?:比例|比重)?(?:多少)?|合计|销售额|采购额|依赖度?)*|(?:客户|供应商)(?:和|与|、)?(?:客户|供应商)?(?:的)?集中(?:度|程度)?|(?:是不是|是否|有没有|会不会)?(?:太|很|过度|过于|严重)?(?:依赖|靠)(?:于)?(?:少数|几个|几家|个别|单一|某个|某几个)(?:的)?大?(?:客户|供应商)|大(?:客户|供应商)依赖(?:度|程度|严重|大)?|\b(?:top|five|5|largest|biggest|main)(?: (?:top|five|5|largest|biggest))? (?:customers?|suppliers?|clients?|buyers?)(?= .{0,30}(?:share|percent|%|concentrat|account|make up|of (?:sales|revenue|purchases)))|\btop[- ](?:five|5) (?:customers?|suppliers?|clients?)\b|\b(?:customers?|suppliers?|client) (?:concentration|base concentrated)\b|\b(?:depend(?:s|ent|ence)?|rel(?:y|ies|iant|iance)) (?:heavily |too much |much |a lot )?(?:up)?on (?:just )?(?:a (?:few|handful of|small number of|single)|few|its (?:top|biggest|largest)|one(?: or two)?|big|large)(?: (?:big|large|key|major))? (?:customers?|suppliers?|clients?|buyers?)\b|\bhow concentrated (?:is|are)\b/g
const AROUND =
  /占比|比例|比重|占|多少|合计|集中|集中度|高不高|高吗|大不大|严重吗|严重|多大|营业收入|营收|收入|销售额?|采购额?|客户|供应商|情况|怎么样|是不是|是否|吗|的|\b(?:share|percentage|percent|part|proportion|of|the|its|sales|revenue|purchases|costs?|account(?:s|ed)? for|make up|how|much|what|is|are|do|does|to|heavily|very|too|customers?|suppliers?|clients?|base|top|five|concentration|concentrated|by)\b/g

/** Reads a question for how much of a company's sales or purchases its five largest customers or suppliers make. */
export function readConcentration(text: RoomText): ConcentrationAsked | null {
  if (text.companies.length !== 1 || !text.take(CONCENTRATED)) return null
  const [ofCustomers, ofSuppliers] = [/客户|customer|client|buyer/, /供应商|supplier/].map((one) =>
    one.test(text.lower),
  )
  const time = text.time()
  text.take(AROUND)
  if (time === null || (time.period !== null && time.period.kind !== 'year') || !text.isWhole()) return null
  const sides = [...(ofCustomers ? (['customers'] as const) : []), ...(ofSuppliers ? (['suppliers'] as const) : [])]
  if (sides.length === 0) return null
  return { room: 'concentration', companies: text.companies, sides, most: null, ...time }
}
