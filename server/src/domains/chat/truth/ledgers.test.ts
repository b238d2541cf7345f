import { themes } from '@pandora/contract/domains/themes/operations'
import { issuerEnglish } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
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

// What lists of the policy library, of rounds, of the calendar, of the forum, of scores and of themes tell, held against
// rows that plain SQL finds.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

interface PolicyRow {
  document_id: string
  title: string
  number: string | null
  day: string
}
/** Documents of the library between two days, of a department or all, the newest first. */
const policies = (from: string, to: string, { department, asOf }: { department?: string; asOf?: string } = {}) => {
  const { sql } = market
  return sql<PolicyRow[]>`
    select p.document_id, d.title, p.number, (p.published_at at time zone 'Asia/Shanghai')::date::text as day
    from policy_document p join document d on d.document_id = p.document_id and ${stood(sql, 'd', asOf)}
    where ${stood(sql, 'p', asOf)} and p.published_at between ${opens(from)} and ${closes(to)}
      ${department === undefined ? sql`` : sql`and exists (select from policy_body b where b.document_id = p.document_id and b.department = ${department} and ${stood(sql, 'b', asOf)})`}
    order by p.published_at desc, p.document_id desc`
}
const policyRow = ({ document_id, title, number, day }: PolicyRow) => ({
  path: `flash/${encodeURIComponent(document_id)}`,
  head: title,
  number: number ?? '',
  day,
})
const toldPolicies = (answer: Parameters<typeof rowsTold>[0]) =>
  rowsTold(answer).map(({ path, head, cells }) => ({ path, head, number: cells[1], day: cells[2] }))

async function busiestDepartment(): Promise<{ zh: string; en: string | null }> {
  const { sql } = market
  const [row] = await sql<{ department: string }[]>`select b.department from policy_body b where ${stood(sql, 'b')}
    group by 1 order by count(*) desc, 1 limit 1`
  return { zh: row?.department ?? '', en: issuerEnglish(row?.department ?? '', new Map()) }
}

test('policy documents of a body are those of the library, with their numbers and days, the newest first', async () => {
  const { zh, en } = await busiestDepartment()
  const truth = await policies('2025-01-01', END, { department: zh })
  expect(truth.length).toBeGreaterThan(2)
  for (const text of [`${zh}今年发布了哪些政策`, ...(en ? [`Which policies did the ${en} issue this year?`] : [])]) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    expect(toldPolicies(answer)).toEqual(truth.slice(0, 10).map(policyRow))
  }
})

test.each([
  ['7月有哪些政策文件', '2025-07-01', '2025-07-31', 10],
  ['which policy documents were issued in July 2025', '2025-07-01', '2025-07-31', 10],
  ['上周发布了哪些政策文件', '2025-08-18', '2025-08-24', 10],
  ['最新的5份政策文件有哪些', '1990-01-01', END, 5],
])('%s: as many as were published then, and the newest of them', async (text, from, to, most) => {
  const answer = await market.ask(text)
  const truth = await policies(from, to)
  expect(truth.length).toBeGreaterThan(0)
  expect(countTold(answer)).toBe(truth.length)
  expect(toldPolicies(answer)).toEqual(truth.slice(0, most).map(policyRow))
})

test('a policy document that is known later than the instant looked from is told neither as a row nor in the count', async () => {
  const asOf = '2025-07-15T04:00:00.000Z'
  const answer = await market.ask('今年有哪些政策文件', { asOf })
  const truth = await policies('2025-01-01', '2025-07-15', { asOf })
  expect(truth.length).toBeLessThan((await policies('2025-01-01', '2025-07-15')).length + 1)
  expect(truth.length).toBeGreaterThan(10)
  expect(countTold(answer)).toBe(truth.length)
  expect(toldPolicies(answer)).toEqual(truth.slice(0, 10).map(policyRow))
})

test('a province that issued none in a time is told so with its days, then the last ones before it', async () => {
  const { sql } = market
  const [last] = await sql<{ document_id: string; region_code: string; day: string }[]>`
    select p.document_id, p.region_code, (p.published_at at time zone 'Asia/Shanghai')::date::text as day
    from policy_document p where p.region_code like 'CN-%' and ${stood(sql, 'p')} order by p.published_at limit 1`
  const province = placeName(last?.region_code ?? '')?.zh ?? ''
  const answer = await market.ask(`${province}昨天发布了哪些政策`)
  expect(lacksTold(answer)).toContain('2025-08-25')
  expect(rowsTold(answer).at(-1)?.path).toBe(`flash/${last?.document_id}`)
  expect(countTold(answer)).toBeNull()
})

interface RoundRow {
  company_zh: string
  company_en: string | null
  amount: number | null
  currency: string | null
  day: string
}
/** Rounds between two days that tell an amount in yuan or none, the newest first; of a field where one is named. */
const rounds = (
  from: string,
  to: string,
  { field, round, asOf }: { field?: string; round?: string; asOf?: string } = {},
) => {
  const { sql } = market
  return sql<RoundRow[]>`
    select r.company_zh, r.company_en, r.amount, r.currency, r.announced_on::text as day from financing_round r
    where ${stood(sql, 'r', asOf)} and r.announced_on between ${from} and ${to}
      ${field === undefined ? sql`` : sql`and (r.industry_zh = ${field} or r.industry_en = ${field})`}
      ${round === undefined ? sql`` : sql`and r.round = ${round}`}
    order by r.announced_on desc`
}

test.each([
  ['7月机器人领域的融资有哪些', '2025-07-01', '2025-07-31', { field: '机器人' }],
  [
    'financing rounds in Semiconductors in the first half of 2025',
    '2025-01-01',
    '2025-06-30',
    { field: 'Semiconductors' },
  ],
  ['上半年生物医药领域有哪些融资', '2025-01-01', '2025-06-30', { field: '生物医药' }],
  ['今年有哪些融资', '2025-01-01', END, {}],
])('%s: as many rounds as the ledger has of that field and time, each on its day', async (text, from, to, of) => {
  const truth = await rounds(from, to, of)
  const answer = await market.ask(text)
  expect(truth.length).toBeGreaterThan(0)
  expect(countTold(answer)).toBe(truth.length)
  const told = rowsTold(answer)
  expect(told.map(({ cells }) => cells[4])).toEqual(truth.slice(0, 10).map(({ day }) => day))
  const names = new Set(truth.flatMap((one) => [`${one.company_zh} ${one.day}`, `${one.company_en} ${one.day}`]))
  for (const { head, cells } of told) expect(names).toContain(`${head} ${cells[4]}`)
})

test.each([
  ['今年机器人领域融资过亿的有哪些', '机器人', 1e8, true],
  ['今年半导体领域融资5000万元以上的有哪些', '半导体', 5e7, false],
  ['Robotics startups that raised over CNY 100 million this year', '机器人', 1e8, true],
])('%s keeps to rounds of that amount, and says how many tell none', async (text, field, least, passed) => {
  const { sql } = market
  const answer = await market.ask(text)
  const all = await rounds('2025-01-01', END, { field })
  const inYuan = all.filter(({ amount, currency }) => amount !== null && currency === 'CNY')
  const large = inYuan.filter(({ amount }) => (passed ? (amount ?? 0) > least : (amount ?? 0) >= least))
  const told = rowsTold(answer)
  expect(told.length).toBeGreaterThan(0)
  for (const { values, cells } of told) {
    if (values[0] === null || values[0] === undefined) expect(cells[0]).not.toBe('')
    else expect(passed ? values[0] > least : values[0] >= least).toBe(true)
  }
  // Amounts of other currencies and such as are told in words are counted as the ledger turns them into yuan.
  const [other] = await sql<{ many: number }[]>`
    select count(*)::int as many from financing_round r where ${stood(sql, 'r')} and r.industry_zh = ${field}
      and r.announced_on between '2025-01-01' and ${END}
      and (r.currency <> 'CNY' or (r.amount is null and r.amount_low is not null))`
  const counts = answer.facts.filter((one) => one.unit === 'count').map((one) => one.value ?? 0)
  expect(counts[0]).toBeGreaterThanOrEqual(large.length)
  expect(counts[0]).toBeLessThanOrEqual(large.length + (other?.many ?? 0))
})

test.each(['今年融资超过1亿美元的公司有哪些', '今年融资在5000万到1亿之间的初创公司'])(
  '%s: a bound that rounds are not held by is not dropped',
  async (text) => {
    const answer = await market.ask(text)
    expect(rowsTold(answer)).toEqual([])
  },
)

test('the largest rounds in yuan stand in the order of their amounts, and those of before an instant are known then', async () => {
  const asOf = '2025-06-15T04:00:00.000Z'
  const answer = await market.ask('今年融资金额最大的10笔', { asOf })
  const truth = await rounds('2025-01-01', '2025-06-15', { asOf })
  expect(countTold(answer)).toBe(truth.length)
  const told = rowsTold(answer)
  const inYuan = truth.filter(({ amount, currency }) => amount !== null && currency === 'CNY')
  const largest = inYuan
    .toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))
    .map(({ company_zh: name, amount }) => [name, amount])
  const own = told.flatMap(({ head, values }) => {
    const of = inYuan.find(({ company_zh: name, amount }) => name === head && amount === values[0])
    return of ? [[head, of.amount]] : []
  })
  expect(own.length).toBeGreaterThan(3)
  expect(own).toEqual(largest.slice(0, own.length))
})

test.each([
  ['今年有哪些除权除息', 'zh'],
  ['ex-dividend dates this year', 'en'],
])('%s: every payment of the year is on its day, with its cash a share', async (text) => {
  const { sql } = market
  const truth = await sql<{ company_id: string; day: string; cash: number }[]>`
    select s.company_id, a.action_date::text as day, a.cash_per_share::float8 as cash
    from corporate_action a join security s on s.security_id = a.security_id and ${stood(sql, 's')}
    where ${stood(sql, 'a')} and a.action = 'dividend' and a.action_date between '2025-01-01' and '2025-12-31'`
  const answer = await market.ask(text)
  expect(truth.length).toBeGreaterThan(5)
  expect(countTold(answer)).toBe(truth.length)
  const told = rowsTold(answer).map(({ companyId, cells, values }) => `${companyId} ${cells[0]} ${values[2]}`)
  const all = truth.map((one) => `${one.company_id} ${one.day} ${one.cash}`)
  for (const one of told) expect(all).toContain(one)
  const days = rowsTold(answer).map(({ cells }) => cells[0])
  expect(days).toEqual(
    truth
      .map(({ day }) => day)
      .toSorted()
      .slice(0, 15),
  )
})

test.each(['未来30天有哪些股东大会', 'shareholder meetings in the next 30 days'])(
  '%s: those that were announced, by day',
  async (text) => {
    const { sql } = market
    const truth = await sql<{ company_id: string; day: string }[]>`
      select e.company_id, e.scheduled_on::text as day from scheduled_event e where ${stood(sql, 'e')}
        and e.event = 'shareholders-meeting' and e.scheduled_on between ${END} and ${END}::date + 30 order by 2, 1`
    const answer = await market.ask(text)
    expect(truth.length).toBeGreaterThan(1)
    expect(countTold(answer)).toBe(truth.length)
    expect(
      rowsTold(answer)
        .map(({ companyId, cells }) => `${cells[0]} ${companyId}`)
        .toSorted(),
    ).toEqual(truth.map((one) => `${one.day} ${one.company_id}`))
  },
)

test('releases of a month are asked of this year’s month to its end, and none is told as none with its days', async () => {
  const none = await market.ask('9月有哪些限售股解禁')
  expect([none.state, rowsTold(none)]).toEqual(['missing', []])
  expect(lacksTold(none)).toContain('2025-09-01 至 2025-09-30')
  const { sql } = market
  const [truth] = await sql<{ many: number }[]>`select count(*)::int as many from lock_up_release l
    where ${stood(sql, 'l')} and l.released_on between '2024-04-01' and '2024-04-30'`
  expect(countTold(await market.ask('2024年4月有哪些限售股解禁'))).toBe(truth?.many)
})

interface Posts {
  subject: string
  total: number
  many: number
  empty: number
}
/** Posts on companies between two days: those that say something new, and of these the bullish and bearish ones. */
const posts = (from: string, to: string, asOf?: string) => {
  const { sql } = market
  return sql<Posts[]>`
    select c.company_id as subject, count(*)::int as total,
      (count(*) filter (where a.stance = 'many'))::int as many, (count(*) filter (where a.stance = 'empty'))::int as empty
    from document_company c
    left join document_analysis a on a.document_id = c.document_id and ${stood(sql, 'a', asOf)}
    where c.kind = 'post' and c.published_at between ${opens(from)} and ${closes(to)} and ${stood(sql, 'c', asOf)}
      and coalesce(a.story_id = c.document_id, true)
    group by 1 order by total desc, 1`
}
const postRow = ({ subject, total, many, empty }: Posts) => [subject, total, many, empty]
const postsTold = (answer: Parameters<typeof rowsTold>[0]) =>
  rowsTold(answer).map(({ companyId, values }) => [companyId, ...values.slice(0, 3)])

test.each([
  ['股吧7月讨论最多的5家公司', '2025-07-01', '2025-07-31', 5],
  ['most discussed stocks on the forum in July 2025', '2025-07-01', '2025-07-31', 10],
  ['股吧8月20日讨论最多的股票', '2025-08-20', '2025-08-20', 10],
])('%s: posts are counted as they were read', async (text, from, to, most) => {
  const truth = await posts(from, to)
  expect(truth.length).toBeGreaterThan(4)
  expect(postsTold(await market.ask(text))).toEqual(truth.slice(0, most).map(postRow))
})

test.each([
  ['股吧7月最看空的股票', 'empty', '2025-07-01', '2025-07-31'],
  ['most bullish stocks on the forum this month', 'many', '2025-08-01', END],
] as const)('%s: by the part of one side, of five posts with a side or more', async (text, side, from, to) => {
  const truth = (await posts(from, to))
    .filter(({ many, empty }) => many + empty >= 5)
    .toSorted(
      (a, b) =>
        b[side] / (b.many + b.empty) - a[side] / (a.many + a.empty) ||
        b.total - a.total ||
        (a.subject < b.subject ? -1 : 1),
    )
  expect(truth.length).toBeGreaterThan(4)
  expect(postsTold(await market.ask(text))).toEqual(truth.slice(0, 10).map(postRow))
})

test('posts that are known later than the instant looked from are not counted', async () => {
  const asOf = '2025-07-20T04:00:00.000Z'
  const truth = await posts('2025-07-01', '2025-07-20', asOf)
  const told = postsTold(await market.ask('股吧本月讨论最多的3家公司', { asOf }))
  // A reading is never known before its text: stances that were read later are none then.
  expect(told.map(([subject, total]) => [subject, total])).toEqual(
    truth.slice(0, 3).map(({ subject, total }) => [subject, total]),
  )
})

test.each([
  ['风险分最高的五家公司，为什么', 'risk_point', 5],
  ['which companies have the highest opportunity scores, and why', 'opportunity_point', 10],
] as const)('%s: scores as they are stored, the highest first', async (text, column, most) => {
  const { sql } = market
  const truth = await sql<{ company_id: string; point: number }[]>`
    select company_id, ${sql(column)}::float8 as point from company_score where market_id = 1 and ${sql(column)} is not null
    order by 2 desc, 1 limit ${most}`
  const told = rowsTold(await market.ask(text))
  expect(told.map(({ companyId }) => companyId)).toEqual(truth.map((one) => one.company_id))
  for (const [at, { values }] of told.entries()) expect(values[0]).toBeCloseTo(truth[at]?.point ?? Number.NaN, 6)
})

test('how prices of themes went is the mean of their members by their weights', async () => {
  const { sql, server, user } = market
  const closed = (before: string) => sql<{ company_id: string; close: number }[]>`
    select distinct on (s.company_id) s.company_id, d.close from security s
    join daily_price d on d.security_id = s.security_id and d.basis = 'forward-adjusted' and ${stood(sql, 'd')}
    where s.kind = 'stock' and ${stood(sql, 's')} and d.trade_date < ${before} and d.trade_date > ${before}::date - 15
    order by s.company_id, d.trade_date desc, d.basis_date desc`
  const first = new Map((await closed('2025-07-01')).map((one) => [one.company_id, one.close]))
  const last = new Map((await closed('2025-08-01')).map((one) => [one.company_id, one.close]))
  const answer = await market.ask('7月涨得最好的十个主题')
  const told = rowsTold(answer)
  expect(told.length).toBeGreaterThan(5)
  for (const { path, values } of told) {
    const themeId = path?.split('/')[1] ?? ''
    const { data } = await server.call(themes.companyList, { themeId, size: 100 }, { as: user })
    const own = data.dataList.flatMap(({ companyId, membership }) => {
      const [from, to] = [first.get(companyId), last.get(companyId)]
      return from && to && membership > 0 ? [{ move: (to / from - 1) * 100, membership }] : []
    })
    const weight = own.reduce((sum, one) => sum + one.membership, 0)
    expect(values[2]).toBeCloseTo(own.reduce((sum, one) => sum + one.move * one.membership, 0) / weight, 4)
  }
  const changes = told.map(({ values }) => values[2] ?? 0)
  expect(changes).toEqual(changes.toSorted((a, b) => b - a))
})
