import type { AskedCompany, StoredClass, StoredFormer, StoredSupply } from './ground.queries.ts'
import type { StoredFigures } from './ground.ts'
import { over, said, type Questions, type Words } from './question.ts'

/** Words of a title, of the company that it is about. */
export interface AskedPhrase {
  company_id: string
  phrase: string
  kind: 'announcement' | 'news'
}

/** What the questions are made of. */
export interface Ground {
  companies: readonly AskedCompany[]
  figures: StoredFigures
  /** The last whole fiscal year, and the last quarter that is reported. */
  year: number
  quarter: { year: number; quarter: number }
  moves: readonly { company_id: string; day: string; move: number }[]
  supplies: readonly StoredSupply[]
  formers: readonly StoredFormer[]
  classes: readonly StoredClass[]
  titles: Readonly<Record<'zh' | 'en', readonly AskedPhrase[]>>
}

export const items: readonly (readonly [item: string, ...Words])[] = [
  ['revenue', '营业收入', 'revenue'],
  ['net_profit', '净利润', 'net profit'],
  ['operating_cost', '营业成本', 'cost of revenue'],
  ['total_profit', '利润总额', 'profit before tax'],
  ['selling_expense', '销售费用', 'selling expenses'],
  ['administrative_expense', '管理费用', 'administrative expenses'],
  ['research_expense', '研发费用', 'R&D expenses'],
  ['parent_net_profit', '归母净利润', 'net profit to the parent'],
  ['operating_cash_flow', '经营活动产生的现金流量净额', 'operating cash flow'],
  ['cash', '货币资金', 'cash balance'],
  ['inventories', '存货', 'inventories'],
  ['receivables', '应收账款', 'accounts receivable'],
  ['fixed_assets', '固定资产', 'fixed assets'],
  ['income_tax', '所得税费用', 'income tax'],
]
/** The item of a list at a place, from its beginning again behind its end. */
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const quarterZh = ['一', '二', '三', '四']
const quarterEn = ['first', 'second', 'third', 'fourth']

/** Figures of a year, of months of it, of a quarter and of four quarters; ratios and growth of them. */
export function askFigures(into: Questions, { companies, figures, year, quarter }: Ground): void {
  for (let n = 0; n < 24; n++) {
    const [item, zh, en] = pick(items, n)
    const one = pick(companies, n * 5 + 1)
    const ways: Words[] = [
      [`${one.zh}${year}年的${zh}是多少？`, `What was the ${en} of ${one.en} in ${year}?`],
      [`请问${one.fullZh}${year}年度${zh}为多少元`, `How much were ${one.en}'s ${en} in fiscal ${year}?`],
      [`${one.code} ${year}年报里的${zh}`, `${one.code} ${en} FY${year}`],
      [`我想知道${one.zh}去年的${zh}`, `please tell me the ${en} of ${one.en} last year`],
    ]
    into.add('year', pick(ways, n >> 1), said(figures.toDate(one.id, item, year, 12)))
  }
  for (let n = 0; n < 16; n++) {
    const [item, zh, en] = pick(items, n * 3)
    const one = pick(companies, n * 7 + 2)
    const now = quarter.year
    const way: Words =
      n % 4 < 2
        ? [`${one.zh}${now}年上半年${zh}是多少`, `What was the ${en} of ${one.en} in the first half of ${now}?`]
        : [`${one.zh}${now - 1}年半年报的${zh}`, `${en} of ${one.en} in H1 ${now - 1}`]
    into.add('half', way, said(figures.toDate(one.id, item, n % 4 < 2 ? now : now - 1, 6)))
  }
  const flows = items.filter(([item]) => ['revenue', 'net_profit', 'total_profit', 'parent_net_profit'].includes(item))
  for (let n = 0; n < 18; n++) {
    const [item, zh, en] = pick(flows, n)
    const one = pick(companies, n * 11 + 3)
    const of = 1 + (n % 4)
    const at = of <= quarter.quarter ? quarter.year : quarter.year - 1
    const way: Words =
      n % 3 === 0
        ? [
            `${one.zh}${at}年第${quarterZh[of - 1]}季度的${zh}`,
            `${en} of ${one.en} in the ${quarterEn[of - 1]} quarter of ${at}`,
          ]
        : [`${one.zh} ${at}Q${of} ${zh}多少？`, `What was ${one.en}'s ${en} in Q${of} ${at}?`]
    into.add('quarter', way, said(figures.quarter(one.id, item, at, of)))
  }
  for (let n = 0; n < 8; n++) {
    const [item, zh, en] = pick(items, n)
    const one = pick(companies, n * 3 + 5)
    const at = quarter.quarter >= 3 ? quarter.year : quarter.year - 1
    into.add(
      'nine months',
      [`${one.zh}${at}年前三季度${zh}`, `${en} of ${one.en} in the first nine months of ${at}`],
      said(figures.toDate(one.id, item, at, 9)),
    )
  }
  for (let n = 0; n < 12; n++) {
    const [item, zh, en] = pick(flows, n)
    const one = pick(companies, n * 13 + 4)
    const way: Words =
      n % 2 === 0
        ? [`${one.zh}最近四个季度的${zh}是多少`, `trailing twelve months ${en} of ${one.en}`]
        : [`${one.zh}滚动十二个月${zh}`, `What is the TTM ${en} of ${one.en}?`]
    into.add('trailing', way, said(figures.trailing(one.id, item)))
  }
  for (let n = 0; n < 14; n++) {
    const one = pick(companies, n * 17 + 6)
    const of = (item: string) => figures.toDate(one.id, item, year, 12)
    const [revenue, cost] = [of('revenue'), of('operating_cost')]
    const ratios: readonly (readonly [Words, number | null])[] = [
      [['毛利率', 'gross margin'], over(revenue === null || cost === null ? null : revenue - cost, revenue)],
      [['净利率', 'net margin'], over(of('net_profit'), revenue)],
      [['研发费用率', 'R&D to revenue'], over(of('research_expense'), revenue)],
      [['资产负债率', 'debt ratio'], over(of('total_liabilities'), of('total_assets'))],
      [['营业利润率', 'operating margin'], over(of('operating_profit'), revenue)],
    ]
    const [[zh, en], value] = pick(ratios, n)
    into.add(
      'ratio',
      [`${one.zh}${year}年${zh}是多少？保留两位小数`, `What was the ${en} of ${one.en} in ${year}?`],
      said(value),
    )
  }
  for (let n = 0; n < 10; n++) {
    const [item, zh, en] = pick(items, n)
    const one = pick(companies, n * 19 + 7)
    const [now, before] = [quarter.year, quarter.year - 1].map((at) => figures.toDate(one.id, item, at, 6))
    const growth = over(now === null || before === null ? null : (now ?? 0) - (before ?? 0), before ?? null)
    into.add(
      'growth',
      [
        `${one.zh}${quarter.year}年上半年${zh}同比增长率`,
        `${en} growth of ${one.en} in the first half of ${quarter.year}`,
      ],
      said(growth),
    )
  }
}

/** Two companies beside each other, and one over two spans. */
export function askComparisons(into: Questions, { companies, figures, year, quarter }: Ground): void {
  for (let n = 0; n < 10; n++) {
    const [one, other] = [pick(companies, n * 3), pick(companies, n * 3 + 11)]
    const [item, zh, en] = pick(items, n)
    into.add(
      'compare companies',
      [`比较${one.zh}和${other.zh}${year}年的${zh}`, `Compare the ${en} of ${one.en} and ${other.en} in ${year}`],
      said(figures.toDate(one.id, item, year, 12), figures.toDate(other.id, item, year, 12)),
    )
  }
  for (let n = 0; n < 8; n++) {
    const one = pick(companies, n * 4 + 2)
    const [item, zh, en] = pick(items, n)
    const [now, before] = [quarter.year, quarter.year - 1]
    into.add(
      'compare spans',
      [
        `${one.zh}${before}年上半年和${now}年上半年的${zh}分别是多少`,
        `${en} of ${one.en} in H1 ${before} and H1 ${now}`,
      ],
      said(figures.toDate(one.id, item, before, 6), figures.toDate(one.id, item, now, 6)),
    )
  }
}

/** Companies by a figure: those with most or least, how many pass a bound, and which. */
export function askMany(into: Questions, { companies, figures, year }: Ground): void {
  const ranked = (item: string) =>
    companies
      .flatMap(({ id }) => {
        const value = figures.toDate(id, item, year, 12)
        return value === null ? [] : [{ id, value }]
      })
      .toSorted((a, b) => b.value - a.value)
  for (let n = 0; n < 8; n++) {
    const [item, zh, en] = pick(items, n)
    const list = ranked(item)
    const many = 3 + (n % 3)
    const up = n % 4 === 3
    const ids = (up ? list.toReversed() : list).slice(0, many).map(({ id }) => id)
    into.add(
      'most and least',
      up
        ? [`${year}年${zh}最低的${many}家公司`, `the ${many} companies with the lowest ${en} in ${year}`]
        : [`${year}年${zh}最高的前${many}家公司是哪些？`, `top ${many} companies by ${en} in ${year}`],
      { kind: 'companies', ids, ordered: true },
    )
  }
  for (let n = 0; n < 8; n++) {
    const [item, zh, en] = pick(items, n)
    const list = ranked(item)
    const middle = list[Math.floor(list.length * (n % 2 === 0 ? 0.3 : 0.5))]?.value ?? 0
    const bound = Math.max(1, Math.round(middle / 1e8))
    const ids = list.filter(({ value }) => value > bound * 1e8).map(({ id }) => id)
    const counts = n % 4 < 2
    into.add(
      'conditions',
      counts
        ? [
            `${year}年${zh}大于${bound}亿元的公司有多少家？`,
            `How many companies had ${en} above CNY ${bound * 100} million in ${year}?`,
          ]
        : [
            `${year}年${zh}超过${bound}亿的公司有哪些`,
            `Which companies had ${en} over ${bound * 100} million yuan in ${year}`,
          ],
      counts ? said(ids.length) : { kind: 'companies', ids: ids.slice(0, 20), ordered: false },
    )
  }
}

/** Who supplies a company, of a province too; why a price moved; what changed since. */
export function askOfCompanies(into: Questions, ground: Ground): void {
  const { companies, figures, supplies, moves, quarter } = ground
  const named = new Map(companies.map((one) => [one.id, one]))
  const byCustomer = [...Map.groupBy(supplies, (row) => row.customer_id)].filter(([id]) => named.has(id))
  for (const [n, [id, rows]] of byCustomer.slice(0, 12).entries()) {
    const one = named.get(id)
    if (!one) continue
    const placed = rows.find((row) => row.region_zh !== null)
    const inPlace = n % 4 < 2 && placed !== undefined
    const ids = rows.filter((row) => !inPlace || row.region_code === placed.region_code).map((row) => row.supplier_id)
    into.add(
      'suppliers',
      inPlace
        ? [
            `${one.zh}在${placed.region_zh}的供应商有哪些？`,
            `Who are the suppliers of ${one.en} in ${placed.region_en}?`,
          ]
        : [`${one.zh}的供应商有哪些？`, `Which suppliers does ${one.en} have?`],
      { kind: 'companies', ids, ordered: false },
    )
  }
  // A day without its year is the last one of that name: of an older one the year is said.
  const newest = moves.reduce((last, row) => (row.day > last ? row.day : last), '')
  const yearAgo = `${Number(newest.slice(0, 4)) - 1}${newest.slice(4)}`
  const byMove = [...Map.groupBy(moves, (row) => row.company_id)].filter(([id]) => named.has(id))
  for (const [n, [id, rows]] of byMove.slice(0, 14).entries()) {
    const one = named.get(id)
    const row = rows[n % 3]
    if (!one || !row) continue
    const [, month, day] = row.day.split('-').map(Number)
    const isOld = row.day <= yearAgo
    const english = new Date(row.day).toLocaleDateString('en-GB', {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...(isOld ? { year: 'numeric' } : {}),
    })
    const inYear = isOld ? `${row.day.slice(0, 4)}年` : ''
    const way: Words =
      row.move < 0
        ? [`${one.zh}${inYear}${month}月${day}日为什么下跌？`, `Why did ${one.en} fall on ${english}?`]
        : [`${row.day} ${one.zh}为什么上涨`, `why did ${one.en} rise on ${english}`]
    into.add('moves', way, said(row.move / 100))
  }
  const since = `${quarter.year}-0${quarter.quarter >= 3 ? 9 : 6}-01`
  const month = Number(since.slice(5, 7))
  for (let n = 0; n < 10; n++) {
    const one = pick(companies, n * 3 + 1)
    into.add(
      'changes',
      [
        `${month}月以来${one.zh}有什么变化？`,
        `What has changed at ${one.en} since ${month === 9 ? 'September' : 'June'}?`,
      ],
      said(figures.trailing(one.id, 'revenue', since), figures.trailing(one.id, 'revenue')),
    )
  }
}

/** Questions that leave unsaid what the one before them said. */
export function askOn(into: Questions, { companies, figures, year, quarter }: Ground): void {
  for (let n = 0; n < 20; n++) {
    const [one, other] = [pick(companies, n * 5 + 3), pick(companies, n * 5 + 9)]
    const [item, zh, en] = pick(items, n)
    const [second, secondZh, secondEn] = pick(items, n + 1)
    const first: Words = [`${one.zh}${year}年的${zh}是多少`, `What was the ${en} of ${one.en} in ${year}?`]
    const ways: readonly (readonly [Words, number | null])[] = [
      [
        [`那${quarter.year}年上半年呢？`, `and in the first half of ${quarter.year}?`],
        figures.toDate(one.id, item, quarter.year, 6),
      ],
      [[`它的${secondZh}呢`, `and its ${secondEn}?`], figures.toDate(one.id, second, year, 12)],
      [[`${other.zh}呢？`, `what about ${other.en}?`], figures.toDate(other.id, item, year, 12)],
    ]
    const [words, value] = pick(ways, n)
    into.add('follow-up', words, said(value), [first])
  }
}

/** What texts say of a company, in words of a title that is its own. */
export function askOfTexts(into: Questions, { companies, titles }: Ground): void {
  const named = new Map(companies.map((one) => [one.id, one]))
  for (let n = 0; n < 16; n++) {
    const of = titles[into.next]
    const { company_id, phrase, kind } = of[(n * 7) % Math.max(1, of.length)] ?? {}
    const one = named.get(company_id ?? '')
    if (!one || phrase === undefined) continue
    const told: Words = kind === 'announcement' ? ['公告', 'announcements'] : ['新闻', 'news']
    into.add(
      'texts',
      n % 4 < 2
        ? [`${one.zh}的${told[0]}里提到的“${phrase}”`, `${told[1]} about ${one.en} and "${phrase}"`]
        : [`关于${one.zh}${phrase}的消息`, `What do reports say about ${one.en} ${phrase}?`],
      { kind: 'quotes', phrase },
    )
  }
}
