/**
 * Figures that a time is compared in otherwise than a price: of statements, of the economy, of holders, of counts. Of
 * these 比上周 asks for two figures, and of a price how far it has come since.
 */
const NOT_PRICES =
  /营收|收入|利润|净利|毛利|费用|负债|资产|现金|订单|销量|产量|股东|户数|持股|持仓|分红|股息|市盈|市净|估值|评级|目标价|得分|分数|风险|机会|热度|帖|政策|成交|换手|市值|物价|通胀|失业|社融|贷款|汇率|利率|美元|欧元|英镑|日元|港元|进口|出口|(?<![a-z])(?:cpi|ppi|pmi|gdp|m[012]|lpr|shibor|roe|eps|pe|pb)(?![a-z])|revenue|profit|margin|sales|earnings|income|holders?|rating|score|inflation|\brates?\b|dollar|\bcny\b|\busd\b|exports?|imports?|volume|turnover|market cap|policy|policies|posts?/i
/** That a price is spoken of, in so many words. */
const OF_PRICES =
  /涨|跌|股价|价格|收盘|走势|表现|\b(?:gain|rise|rose|risen|fall|fell|fallen|drop|lost|lose|move|moved|up|down|price|perform|performed|done|doing|change|changed|higher|lower)/i

const TIME_ZH =
  '(上个?(?:周|星期|礼拜)|上个?月|昨天|昨日|去年|上一?年|年初)(?:[末底]|年[末底])?(?:五)?(?:的)?(?:收盘价?|股价|价格|价)?'
const HOW_ZH =
  '(?:来说|来看)?[，,]?(?:股价|价格|现在)?(?:是|又|都|还|一共)?(?:(?:有)?(?:什么)?(?:变化|变动)(?:了)?(?:多少|大吗|大不大|吗)?|(?:上|下)?(?:涨|跌|变|高|低|贵|便宜|多|少)(?:了)?(?:多少|几个点|几块(?:钱)?|百分之几|吗|没有?|了?还是[涨跌高低]了?)?|怎么样|如何|咋样)?'
const sinceZh = [
  new RegExp(
    `(?:今天|今日|现在|目前|本周|这周)?(?:的)?(?:比|较|相比于?|对比|相对于?)${TIME_ZH}(?:相?比)?${HOW_ZH}`,
    'g',
  ),
  new RegExp(`(?:今天|今日|现在|目前|本周|这周)?(?:跟|和|与|同)${TIME_ZH}(?:相比|对比|比起来|比)${HOW_ZH}`, 'g'),
  new RegExp(`(?:从|自)${TIME_ZH}(?:到|至)(?:现在|今天|目前|今|如今)${HOW_ZH}`, 'g'),
]
const TIME_EN =
  "(?:since|vs\\.?|versus|compared (?:with|to)|relative to|against|than|from) (?:the (?:end|close) of )?(last week|last month|last year|yesterday)(?:['’]s)?(?: close| closing price| price)?"
const sinceEn = new RegExp(`\\b${TIME_EN}\\b`, 'gi')

const SINCE_ZH: Readonly<Record<string, string>> = { 周: '本周', 月: '本月', 年: '今年以来', 天: '今天' }
const SINCE_EN: Readonly<Record<string, string>> = {
  week: 'this week',
  month: 'this month',
  year: 'year to date',
  day: 'today',
}

/** The time that has run since the one that a Chinese word names. */
const unitZh = (word: string): string =>
  /周|星期|礼拜/.test(word) ? '周' : word.includes('月') ? '月' : /昨/.test(word) ? '天' : '年'
const unitEn = (word: string): string =>
  /yesterday/i.test(word) ? 'day' : (/week|month|year/i.exec(word)?.[0] ?? '').toLowerCase()

/**
 * How far a price has come since another time (比上周涨了多少, gained since last month), in the words for the time that has
 * run since: its first close is the last one of the time that is named. Read as that time itself it would be told how far
 * the price went within it.
 */
export function sinceBefore(question: string): string {
  if (NOT_PRICES.test(question)) return question
  const spoken = OF_PRICES.test(question)
  const zh = sinceZh.reduce(
    (text, pattern) =>
      text.replace(pattern, (whole: string, word: string) => {
        const unit = unitZh(word)
        // 比去年 and 比上个月 of nothing that is said may be asked of any figure.
        return spoken || unit === '周' || unit === '天' ? `${SINCE_ZH[unit] ?? ''}涨跌幅多少` : whole
      }),
    question,
  )
  return zh.replace(sinceEn, (whole: string, word: string) => {
    const unit = unitEn(word)
    if (spoken) return SINCE_EN[unit] ?? whole
    return unit === 'week' || unit === 'day' ? `price change ${SINCE_EN[unit] ?? ''}` : whole
  })
}
