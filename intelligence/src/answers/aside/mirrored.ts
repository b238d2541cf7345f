import type { Bilingual } from '@pandora/contract/language'

/** A way of asking that calls for something in the answer, and what the answer tells it by. */
interface Mirror {
  asked: RegExp
  told: readonly RegExp[]
  name: Bilingual
}

const mirrors: readonly Mirror[] = [
  {
    asked: /同比|\byoy\b|year[- ]on[- ]year|year[- ]over[- ]year/,
    told: [/同比|增长|增速|上年|去年|growth|year before|year-on-year|年.*年|[12]\d{3}.*[12]\d{3}/s],
    name: { zh: '同比', en: 'the change on the year' },
  },
  {
    asked: /环比|\bqoq\b|quarter[- ](?:on|over)[- ]quarter|month[- ](?:on|over)[- ]month|\bmom\b/,
    told: [/环比|上一?季|上一?月|变动|quarter before|on the quarter|month before|previous|monthly change|difference/],
    name: { zh: '环比', en: 'the change on the period before' },
  },
  {
    asked:
      /最高.{0,6}最低|最低.{0,6}最高|\bhighs? (?:and|or|&|\/) (?:the )?lows?\b|\blows? (?:and|or|&|\/) (?:the )?highs?\b/,
    told: [/最高|highest|\bhigh\b|peak/, /最低|lowest|\blow\b|trough/],
    name: { zh: '最高与最低', en: 'the highest and the lowest' },
  },
  {
    asked: /涨(?:了)?还是跌|跌(?:了)?还是涨|是涨是跌|红还是绿|是红是绿|\bup or down\b/,
    told: [/涨跌|涨幅|跌幅|change/],
    name: { zh: '涨还是跌', en: 'whether it went up or down' },
  },
  { asked: /中位数|中位值|\bmedian\b/, told: [/中位|median/], name: { zh: '中位数', en: 'the median' } },
  {
    asked: /平均|均值|日均|月均|年均|\baverages?\b|\bthe mean\b|\bmean (?:of|value|price|close)\b/,
    told: [/平均|均值|日均|月均|年均|复合|\bmean\b|average|compound/],
    name: { zh: '平均', en: 'the average' },
  },
  {
    asked: /(?:多少|(?<![这那哪前头])几)家|how many (?:companies|stocks|names|firms|of them)/,
    told: [/\d\s?家|家数|次数|\d compan|companies|\d stocks|of them|count/],
    name: { zh: '有多少家', en: 'how many there are' },
  },
  {
    asked: /为什么|为何|什么原因|\bwhy\b|\breasons?\b/,
    told: [/原因|因为|由于|因素|事件|公式|引文|reason|because|caus|driv|event|formula|quote/],
    name: { zh: '原因', en: 'the reason' },
  },
  {
    asked: /(?:拆|分)(?:开|成|解)?到?(?:每个?|各|逐)?(?:月|季度)|按月|逐月|month by month|by month|each month/,
    told: [/(?:\d{1,2}\s?月.*){3}|(?:\d{4}-\d{2}.*){3}|(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec).*){3}/s],
    name: { zh: '逐月', en: 'month by month' },
  },
]

/**
 * What a question asks for in so many words and its answer, written out in lower case, tells nowhere: names of it in both
 * languages. A reading that passes over such a word shows here, whatever answered it.
 */
export const unmirrored = (question: string, told: string): Bilingual[] => {
  const asked = question.normalize('NFKC').toLowerCase()
  return mirrors.flatMap(({ asked: asks, told: tells, name }) =>
    asks.test(asked) && !tells.every((one) => one.test(told)) ? [name] : [],
  )
}
