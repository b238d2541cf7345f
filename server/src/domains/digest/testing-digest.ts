import { randomUUID } from 'node:crypto'
import { digest } from '@pandora/contract/domains/digest/operations'
import type { InputOf } from '@pandora/contract/operation'
import { makeHeld } from '../../shared/held.ts'
import { importedFacts } from '../../analysis/testing-work.ts'
import type { Caller, TestServer } from '../../testing.ts'
import type { EditionServices } from './editions.ts'

/** Monday of the week of the tests. */
export const WEEK = '2024-03-04'
export const at = (text: string): number => Date.parse(text)

/** News of two weeks: two of them copies of one story, some of companies, some of none; prices of the week. */
export async function bringNews(server: TestServer): Promise<void> {
  const story =
    '晨星科技公告，公司与海滨电力签订储能系统采购合同，合同金额32.5亿元。合同期限三年，预计对2024年业绩产生积极影响。'
  await importedFacts(server)
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star Tech' })
    .company({ id: 'SHZ-000902', short: '云帆药业', en: 'Cloud Sail Pharma' })
    .index('SSE-000985-index', '样本全指', 'Sample All Share')
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10 },
      { date: '2024-03-04', close: 11 },
      { date: '2024-03-08', close: 12 },
    ])
    .bars('SHZ-000902', [
      { date: '2024-03-01', close: 20 },
      { date: '2024-03-07', close: 18 },
    ])
    .bars('SSE-000985-index', [
      { date: '2024-03-01', close: 4000 },
      { date: '2024-03-08', close: 4100 },
    ])
    .document({
      id: 'a1',
      title: '晨星科技签订32.5亿元储能采购合同',
      body: story,
      at: '2024-03-05T01:30:00.000Z',
      source: '甲社',
      companies: ['SHZ-000901'],
    })
    .document({
      id: 'a2',
      title: '晨星科技签订32.5亿元储能采购合同',
      body: `${story}公司股价近日上涨。`,
      at: '2024-03-05T02:30:00.000Z',
      source: '乙社',
      companies: ['SHZ-000901'],
    })
    .document({
      id: 'b1',
      title: '国务院常务会议部署稳定房地产市场',
      body: '国务院常务会议3月6日召开，部署进一步稳定房地产市场的若干措施。会议指出，要支持合理的住房需求。',
      at: '2024-03-06T10:00:00.000Z',
      source: '甲社',
    })
    .document({
      id: 'c1',
      title: '云帆药业一款新药获批上市',
      body: '云帆药业公告，公司一款新药获国家药监局批准上市。该药用于治疗高血压。',
      at: '2024-03-07T03:00:00.000Z',
      source: '乙社',
      companies: ['SHZ-000902'],
    })
    .document({
      id: 'd1',
      title: '上周的一条消息',
      body: '上周的一条消息说了别的事情。',
      at: '2024-02-28T03:00:00.000Z',
      source: '甲社',
    })
    .document({ id: 'p1', title: '明天涨停', body: '明天涨停', kind: 'post', at: '2024-03-06T03:00:00.000Z' })
    .save()
}

type Draft = InputOf<typeof digest.saveSubscription>
/** A subscription to the whole market after the close. */
export const draft = (more: Partial<Draft> = {}): Draft => ({
  name: '收盘后',
  edition: 'close',
  minute: 17 * 60 + 30,
  weekday: null,
  zone: 'Asia/Shanghai',
  language: 'zh-CN',
  scope: 'market',
  mail: false,
  ...more,
})

export async function subscribe(server: TestServer, as: Caller, more: Partial<Draft> = {}): Promise<string> {
  const { code, data, raw } = await server.call(digest.saveSubscription, draft(more), { as })
  if (code !== '0') throw new Error(raw.body)
  return data.subscriptionId
}

/** What composes editions in a test, by the server's clock. */
export const editionServices = (server: TestServer, mails = true): EditionServices => ({
  sql: server.sql,
  config: {
    ...server.web.services.config,
    ...(mails ? { SMTP_URL: 'smtp://localhost:1', PANDORA_MAIL_FROM: 'pandora@example.test' } : {}),
  },
  held: { sql: server.sql, held: makeHeld({ watch: () => {} }, 0) },
  now: () => server.clock.now,
  stopping: () => false,
  fault: (error) => {
    throw error
  },
})

/** An edition of a user in a market as a worker would have made it, whose mail the server refused. */
export async function failedEdition({ sql }: Pick<TestServer, 'sql'>, uid: number, market: string): Promise<string> {
  const editionId = randomUUID()
  const [from, to] = ['2024-03-04T09:30:00.000Z', '2024-03-05T09:30:00.000Z']
  const content = {
    from,
    to,
    asOf: to,
    newsCount: 0,
    storyCount: 0,
    cut: false,
    leftOut: 0,
    stories: [],
    figures: { from: null, to: null, indexes: [], risers: [], fallers: [] },
  }
  await sql`insert into digest_edition (edition_id, uid, subscription_id, market_id, name, edition, language, from_at,
      to_at, composed_at, stories, first_title, content, mail_state)
    select ${editionId}, ${uid}, null, m.market_id, '收盘后', 'close', 'zh-CN', ${from}, ${to}, ${to}, 1, null,
      ${sql.json({ content, told: [] })}, 'failed' from market m where m.key = ${market}`
  return editionId
}
