import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { digest } from '@pandora/contract/domains/digest/operations'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { makeMail } from '../../mail/smtp.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { composeDue, composePublic } from './editions.ts'
import { STOP_SEAL, stopLink } from './mail/links.ts'
import { sendDue } from './mail/send.ts'
import { at, bringNews, editionServices, subscribe } from './testing-digest.ts'

let server: TestServer
let reader: Caller
let smtp: SMTPServer
let port: number
let taken: string[]
/** What the mail server answers to a receiver; null takes it. */
let refusal: (Error & { responseCode: number }) | null = null

beforeAll(async () => {
  smtp = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onRcptTo: (_address, _session, done) => done(refusal),
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  smtp.on('error', () => {})
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  port = (smtp.server.address() as AddressInfo).port
  server = await testServer()
  server.clock.now = at('2024-03-05T00:00:00Z')
  taken = []
  await bringNews(server)
  await (await testReading(server)).work()
  reader = await server.caller()
})
afterAll(async () => {
  await server.stop()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})
afterEach(() => {
  taken = []
  refusal = null
})

async function send(): Promise<void> {
  const mail = makeMail(`smtp://127.0.0.1:${port}`, 'Pandora <pandora@example.test>')
  await sendDue({
    sql: server.sql,
    config: server.web.services.config,
    sealed: server.web.services.sealedAs(STOP_SEAL),
    mail,
    now: () => server.clock.now,
    stopping: new AbortController().signal,
  })
  mail.close()
}
async function composeAt(time: string): Promise<void> {
  server.clock.now = at(time)
  await composeDue(editionServices(server))
}
const archive = async (as: Caller) => (await server.call(digest.archive, {}, { as })).data.dataList
/** Headers and decoded text of a mail. */
const decoded = (raw: string) =>
  raw
    .split(/--[-\w]+(?:--)?\r\n/)
    .map((part) => {
      const [head = '', ...rest] = part.split('\r\n\r\n')
      const body = rest.join('\r\n\r\n')
      return /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquoted(body)
    })
    .join('\n')
const unquoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
const header = (raw: string, name: string) =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, 'im')
    .exec(raw)?.[1]
    ?.replace(/\r\n[ \t]/g, '')
    .trim() ?? ''

test('an edition is composed when it closes, knows nothing later, is mailed once, and one without anything new is skipped and says so', async () => {
  await subscribe(server, reader, { mail: true })
  await composeAt('2024-03-05T09:31:00Z')
  await send()
  await send()
  expect(taken).toHaveLength(1)
  const [first] = await archive(reader)
  expect(first).toMatchObject({ mailState: 'sent', stories: 1, to: '2024-03-05T09:30:00.000Z' })
  const edition = await server.call(digest.edition, { editionId: first?.editionId ?? '' }, { as: reader })
  expect(edition.data.stories.map((one) => one.newsId)).toEqual(['a1'])
  await composeAt('2024-03-06T09:31:00Z')
  await send()
  expect(taken).toHaveLength(1)
  expect((await archive(reader))[0]).toMatchObject({ stories: 0, mailState: 'none', firstTitle: null })
})

test('the mail has both forms, its own Message-ID, every line’s document, and ends by one step without signing in', async () => {
  server.clock.now = at('2024-03-06T00:00:00Z')
  const user = await server.caller()
  await subscribe(server, user, { mail: true, name: '我的<摘要>' })
  await composeAt('2024-03-06T23:00:00Z')
  await composeAt('2024-03-07T09:31:00Z')
  await send()
  const mine = taken.find((raw) => header(raw, 'To').includes(user.email)) ?? ''
  const [edition] = await archive(user)
  expect(header(mine, 'Message-ID')).toBe(`<${edition?.editionId}@example.test>`)
  expect(header(mine, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  const text = decoded(mine)
  expect(text).toContain('云帆药业公告，公司一款新药获国家药监局批准上市。')
  // The reader may be in another market: every address names the one that is told of.
  for (const [address] of text.matchAll(/https?:\/\/[^\s"<]+\/index\/[^\s"<]+/g)) expect(address).toContain('market=')
  expect(text).toMatch(/news=c1(?:&|&#38;)market=\w+/)
  expect(text).toContain(`/index/digest/archive?edition=${edition?.editionId}`)
  expect(text).toContain('我的&#60;摘要&#62;')
  expect(text).not.toMatch(/<script|<style|<link|<img/)
  const link = /<(.*)>/.exec(header(mine, 'List-Unsubscribe'))?.[1] ?? ''
  const { pathname, search } = new URL(link)
  const asked = await server.web.app.inject({ method: 'GET', url: pathname + search })
  expect([asked.statusCode, asked.body.includes('method="post"')]).toEqual([200, true])
  // A link that is only looked at ends nothing.
  expect((await server.call(digest.subscriptions, {}, { as: user })).data.dataList[0]?.mail).toBe(true)
  const ended = await server.web.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(ended.statusCode).toBe(200)
  expect((await server.call(digest.subscriptions, {}, { as: user })).data.dataList[0]?.mail).toBe(false)
  for (const token of ['', 'x', `${search.slice(7, -4)}AAAA`])
    expect((await server.web.app.inject({ method: 'POST', url: `${pathname}?token=${token}` })).statusCode).toBe(404)
})

test('what a process that died had on its way is perhaps sent, said so, and sent again only when asked, under the same id', async () => {
  server.clock.now = at('2024-03-07T00:00:00Z')
  const user = await server.caller()
  await subscribe(server, user, { mail: true, edition: 'custom', minute: 20 * 60 })
  await composeAt('2024-03-07T12:01:00Z')
  await server.sql`update digest_edition set mail_state = 'sending' where uid = ${user.uid}`
  await send()
  expect(taken.filter((raw) => header(raw, 'To').includes(user.email))).toEqual([])
  const [edition] = await archive(user)
  expect(edition?.mailState).toBe('perhaps')
  const editionId = edition?.editionId ?? ''
  expect((await server.call(digest.sendAgain, { editionId }, { as: reader })).code).toBe('NOT_FOUND')
  expect((await server.call(digest.sendAgain, { editionId }, { as: user })).data.mailState).toBe('waiting')
  await send()
  const mine = taken.filter((raw) => header(raw, 'To').includes(user.email))
  expect(mine.map((raw) => header(raw, 'Message-ID'))).toEqual([`<${editionId}@example.test>`])
  expect((await server.call(digest.sendAgain, { editionId }, { as: user })).code).toBe('DIGEST_NOT_SENDABLE')
})

test('an address from which three mails came back rests and says so, until its user wakes it', async () => {
  server.clock.now = at('2024-03-08T00:00:00Z')
  const user = await server.caller()
  for (const minute of [601, 602, 603, 604]) await subscribe(server, user, { mail: true, edition: 'custom', minute })
  await composeAt('2024-03-08T02:10:00Z')
  refusal = Object.assign(new Error('no such user'), { responseCode: 550 })
  for (let round = 0; round < 4; round++) {
    await server.sql`update digest_edition set next_at = 'infinity' where uid = ${user.uid} and mail_state = 'waiting'`
    await server.sql`update digest_edition set next_at = ${new Date(server.clock.now).toISOString()} where edition_id in
      (select edition_id from digest_edition where uid = ${user.uid} and mail_state = 'waiting' limit 1)`
    await send()
  }
  const address = async () => (await server.call(digest.subscriptions, {}, { as: user })).data.address
  expect(await address()).toMatchObject({ bounces: 3, email: user.email })
  expect((await address()).restsSince).not.toBeNull()
  expect((await archive(user)).map((one) => one.mailState).toSorted()).toEqual(['failed', 'failed', 'failed', 'rests'])
  expect((await archive(user)).find((one) => one.mailState === 'failed')?.mailSaid).toContain('no such user')
  await server.call(digest.wakeAddress, {}, { as: user })
  expect(await address()).toMatchObject({ bounces: 0, restsSince: null })
  expect((await server.call(digest.wakeAddress, {}, { as: user })).code).toBe('DIGEST_ADDRESS_AWAKE')
})

test('a server that does not take mail now is tried again later; nothing is counted as come back', async () => {
  server.clock.now = at('2024-03-07T00:00:00Z')
  const user = await server.caller()
  await subscribe(server, user, { mail: true, edition: 'custom', minute: 21 * 60 })
  await composeAt('2024-03-07T13:01:00Z')
  refusal = Object.assign(new Error('try later'), { responseCode: 451 })
  await send()
  expect(await archive(user)).toMatchObject([{ mailState: 'waiting' }])
  refusal = null
  server.clock.now += 61_000
  await send()
  expect(await archive(user)).toMatchObject([{ mailState: 'sent' }])
  expect((await server.call(digest.subscriptions, {}, { as: user })).data.address.bounces).toBe(0)
})

test('a story that was told comes again only with something new, and then with that alone', async () => {
  server.clock.now = at('2024-03-06T00:00:00Z')
  const user = await server.caller()
  await subscribe(server, user, { edition: 'custom', minute: 18 * 60 })
  await composeAt('2024-03-06T11:00:00Z')
  await composeAt('2024-03-07T10:01:00Z')
  const told = '云帆药业公告，公司一款新药获国家药监局批准上市。该药用于治疗高血压。'
  const title = '云帆药业一款新药获批上市'
  await importedFacts(server)
    .document({
      id: 'c2',
      title,
      body: told,
      at: '2024-03-07T11:00:00.000Z',
      source: '甲社',
      companies: ['SHZ-000902'],
    })
    .save()
  await (await testReading(server)).work()
  await composeAt('2024-03-08T10:01:00Z')
  const again = await server.call(
    digest.edition,
    { editionId: (await archive(user))[0]?.editionId ?? '' },
    { as: user },
  )
  expect([again.data.stories.length, again.data.leftOut]).toEqual([0, 1])
  await importedFacts(server)
    .document({
      id: 'c3',
      title,
      body: '云帆药业公告，公司一款新药获国家药监局批准上市。公司同日宣布与三家连锁药房达成首年十二亿元的供货协议，四月起在全国铺货。',
      at: '2024-03-08T11:00:00.000Z',
      source: '乙社',
      companies: ['SHZ-000902'],
    })
    .save()
  await (await testReading(server)).work()
  await composeAt('2024-03-09T10:01:00Z')
  const fresh = await server.call(
    digest.edition,
    { editionId: (await archive(user))[0]?.editionId ?? '' },
    { as: user },
  )
  expect(fresh.data.stories).toHaveLength(1)
  expect(fresh.data.stories[0]?.toldAt).toBe('2024-03-07T10:00:00.000Z')
  expect(fresh.data.stories[0]?.sentences.map((one) => one.text)).toEqual([
    '公司同日宣布与三家连锁药房达成首年十二亿元的供货协议，四月起在全国铺货。',
  ])
})

test('the public edition of a week is composed once, and the feed tells of it under an id that stays', async () => {
  server.clock.now = at('2024-03-11T02:00:00Z')
  await composePublic(editionServices(server))
  await composePublic(editionServices(server))
  const key = server.web.services.markets.all().find((one) => one.market_id === 1)?.key ?? ''
  const feed = async () => server.web.app.inject({ method: 'GET', url: `/digest/${key}.atom` })
  const first = await feed()
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  expect(first.body.match(/<entry>/g)).toHaveLength(1)
  expect((await feed()).body).toBe(first.body)
  expect((await server.web.app.inject({ method: 'GET', url: '/digest/none.atom' })).statusCode).toBe(404)
})

test('a link of one product says nothing to another that has another secret', async () => {
  const elsewhere = await testServer()
  try {
    const link = stopLink('', elsewhere.web.services.sealedAs(STOP_SEAL), '00000000-0000-4000-8000-000000000000')
    expect((await server.web.app.inject({ method: 'GET', url: link })).statusCode).toBe(404)
  } finally {
    await elsewhere.stop()
  }
})
