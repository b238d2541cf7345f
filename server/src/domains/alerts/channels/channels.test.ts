import { createHmac } from 'node:crypto'
import { placesWith } from '@pandora/sources/net/guard'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { json, openService, type Service } from '../testing-channels.ts'
import type { ChannelSecret, WebChannelKind } from './channel.ts'
import { hintOf } from './secret.ts'
import { sendOver } from './send.ts'

let service: Service
beforeEach(async () => {
  service = await openService()
})
afterEach(() => service.stop())

const NOW = Date.UTC(2024, 4, 6, 7, 8, 9)
const message = {
  id: '5b1f0c52-0000-4000-8000-000000000001',
  subject: '到十元',
  text: '晨屿科技收盘 10.2',
  about: { type: 'alert', kind: 'price' },
}
const KEY = 'SECfedcba9876543210'
const TOKEN = '123456789:AAaaBBbbCCccDDddEEeeFFffGGggHHhhIIi'
const secretOf = (kind: WebChannelKind): ChannelSecret =>
  ({
    webhook: { address: service.url('/hooks/mine'), signingKey: KEY },
    wecom: { address: service.url('/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa') },
    feishu: { address: service.url('/open-apis/bot/v2/hook/2f1e0d9c-aaaa'), signingKey: KEY },
    dingtalk: { address: service.url('/robot/send?access_token=0123456789abcdef'), signingKey: KEY },
    telegram: { address: service.url(''), token: TOKEN, chat: '-100200300' },
  })[kind]
const send = (kind: WebChannelKind, ms = 5000) =>
  sendOver(kind, secretOf(kind), message, { allowed: placesWith([service.host]), ms }, NOW)

describe('what goes out is what each service asks for', () => {
  test('a webhook is signed over timestamp, id and body', async () => {
    service.answer = json({}, 204)
    expect(await send('webhook')).toEqual({ kind: 'sent' })
    const [came] = service.came
    const timestamp = String(NOW / 1000)
    expect(came?.headers['x-pandora-id']).toBe(message.id)
    expect(came?.headers['x-pandora-timestamp']).toBe(timestamp)
    const expected = createHmac('sha256', KEY)
      .update(`${timestamp}.${message.id}.${came?.body ?? ''}`)
      .digest('hex')
    expect(came?.headers['x-pandora-signature']).toBe(`v1=${expected}`)
    expect(came?.json).toMatchObject({ id: message.id, subject: '到十元', type: 'alert', kind: 'price' })
  })

  test('WeCom gets a text with its key in the address, at most 2,048 bytes of it', async () => {
    service.answer = json({ errcode: 0, errmsg: 'ok' })
    expect(await send('wecom')).toEqual({ kind: 'sent' })
    expect(service.came[0]).toMatchObject({
      path: '/cgi-bin/webhook/send?key=693a91f6-7xxx-4bc4-97a0-0ec2sifa5aaa',
      json: { msgtype: 'text', text: { content: message.text } },
    })
    await sendOver(
      'wecom',
      secretOf('wecom'),
      { ...message, text: '长'.repeat(5000) },
      { allowed: placesWith([service.host]) },
      NOW,
    )
    const content = (service.came[1]?.json['text'] as { content: string } | undefined)?.content ?? ''
    expect(Buffer.byteLength(content)).toBeLessThanOrEqual(2048)
    expect(content.endsWith('…')).toBe(true)
  })

  test('Feishu’s signature has time and key as the key and signs nothing; DingTalk’s stands in the address', async () => {
    service.answer = json({ code: 0, msg: 'success' })
    expect(await send('feishu')).toEqual({ kind: 'sent' })
    const seconds = String(NOW / 1000)
    expect(service.came[0]?.json).toEqual({
      timestamp: seconds,
      sign: createHmac('sha256', `${seconds}\n${KEY}`).update('').digest('base64'),
      msg_type: 'text',
      content: { text: message.text },
    })
    service.answer = json({ errcode: 0, errmsg: 'ok' })
    expect(await send('dingtalk')).toEqual({ kind: 'sent' })
    const asked = new URL(service.url(service.came[1]?.path ?? ''))
    expect(asked.searchParams.get('access_token')).toBe('0123456789abcdef')
    expect(asked.searchParams.get('timestamp')).toBe(String(NOW))
    expect(asked.searchParams.get('sign')).toBe(createHmac('sha256', KEY).update(`${NOW}\n${KEY}`).digest('base64'))
  })

  test('a Telegram bot writes to its chat', async () => {
    service.answer = json({ ok: true, result: { message_id: 1 } })
    expect(await send('telegram')).toEqual({ kind: 'sent' })
    expect(service.came[0]).toMatchObject({
      path: `/bot${TOKEN}/sendMessage`,
      json: { chat_id: '-100200300', text: message.text },
    })
  })
})

describe('what the services answer is read by their own codes', () => {
  test.each([
    [
      'wecom',
      { errcode: 45009, errmsg: 'api freq out of limit' },
      200,
      { kind: 'again', fault: 'too-often', afterMs: 60_000 },
    ],
    [
      'wecom',
      { errcode: 93000, errmsg: 'invalid webhook url' },
      200,
      { kind: 'never', fault: 'bad-address', pause: true },
    ],
    ['wecom', { errcode: -1, errmsg: 'system busy' }, 200, { kind: 'again', fault: 'service' }],
    [
      'wecom',
      { errcode: 40058, errmsg: 'text exceed max length' },
      200,
      { kind: 'never', fault: 'refused', pause: false },
    ],
    [
      'feishu',
      { code: 19021, msg: 'sign match fail or timestamp is not within one hour from current time' },
      200,
      { kind: 'never', fault: 'bad-signature', pause: true },
    ],
    ['feishu', { code: 9499, msg: 'Bad Request', data: {} }, 400, { kind: 'never', fault: 'refused', pause: false }],
    ['feishu', { code: 9499, msg: 'too many request' }, 429, { kind: 'again', fault: 'too-often' }],
    [
      'feishu',
      { code: 11232, msg: 'frequency limited psm[lark.oapi.app_platform_runtime]' },
      400,
      { kind: 'again', fault: 'too-often' },
    ],
    ['feishu', { code: 19024, msg: 'Key Words Not Found' }, 200, { kind: 'never', fault: 'keyword', pause: true }],
    [
      'feishu',
      { code: 19001, msg: 'param invalid: incoming webhook access token invalid' },
      200,
      { kind: 'never', fault: 'bad-address', pause: true },
    ],
    [
      'dingtalk',
      { errcode: 310000, errmsg: 'sign not match' },
      200,
      { kind: 'never', fault: 'bad-signature', pause: true },
    ],
    [
      'dingtalk',
      { errcode: 310000, errmsg: 'keywords not in content' },
      200,
      { kind: 'never', fault: 'keyword', pause: true },
    ],
    [
      'dingtalk',
      { errcode: 310000, errmsg: 'ip 1.2.3.4 not in whitelist' },
      200,
      { kind: 'never', fault: 'blocked', pause: true },
    ],
    [
      'dingtalk',
      { errcode: 130101, errmsg: 'send too fast, exceed 20 times per minute' },
      200,
      { kind: 'again', fault: 'too-often', afterMs: 600_000 },
    ],
    [
      'dingtalk',
      { errcode: 300001, errmsg: 'token is not exist' },
      200,
      { kind: 'never', fault: 'bad-address', pause: true },
    ],
    [
      'telegram',
      { ok: false, error_code: 429, description: 'Too Many Requests: retry after 35', parameters: { retry_after: 35 } },
      429,
      { kind: 'again', fault: 'too-often', afterMs: 35_000 },
    ],
    [
      'telegram',
      { ok: false, error_code: 403, description: 'Forbidden: bot was blocked by the user' },
      403,
      { kind: 'never', fault: 'blocked', pause: true },
    ],
    [
      'telegram',
      { ok: false, error_code: 401, description: 'Unauthorized' },
      401,
      { kind: 'never', fault: 'bad-address', pause: true },
    ],
    [
      'telegram',
      { ok: false, error_code: 400, description: 'Bad Request: chat not found' },
      400,
      { kind: 'never', fault: 'bad-address', pause: true },
    ],
    ['webhook', {}, 503, { kind: 'again', fault: 'service' }],
    ['webhook', {}, 410, { kind: 'never', fault: 'bad-address', pause: true }],
    ['webhook', {}, 422, { kind: 'never', fault: 'refused', pause: false }],
    ['webhook', {}, 302, { kind: 'never', fault: 'refused', pause: false }],
  ] as const)('%s answers %j with %i', async (kind, body, status, outcome) => {
    service.answer = json(body, status, status === 302 ? { location: 'http://169.254.169.254/' } : {})
    expect(await send(kind)).toMatchObject(outcome)
    expect(service.came).toHaveLength(1)
  })

  test('a webhook says by Retry-After when it may be asked again', async () => {
    service.answer = json({}, 429, { 'retry-after': '90' })
    expect(await send('webhook')).toMatchObject({ kind: 'again', fault: 'too-often', afterMs: 90_000 })
  })
})

describe('what did not answer', () => {
  test.each(['wecom', 'feishu', 'dingtalk', 'telegram'] as const)(
    '%s: a connection that stood and gave no answer leaves a doubt',
    async (kind) => {
      service.answer = () => {}
      expect(await send(kind, 200)).toMatchObject({ kind: 'doubt', fault: 'too-slow' })
      service.answer = (_came, response) => void response.destroy()
      expect(await send(kind)).toMatchObject({ kind: 'doubt' })
    },
  )

  test('a webhook is asked again: whoever gets it knows it by its id', async () => {
    service.answer = () => {}
    expect(await send('webhook', 200)).toMatchObject({ kind: 'again', fault: 'too-slow' })
  })

  test('a service that is not there has taken nothing', async () => {
    const secret = secretOf('wecom')
    await service.stop()
    const outcome = await sendOver('wecom', secret, message, { allowed: placesWith([service.host]) }, NOW)
    expect(outcome).toMatchObject({ kind: 'again', fault: 'not-reached' })
    service = await openService()
  })

  test('a private address is not asked unless it is allowed, and a public name that leads there neither', async () => {
    expect(await sendOver('webhook', secretOf('webhook'), message, {}, NOW)).toMatchObject({
      kind: 'never',
      fault: 'address-refused',
      pause: true,
    })
    expect(
      await sendOver(
        'webhook',
        { address: 'http://hooks.example.test/x' },
        message,
        { resolve: async () => ['10.0.0.7'] },
        NOW,
      ),
    ).toMatchObject({ kind: 'never', fault: 'address-refused' })
    expect(service.came).toEqual([])
  })
})

test('no secret stands in what is told of a failure or shown of a channel, though the service says it back', async () => {
  service.answer = json(
    { ok: false, error_code: 400, description: `Bad Request: ${TOKEN} may not write to -100200300` },
    400,
  )
  expect(JSON.stringify(await send('telegram'))).not.toMatch(/AAaaBB|-100200300/)
  for (const kind of ['webhook', 'wecom', 'feishu', 'dingtalk', 'telegram'] as const) {
    const shown = hintOf(kind, secretOf(kind))
    for (const secret of [KEY, TOKEN, '693a91f6', '0123456789abcdef', '2f1e0d9c'])
      expect(shown, kind).not.toContain(secret)
  }
})
