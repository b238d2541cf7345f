import type { MacroSourceCode } from '@pandora/contract/domains/macro/sources'

/** What of the economy a question asks for. */
export type EconomicSubject =
  /** A line of an economic source; `change`: of an index on the year before, what it is above 100 as well. */
  | { kind: 'line'; source: MacroSourceCode; line: string; change: boolean }
  /** A field of the rates that are published by the day. */
  | { kind: 'rate'; set: RateSet; field: string }
export type RateSet = 'lpr' | 'shibor' | 'exchangeRate'

/** What a question says beside the name of an indicator. */
export interface Modifiers {
  growth: boolean
  onMonth: boolean
  food: boolean
  total: boolean
  stock: boolean
  orders: boolean
  services: boolean
  /** It asks for a quarter by itself. */ quarter: boolean
}

/** Words of modifiers: of a change over a month, over a year, and of parts of an indicator, in the order they are read. */
export const modifierWords: Readonly<Record<Exclude<keyof Modifiers, 'quarter'>, RegExp>> = {
  onMonth:
    /环比(?:增速|增长率|增长|涨幅|增幅|变化|变动)?|month[- ]on[- ]month|month[- ]over[- ]month|on the month(?: before)?|\bmom\b/g,
  growth:
    /(?:累计)?同比(?:增速|增长率|增长|涨幅|变化|变动)?|增速|增长率|增长|增幅|涨幅|(?:real |annual |yearly )?growth(?: rate)?|year[- ]on[- ]year|year[- ]over[- ]year|\byoy\b|\bgrew\b|\bgrow\b/g,
  food: /食品烟酒(?:价格)?|食品(?:价格)?|food(?:, tobacco and alcohol)?(?: prices?)?/g,
  total: /累计|year to date|\bytd\b/g,
  stock: /存量|\bstock\b|outstanding/g,
  orders: /新订单(?:指数)?|new orders?/g,
  services: /服务业(?:商务活动(?:指数)?)?|非制造业|services?(?: activity)?/g,
}

type Choose = (said: Modifiers) => readonly EconomicSubject[]
const line =
  (source: MacroSourceCode, choose: (said: Modifiers) => string, change = false): Choose =>
  (said) => [{ kind: 'line', source, line: choose(said), change: change && !said.onMonth }]
const rates =
  (set: RateSet, ...fields: string[]): Choose =>
  () =>
    fields.map((field) => ({ kind: 'rate', set, field }))

const CURRENCY_ZH = { usdCny: '美元', eurCny: '欧元', gbpCny: '英镑', hkdCny: '港元|港币', jpyCny: '日元' }
const CURRENCY_EN = {
  usdCny: 'us dollars?|u\\.s\\. dollars?|dollars?|usd',
  eurCny: 'euros?|eur',
  gbpCny: 'pounds?(?: sterling)?|sterling|gbp',
  hkdCny: 'hong kong dollars?|hkd',
  jpyCny: 'yen|jpy',
}
const exchange = Object.keys(CURRENCY_ZH) as (keyof typeof CURRENCY_ZH)[]

const TENORS = {
  now: '隔夜|overnight|o/n',
  oneWeek: '(?:1|一)\\s?周|one[- ]week|1[- ]?w(?:eek)?',
  twoWeek: '(?:2|两|二)\\s?周|two[- ]week|2[- ]?w(?:eek)?',
  oneMonth: '(?:1|一)\\s?个?月|one[- ]month|1[- ]?m(?:onth)?',
  threeMonth: '(?:3|三)\\s?个?月|three[- ]month|3[- ]?m(?:onth)?',
  sixMonth: '(?:6|六)\\s?个?月|six[- ]month|6[- ]?m(?:onth)?',
  nineMonth: '(?:9|九)\\s?个?月|nine[- ]month|9[- ]?m(?:onth)?',
  oneYear: '(?:1|一)\\s?年|one[- ]year|1[- ]?y(?:ear)?',
}
const LPR = 'lpr|贷款市场报价利率|loan prime rate'
const SHIBOR = 'shibor|上海银行间同业拆放利率'

/** Names of what is asked for, those that hold another one first. */
export const subjectWords: readonly (readonly [pattern: RegExp, choose: Choose])[] = [
  ...Object.entries({ oneYear: '(?<!\\d)(?:1|一)\\s?年', fiveYear: '(?<!\\d)(?:5|五)\\s?年' }).map(
    ([field, years]) =>
      [
        new RegExp(
          `(?:${years})期?(?:以上)?的?\\s?(?:${LPR})|(?:${LPR})\\s?的?(?:${years})期?(?:以上)?|${
            field === 'oneYear' ? '(?:one|1)' : '(?:five|5)'
          }[- ]?y(?:ear)? (?:${LPR})`,
          'g',
        ),
        rates('lpr', field),
      ] as const,
  ),
  [new RegExp(LPR, 'g'), rates('lpr', 'oneYear', 'fiveYear')],
  ...Object.entries(TENORS).map(
    ([field, tenor]) =>
      [
        new RegExp(`(?:${tenor})(?:期)?的?\\s?(?:${SHIBOR})|(?:${SHIBOR})\\s?的?(?:${tenor})`, 'g'),
        rates('shibor', field),
      ] as const,
  ),
  [new RegExp(SHIBOR, 'g'), rates('shibor', 'now', 'oneWeek', 'threeMonth', 'oneYear')],
  ...exchange.map((field) => {
    const [zh, en] = [CURRENCY_ZH[field], CURRENCY_EN[field]]
    return [
      new RegExp(
        `(?:${zh})(?:兑|对|/)?\\s?(?:人民币|cny|rmb)(?:的?(?:最新|当前|今天|今日|现在)?的?汇率)?|人民币(?:兑|对|/)?\\s?(?:${zh})(?:的?(?:最新|当前|今天|今日|现在)?的?汇率)?|(?:${zh})(?:的)?汇率|(?:1|一)?(?:${zh})(?:现在|今天|目前)?(?:能|可以|可)?(?:等于|换|兑换?|值|合|折合|折)(?:成)?(?:多少|几)(?:块钱?|钱|元)?(?:的)?(?:人民币)?|\\b(?:${en})[ /-]?(?:worth |trading |quoted |fetch |buy )?(?:to |against |in |vs\\.? )?(?:the )?(?:cny|rmb|yuan|renminbi)\\b(?: exchange rate)?|\\b(?:${en})(?: exchange)? rate|\\bhow (?:many|much) (?:cny|rmb|yuan|renminbi) (?:is |are |does |do |to |for |per |in |can |will )*(?:i get for |you get for )?(?:a |an |one |1 |the )?(?:${en})\\b(?: (?:buy|cost|worth|fetch|get you))?|\\b(?:cny|rmb|yuan|renminbi) (?:per|to the|to a|for a) (?:${en})\\b`,
        'g',
      ),
      rates('exchangeRate', field),
    ] as const
  }),
  ...exchange.map(
    (field) =>
      [
        new RegExp(
          `(?:yuan|renminbi|rmb|cny) (?:weakened|strengthened|fallen|risen|gained|lost|moved|done|weakens|weaker|stronger)(?: much)? (?:against|versus|vs\\.?|to) (?:the )?(?:${CURRENCY_EN[field]})\\b|\\b(?:${CURRENCY_EN[field]}) (?:weakened|strengthened|fallen|risen|gained|lost|moved|done)(?: much)? (?:against|versus|vs\\.?|to) (?:the )?(?:yuan|renminbi|rmb|cny)\\b`,
          'g',
        ),
        rates('exchangeRate', field),
      ] as const,
  ),
  [/人民币(?:的)?汇率|(?:yuan|renminbi|cny) exchange rate/g, rates('exchangeRate', 'usdCny')],
  [
    /\bcpi\b|居民消费价格(?:指数)?|consumer price(?:s| index)?/g,
    (said) => line('consumer-prices', cpi, said.growth)(said),
  ],
  [/通胀(?:率|水平)?|通货膨胀(?:率)?|inflation(?: rate)?/g, line('consumer-prices', cpi, true)],
  [
    /\bppi\b|工业(?:生产者|品)出厂价格(?:指数)?|producer price(?:s| index)?/g,
    line('producer-prices', (said) => (said.onMonth ? 'month' : 'year')),
  ],
  [
    /\bgdp\b|国内生产总值|gross domestic product|经济增长(?:率|速度)|economic growth/g,
    (said) => line('gdp', () => (said.growth ? 'growth' : said.quarter ? 'quarter' : 'total'))(said),
  ],
  [/\bm2\b(?:供应量)?|广义货币(?:供应量)?/g, line('money-supply', (said) => (said.growth ? 'm2Growth' : 'm2'))],
  [/\bm1\b(?:供应量)?|狭义货币(?:供应量)?/g, line('money-supply', (said) => (said.growth ? 'm1Growth' : 'm1'))],
  [/\bm0\b|流通中(?:的)?(?:现金|货币)/g, line('money-supply', () => 'm0')],
  [
    /货币供应量|money supply/g,
    (said) =>
      (said.growth ? ['m2Growth', 'm1Growth'] : ['m2', 'm1', 'm0']).flatMap((one) =>
        line('money-supply', () => one)(said),
      ),
  ],
  [
    /社会消费品零售(?:总额)?|社零(?:总额)?|retail sales(?: of consumer goods)?/g,
    line('retail-sales', (said) => (said.growth ? 'growth' : said.total ? 'total' : 'current')),
  ],
  [
    /进出口(?:总额|总值)?|外贸(?:总额)?|imports and exports|exports and imports|foreign trade/g,
    line('trade', (said) => (said.growth ? 'growth' : 'total')),
  ],
  [/出口(?:额|总额)?|\bexports?\b/g, line('trade', () => 'exports')],
  [/进口(?:额|总额)?|\bimports?\b/g, line('trade', () => 'imports')],
  [
    /(?:制造业)?\s?\bpmi\b(?:指数)?|制造业pmi|(?:制造业)?采购经理(?:人)?指数|(?:manufacturing )?purchasing managers[’']?(?: index)?/g,
    line('purchasing-managers', (said) => (said.orders ? 'orders' : said.services ? 'services' : 'manufacturing')),
  ],
  [
    /固定资产投资(?:额|完成额)?|fixed[- ]asset investment/g,
    line('investment', (said) => (said.growth ? 'growth' : 'total')),
  ],
  [/(?:城镇)?(?:调查)?失业率|(?:surveyed )?(?:urban )?unemployment(?: rate)?/g, line('employment', () => 'urban')],
  [
    /社会融资(?:规模)?(?:增量)?|社融(?:规模)?(?:增量)?|total social financing|aggregate financing/g,
    line('social-financing', (said) => (said.stock ? 'stock' : 'flow')),
  ],
  [/(?:居民)?(?:人均)?可支配收入|disposable income(?: per (?:head|capita))?/g, line('household', () => 'income')],
  [
    /(?:居民)?人均消费支出|(?:household )?consumption per (?:head|capita)|household consumption/g,
    line('household', () => 'consumption'),
  ],
]

function cpi(said: Modifiers): string {
  if (said.food) return said.onMonth ? 'foodMonth' : 'food'
  return said.onMonth ? 'month' : 'all'
}
