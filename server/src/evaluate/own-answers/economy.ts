import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'
import { pick } from './answerable.ts'
import { said, type Questions, type Words } from './question.ts'

/** A value of a series of the demo market that stands now. */
export interface StoredObservation {
  series_code: string
  day: string
  value: number
}
export async function observationsStored(db: Db): Promise<StoredObservation[]> {
  return db<StoredObservation[]>`select o.series_code, o.observed_on::text as day, o.value from observation o
    where o.market_id = ${DEMO_MARKET} and o.superseded_at = 'infinity' order by o.series_code, o.observed_on`
}

const names = 'January February March April May June July August September October November December'.split(' ')
const inWords = (month: string): Words => {
  const [year, of] = [month.slice(0, 4), Number(month.slice(5, 7))]
  return [`${year}年${of}月`, `${names[of - 1]} ${year}`]
}

/** Indicators by month that the demo market has: series, names, and what of the value is to be told. */
const monthly: readonly (readonly [code: string, ...Words, told: (value: number) => number])[] = [
  ['macro.cpi', 'CPI', 'CPI', (value) => value],
  ['macro.cpi', '通胀率', 'inflation rate', (value) => (value - 100) / 100],
  ['macro.retail', '社零总额', 'retail sales', (value) => value],
  ['macro.m2', 'M2', 'M2', (value) => value],
  ['macro.trade', '进出口总额', 'imports and exports', (value) => value],
  ['macro.cpi-food', '食品烟酒CPI', 'food CPI', (value) => value],
]

/** Questions on the economy: months, years, growth, rates on a day, and what follows them. */
export function askOnEconomy(into: Questions, observations: readonly StoredObservation[]): void {
  const bySeries = Map.groupBy(observations, (row) => row.series_code)
  const of = (code: string) => bySeries.get(code) ?? []
  const at = (code: string, day: string) => of(code).find((row) => row.day.startsWith(day))?.value ?? null
  for (let n = 0; n < 24; n++) {
    const [code, zh, en, told] = pick(monthly, n)
    const rows = of(code)
    if (rows.length === 0) continue
    const row = pick(rows, n * 5 + 2)
    const [month, name] = inWords(row.day)
    into.add('the economy by month', [`${month}${zh}是多少`, `What was ${en} in ${name}?`], said(told(row.value)))
  }
  const years = [...new Set(of('macro.gdp').map(({ day }) => day.slice(0, 4)))].filter(
    (year) => at('macro.gdp', `${year}-12`) !== null,
  )
  for (const year of years.slice(-4)) {
    into.add('the economy by year', [`${year}年GDP是多少`, `GDP in ${year}`], said(at('macro.gdp', `${year}-12`)))
    const growth = at('macro.gdp-yoy', `${year}-12`)
    into.add(
      'the economy by year',
      [`${year}年中国GDP增速`, `How fast did GDP grow in ${year}?`],
      said(growth === null ? null : growth / 100),
    )
  }
  for (const { day, value } of of('macro.retail-yoy').slice(-6)) {
    const [month, name] = inWords(day)
    into.add('growth of the economy', [`${month}社零同比增速`, `growth of retail sales in ${name}`], said(value / 100))
  }
  const rates: readonly (readonly [string, ...Words, (value: number) => number])[] = [
    ['ecb-cross.USDCNY', '美元兑人民币汇率', 'USD/CNY exchange rate', (value) => value],
    ['ecb-cross.JPYCNY', '日元汇率', 'yen rate', (value) => Number((value * 100).toPrecision(12))],
    ['lpr.1Y', '1年期LPR', 'one-year LPR', (value) => value / 100],
    ['shibor.3M', '3个月Shibor', '3-month Shibor', (value) => value / 100],
  ]
  for (let n = 0; n < 12; n++) {
    const [code, zh, en, told] = pick(rates, n)
    const rows = of(code)
    if (rows.length === 0) continue
    const row = n < 4 ? rows.at(-1) : pick(rows, n * 11)
    if (!row) continue
    const { day, value } = row
    into.add(
      'rates',
      n < 4
        ? [`最新的${zh}`, `What is the latest ${en}?`]
        : [`${day} ${zh}`, `${en} on ${Number(day.slice(8))} ${names[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`],
      said(told(value)),
    )
  }
  const [first, second] = of('macro.cpi').slice(-2)
  if (first && second) {
    const [one, other] = [inWords(first.day), inWords(second.day)]
    for (let n = 0; n < 2; n++)
      into.add('follow-ups on the economy', [`${other[0]}呢`, `and ${other[1]}?`], said(second.value), [
        [`${one[0]}CPI`, `CPI in ${one[1]}`],
      ])
  }
  const nothing = { kind: 'nothing' } as const
  for (const words of [
    ['1999年5月CPI是多少', 'CPI in May 1999'],
    ['2031年GDP', 'GDP in 2031'],
    ['1995-03-01 美元兑人民币汇率', 'USD/CNY exchange rate on 1 March 1995'],
  ] as const satisfies readonly Words[])
    for (let n = 0; n < 2; n++) into.add('the economy at times not held', words, nothing)
}
