import { pick, type Ground } from './answerable.ts'
import type { Questions, Words } from './question.ts'

/** Names that no company of a market bears: the first parts with the second. */
const heads: readonly Words[] = [
  ['沧溟', 'Cangming'],
  ['岚汐', 'Lanxi'],
  ['玄穹', 'Xuanqiong'],
  ['霁川', 'Jichuan'],
  ['赭石', 'Zheshi'],
  ['芷汀', 'Zhiting'],
]
const tails: readonly Words[] = [
  ['精工', 'Precision'],
  ['纺织', 'Textiles'],
  ['生物', 'Biotech'],
  ['航运', 'Shipping'],
]
const unheld: readonly Words[] = [
  ['自由现金流', 'free cash flow'],
  ['市场份额', 'market share'],
  ['产能利用率', 'capacity utilisation'],
  ['EBITDA', 'EBITDA'],
  ['订单储备', 'order backlog'],
  ['碳排放', 'carbon emissions'],
  ['在建工程', 'construction in progress'],
  ['董事长', 'chairman'],
]
const opinions: readonly ((zh: string, en: string) => Words)[] = [
  (zh, en) => [`${zh}值得买吗？`, `Should I buy ${en}?`],
  (zh, en) => [`${zh}的股价明年会涨吗`, `Will the share price of ${en} go up next year?`],
  (zh, en) => [`你觉得${zh}是一家好公司吗`, `Is ${en} a good investment?`],
  (zh, en) => [`推荐持有${zh}还是卖出`, `Do you recommend holding or selling ${en}?`],
  (zh, en) => [`${zh}明年的净利润会是多少`, `What will the net profit of ${en} be next year?`],
]
const narrowed: readonly Words[] = [
  ['海外', 'overseas'],
  ['火星', 'Martian'],
  ['华南地区', 'South China'],
  ['子公司', 'subsidiary'],
]
const strange: readonly Words[] = [
  ['深海采矿', 'deep-sea mining'],
  ['月球旅游', 'lunar tourism'],
  ['人工降雪飞艇', 'snowmaking airships'],
  ['翡翠拍卖', 'jadeite auctions'],
]
const figures: readonly Words[] = [
  ['营业收入', 'revenue'],
  ['净利润', 'net profit'],
  ['毛利率', 'gross margin'],
  ['存货', 'inventories'],
]

/** Questions for which nothing is held: each has to be told so, without a number. */
export function askForNothing(into: Questions, { companies, year, quarter }: Ground): void {
  const none = { kind: 'nothing' } as const
  const known = new Set(companies.flatMap((one) => [one.zh, one.en]))
  for (let n = 0; n < 24; n++) {
    const [head, tail] = [pick(heads, n), pick(tails, n >> 1)]
    const [zh, en] = [`${head[0]}${tail[0]}`, `${head[1]} ${tail[1]}`]
    const [figure, inEnglish] = pick(figures, n)
    if (known.has(zh) || known.has(en)) continue
    into.add(
      'unknown company',
      n % 3 === 0
        ? [`${zh}股份有限公司${year}年的${figure}`, `${inEnglish} of ${en} Co., Ltd. in ${year}`]
        : [`${zh}${year}年${figure}是多少？`, `What was the ${inEnglish} of ${en} in ${year}?`],
      none,
    )
  }
  for (let n = 0; n < 18; n++) {
    const one = pick(companies, n * 5)
    const [zh, en] = pick(figures, n)
    const at = 2009 + (n % 7)
    into.add(
      'period not held',
      n % 3 === 0
        ? [`${one.zh}${at}年第三季度${zh}`, `${en} of ${one.en} in Q3 ${at}`]
        : [`${one.zh}${at}年的${zh}是多少`, `What was the ${en} of ${one.en} in ${at}?`],
      none,
    )
  }
  for (let n = 0; n < 14; n++) {
    const one = pick(companies, n * 7 + 1)
    const [zh, en] = pick(figures, n)
    const at = quarter.year + 1 + (n % 4)
    into.add(
      'future',
      n % 2 === 0
        ? [`${one.zh}${at}年${zh}是多少？`, `What will the ${en} of ${one.en} be in ${at}?`]
        : [`预计${one.zh}${at}年的${zh}`, `Forecast the ${en} of ${one.en} for ${at}`],
      none,
    )
  }
  for (let n = 0; n < 16; n++) {
    const one = pick(companies, n * 11 + 2)
    const [zh, en] = pick(unheld, n >> 1)
    into.add('figure not held', [`${one.zh}${year}年的${zh}`, `What was the ${en} of ${one.en} in ${year}?`], none)
  }
  for (let n = 0; n < 12; n++) {
    const one = pick(companies, n * 13 + 3)
    into.add('opinion', pick(opinions, n >> 1)(one.zh, one.en), none)
  }
  for (let n = 0; n < 8; n++) {
    const one = pick(companies, n * 3 + 4)
    const [zh, en] = pick(narrowed, n >> 1)
    into.add(
      'narrowed',
      [`${one.zh}${year}年${zh}营业收入是多少`, `What was the ${en} revenue of ${one.en} in ${year}?`],
      none,
    )
  }
  for (let n = 0; n < 8; n++) {
    const one = pick(companies, n * 17 + 5)
    const [zh, en] = pick(strange, n >> 1)
    into.add('texts of nothing', [`${one.zh}关于${zh}的新闻`, `news about ${one.en} and ${en}`], none)
  }
  const next =
    quarter.quarter === 4 ? { year: quarter.year + 1, quarter: 1 } : { ...quarter, quarter: quarter.quarter + 1 }
  for (let n = 0; n < 6; n++) {
    const one = pick(companies, n * 19 + 6)
    const [zh, en] = pick(figures.slice(0, 2), n >> 1)
    into.add(
      'not yet reported',
      [
        `${one.zh}${next.year}年第${'一二三四'[next.quarter - 1]}季度的${zh}`,
        `${en} of ${one.en} in Q${next.quarter} ${next.year}`,
      ],
      none,
    )
  }
  for (let n = 0; n < 4; n++) {
    const one = pick(companies, n * 23 + 7)
    into.add(
      'a day without trading',
      [`${one.zh}2001年1月1日为什么下跌`, `Why did ${one.en} rise on 1 January 2001?`],
      none,
    )
  }
  for (let n = 0; n < 4; n++) {
    const one = pick(companies, n * 29 + 8)
    into.add(
      'no such supplier',
      [`${one.zh}在西藏的供应商有哪些`, `Who are the suppliers of ${one.en} in Tibet?`],
      none,
    )
  }
}
