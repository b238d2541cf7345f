import { authors, type burstSights } from '@pandora/contract/domains/authors/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'

const [maker, other] = ['SHZ-000651', 'SHZ-000333']
let server: TestServer
let user: Caller

/** One text in the ways in which it goes round: other marks, a face, another name, a word changed, a sentence more. */
const round = [
  '格里空调三季报超出预期，渠道库存已经见底，外资连续五天买入，目标价上看六十元，错过这次再等一年',
  '格里空调三季报超出预期！渠道库存已经见底🚀外资连续五天买入！目标价上看六十元，错过这次再等一年！！',
  '美德空调三季报超出预期，渠道库存已经见底，外资连续五天买入，目标价上看六十元，错过这次再等一年',
  '格里空调三季报大超预期，渠道库存已经见底，热钱连续五天买入，目标价上看六十元，错过这次再等一年',
  '大家互相转告。格里空调三季报超出预期，渠道库存已经见底，外资连续五天买入，目标价上看六十元，错过这次再等一年',
]
const headline = '格里空调与沿海三省签订冷链设备长期供货框架协议合同金额约四十亿元并于明年三月起分批交付'
const opinion = '我把格里空调近十年的存货周转排了一遍，今年是头一回好于同行，管理层换人之后确实在变，慢慢看'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const made = importedFacts(server).company({ id: maker, short: '格里空调' }).company({ id: other, short: '美德空调' })
  let count = 0
  const post = (author: string, text: string, at: string, company = maker) => {
    const id = `${author}-${count++}`
    made.document({ id, kind: 'post', title: text.slice(0, 20), body: text, at, companies: [company], source: '雪球' })
    made.add('post', {
      document_id: id,
      platform: 'xq',
      author_id: author,
      reply_count: null,
      like_count: null,
      form: 'article',
      published_at: at,
    })
  }
  for (let at = 0; at < 12; at++)
    made.add('author', { author_id: `x${at}`, platform: 'xq', name: `看盘人${at}号`, joined_on: null })
  for (const [at, text] of round.entries())
    post(`x${at}`, text, `2024-03-18T0${2 + at}:00:00Z`, at === 2 ? other : maker)
  // News of the day, passed on by four.
  made.document({
    id: 'news',
    kind: 'news',
    title: headline,
    body: `${headline}。公司称交付期为三年。`,
    at: '2024-03-18T06:00:00Z',
    companies: [maker],
    source: '澄见',
  })
  for (const [at, comment] of ['学习了', '先马后看', '不评价', '有点意思'].entries())
    post(`x${5 + at}`, `【${headline}】${comment}`, `2024-03-18T07:0${at}:00Z`)
  // One post, quoted by three who say whose it is.
  post('x9', opinion, '2024-03-18T08:00:00Z')
  post('x10', `说得在理//@看盘人9号：${opinion}`, '2024-03-18T08:20:00Z')
  post('x11', `看盘人9号说：「${opinion}」同意`, '2024-03-18T08:30:00Z')
  post('x5', `转发@看盘人9号：${opinion}`, '2024-03-18T08:40:00Z')
  // What anybody writes, and words of one's own on the same matter.
  for (let at = 0; at < 8; at++) post(`x${at}`, '明天继续加油，一起吃肉！', `2024-03-19T02:0${at}:00Z`)
  const same = '格里空调上半年净利润同比增长三成'
  post('x6', `${same}，细看现金流就一般了，应收账款的账龄还是偏长，等电话会纪要出来再说`, '2024-03-19T03:00:00Z')
  post('x7', `${same}，比我预想的好不少，海外那块业务恢复得很快，底仓不动多余的先出来`, '2024-03-19T03:10:00Z')
  post('x8', `${same}，市场早有心理准备，原材料跌价帮了大忙，周末把年报再翻一遍吧`, '2024-03-19T03:20:00Z')
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const bursts = async (seen?: (typeof burstSights)[number], asOf?: string) =>
  (
    await server.call(
      authors.bursts,
      { least: '2', ...(seen ? { seen } : {}) },
      { as: user, ...(asOf ? { asOf } : {}) },
    )
  ).data

test('near copies of one text by several accounts are coordinated, whatever name, mark, word or sentence was changed', async () => {
  const list = await bursts('coordinated')
  expect(list.dataList.map((one) => [one.newsId, one.accounts, one.posts])).toEqual([['x0-0', 5, 5]])
  expect(list.dataList[0]?.likeness.least).toBeGreaterThan(0.7)
  expect(list.dataList[0]?.likeness.mean).toBeLessThan(1)
})

test('news passed on and a post that is quoted are told apart from it; common lines and words of one’s own are neither', async () => {
  const list = await bursts()
  expect(list.sights).toEqual({ coordinated: 1, pair: 0, news: 1, quoted: 1 })
  expect((await bursts('news')).dataList.map((one) => [one.accounts, one.seen])).toEqual([[4, 'news']])
  expect((await bursts('quoted')).dataList.map((one) => [one.accounts, one.seen])).toEqual([[4, 'quoted']])
  expect((await bursts('pair')).total).toBe(0)
})

test('what differs from the first post is marked, and both wordings can be read from it', async () => {
  const { data } = await server.call(authors.burst, { newsId: 'x0-0', days: '30' }, { as: user })
  expect(data.dataList).toHaveLength(5)
  for (const [at, { parts, likeness }] of data.dataList.entries()) {
    const side = (without: string) => parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
    expect(side('deleted')).toBe(round[at])
    expect(side('inserted')).toBe(round[0])
    expect(likeness).toBeGreaterThan(0.7)
  }
})

test('as of an hour in which two had written it is two accounts and no more, and a text of the news that came later explains nothing', async () => {
  expect((await bursts(undefined, '2024-03-18T03:30:00Z')).sights).toEqual({
    coordinated: 0,
    pair: 1,
    news: 0,
    quoted: 0,
  })
  expect((await bursts(undefined, '2024-03-18T04:30:00Z')).sights).toMatchObject({ coordinated: 1 })
})

test('near copies count once as heat: raw and clean stand beside each other', async () => {
  const heat = (await bursts('coordinated')).dataList[0]?.heat
  // On that day 4 of the 5 name the company, 4 pass on news, 4 quote: the first of each counts.
  expect(heat).toEqual({ rawNum: 12, heatNum: 3 })
})
