import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askedMarket, countTold, END, lacksTold, rowsTold, stood, type AskedMarket } from './testing-truth.ts'

// What everyday questions tell, held against rows that plain SQL finds: who makes a thing, the user's own list, authors,
// what rounds come to, the day of a move, the first of a ranking, seats.
let market: AskedMarket

beforeAll(async () => {
  market = await askedMarket()
}, 300_000)
afterAll(() => market.server.stop())

interface MadeRow {
  company_id: string
  share: number
}
/** Companies with a product whose name holds a word, of their last period by products, with what it is of revenue. */
const made = (word: string, asOf?: string) => {
  const { sql } = market
  return sql<MadeRow[]>`
    select s.company_id, sum(s.revenue_share)::float8 as share from business_segment s
    where s.dimension = 'product' and ${stood(sql, 's', asOf)}
      and (s.name ilike ${`%${word}%`} or s.name_en ilike ${`%${word}%`})
      and s.period_end = (select max(l.period_end) from business_segment l
        where l.company_id = s.company_id and l.dimension = 'product' and ${stood(sql, 'l', asOf)})
    group by 1 order by 2 desc, 1`
}
/** The product that most companies name, in both languages. */
async function product(): Promise<{ name: string; name_en: string }> {
  const { sql } = market
  const [row] = await sql<{ name: string; name_en: string }[]>`select s.name, s.name_en from business_segment s
    where s.dimension = 'product' and s.name_en is not null and s.name !~ '其他|业务' and ${stood(sql, 's')}
    group by 1, 2 order by count(distinct s.company_id) desc, 1 limit 1`
  return row ?? { name: '', name_en: '' }
}

test('who makes a thing are those of whose revenue by products a part is called so, the largest share first', async () => {
  const { name, name_en: en } = await product()
  const truth = await made(name)
  expect(truth.length).toBeGreaterThan(0)
  for (const text of [`做${name}的有哪些公司`, `生产${name}的上市公司`, `which companies make ${en}`]) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    const told = rowsTold(answer)
    expect(told.map((row) => row.companyId)).toEqual(truth.slice(0, 20).map((row) => row.company_id))
    for (const [at, row] of told.entries()) expect(row.values[1]).toBeCloseTo(truth[at]?.share ?? Number.NaN, 6)
  }
})

test('of many who make a thing the largest share of revenue comes first', async () => {
  const { sql } = market
  const [row] = await sql<{ word: string }[]>`select right(s.name, 2) as word from business_segment s
    where s.dimension = 'product' and s.name !~ '其他|业务|服务' and s.name ~ '[一-龥]{2}$' and ${stood(sql, 's')}
    group by 1 having count(distinct s.company_id) between 3 and 20 order by count(distinct s.company_id) desc, 1 limit 1`
  const truth = await made(row?.word ?? '')
  expect(truth.length).toBeGreaterThan(2)
  const told = rowsTold(await market.ask(`生产${row?.word}的上市公司`))
  expect(told.map((one) => one.companyId)).toEqual(truth.slice(0, 20).map((one) => one.company_id))
})

test('who makes a thing is told as of an instant from the reports known then, and of what nobody makes nothing is told', async () => {
  const { name } = await product()
  const asOf = '2024-03-01T04:00:00.000Z'
  const answer = await market.ask(`做${name}的有哪些公司`, { asOf })
  const truth = await made(name, asOf)
  const share = new Map(truth.map((row) => [row.company_id, row.share]))
  for (const row of rowsTold(answer)) expect(row.values[1]).toBeCloseTo(share.get(row.companyId ?? '') ?? Number.NaN, 6)
  for (const text of ['做飞毯的有哪些公司', 'which companies make flying carpets'])
    expect(rowsTold(await market.ask(text))).toEqual([])
})

test('the watch list is the user’s own, with the last close and change of each, and an empty one says so', async () => {
  const { server, sql, user } = market
  for (const text of ['我的自选股今天怎么样', 'how is my watch list doing']) {
    const answer = await market.ask(text)
    expect([text, answer.state, rowsTold(answer)]).toEqual([text, 'missing', []])
    expect(lacksTold(answer)).toMatch(/自选列表|watch list/)
  }
  const truth = await sql<{ company_id: string; close: number }[]>`
    select s.company_id, d.close from security s join daily_price d on d.security_id = s.security_id
    where s.kind = 'stock' and d.basis = 'traded' and d.trade_date = ${END} and ${stood(sql, 's')} and ${stood(sql, 'd')}
    order by s.company_id limit 3`
  for (const { company_id: companyId } of truth) await server.call(watch.add, { companyId }, { as: user })
  for (const text of ['我的自选股今天怎么样', '自选股', 'how is my watch list doing']) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    const close = new Map(rowsTold(answer).map((row) => [row.companyId, row.values[0]]))
    for (const row of truth) expect(close.get(row.company_id)).toBeCloseTo(row.close, 6)
  }
  const ordered = rowsTold(await market.ask('我的自选里跌得最多的'))
  const changes = ordered.map((row) => row.values[1] ?? Number.NaN)
  expect(changes).toEqual(changes.toSorted((a, b) => a - b))
  // Over a time and of another user's list nothing is told by it.
  expect(rowsTold(await market.ask('我的自选股上个月的新闻'))).toEqual([])
})

const fans = (asOf?: string) => {
  const { sql } = market
  return sql<{ name: string; fans: number }[]>`
    select n.name, f.fans from author n
    join lateral (select c.fans from author_count c where c.author_id = n.author_id and c.fans is not null
      and c.observed_on <= ${(asOf ?? END).slice(0, 10)} and ${stood(sql, 'c', asOf)} order by c.observed_on desc limit 1) f on true
    where n.name is not null and ${stood(sql, 'n', asOf)} order by f.fans desc, n.author_id`
}

test('authors by fans, and one by name, are those of the counts known on the day', async () => {
  const truth = await fans()
  expect(truth.length).toBeGreaterThan(5)
  for (const text of ['谁粉丝最多', 'which authors have the most followers'])
    expect(rowsTold(await market.ask(text)).map((row) => [row.head, row.values[0]])).toEqual(
      truth.slice(0, 10).map((row) => [row.name, row.fans]),
    )
  const asOf = '2025-07-20T04:00:00.000Z'
  const past = await fans(asOf)
  expect(rowsTold(await market.ask('粉丝最多的作者', { asOf })).map((row) => row.values[0])).toEqual(
    past.slice(0, 10).map((row) => row.fans),
  )
  const [first] = truth
  const one = rowsTold(await market.ask(`${first?.name}有多少粉丝`))
  expect(one.map((row) => [row.head, row.values[0]])).toEqual([[first?.name, first?.fans]])
  expect(rowsTold(await market.ask('查无此人甲乙丙有多少粉丝'))).toEqual([])
})

test('what rounds of a time come to is the sum that their own list says', async () => {
  const { sql } = market
  // A day whose rounds are all of one currency: what others come to rests on rates.
  const [truth] = await sql<{ day: string; count: number; exact: number }[]>`
    select r.announced_on::text as day, count(*)::int as count, coalesce(sum(r.amount), 0)::float8 as exact
    from financing_round r where ${stood(sql, 'r')} and r.announced_on between '2025-01-01' and '2025-08-20'
    group by 1 having bool_and(r.currency = 'CNY') and count(r.amount) > 1 order by 2 desc, 1 limit 1`
  expect(truth?.count).toBeGreaterThan(1)
  const [year, month, day] = (truth?.day ?? '').split('-').map(Number)
  const name = new Date(truth?.day ?? '').toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  for (const text of [
    `${year}年${month}月${day}日融资总额是多少`,
    `how much was raised in financing rounds on ${day} ${name} ${year}`,
  ]) {
    const answer = await market.ask(text)
    expect([text, countTold(answer)]).toEqual([text, truth?.count])
    const facts = new Map(answer.facts.map((one) => [one.label, one.value]))
    const total = facts.get('融资总额') ?? facts.get('Sum of rounds') ?? Number.NaN
    const estimated = facts.get('按区间估计的部分') ?? facts.get('Estimated part') ?? 0
    expect(total - estimated).toBeCloseTo(truth?.exact ?? Number.NaN, 0)
  }
})

test('why a price fell, without its day, is told of the day of the last month on which it fell most', async () => {
  const { sql } = market
  const [row] = await sql<{ company_id: string; day: string }[]>`
    with moves as (select s.company_id, d.trade_date::text as day,
        d.close / lag(d.close) over (partition by d.security_id order by d.trade_date) - 1 as move
      from security s join daily_price d on d.security_id = s.security_id
      where s.kind = 'stock' and d.basis = 'forward-adjusted' and d.trade_date > ${END}::date - 51
        and ${stood(sql, 's')} and ${stood(sql, 'd')})
    select company_id, day from moves where day >= (${END}::date - 30)::text order by move limit 1`
  const [named] = await sql<{ name: string; en: string }[]>`
    select (select n.name from company_name n where n.company_id = ${row?.company_id ?? ''} and n.language = 'zh'
      and n.form = 'short' and ${stood(sql, 'n')} order by n.known_at desc limit 1) as name`
  const answer = await market.ask(`${named?.name}为什么跌`)
  expect(answer.state).toBe('answered')
  expect(answer.facts.map((one) => one.period)).toContain(row?.day)
  expect(JSON.stringify(answer.parts)).toContain('问题没有说是哪一天')
})

test('what is asked of the first of a ranking is told of it: who it is first, and then its holders', async () => {
  for (const text of ['市值最大的公司的大股东是谁', 'largest holders of the largest company by market cap']) {
    const answer = await market.ask(text)
    const size = answer.facts.find((one) => one.unit === 'money')
    const holders = await market.sql<{ holder: string; ratio: number }[]>`
      select h.holder, h.ratio::float8 as ratio from shareholding h
      where h.company_id = ${size?.companyId ?? ''} and ${stood(market.sql, 'h')} and h.held_on =
        (select max(l.held_on) from shareholding l where l.company_id = h.company_id and ${stood(market.sql, 'l')})
      order by h.ratio desc nulls last limit 1`
    expect([text, rowsTold(answer)[0]?.head]).toEqual([text, holders[0]?.holder])
    const [largest] = rowsTold(await market.ask('市值最大的10家公司'))
    expect(size?.companyId).toBe(largest?.companyId)
  }
})

test('a seat is told by city and province as the profile says them', async () => {
  const { sql } = market
  const [row] = await sql<{ company_id: string; city: string; name: string }[]>`
    select p.company_id, p.city, n.name from company_profile p
    join company_name n on n.company_id = p.company_id and n.language = 'zh' and n.form = 'short' and ${stood(sql, 'n')}
    where p.city is not null and ${stood(sql, 'p')} order by 1 limit 1`
  const answer = await market.ask(`${row?.name}在哪个城市`)
  expect(answer.facts[0]?.text).toContain(row?.city)
})

test('a price is followed by how far it went, a list by its next place or its first by another figure', async () => {
  const ranked = rowsTold(await market.ask('市值最大的10家公司'))
  const first = await market.ask('哪家公司市值最大')
  const second = await market.ask('第二呢', { after: first.conversationId })
  expect(second.facts.map((one) => one.companyId)).toContain(ranked[1]?.companyId)
  const [one] = ranked
  const price = await market.ask(`${one?.head}股价`)
  const change = await market.ask('今天涨了多少', { after: price.conversationId })
  expect(change.facts.map((fact) => fact.unit)).toEqual(['percent'])
  expect(change.facts[0]?.companyId).toBe(one?.companyId)
})

test('who came to the market in a time is told by the first day of listing, the newest first, as it was known', async () => {
  const { sql } = market
  const listed = (from: string, to: string, asOf?: string) => sql<{ company_id: string; day: string }[]>`
    select c.company_id, c.first_listed_on::text as day from company c where c.first_listed_on between ${from} and ${to}
      and ${stood(sql, 'c', asOf)} order by 2 desc, 1`
  const [last] = await sql<
    { year: number }[]
  >`select extract(year from max(c.first_listed_on))::int as year from company c
    where c.first_listed_on <= ${END} and ${stood(sql, 'c')}`
  const year = last?.year ?? 0
  const to = `${year}-12-31` < END ? `${year}-12-31` : END
  for (const text of [`${year}年上市的公司`, `which companies were listed in ${year}`]) {
    const answer = await market.ask(text)
    const truth = await listed(`${year}-01-01`, to)
    expect([text, countTold(answer)]).toEqual([text, truth.length])
    expect(rowsTold(answer).map((row) => [row.companyId, row.cells[0]])).toEqual(
      truth.slice(0, 20).map((row) => [row.company_id, row.day]),
    )
  }
  const asOf = `${year - 1}-12-31T04:00:00.000Z`
  expect(rowsTold(await market.ask(`${year}年上市的公司`, { asOf }))).toEqual([])
})

test('how far it went, alone, is of what was spoken of, and never of the whole market', async () => {
  const [first] = rowsTold(await market.ask('市值最大的10家公司'))
  const largest = await market.ask('哪家公司市值最大')
  const change = await market.ask('它今天涨了多少', { after: largest.conversationId })
  const day = await market.ask(`${first?.head}今天涨了多少`)
  expect(change.facts.find((one) => one.unit === 'percent')).toMatchObject({
    companyId: first?.companyId,
    value: day.facts[0]?.value,
  })
  const revenue = await market.ask(`${first?.head}去年营收`)
  const growth = await market.ask('涨了多少', { after: revenue.conversationId })
  const told = await market.ask(`${first?.head}去年营收增长率`)
  expect(growth.facts.map((one) => [one.companyId, one.label, one.value])).toEqual(
    told.facts.map((one) => [one.companyId, one.label, one.value]),
  )
  const group = await market.ask('银行股有哪些')
  const members = rowsTold(group).map((row) => row.companyId)
  const moves = rowsTold(await market.ask('涨了多少', { after: group.conversationId })).map((row) => row.companyId)
  expect(moves.toSorted()).toEqual(members.toSorted())
})

test('prices of goods are not told by companies that are called so', async () => {
  for (const text of ['黄金价格', 'gold price today', '原油多少钱一桶', 'price of bitcoin']) {
    const answer = await market.ask(text)
    expect([text, answer.state, answer.facts]).toEqual([text, 'missing', []])
  }
})
