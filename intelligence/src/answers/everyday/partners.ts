type Phrase = readonly [pattern: RegExp, plain: string]

const WHOM = '(?:谁家?|哪些?(?:公司|企业|客户|厂商|厂家|家)?|哪几家(?:公司|企业|客户)?|什么(?:公司|企业|客户))'

/** Whom a company supplies and by whom it is supplied, as people ask for it, in the words that partners are read by. */
const partners: readonly Phrase[] = [
  // What is supplied stands before the side: 抛光液供应商.
  [
    /(?:谁家?|哪家(?:公司)?|哪些(?:公司|企业))(?:在)?(?:给|向|为)([^的，。？?]{2,16}?)(?:提供|供应|供)(?!货|的|应|商)(?:的)?([\p{Script=Han}A-Za-z0-9]{2,12}?)(?:的)?(?=$|[?？。])/gu,
    '$1的$2供应商',
  ],
  [
    /\b(?:who|which companies|what companies|which company) (?:suppl(?:y|ies)|provides?|delivers?|sells?) ([a-z0-9][a-z0-9 -]{2,30}?) (?:to|for) (.{2,40}?)(?=[?. ]*$)/gi,
    '$1 suppliers of $2',
  ],
  [
    /\b(?:suppliers?|providers?) of ([a-z0-9][a-z0-9 -]{2,30}?) (?:to|for) (.{2,40}?)(?=[?. ]*$)/gi,
    '$1 suppliers of $2',
  ],
  [
    new RegExp(
      `(?:都|在|主要)*(?:给|为|向)(?:了)?${WHOM}(?:在)?(?:供货|供应|供的货|供|送货|出货|发货|做配套|配套|代工)(?:的)?`,
      'g',
    ),
    '的客户有哪些',
  ],
  [new RegExp(`(?:都|主要)*(?:向|对)${WHOM}(?:销售|卖|卖货|卖东西)`, 'g'), '的客户有哪些'],
  [
    /(?:的)?(?:产品|货|东西)?(?:都|主要)*(?:卖|供|销|供货|供应|销售)(?:到|往)(?:了)?哪(?:些公司|些企业|家|几家)/g,
    '的客户有哪些',
  ],
  [
    /(?:都|主要)*(?:有|是)?(?:谁|哪些公司|哪些企业|哪家)(?:在)?(?:买|采购|用)(?:它|他家|其)?的(?:产品|货|东西)/g,
    '的客户有哪些',
  ],
  [
    /(?:(?:的)?(?:原材料|原料|零部件|配件|材料))?(?:都|主要|是|一般)*(?:从|向|找|跟|问|在)(?:哪(?:里|儿|家|些公司|些企业|几家)?|谁家?)(?:那里?|那儿|手里)?(?:买|采购|进货|进|拿货|订货|拿)(?:来)?(?:的)?/g,
    '的供应商有哪些',
  ],
  [
    /(?:(?:的)?货)?(?:都)?是?(?:谁|哪家|哪家公司|哪些公司)(?:家)?(?:在)?供(?:应|货)?(?:给)?的(?:货)?(?=$|[?？。])/g,
    '的供应商有哪些',
  ],
  [
    /\bwho(?:m)? (?:does|do|did|is|are) (.{2,40}?) (?:suppl(?:y|ying)|sell(?:ing)? to|ship(?:ping)? to|deliver(?:ing)? to)(?: to)?(?=[?. ]*$)/gi,
    'customers of $1',
  ],
  [
    /\b(?:which|what) (?:companies|firms|customers) (?:does|do|did|is|are) (.{2,40}?) (?:suppl(?:y|ying)|sell(?:ing)? to|ship(?:ping)? to|deliver(?:ing)? to)(?: to)?(?=[?. ]*$)/gi,
    'customers of $1',
  ],
  [/\b(?:who|which companies|what companies) (?:buys?|purchases?|orders?) from (?=\S)/gi, 'customers of '],
  [
    /\b(?:who|which companies|whom|where) (?:does|do|did) (.{2,40}?) (?:buy|source|purchase|order|get) (?:its|their|the) ([a-z -]{3,30}?) from(?=[?. ]*$)/gi,
    '$2 suppliers of $1',
  ],
  [
    /\b(?:who|which companies|whom) (?:does|do|did) (.{2,40}?) (?:buy|source|purchase|order) from(?=[?. ]*$)/gi,
    'suppliers of $1',
  ],
]

/** A question for partners of a company in plain words; of all else the question as it is. */
export const partnersInPlain = (question: string): string =>
  partners.reduce((text, [pattern, plain]) => text.replace(pattern, plain), question).replace(/的的/g, '的')
