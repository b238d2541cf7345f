import { holdings } from '@pandora/contract/domains/holdings/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askedMarket,
  closes,
  countTold,
  END,
  lacksTold,
  opens,
  rowsTold,
  stood,
  type AskedMarket,
} from './testing-truth.ts'

// How things stand, held against rows that plain SQL finds: who among holders has more or less, what the user holds, how
// all posts stand, which meetings were held, whom policies name, and how far a price has come since another time.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

const nameOf = async (companyId: string, language = 'zh'): Promise<string> => {
  const [row] = await market.sql<{ name: string }[]>`select name from company_name n where n.company_id = ${companyId}
    and n.form = 'short' and n.language = ${language} and ${stood(market.sql, 'n')} order by n.seen_on desc nulls last, name limit 1`
  return row?.name ?? ''
}
/** Values of all facts of an answer with a label. */
const valuesOf = ({ facts }: Awaited<ReturnType<AskedMarket['ask']>>, label: RegExp): (number | null)[] =>
  facts.filter((one) => label.test(one.label)).map((one) => one.value)
const said = ({ parts }: Awaited<ReturnType<AskedMarket['ask']>>): string =>
  parts.flatMap((part) => (part.type === 'sentence' ? [part.pieces.map((one) => one.text).join('')] : [])).join('\n')

interface HeldRow {
  holder: string
  shares: number
}
const listOf = (companyId: string, day: string) =>
  market.sql<HeldRow[]>`select h.holder, h.shares::float8 as shares from shareholding h
    where h.company_id = ${companyId} and h.scope = 'all' and h.held_on = ${day} and ${stood(market.sql, 'h')}`

test('who of the largest holders has more or less is what two lists say, and how many hold shares what two counts say', async () => {
  const { sql } = market
  const [one] = await sql<{ company_id: string; days: string[] }[]>`
    select h.company_id, array_agg(distinct h.held_on::text order by h.held_on::text desc) as days from shareholding h
    where h.scope = 'all' and h.change is null and ${stood(sql, 'h')} group by 1
    having count(distinct h.held_on) > 1 order by 1 limit 1`
  const companyId = one?.company_id ?? ''
  const [day = '', before = ''] = one?.days ?? []
  const [now, earlier] = await Promise.all([listOf(companyId, day), listOf(companyId, before)])
  const had = new Map(earlier.map((row) => [row.holder, row.shares]))
  const more = now.filter((row) => row.shares > (had.get(row.holder) ?? -1)).map((row) => row.holder)
  const fewer = now.filter((row) => row.shares < (had.get(row.holder) ?? 0)).map((row) => row.holder)
  expect(more.length + fewer.length).toBeGreaterThan(0)
  const [zh, en] = [await nameOf(companyId), await nameOf(companyId, 'en')]
  for (const [text, truth] of [
    [`${zh}有哪些股东增持了`, more],
    [`哪些机构减持了${zh}`, fewer],
    [`which funds have sold ${en} recently`, fewer],
    [`${zh}的大股东有变化吗`, [...more, ...fewer]],
  ] as const) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    const left = new Set(earlier.map((row) => row.holder).filter((name) => now.every((row) => row.holder !== name)))
    expect(
      rowsTold(answer)
        .map((row) => row.head)
        .filter((name) => !left.has(name))
        .toSorted(),
    ).toEqual([...truth].toSorted())
  }
  const [last, previous] = await sql<{ holders: number }[]>`select c.holders from holder_count c
    where c.company_id = ${companyId} and ${stood(sql, 'c')} order by c.counted_on desc limit 2`
  const counted = await market.ask(`${zh}股东户数变化`)
  expect(valuesOf(counted, /^股东户数$/)).toEqual([last?.holders, previous?.holders])
  expect(valuesOf(counted, /^股东户数变化$/)).toEqual([(last?.holders ?? 0) - (previous?.holders ?? 0)])
  // Nothing that is told is left out by the checker.
  expect(lacksTold(counted)).toBe('')
  expect(said(counted)).toContain('股东户数变化率')
})

test('what the user holds is worth its shares at the last close, and came to that less what it cost; of nobody else', async () => {
  const { server, sql, user } = market
  for (const text of ['我的持仓赚了多少', 'how is my portfolio doing']) {
    const answer = await market.ask(text)
    expect([text, answer.state, rowsTold(answer)]).toEqual([text, 'missing', []])
  }
  const truth = await sql<{ security_id: string; company_id: string; close: number }[]>`
    select s.security_id, s.company_id, d.close from security s join daily_price d on d.security_id = s.security_id
    where s.kind = 'stock' and d.basis = 'traded' and d.trade_date = ${END} and ${stood(sql, 's')} and ${stood(sql, 'd')}
    order by s.company_id limit 2`
  for (const { security_id: securityId, close } of truth)
    await server.call(
      holdings.saveTrade,
      { securityId, kind: 'buy', day: END, quantity: '100', price: (close / 2).toFixed(2) },
      { as: user },
    )
  const value = truth.reduce((sum, row) => sum + 100 * row.close, 0)
  const cost = truth.reduce((sum, row) => sum + 100 * Number((row.close / 2).toFixed(2)), 0)
  for (const text of ['我的持仓赚了多少', '我现在的仓位市值', 'how much is my portfolio worth']) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    expect(valuesOf(answer, /^(?:持仓市值|Value of the holdings)$/)[0]).toBeCloseTo(value, 2)
    expect(valuesOf(answer, /^(?:累计盈亏|Profit or loss in all)$/)[0]).toBeCloseTo(value - cost, 2)
    expect(valuesOf(answer, /^(?:累计盈亏占投入|Profit or loss in all, of what was put in)$/)[0]).toBeCloseTo(
      (value / cost - 1) * 100,
      3,
    )
    expect(lacksTold(answer)).toBe('')
    for (const row of rowsTold(answer)) {
      const own = truth.find((one) => one.company_id === row.companyId)
      const paid = Number(((own?.close ?? 0) / 2).toFixed(2))
      expect(row.values[3]).toBeCloseTo(((own?.close ?? 0) / paid - 1) * 100, 3)
      expect(row.values[0]).toBeCloseTo(100 * (own?.close ?? 0), 2)
    }
  }
})

test('how all posts stand counts each post of the days once, what repeats another left out, as it was known', async () => {
  const { sql } = market
  const from = new Date(Date.parse(END) - 30 * 86_400_000).toISOString().slice(0, 10)
  const [truth] = await sql<{ many: number; empty: number }[]>`
    select count(*) filter (where a.stance = 'many')::int as many, count(*) filter (where a.stance = 'empty')::int as empty
    from post p join document_analysis a on a.document_id = p.document_id and ${stood(sql, 'a')}
    where p.published_at between ${opens(from)} and ${closes(END)} and coalesce(a.story_id = p.document_id, true)
      and ${stood(sql, 'p')}`
  expect((truth?.many ?? 0) + (truth?.empty ?? 0)).toBeGreaterThan(0)
  for (const text of ['现在看多还是看空的多', '散户情绪怎么样', 'are investors bullish or bearish']) {
    const answer = await market.ask(text)
    expect([text, valuesOf(answer, /^(?:看多的帖子|Bullish posts)$/)]).toEqual([text, [truth?.many]])
    expect(valuesOf(answer, /^(?:看空的帖子|Bearish posts)$/)).toEqual([truth?.empty])
    expect(lacksTold(answer)).toBe('')
  }
  const past = await market.ask('散户情绪怎么样', { asOf: '2025-07-20T04:00:00.000Z' })
  expect(past.understood).toContain('2025-07-20')
})

test('meetings of a time are those whose documents say so, and where there was none the last one before is told as that', async () => {
  const { sql } = market
  const rows = await sql<{ document_id: string; held_on: string }[]>`select m.document_id, m.held_on::text as held_on
    from policy_meeting m where m.held_on between '2025-07-01' and '2025-07-31' and ${stood(sql, 'm')}
    order by m.held_on desc, m.document_id desc`
  expect(rows.length).toBeGreaterThan(0)
  for (const text of ['上个月开了哪些会议', '上个月有什么政策会议', 'what policy meetings were held last month']) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, rows.length])
    expect(rowsTold(answer).map((row) => [row.path, row.cells[1]])).toEqual(
      rows.slice(0, 12).map((row) => [`flash/${row.document_id}`, row.held_on]),
    )
  }
  const days = new Set(
    (await sql<{ day: string }[]>`select m.held_on::text as day from policy_meeting m where ${stood(sql, 'm')}`).map(
      (row) => row.day,
    ),
  )
  const free = Array.from({ length: 25 }, (_, at) => `2025-08-${String(25 - at).padStart(2, '0')}`).find(
    (day) => !days.has(day),
  )
  const [, month, date] = (free ?? '').split('-').map(Number)
  const none = await market.ask(`${month}月${date}日开了什么会`)
  expect(lacksTold(none)).toContain('政策会议')
  expect(countTold(none)).toBeNull()
  for (const row of rowsTold(none)) expect((row.cells[1] ?? '') < (free ?? '')).toBe(true)
})

test('companies that policies touch are those that a policy of the last 90 days names, or whose industry it names', async () => {
  const { sql } = market
  const from = opens(new Date(Date.parse(END) - 90 * 86_400_000).toISOString().slice(0, 10))
  const named = await sql<{ company_id: string; count: number }[]>`
    select m.company_id, count(distinct m.document_id)::int as count from document_company m
    where m.kind = 'policy' and m.published_at >= ${from} and ${stood(sql, 'm')} group by 1`
  const answer = await market.ask('哪些公司受政策影响最大')
  const told = rowsTold(answer)
  expect(told.length).toBeGreaterThan(0)
  const truth = new Map(named.map((row) => [row.company_id, row.count]))
  for (const row of told)
    expect([row.companyId, row.values[0]]).toEqual([row.companyId, truth.get(row.companyId ?? '') ?? 0])
  const [first] = told
  const own = await market.ask(`${first?.head}受哪些政策影响`)
  expect(countTold(own)).toBe((first?.values[0] ?? 0) + (first?.values[1] ?? 0))
  expect(countTold(await market.ask('which companies are affected by the latest policies'))).toBe(countTold(answer))
})

test('how far a price has come since last week is counted from its last close, of both ways of asking', async () => {
  const { sql } = market
  const [row] = await sql<
    { company_id: string; security_id: string }[]
  >`select s.company_id, s.security_id from security s
    where s.kind = 'stock' and ${stood(sql, 's')} order by 1 limit 1`
  const at = async (until: string) => {
    const [price] = await sql<{ close: number }[]>`select d.close from daily_price d where d.basis = 'traded'
      and d.security_id = ${row?.security_id ?? ''} and d.trade_date <= ${until} and ${stood(sql, 'd')}
      order by d.trade_date desc limit 1`
    return price?.close ?? Number.NaN
  }
  // The end is a Tuesday: the week before ended on the 24th.
  const truth = ((await at(END)) / (await at('2025-08-24')) - 1) * 100
  const [zh, en] = [await nameOf(row?.company_id ?? ''), await nameOf(row?.company_id ?? '', 'en')]
  for (const text of [`${zh}比上周涨了多少`, `${zh}跟上周末相比跌了吗`, `how much has ${en} moved since last week`])
    expect([text, valuesOf(await market.ask(text), /涨跌|Change/)[0]?.toFixed(4)]).toEqual([text, truth.toFixed(4)])
})

test('what is asked of the first of a company’s suppliers, or of their shares, is of that list', async () => {
  const { sql } = market
  const [row] = await sql<{ customer_id: string }[]>`select e.customer_id from supply_edge e
    where e.cost_share is not null and e.valid_to is null and ${stood(sql, 'e')} group by 1
    having count(distinct e.supplier_id) > 2 order by 1 limit 1`
  const en = await nameOf(row?.customer_id ?? '', 'en')
  const whole = await market.ask(`suppliers of ${en}`)
  const list = rowsTold(whole)
  expect(list.length).toBeGreaterThan(2)
  const first = await market.ask('biggest one?', { after: whole.conversationId })
  expect(rowsTold(first)).toEqual(list.slice(0, 1))
  const shares = await market.ask('what are their shares?', { after: whole.conversationId })
  expect(rowsTold(shares).map((one) => [one.head, one.cells[0]])).toEqual(list.map((one) => [one.head, one.cells[0]]))
})
