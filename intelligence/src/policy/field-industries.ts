/**
 * Industries that a field of policy is about, by their names of level 1 of the Shenwan tree; the team's own list. Fields
 * that are about everybody (fiscal, outlook, guidance, …) stand for none.
 */
const industriesByField: Readonly<Record<string, readonly string[]>> = {
  monetary: ['银行'],
  demand: ['商贸零售', '家用电器', '汽车', '食品饮料', '社会服务'],
  innovation: ['电子', '计算机', '通信'],
  capital: ['非银金融'],
  property: ['房地产'],
  rural: ['农林牧渔'],
  energy: ['公用事业', '电力设备', '煤炭', '环保'],
}

/** Names of the industries that some fields of policy are about. */
export const industriesOfFields = (fields: Iterable<string>): { field: string; industry: string }[] =>
  [...fields].flatMap((field) => (industriesByField[field] ?? []).map((industry) => ({ field, industry })))
