/**
 * Industries that a field of policy is about, by their names of level 1 of the Shenwan tree, and the words of which one
 * must stand in the sentence: 营商环境 is no matter of energy, 投资者 none of shops. The team's own list. Fields that are
 * about everybody (fiscal, outlook, guidance, …) stand for none.
 */
const industriesByField: Readonly<Record<string, { words: RegExp; industries: readonly string[] }>> = {
  monetary: { words: /货币|利率|信贷|降准|降息|准备金/u, industries: ['银行'] },
  demand: {
    words: /消费|以旧换新|内需/u,
    industries: ['商贸零售', '家用电器', '汽车', '食品饮料', '社会服务'],
  },
  innovation: { words: /科技|人工智能|数字|集成电路|算力/u, industries: ['电子', '计算机', '通信'] },
  capital: { words: /资本市场|股市|上市公司|投融资/u, industries: ['非银金融'] },
  property: { words: /房地产|楼市|住房|房价/u, industries: ['房地产'] },
  rural: { words: /农业|粮食|乡村|农村/u, industries: ['农林牧渔'] },
  energy: {
    words: /能源|电力|煤炭|双碳|碳达峰|低碳|绿色转型/u,
    industries: ['公用事业', '电力设备', '煤炭', '环保'],
  },
}

/** Names of the industries that a sentence of some fields of policy is about. */
export const industriesOfFields = (sentence: string, fields: Iterable<string>): { field: string; industry: string }[] =>
  [...fields].flatMap((field) => {
    const known = industriesByField[field]
    return known?.words.test(sentence) ? known.industries.map((industry) => ({ field, industry })) : []
  })
