import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askedMarket,
  closes,
  countTold,
  END,
  lacksTold,
  opens,
  quotesTold,
  rowsTold,
  stood,
  type AskedMarket,
} from './testing-truth.ts'

// What lists of events, of texts, of flash news, of ratings and of a company's time tell, held against rows that plain
// SQL finds.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

const dayOfColumn = (column: string) => market.sql`(${market.sql(column)} at time zone 'Asia/Shanghai')::date::text`

interface EventRow {
  event_id: string
  company_id: string
  /** Days of the texts that tell of it, the first first, and amounts that they say. */ days: string[]
  amounts: number[]
}
/**
 * Events of a type that became known between two days: told of a company in texts of the press or of companies, or given
 * as an event by a source.
 */
const events = (
  type: string,
  from: string,
  to: string,
  { companies, asOf }: { companies?: string[]; asOf?: string } = {},
) => {
  const { sql } = market
  return sql<EventRow[]>`
    select e.event_id, min(c.company_id) as company_id,
      array_remove(array_agg(distinct ${dayOfColumn('d.published_at')}), null)
        || array_agg(distinct ${dayOfColumn('e.happened_at')}) as days,
      array_remove(array_agg(distinct v.amount::float8), null) as amounts
    from event e
    join event_company c on c.event_id = e.event_id and c.relation = 'direct' and ${stood(sql, 'c', asOf)}
    left join (event_evidence v join document d on d.document_id = v.document_id
      and d.kind in ('news', 'announcement', 'report') and ${stood(sql, 'd', asOf)})
      on v.event_id = e.event_id and ${stood(sql, 'v', asOf)}
    where ${stood(sql, 'e', asOf)} and e.type = ${type} and e.known_at between ${opens(from)} and ${closes(to)}
      ${companies ? sql`and c.company_id = any(${sql.array(companies)}::text[])` : sql``}
    group by e.event_id, e.line
    having e.line <> -1 or bool_or(v.modality <> 'denied') order by e.event_id`
}

test.each([
  ['7月哪些公司被罚了', 'penalty', '2025-07-01', '2025-07-31'],
  ['今年有哪些回购', 'buy-back', '2025-01-01', END],
  ['which companies announced buybacks this year', 'buy-back', '2025-01-01', END],
  ['7月哪些公司产品涨价', 'product-price-up', '2025-07-01', '2025-07-31'],
  ['which companies received subsidies this year', 'subsidy', '2025-01-01', END],
  ['最近30天有哪些对外担保', 'guarantee', '2025-07-27', END],
])('%s: as many events of as many companies as were told, each on a day of its texts', async (text, type, from, to) => {
  const truth = await events(type, from, to)
  expect(truth.length).toBeGreaterThan(0)
  const answer = await market.ask(text)
  const [count, companies] = answer.facts.filter((one) => one.unit === 'count').map((one) => one.value)
  expect([count, companies]).toEqual([truth.length, new Set(truth.map((one) => one.company_id)).size])
  const told = rowsTold(answer)
  expect(told).toHaveLength(Math.min(8, truth.length))
  for (const { companyId, cells, values } of told) {
    const own = truth.filter((one) => one.company_id === companyId && one.days.includes(cells[0] ?? ''))
    expect(own.length, `${companyId} ${cells[0]}`).toBeGreaterThan(0)
    if (values[2] !== null && values[2] !== undefined) expect(own.flatMap((one) => one.amounts)).toContain(values[2])
  }
  const days = told.map(({ cells }) => cells[0] ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
})

test('events of one company are its own, and those of another type or company none', async () => {
  const all = await events('buy-back', '2025-01-01', END)
  const [first] = all
  const id = first?.company_id ?? ''
  const own = all.filter((one) => one.company_id === id)
  const answer = await market.ask(`${id.split('-')[1]} 有没有回购过`)
  expect(rowsTold(answer).map(({ companyId }) => companyId)).toEqual(own.map(() => id))
  const other = await market.ask(`${id.split('-')[1]} 今年有没有被制裁`)
  expect([other.state, rowsTold(other)]).toEqual(['missing', []])
  expect(lacksTold(other)).toContain(`2025-01-01 至 ${END}`)
})

test('an event that became known later than the instant looked from is told neither in the list nor in the count', async () => {
  const asOf = '2025-07-20T04:00:00.000Z'
  for (const [text, type] of [
    ['今年有哪些回购', 'buy-back'],
    ['今年有哪些对外担保', 'guarantee'],
    ['which companies received subsidies this year', 'subsidy'],
  ] as const) {
    const [before, now] = [
      await events(type, '2025-01-01', '2025-07-20', { asOf }),
      await events(type, '2025-01-01', END),
    ]
    expect(before.length).toBeLessThan(now.length)
    const answer = await market.ask(text, { asOf })
    expect([text, countTold(answer)]).toEqual([text, before.length === 0 ? null : before.length])
    const ids = new Set(before.map((one) => one.company_id))
    for (const { companyId } of rowsTold(answer)) expect(ids).toContain(companyId)
  }
})

test.each(['今年金额最大的回购有哪些', 'largest buybacks this year'])(
  '%s: amounts in their order, what plans allow apart from what was spent',
  async (text) => {
    const truth = await events('buy-back', '2025-01-01', END)
    const answer = await market.ask(text)
    const tables = answer.parts.filter((part) => part.type === 'table')
    const byId = new Map(answer.facts.map((one) => [one.factId, one]))
    for (const table of tables) {
      const values = table.rows.map(({ factIds }) => byId.get(factIds[2] ?? '')?.value ?? 0)
      expect(values).toEqual(values.toSorted((a, b) => b - a))
      const names = new Set(table.rows.map(({ factIds }) => byId.get(factIds[1] ?? '')?.text))
      expect(names.size).toBe(1)
    }
    const shown = tables.flatMap((table) => table.rows.map((row) => row.companyId))
    for (const id of shown) expect(truth.map((one) => one.company_id)).toContain(id)
    expect(shown.length).toBeGreaterThan(0)
  },
)

test.each(['证监会今年处罚了哪些公司', '高管减持的公司今年有哪些'])(
  '%s: who did it is asked back, for events are not told apart by it',
  async (text) => {
    const answer = await market.ask(text)
    expect([answer.state, rowsTold(answer), answer.facts]).toEqual(['asked', [], []])
    expect(lacksTold(answer)).toMatch(/证监会|高管/)
  },
)

interface Told {
  document_id: string
  story: string
  at: Date
  size: number
  events: number
}
/** Documents of a time but posts, with the events that each tells of. */
const documents = (from: string, to: string) => {
  const { sql } = market
  return sql<Told[]>`
    select d.document_id, coalesce(a.story_id, d.document_id) as story, d.published_at as at,
      coalesce((select max(case v.size_class when 'large' then 3 when 'medium' then 2 when 'small' then 1 else 0 end)
        from event_evidence v where v.document_id = d.document_id and ${stood(sql, 'v')}), 0)::int as size,
      (select count(*) from event_evidence v where v.document_id = d.document_id and ${stood(sql, 'v')})::int as events
    from document d left join document_analysis a on a.document_id = d.document_id and ${stood(sql, 'a')}
    where d.kind <> 'post' and ${stood(sql, 'd')} and d.published_at between ${from} and ${to}`
}

test.each([
  ['昨天有什么快讯', opens('2025-08-25'), closes('2025-08-25')],
  ['昨天上午的快讯', opens('2025-08-25'), '2025-08-25T04:00:00.000Z'],
  ['Top headlines on August 20, 2025', opens('2025-08-20'), closes('2025-08-20')],
])('%s: as many texts as the time has, those of the largest events first, one a story', async (text, from, to) => {
  const truth = await documents(from, to)
  const copies = Map.groupBy(truth, (one) => one.story)
  const weight = ({ size, events: many, story }: Told) => size * 1e6 + many * 1e3 + (copies.get(story)?.length ?? 0)
  const answer = await market.ask(text)
  expect(countTold(answer)).toBe(truth.length)
  const byId = new Map(truth.map((one) => [one.document_id, one]))
  const quoted = quotesTold(answer).map((id) => byId.get(id))
  expect(quoted.length).toBeGreaterThan(1)
  expect(new Set(quoted.map((one) => one?.story)).size).toBe(quoted.length)
  const weights = quoted.map((one) => (one ? weight(one) : -1))
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  const best = [...copies.values()].map((own) => Math.max(...own.map(weight))).toSorted((a, b) => b - a)
  expect(weights).toEqual(best.slice(0, weights.length))
})

interface Text {
  document_id: string
  title: string
}
const about = (companyId: string, kind: string, from: string, to: string, asOf?: string) => {
  const { sql } = market
  return sql<Text[]>`
    select d.document_id, d.title from document d where d.kind = ${kind} and ${stood(sql, 'd', asOf)}
      and d.published_at between ${opens(from)} and ${closes(to)}
      and exists (select from document_company c where c.document_id = d.document_id and c.relation = 'subject'
        and c.company_id = ${companyId} and ${stood(sql, 'c', asOf)})
    order by d.published_at desc, d.document_id desc`
}
/** The company that most texts of a kind are about. */
async function mostTold(kind: string): Promise<{ id: string; code: string }> {
  const { sql } = market
  const [row] = await sql<{ id: string }[]>`select c.company_id as id from document_company c
    where c.kind = ${kind} and c.relation = 'subject' and ${stood(sql, 'c')} group by 1 order by count(*) desc, 1 limit 1`
  return { id: row?.id ?? '', code: row?.id.split('-')[1] ?? '' }
}

test.each([
  ['news', (code: string) => `7月关于${code}的新闻有哪些`, '2025-07-01', '2025-07-31'],
  ['announcement', (code: string) => `${code}今年有哪些公告`, '2025-01-01', END],
  ['news', (code: string) => `list the news about ${code} in August 2025`, '2025-08-01', END],
] as const)('texts of the kind %s about a company are counted as they are held', async (kind, question, from, to) => {
  const { id, code } = await mostTold(kind)
  const truth = await about(id, kind, from, to)
  expect(truth.length).toBeGreaterThan(0)
  const answer = await market.ask(question(code))
  expect(countTold(answer)).toBe(truth.length)
  const titles = new Set(truth.map((one) => one.document_id))
  for (const one of quotesTold(answer)) expect(titles).toContain(one)
  expect(quotesTold(answer)[0]).toBe(truth[0]?.document_id)
})

test.each([
  ['8月讲储能的新闻有哪些', '储能', 'news', '2025-08-01', END],
  ['7月讲光伏的公告有哪些', '光伏', 'announcement', '2025-07-01', '2025-07-31'],
  ['7月讲零售的新闻有哪些', '零售', 'news', '2025-07-01', '2025-07-31'],
])('%s: as many as hold the word', async (text, word, kind, from, to) => {
  const { sql } = market
  const truth = await sql<Text[]>`
    select d.document_id, d.title from document d where d.kind = ${kind} and ${stood(sql, 'd')}
      and d.published_at between ${opens(from)} and ${closes(to)} and position(${word} in d.title || ' ' || d.body) > 0`
  const answer = await market.ask(text)
  expect([answer.state, countTold(answer)]).toEqual(truth.length === 0 ? ['missing', null] : ['answered', truth.length])
  const ids = new Set(truth.map((one) => one.document_id))
  for (const one of quotesTold(answer)) expect(ids).toContain(one)
  if (truth.length === 0) expect(lacksTold(answer)).toContain(from)
})

test('the newest announcement of a company is that of the instant looked from', async () => {
  const { id, code } = await mostTold('announcement')
  for (const asOf of [undefined, '2025-07-10T04:00:00.000Z']) {
    const [truth] = await about(id, 'announcement', '2020-01-01', asOf?.slice(0, 10) ?? END, asOf)
    expect(quotesTold(await market.ask(`${code}最新公告`, asOf === undefined ? {} : { asOf }))).toEqual(
      truth ? [truth.document_id] : [],
    )
  }
})

test('a recap tells as many texts of events as there are of the company, and how far its price went', async () => {
  const { sql } = market
  const { id, code } = await mostTold('news')
  const answer = await market.ask(`Recap what happened at ${code} in July 2025`)
  const truth = await sql<{ document_id: string }[]>`
    select distinct d.document_id from document d
    join event_evidence v on v.document_id = d.document_id and ${stood(sql, 'v')} and v.subject_kind = 'company' and v.subject_id = ${id}
    where d.kind <> 'post' and ${stood(sql, 'd')} and d.published_at between ${opens('2025-07-01')} and ${closes('2025-07-31')}
      and exists (select from document_company c where c.document_id = d.document_id and c.company_id = ${id}
        and c.relation = 'subject' and ${stood(sql, 'c')})`
  const ids = new Set(truth.map((one) => one.document_id))
  expect(ids.size).toBeGreaterThan(0)
  expect(answer.facts.findLast((one) => one.unit === 'count')?.value).toBe(ids.size)
  for (const one of quotesTold(answer)) expect(ids).toContain(one)
  const closed = await sql<{ close: number }[]>`
    (select d.close from daily_price d where d.security_id = ${id} and d.basis = 'forward-adjusted' and ${stood(sql, 'd')}
      and d.trade_date < '2025-07-01' order by d.trade_date desc, d.basis_date desc limit 1)
    union all (select d.close from daily_price d where d.security_id = ${id} and d.basis = 'forward-adjusted' and ${stood(sql, 'd')}
      and d.trade_date <= '2025-07-31' order by d.trade_date desc, d.basis_date desc limit 1)`
  const [from, to] = closed.map((one) => one.close)
  const move = answer.facts.find((one) => one.unit === 'percent')?.value
  expect(move).toBeCloseTo(((to ?? 0) / (from ?? 1) - 1) * 100, 4)
})

/** Reports that say that a rating was raised or lowered, in the words of their titles. */
const LOWERED = '^Downgrading|cut to |转向“(减持|回避|卖出)”'
const RAISED = '^Upgrading|: upgrade on '

test.each([
  ['今年被下调评级的公司有哪些', LOWERED],
  ['analyst downgrades this year', LOWERED],
  ['analyst upgrades this year', RAISED],
])('%s: every report whose title says so, and on its day', async (text, pattern) => {
  const { sql } = market
  const truth = await sql<{ company_id: string; day: string }[]>`
    select c.company_id, ${dayOfColumn('d.published_at')} as day from document d
    join document_company c on c.document_id = d.document_id and c.relation = 'subject' and ${stood(sql, 'c')}
    where d.kind = 'report' and d.title ~ ${pattern} and ${stood(sql, 'd')} and d.published_at >= ${opens('2025-01-01')}
    order by d.published_at desc, d.document_id desc`
  const answer = await market.ask(text)
  const told = rowsTold(answer).map(({ companyId, cells }) => `${companyId} ${cells[0]}`)
  expect(told).toEqual(truth.slice(0, 8).map((one) => `${one.company_id} ${one.day}`))
  expect(countTold(answer)).toBe(truth.length === 0 ? null : truth.length)
})
