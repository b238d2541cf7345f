import { pick, type Ground } from './answerable.ts'
import { over, said, type Questions, type Words } from './question.ts'

/** Questions as people ask them who know no names of accounts, with times that are counted from today. */
export function askPlainly(into: Questions, { companies, figures, year, quarter, moves }: Ground): void {
  const now = quarter.year
  for (let n = 0; n < 16; n++) {
    const one = pick(companies, n * 9 + 4)
    const of = (item: string, months = 12, at = year) => figures.toDate(one.id, item, at, months)
    const ways: readonly (readonly [Words, number | null])[] = [
      [
        [`${one.zh}去年赚了多少钱`, `How much money did ${one.en} make last year? Tell me its net profit`],
        of('net_profit'),
      ],
      [
        [`${one.zh}第${'一二三四'[quarter.quarter - 1]}季度营收`, `${one.en} Q${quarter.quarter} revenue`],
        figures.quarter(one.id, 'revenue', now, quarter.quarter),
      ],
      [
        [`${one.zh}${now}年一季报净利润`, `${one.en} net profit for the three months ended 31 March ${now}`],
        of('net_profit', 3, now),
      ],
      [[`${one.zh}最新财报的营业收入`, `latest revenue of ${one.en}`], of('revenue', quarter.quarter * 3, now)],
      [
        [`${one.zh}${now}年上半年净利率`, `net margin of ${one.en} for the six months ended 30 June ${now}`],
        over(of('net_profit', 6, now), of('revenue', 6, now)),
      ],
    ]
    const [words, value] = pick(ways, n >> 1)
    into.add('plain words', words, said(value))
  }
  const margins = companies.flatMap(({ id }) => {
    const [profit, revenue] = ['net_profit', 'revenue'].map((item) => figures.toDate(id, item, year, 12))
    const margin = over(profit ?? null, revenue ?? null)
    return margin === null || revenue === null || revenue === undefined ? [] : [{ id, margin, revenue }]
  })
  for (let n = 0; n < 8; n++) {
    const [least, bound] = [5 + 5 * (n % 4), 2 + 3 * (n >> 1)]
    const ids = margins.filter((one) => one.margin * 100 > least && one.revenue > bound * 1e8).map(({ id }) => id)
    into.add(
      'two conditions',
      [
        `${year}年净利率大于${least}%且营收超过${bound}亿元的公司有多少家`,
        `how many companies had a net margin above ${least}% and revenue over CNY ${bound * 100} million in ${year}`,
      ],
      said(ids.length),
    )
  }
  for (let n = 0; n < 6; n++) {
    const one = pick(companies, n * 5 + 2)
    const row = moves.find((of) => of.company_id === one.id && Math.abs(of.move) < 1 && of.move !== 0)
    if (!row) continue
    // Small moves, asked of as if they had gone the other way: what is told is the move that there was.
    into.add(
      'wrong premise',
      row.move > 0
        ? [`${one.zh}${row.day}为什么下跌`, `Why did ${one.en} fall on ${row.day}?`]
        : [`${one.zh}${row.day}为什么上涨`, `Why did ${one.en} rise on ${row.day}?`],
      said(row.move / 100),
    )
  }
}
