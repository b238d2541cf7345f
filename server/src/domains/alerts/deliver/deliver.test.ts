import { setTimeout as wait } from 'node:timers/promises'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { placesWith } from '@pandora/sources/net/guard'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { CHANNEL_SEAL } from '../channels/secret.ts'
import { alertsOf, bringBars, makeRule, matchAll } from '../testing-alerts.ts'
import { json, openService, type Service } from '../testing-channels.ts'
import { deliverDue } from './deliver.ts'

let server: TestServer
let service: Service
let user: Caller
beforeEach(async () => {
  service = await openService()
  server = await testServer({ PANDORA_ALERTS_ALLOW_HOSTS: service.host })
  user = await server.caller()
  await bringBars(server, [9])
})
afterEach(async () => {
  await service.stop()
  await server.stop()
})

const faults: unknown[] = []
const deliver = () =>
  deliverDue({
    sql: server.sql,
    config: server.web.services.config,
    sealed: server.web.services.sealedAs(CHANNEL_SEAL),
    rules: { allowed: placesWith([service.host]) },
    now: () => server.clock.now,
    random: () => 0.5,
    stopping: new AbortController().signal,
    fault: (error) => faults.push(error),
  })
const addChannel = async (kind: 'webhook' | 'wecom' | 'mail', name: string = kind) => {
  const address = { webhook: '/hook', wecom: '/cgi-bin/webhook/send?key=0123456789', mail: undefined }[kind]
  const { data, code, raw } = await server.call(
    alerts.saveChannel,
    { kind, name, ...(address === undefined ? {} : { address: service.url(address), signingKey: 'a key that signs' }) },
    { as: user },
  )
  expect(code, raw.body).toBe('0')
  return data.channelId
}
const deliveries = async () => (await alertsOf(server, user)).flatMap((one) => one.deliveries)
const crossed = async (channelIds: string[], more = {}) => {
  await makeRule(server, user, { channelIds, ...more })
  await bringBars(server, [11], 1)
  await matchAll(server)
}

test('an alert goes out once over each of its channels; a failing one holds up none of the others', async () => {
  const [webhook, wecom, mail] = [await addChannel('webhook'), await addChannel('wecom'), await addChannel('mail')]
  service.answer = (came, response) =>
    came.path.startsWith('/hook') ? json({}, 500)(came, response) : json({ errcode: 0, errmsg: 'ok' })(came, response)
  await crossed([webhook, wecom, mail])
  await deliver()
  expect((await deliveries()).map(({ channelKind, state, fault }) => [channelKind, state, fault]).toSorted()).toEqual([
    ['mail', 'held', null],
    ['webhook', 'waiting', 'service'],
    ['wecom', 'sent', null],
  ])
  expect(service.came.find((one) => one.path.startsWith('/cgi'))?.json['text']).toMatchObject({
    content: expect.stringContaining('晨屿科技收盘 11，升到 10 以上（前一日 9）') as string,
  })
  const failing = async () =>
    (await server.call(alerts.channels, {}, { as: user })).data.dataList.map((one) => [
      one.kind,
      one.failures,
      one.failing,
    ])
  expect(await failing()).toContainEqual(['webhook', 1, 'service'])
  expect(await failing()).toContainEqual(['wecom', 0, null])
  const [mailed] = await server.sql`select receiver, subject, purpose from outbox where purpose = 'alert'`
  expect(mailed).toMatchObject({ receiver: user.email, subject: expect.stringContaining('收盘 11') as string })
  // Not before its time; then again under the same id, and once there no more.
  await deliver()
  expect(service.came.filter((one) => one.path === '/hook')).toHaveLength(1)
  service.answer = json({})
  server.clock.now += 12_000
  await deliver()
  await deliver()
  expect(await failing()).toContainEqual(['webhook', 0, null])
  const hooks = service.came.filter((one) => one.path === '/hook')
  expect(hooks).toHaveLength(2)
  expect(hooks[1]?.headers['x-pandora-id']).toBe(hooks[0]?.headers['x-pandora-id'])
  expect((await deliveries()).find((one) => one.channelKind === 'webhook')).toMatchObject({
    state: 'sent',
    attempts: 2,
  })
  expect(faults).toEqual([])
})

test('a channel that hangs holds up itself alone', async () => {
  const slow = await addChannel('webhook', '慢')
  const fast = await addChannel('wecom', '快')
  let release = () => {}
  service.answer = (came, response) => {
    if (came.path === '/hook') release = () => json({})(came, response)
    else json({ errcode: 0 })(came, response)
  }
  await crossed([slow, fast])
  const delivering = deliver()
  await expect.poll(async () => (await deliveries()).find((one) => one.channelName === '快')?.state).toBe('sent')
  expect((await deliveries()).find((one) => one.channelName === '慢')?.state).toBe('sending')
  release()
  await delivering
  expect((await deliveries()).every((one) => one.state === 'sent')).toBe(true)
})

test('a permanent refusal pauses the channel and says so; resumed it sends what waits, and what failed when asked', async () => {
  const wecom = await addChannel('wecom')
  service.answer = json({ errcode: 93000, errmsg: 'invalid webhook url' })
  await crossed([wecom])
  await deliver()
  const [failed] = await deliveries()
  expect(failed).toMatchObject({
    state: 'failed',
    fault: 'bad-address',
    faultSaid: 'errcode 93000: invalid webhook url',
  })
  const { data } = await server.call(alerts.unread, {}, { as: user })
  expect(data).toMatchObject({ count: 1, paused: 1 })
  await bringBars(server, [9, 12], 2)
  await matchAll(server)
  await deliver()
  expect(service.came).toHaveLength(1)
  service.answer = json({ errcode: 0 })
  const { data: channel } = await server.call(alerts.switchChannel, { channelId: wecom, active: true }, { as: user })
  expect(channel).toMatchObject({ state: 'active', pausedBecause: null })
  expect((await server.call(alerts.sendAgain, { deliveryId: failed?.deliveryId ?? '' }, { as: user })).code).toBe('0')
  await deliver()
  server.clock.now += 4000
  await deliver()
  expect((await deliveries()).map((one) => one.state)).toEqual(['sent', 'sent'])
  expect((await server.call(alerts.sendAgain, { deliveryId: failed?.deliveryId ?? '' }, { as: user })).code).toBe(
    'NOT_SENDABLE',
  )
})

test('without an answer it was perhaps sent: it is not sent again by itself, but when the user says so', async () => {
  const wecom = await addChannel('wecom')
  service.answer = (_came, response) => void response.destroy()
  await crossed([wecom])
  await deliver()
  const [doubtful] = await deliveries()
  expect(doubtful).toMatchObject({ state: 'perhaps', fault: 'not-reached' })
  server.clock.now += 86_400_000
  await deliver()
  expect(service.came).toHaveLength(1)
  service.answer = json({ errcode: 0 })
  await server.call(alerts.sendAgain, { deliveryId: doubtful?.deliveryId ?? '' }, { as: user })
  await deliver()
  expect((await deliveries())[0]).toMatchObject({ state: 'sent' })
})

test('in quiet hours an alert is made and waits to go out until they end, in the user’s zone', async () => {
  const wecom = await addChannel('wecom')
  server.clock.now = Date.parse('2024-03-02T15:30:00Z')
  await server.call(alerts.saveSettings, { zone: 'Asia/Shanghai', quiet: { from: 22 * 60, to: 7 * 60 } }, { as: user })
  await crossed([wecom])
  service.answer = json({ errcode: 0 })
  await deliver()
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', nextAt: '2024-03-02T23:00:00.000Z' })
  server.clock.now = Date.parse('2024-03-02T23:00:01Z')
  await deliver()
  expect((await deliveries())[0]?.state).toBe('sent')
})

test('a try that fails again and again is given up after two thirds of a day', async () => {
  const hook = await addChannel('webhook')
  service.answer = json({}, 503)
  await crossed([hook])
  for (let at = 0; at < 12; at++) {
    await deliver()
    server.clock.now += 7 * 3_600_000
  }
  expect((await deliveries())[0]).toMatchObject({ state: 'failed', attempts: 9, fault: 'service' })
  expect(service.came).toHaveLength(9)
})

test('secrets are kept sealed, given back by nothing and in no log; under another secret of the product they are lost, and said to be', async () => {
  const channelId = await addChannel('webhook')
  const [row] = await server.sql<{ sealed_secret: string }[]>`select sealed_secret from alert_channel`
  expect(row?.sealed_secret).not.toContain('a key that signs')
  const { raw } = await server.call(alerts.channels, {}, { as: user })
  expect(raw.body).not.toMatch(/a key that signs|sealed/)
  expect(raw.json()).toMatchObject({ data: { dataList: [{ signed: true }] } })
  await server.sql`update alert_channel set sealed_secret = ${Buffer.alloc(60, 7).toString('base64')}`
  await crossed([channelId])
  await deliver()
  expect((await deliveries())[0]).toMatchObject({ state: 'failed', fault: 'secret-lost' })
  const { data } = await server.call(alerts.testChannel, { channelId }, { as: user })
  expect(data).toMatchObject({ state: 'failed', fault: 'secret-lost' })
})

test('two processes that send: one does, and nothing goes twice', async () => {
  const hook = await addChannel('webhook')
  service.answer = (came, response) => void wait(100).then(() => json({})(came, response))
  await crossed([hook])
  await Promise.all([deliver(), deliver(), deliver()])
  expect(service.came).toHaveLength(1)
  expect((await deliveries())[0]?.state).toBe('sent')
})
