import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedMarket, countTold, END, lacksTold, rowsTold, stood, type AskedMarket } from './testing-truth.ts'

// Volatility, correlation and beta, runs of days, new highs, limits, dividends year after year, valuations in their own
// past, busiest investors and what a stop does: held against rows that plain SQL finds.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

interface Bar {
  day: string
  close: number
}
/** Adjusted closes of every stock of companies, the earliest first, up to a day and as they stood at an instant. */
async function barsBy(from: string, to: string, asOf?: string): Promise<Map<string, Bar[]>> {
  const { sql } = market
  const rows = await sql<(Bar & { id: string })[]>`
    select d.security_id as id, d.trade_date::text as day, d.close from daily_price d
    where ${stood(sql, 'd', asOf)} and d.basis = 'forward-adjusted' and d.trade_date between ${from} and ${to}
      and d.security_id in (select s.security_id from security s where ${stood(sql, 's', asOf)} and s.kind = 'stock')
    order by d.trade_date`
  return Map.groupBy(rows, (one) => one.id)
}
const returnsOf = (bars: readonly Bar[]): number[] =>
  bars.slice(1).map((one, at) => Math.log(one.close / (bars[at]?.close ?? 1)))
const meanOf = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length
function volatilityOf(bars: readonly Bar[]): number {
  const returns = returnsOf(bars)
  const middle = meanOf(returns)
  return (
    Math.sqrt(returns.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (returns.length - 1)) * Math.sqrt(252) * 100
  )
}
const covariance = (x: readonly number[], y: readonly number[]): number =>
  x.reduce((sum, one, at) => sum + (one - meanOf(x)) * ((y[at] ?? 0) - meanOf(y)), 0)
const valueOf = (answer: Awaited<ReturnType<AskedMarket['ask']>>, label: RegExp): number | undefined =>
  answer.facts.find((one) => label.test(one.label))?.value ?? undefined
const YEAR = ['2024-08-26', END] as const

/** The short name of the company of a security `s` in a language. */
const named = (language: 'zh' | 'en') => {
  const { sql } = market
  return sql`(select n.name from company_name n where ${stood(sql, 'n')} and n.company_id = s.company_id
    and n.language = ${language} and n.form = 'short' order by n.seen_on desc nulls last limit 1)`
}

/** Names of two companies with the longest bars. */
async function twoCompanies(): Promise<{ id: string; zh: string; en: string }[]> {
  const { sql } = market
  return sql<{ id: string; zh: string; en: string }[]>`
    select s.company_id as id, ${named('zh')} as zh, ${named('en')} as en from security s
    where ${stood(sql, 's')} and s.kind = 'stock' and s.listed_on < '2020-01-01' order by s.company_id limit 2`
}

test('a volatility is the deviation of log returns by the year, of one company and of the most volatile alike', async () => {
  const bars = await barsBy(...YEAR)
  const truth = [...bars]
    .flatMap(([id, own]) => (own.length > 20 ? [{ id, value: volatilityOf(own), count: own.length - 1 }] : []))
    .toSorted((a, b) => b.value - a.value)
  expect(truth.length).toBeGreaterThan(20)
  for (const text of ['波动最大的十只股票', 'ten most volatile stocks over the past year']) {
    const rows = rowsTold(await market.ask(text))
    expect([text, rows.map((one) => one.companyId)]).toEqual([text, truth.slice(0, 10).map((one) => one.id)])
    for (const [at, row] of rows.entries()) {
      expect(row.values[0]).toBeCloseTo(truth[at]?.value ?? 0, 6)
      expect(row.values[1]).toBe(truth[at]?.count)
    }
  }
  const [one] = await twoCompanies()
  const own = truth.find(({ id }) => id === one?.id)
  for (const text of [`${one?.zh}近一年的波动率`, `volatility of ${one?.en} over the past year`])
    expect(valueOf(await market.ask(text), /波动率|volatility/)).toBeCloseTo(own?.value ?? 0, 6)
})

test('a volatility of the past knows no later close', async () => {
  const asOf = '2025-03-14T12:00:00.000Z'
  const bars = await barsBy('2024-03-14', '2025-03-14', asOf)
  const truth = [...bars]
    .flatMap(([id, own]) => (own.length > 20 ? [{ id, value: volatilityOf(own) }] : []))
    .toSorted((a, b) => a.value - b.value)
  const rows = rowsTold(await market.ask('过去一年波动率最低的五只股票', { asOf }))
  expect(rows.map((one) => one.companyId)).toEqual(truth.slice(0, 5).map((one) => one.id))
  expect(rows[0]?.values[0]).toBeCloseTo(truth[0]?.value ?? 0, 6)
})

test('correlation and beta are of the days on which both closed', async () => {
  const [one, two] = await twoCompanies()
  const bars = await barsBy(...YEAR)
  const paired = (x: readonly Bar[], y: readonly Bar[]) => {
    const days = new Map(y.map((bar) => [bar.day, bar.close]))
    const both = x.filter((bar) => days.has(bar.day))
    return [returnsOf(both), returnsOf(both.map(({ day }) => ({ day, close: days.get(day) ?? 0 })))] as const
  }
  const [x, y] = paired(bars.get(one?.id ?? '') ?? [], bars.get(two?.id ?? '') ?? [])
  expect(x.length).toBeGreaterThan(100)
  const truth = covariance(x, y) / Math.sqrt(covariance(x, x) * covariance(y, y))
  for (const text of [
    `${one?.zh}和${two?.zh}近一年的相关性`,
    `correlation between ${one?.en} and ${two?.en} over the past year`,
  ])
    expect([text, valueOf(await market.ask(text), /相关系数|Correlation/)]).toEqual([text, expect.closeTo(truth, 8)])
  const { sql } = market
  const index = await sql<Bar[]>`select d.trade_date::text as day, d.close from daily_price d
    where ${stood(sql, 'd')} and d.security_id = 'SHZ-990001-index' and d.trade_date between ${YEAR[0]} and ${END}
    order by d.trade_date`
  const [own, against] = paired(bars.get(one?.id ?? '') ?? [], index)
  const beta = valueOf(await market.ask(`beta of ${one?.en} against the market over the past year`), /Beta/)
  expect(beta).toBeCloseTo(covariance(own, against) / covariance(against, against), 8)
})

test('what rose day after day is counted from the last close back, and who has too few days is not in it', async () => {
  const bars = await barsBy('2025-05-01', END)
  const day = [...bars.values()].flatMap((own) => own.at(-1)?.day ?? []).reduce((a, b) => (a > b ? a : b))
  const streak = (own: readonly Bar[], sign: 1 | -1): number => {
    let count = 0
    for (let at = own.length - 1; at > 0; at--) {
      if (sign * ((own[at]?.close ?? 0) - (own[at - 1]?.close ?? 0)) <= 0) break
      count++
    }
    return count
  }
  for (const [text, sign] of [
    ['连续两天上涨的股票', 1],
    ['stocks that fell two days in a row', -1],
  ] as const) {
    const truth = [...bars]
      .flatMap(([id, own]) => (own.at(-1)?.day === day ? [{ id, count: streak(own, sign) }] : []))
      .filter((one) => one.count >= 2)
      .toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    expect(truth.length).toBeGreaterThan(0)
    const rows = rowsTold(await market.ask(text))
    expect([text, rows.map((one) => [one.companyId, one.values[0]])]).toEqual([
      text,
      truth.slice(0, 20).map((one) => [one.id, one.count]),
    ])
  }
})

test('a new high is above every close before it within the year', async () => {
  const bars = await barsBy(...YEAR)
  for (const [text, asOf, from, to] of [
    ['创一年新高的股票', undefined, ...YEAR],
    ['stocks at a 52-week low', '2025-04-11T12:00:00.000Z', '2024-04-11', '2025-04-11'],
  ] as const) {
    const known = asOf === undefined ? bars : await barsBy(from, to, asOf)
    const day = [...known.values()].flatMap((own) => own.at(-1)?.day ?? []).reduce((a, b) => (a > b ? a : b))
    const isLow = text.includes('low')
    const truth = [...known]
      .filter(([, own]) => own.at(-1)?.day === day && (own[0]?.day ?? '') <= from.replace(/\d\d$/, '31'))
      .filter(([, own]) =>
        own.slice(0, -1).every((one) => {
          const last = own.at(-1)?.close ?? 0
          return isLow ? last < one.close : last > one.close
        }),
      )
      .map(([id]) => id)
      .toSorted()
    const answer = await market.ask(text, asOf === undefined ? {} : { asOf })
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    expect(rowsTold(answer).map((one) => one.companyId)).toEqual(truth)
  }
})

test('of limits nobody is told who has no board that is known, and both are counted', async () => {
  const { sql } = market
  const [last] = await sql<{ day: string }[]>`select max(d.trade_date)::text as day from daily_price d
    where ${stood(sql, 'd')} and d.basis = 'traded'`
  const rows = await sql<{ id: string; exchange: string; code: string; close: number; before: number }[]>`
    select s.company_id as id, s.exchange, s.code, d.close, (select b.close from daily_price b where ${stood(sql, 'b')}
      and b.security_id = d.security_id and b.basis = 'traded' and b.trade_date < d.trade_date
      order by b.trade_date desc limit 1) as before
    from daily_price d join security s on s.security_id = d.security_id and ${stood(sql, 's')} and s.kind = 'stock'
    where ${stood(sql, 'd')} and d.basis = 'traded' and d.trade_date = ${last?.day ?? END}`
  const hasBoard = ({ exchange, code }: (typeof rows)[number]) =>
    (exchange === 'SSE' && /^6(?:0|8[89])/.test(code)) || (exchange === 'SHZ' && /^(?:00|30)/.test(code))
  const answer = await market.ask('今天涨停的股票')
  const shown = rowsTold(answer)
  for (const { values } of shown) expect(values[0]).toBe(values[1])
  expect(countTold(answer)).toBe(shown.length)
  const without = rows.filter((row) => !hasBoard(row) && row.before !== null)
  const left = answer.parts.flatMap((part) =>
    part.type === 'sentence' ? [part.pieces.map((piece) => piece.text).join('')] : [],
  )
  if (without.length > 0) expect(left.join()).toContain(`不知道适用哪个涨跌幅限制）的公司有 ${without.length} 家`)
  expect(shown.every((row) => !without.some((one) => one.id === row.companyId))).toBe(true)
})

test('who went ex with cash in each of some years, and for how many years in a row', async () => {
  const { sql } = market
  const paid = await sql<{ id: string; year: number }[]>`
    select distinct s.company_id as id, extract(year from a.action_date)::int as year from corporate_action a
    join security s on s.security_id = a.security_id and ${stood(sql, 's')}
    where ${stood(sql, 'a')} and a.action = 'dividend' and a.cash_per_share > 0 and a.action_date <= ${END}`
  const years = Map.groupBy(paid, (one) => one.id)
  const has = (id: string, year: number) => years.get(id)?.some((one) => one.year === year) ?? false
  const truth = [...years.keys()].filter((id) => has(id, 2023) && has(id, 2024))
  expect(truth.length).toBeGreaterThan(3)
  for (const text of ['连续两年分红的公司', 'companies that paid dividends every year since 2023']) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    const rows = rowsTold(answer)
    expect(rows.every((row) => row.companyId !== null && truth.includes(row.companyId))).toBe(true)
    for (const row of rows) expect(row.values[0]).toBe(has(row.companyId ?? '', 2025) ? 3 : 2)
  }
  const early = await market.ask('自2015年以来每年分红的公司')
  expect([early.state, lacksTold(early)]).toEqual(['missing', expect.stringContaining('2015')])
})

test('a valuation in its own past is that of the bands on its screen', async () => {
  const { figures } = await import('@pandora/contract/domains/figures/operations')
  const [one] = await twoCompanies()
  const { data } = await market.server.call(figures.valuationBands, { companyId: one?.id ?? '' }, { as: market.user })
  const five = data.peTtmBands.spans.find((span) => span.years === 5)
  expect(five?.percentile).not.toBeNull()
  for (const text of [`${one?.zh}现在的PE处于历史什么分位`, `is ${one?.en} cheap against its own five years`]) {
    const answer = await market.ask(text)
    const rows = rowsTold(answer)
    expect(rows.map((row) => row.values[0])).toEqual(data.peTtmBands.spans.map((span) => span.percentile))
    expect(rows.map((row) => row.values[2])).toEqual(data.peTtmBands.spans.map((span) => span.multiples[2] ?? null))
    expect(answer.facts.find((fact) => fact.receipt?.figure === 'peTtm')?.value).toBe(data.latest.peTtm)
  }
})

test('the busiest investors took part in most rounds of the time', async () => {
  const { sql } = market
  for (const [text, from] of [
    ['今年最活跃的投资机构', '2025-01-01'],
    ['which investors made most deals this year', '2025-01-01'],
  ] as const) {
    const rounds = await sql<{ investors: string[] }[]>`
      select r.investors_zh as investors from financing_round r
      where ${stood(sql, 'r')} and r.announced_on between ${from} and ${END}`
    const counts = new Map<string, number>()
    for (const { investors } of rounds)
      for (const name of new Set(investors)) counts.set(name, (counts.get(name) ?? 0) + 1)
    const answer = await market.ask(text)
    expect(countTold(answer)).toBe(rounds.length)
    const most = [...counts.values()].toSorted((a, b) => b - a)
    expect(rowsTold(answer).map((row) => row.values[0])).toEqual(most.slice(0, 10))
  }
})

test('what a stop does is what the scenario of it says', async () => {
  const { scenarios } = await import('@pandora/contract/domains/scenarios/operations')
  const { sql, server, user } = market
  const [supplier] = await sql<{ id: string; zh: string; en: string }[]>`
    select s.company_id as id, ${named('zh')} as zh, ${named('en')} as en from security s
    where ${stood(sql, 's')} and s.kind = 'stock' and s.company_id in (select e.supplier_id from supply_edge e
      where ${stood(sql, 'e')} and e.customer_id is not null) order by s.company_id limit 1`
  const { data } = await server.call(
    scenarios.run,
    { basis: { companyId: supplier?.id ?? '' }, shock: { kind: 'stop', days: 60, nodeIds: [supplier?.id ?? ''] } },
    { as: user },
  )
  const truth = data.dataList.filter((one) => !one.direct).slice(0, 10)
  expect(truth.length).toBeGreaterThan(0)
  for (const text of [
    `如果${supplier?.zh}停产60天会怎样`,
    `what happens if ${supplier?.en} stops production for 60 days`,
  ]) {
    const rows = rowsTold(await market.ask(text))
    expect(rows.map((row) => row.companyId)).toEqual(truth.map((one) => one.companyId))
    expect(rows.map((row) => row.values[1])).toEqual(truth.map((one) => one.effect.high * 100))
  }
})

test('companies by one figure against another of the same year', async () => {
  const { sql } = market
  const items = await sql<{ id: string; item: string; value: number; year: number }[]>`
    select i.company_id as id, i.item, i.value, extract(year from i.period_end)::int as year from statement_item i
    where ${stood(sql, 'i')} and i.item in ('operating_cash_flow', 'net_profit') and i.period_months = 12`
  const year = Math.max(...items.map((one) => one.year))
  const of = (id: string, item: string) =>
    items.find((one) => one.id === id && one.item === item && one.year === year)?.value
  const truth = [...new Set(items.map((one) => one.id))]
    .filter((id) => (of(id, 'operating_cash_flow') ?? Number.NaN) > (of(id, 'net_profit') ?? Number.NaN))
    .toSorted()
  expect(truth.length).toBeGreaterThan(0)
  for (const text of [
    '经营现金流大于净利润的公司有多少家',
    'how many companies have operating cash flow above net profit',
  ])
    expect([text, valueOf(await market.ask(text), /符合的公司|Companies that meet it/)]).toEqual([text, truth.length])
  const rows = rowsTold(await market.ask('经营现金流大于净利润的公司'))
  expect(rows.length).toBe(Math.min(20, truth.length))
  for (const { values } of rows) expect(values[0] ?? 0).toBeGreaterThan(values[1] ?? 0)
})
