import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askedMarket,
  countTold,
  END,
  lacksTold,
  quotesTold,
  rowsTold,
  stood,
  type AskedMarket,
} from './testing-truth.ts'

// What people ask in plain words, held against rows that plain SQL finds: what a meeting said, who holds what, how much a
// few customers or one product make, why a price moved when no day is named, and what lies between two values.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

type Told = Awaited<ReturnType<AskedMarket['ask']>>
const said = ({ parts }: Told): string =>
  parts.flatMap((part) => (part.type === 'sentence' ? [part.pieces.map((one) => one.text).join('')] : [])).join('\n')
const valuesOf = ({ facts }: Told, label: RegExp): (number | null)[] =>
  facts.filter((one) => label.test(one.label)).map((one) => one.value)
const nameOf = async (companyId: string, language = 'zh'): Promise<string> => {
  const [row] = await market.sql<{ name: string }[]>`select name from company_name n where n.company_id = ${companyId}
    and n.form = 'short' and n.language = ${language} and ${stood(market.sql, 'n')} order by n.seen_on desc nulls last, name limit 1`
  return row?.name ?? ''
}

test('what a meeting said is its own document, word by word and at its place, and of a matter the sentences on it', async () => {
  const { sql } = market
  const newest = await sql<{ document_id: string; series: string; series_en: string; body: string }[]>`
    select distinct on (m.series) m.document_id, m.series, m.series_en, d.body from policy_meeting m
    join document d using (document_id) where m.series_en is not null and ${stood(sql, 'm')} and ${stood(sql, 'd')}
    order by m.series, m.held_on desc, m.document_id desc`
  // A matter that is asked for by another word than the meeting uses for it.
  const matters = [
    ['住房', '房地产', 'housing'],
    ['稳岗', '就业', 'employment'],
    ['资本市场', '股市', 'the stock market'],
  ] as const
  const [found] = newest.flatMap((row) =>
    matters.flatMap((matter) => (row.body.includes(matter[0]) ? [{ row, matter }] : [])),
  )
  if (!found) throw new Error('no meeting speaks of any of the matters')
  const { document_id: id, series, series_en: english, body } = found.row
  const [word, zh, en] = found.matter
  for (const text of [`${series}说了什么`, `what did the last ${english} say?`]) {
    const answer = await market.ask(text)
    const quotes = answer.parts.flatMap((part) => (part.type === 'quote' ? [part] : []))
    expect([text, quotes.length > 1]).toEqual([text, true])
    for (const quote of quotes) {
      expect(quote.newsId).toBe(id)
      expect(body.slice(quote.start, quote.start + quote.text.length)).toBe(quote.text)
    }
    // All of it is told: nothing of the text but gaps is left out.
    expect(quotes.map((one) => one.text.replace(/\s/g, '')).join('')).toBe(body.replace(/\s/g, ''))
  }
  for (const text of [`${series}怎么谈${zh}`, `what did the ${english} say about ${en}`]) {
    const { parts } = await market.ask(text)
    const own = parts.flatMap((part) => (part.type === 'quote' ? [part.text] : []))
    expect([text, own.some((one) => one.includes(word))]).toEqual([text, true])
    expect(own.length).toBeLessThan(4)
  }
  const none = await market.ask(`${series}怎么谈恐龙`)
  expect(lacksTold(none)).toContain('恐龙')
  expect(quotesTold(none)).toEqual([])
  const unknown = await market.ask('中央海洋工作会议说了什么')
  expect(lacksTold(unknown)).toContain('中央海洋工作会议')
  expect(quotesTold(unknown)).toEqual([])
})

test('what a holder holds is read from the latest list of each company', async () => {
  const { sql } = market
  const [one] = await sql<{ holder: string }[]>`select h.holder from shareholding h where h.scope = 'all'
    and h.holder ~ '^[一-龥]{3}$' and ${stood(sql, 'h')}
    and h.held_on = (select max(l.held_on) from shareholding l where l.company_id = h.company_id and l.scope = 'all'
      and ${stood(sql, 'l')}) order by 1 limit 1`
  const holder = one?.holder ?? ''
  const truth = await sql<{ company_id: string; ratio: number; held_on: string }[]>`
    select h.company_id, h.ratio, h.held_on::text as held_on from shareholding h where h.scope = 'all'
    and h.holder like ${`%${holder}%`} and ${stood(sql, 'h')}
    and h.held_on = (select max(l.held_on) from shareholding l where l.company_id = h.company_id and l.scope = 'all'
      and ${stood(sql, 'l')}) order by h.ratio desc, h.company_id`
  expect(truth.length).toBeGreaterThan(0)
  const answer = await market.ask(`${holder}持有哪些股票`)
  expect(countTold(answer)).toBe(new Set(truth.map((row) => row.company_id)).size)
  expect(rowsTold(answer).map((row) => [row.companyId, row.values[0], row.cells[3]])).toEqual(
    truth.map((row) => [row.company_id, row.ratio, row.held_on]),
  )
  expect((await market.ask('没有这个人持有哪些股票')).state).toBe('missing')
})

test('how much the five largest customers and suppliers make is what the last annual report says', async () => {
  const { sql } = market
  const [one] = await sql<{ company_id: string; period_end: string; share: number; side: string }[]>`
    select c.company_id, c.period_end::text as period_end, c.share, c.side from concentration c
    where c.rank = 0 and c.share is not null and c.side = 'customers' and ${stood(sql, 'c')}
    order by c.period_end desc, c.company_id limit 1`
  const [zh, en] = [await nameOf(one?.company_id ?? ''), await nameOf(one?.company_id ?? '', 'en')]
  for (const text of [`${zh}前五大客户占比`, `${zh}客户集中度`, `Is ${en} dependent on a few customers?`]) {
    const [total] = valuesOf(
      await market.ask(text),
      /^(?:前五大客户|five largest customers) · (?:占销售额|Share of sales)$/,
    )
    expect([text, total?.toFixed(6)]).toEqual([text, ((one?.share ?? Number.NaN) * 100).toFixed(6)])
  }
  expect(lacksTold(await market.ask(`${zh}2019年前五大客户占比`))).toContain('前五大客户')
})

test('one part of a business is told by its own row of the last report', async () => {
  const { sql } = market
  const [one] = await sql<{ company_id: string; name: string; name_en: string; revenue_share: number }[]>`
    select s.company_id, s.name, s.name_en, s.revenue_share from business_segment s where s.dimension = 'product'
    and s.revenue_share is not null and s.name_en is not null and s.name ~ '^[一-龥]{3,6}$' and ${stood(sql, 's')}
    and s.period_end = (select max(l.period_end) from business_segment l where l.company_id = s.company_id
      and l.dimension = 'product' and ${stood(sql, 'l')})
    and not exists (select from business_segment o where o.company_id = s.company_id and o.name <> s.name
      and (position(s.name in o.name) > 0 or position(lower(s.name_en) in lower(o.name_en)) > 0))
    order by s.company_id, s.name limit 1`
  const [zh, en] = [await nameOf(one?.company_id ?? ''), await nameOf(one?.company_id ?? '', 'en')]
  for (const text of [
    `${one?.name}占${zh}收入多少`,
    `${zh}${one?.name}收入占比`,
    `What share of ${en}'s revenue comes from ${one?.name_en}?`,
  ]) {
    const rows = rowsTold(await market.ask(text))
    expect([text, rows.map((row) => row.values[1])]).toEqual([text, [one?.revenue_share]])
  }
})

test('why a price moved, where no day is named, is told of the last day of trade first', async () => {
  const { sql } = market
  const rows = await sql<{ company_id: string; day: string; move: number }[]>`
    select company_id, trade_date::text as day, move from (
      select s.company_id, d.trade_date,
        (d.close / lag(d.close) over (partition by d.security_id order by d.trade_date) - 1) * 100 as move,
        row_number() over (partition by d.security_id order by d.trade_date desc) as place
      from daily_price d join security s using (security_id)
      where d.basis = 'traded' and s.kind = 'stock' and d.trade_date > '2025-07-01' and ${stood(sql, 'd')}
        and ${stood(sql, 's')}) as one
    where place = 1 and move is not null order by move desc, company_id`
  const [far, little] = [rows[0], rows.find((row) => row.move > 0 && row.move < 1.5)]
  expect(far?.move).toBeGreaterThan(2)
  const moves = (answer: Told) => answer.facts.filter((fact) => /^(?:涨跌|Move)$/.test(fact.label))
  const one = await market.ask(`${await nameOf(far?.company_id ?? '')}为什么涨`)
  expect(moves(one).map((fact) => fact.period)).toEqual([far?.day])
  expect(moves(one)[0]?.value).toBeCloseTo(far?.move ?? Number.NaN, 1)
  expect(said(one)).toContain(`最近一个交易日 ${far?.day}`)
  // Where little happened on it that is said, and the day that went furthest is told besides.
  const other = await market.ask(`why did ${await nameOf(little?.company_id ?? '', 'en')} rise`)
  const [first, second, ...more] = moves(other)
  expect([first?.period, more.length]).toEqual([little?.day, 0])
  expect(said(other)).toContain('moved little')
  expect(second?.value ?? 0).toBeGreaterThan(first?.value ?? 0)
  expect(END >= (first?.period ?? '')).toBe(true)
})

test('a value held against the one before tells what lies between', async () => {
  const { sql } = market
  const rows = await sql<{ period: string; value: number }[]>`
    select o.observed_on::text as period, o.value from observation o where o.series_code = 'macro.pmi'
    and ${stood(sql, 'o')} order by o.observed_on desc limit 2`
  const between = (rows[0]?.value ?? Number.NaN) - (rows[1]?.value ?? Number.NaN)
  for (const text of ['pmi 比上个月', 'is the PMI up on last month?']) {
    const [value] = valuesOf(await market.ask(text), /^(?:变动|change)$/)
    expect([text, value?.toFixed(4)]).toEqual([text, between.toFixed(4)])
  }
})

test('what a price will be is not told by what it was, nor a name by the part of it that is known', async () => {
  const [row] = await market.sql<{ company_id: string }[]>`select s.company_id from security s
    where s.kind = 'stock' and ${stood(market.sql, 's')} order by 1 limit 1`
  const [zh, en] = [await nameOf(row?.company_id ?? ''), await nameOf(row?.company_id ?? '', 'en')]
  for (const text of [`${zh}的股价年底能到20吗`, `${zh}能涨停吗`, `will ${en} reach 20 by year end?`]) {
    const { state, facts } = await market.ask(text)
    expect([text, state, facts]).toEqual([text, 'missing', []])
  }
  expect((await market.ask(`${zh}股价`)).facts.length).toBeGreaterThan(0)
  expect((await market.ask('what does free cash flow mean')).state).toBe('answered')
  expect((await market.ask('what does free cash flow yield mean')).state).toBe('missing')
})
