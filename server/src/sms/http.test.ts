import { consumer } from '@pandora/contract/domains/consumer/operations'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { NeverTaken } from '../messages/never-taken.ts'
import { testServer, testWorker } from '../testing.ts'
import { answeredCaptcha, fromElsewhere } from '../testing-messages.ts'
import { httpSms, smsSignature } from './http.ts'

interface Called {
  headers: Record<string, string | string[] | undefined>
  body: string
}
const secret = 'a secret of the provider'
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A real provider on this machine, answering with each status in turn, the last one for good. */
async function provider(...statuses: number[]): Promise<{ url: string; called: Called[] }> {
  const called: Called[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += String(part)
    called.push({ headers: request.headers, body })
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
    response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {}).end('{"anything":true}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, called }
}
const sms = {
  id: 'one',
  phone: '+8613900000001',
  text: '验证码 123456',
  code: '123456',
  purpose: 'sms-sign-in',
  language: 'zh-CN',
}

test('ACC-41 a call is signed over time, nonce and body, so that neither can be changed nor the call made again', async () => {
  const { url, called } = await provider(200)
  const send = httpSms(url, secret, () => 1_800_000_000_500)
  await send.send(sms)
  await send.send(sms)
  const [one, two] = called
  expect(JSON.parse(one?.body ?? '')).toEqual(sms)
  expect(one?.headers['content-type']).toBe('application/json')
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
    String(one?.headers[`x-pandora-${name}`]),
  )
  expect(timestamp).toBe('1800000000')
  expect(signature).toBe(smsSignature(secret, timestamp ?? '', nonce ?? '', one?.body ?? ''))
  expect(signature).not.toBe(
    smsSignature(secret, timestamp ?? '', nonce ?? '', (one?.body ?? '').replace('123456', '123457')),
  )
  expect(two?.headers['x-pandora-nonce']).not.toBe(nonce)
})

test('the signature is the documented one', () => {
  // printf '1800000000\nabc\n{}' | openssl dgst -sha256 -hmac 'a secret of the provider'
  expect(smsSignature(secret, '1800000000', 'abc', '{}')).toBe(
    'c5d8c6d465427972a1a62027da332eb327c94700f441e23087b42f9ddcd7f245',
  )
})

test('a provider that is busy or away is tried again, one that refuses is not, and redirects lead nowhere', async () => {
  const outcome = async (status: number) =>
    httpSms((await provider(status)).url, secret)
      .send(sms)
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof NeverTaken ? 'never' : 'again'),
      )
  expect(await Promise.all([200, 202, 400, 403, 302, 408, 429, 500, 503].map(outcome))).toEqual([
    'taken',
    'taken',
    'never',
    'never',
    'never',
    'again',
    'again',
    'again',
    'again',
  ])
  await expect(httpSms('http://127.0.0.1:9/', secret).send(sms)).rejects.not.toBeInstanceOf(NeverTaken)
})

test('ACC-41 a text goes from the product to the provider by a job, again after a failure, and its code is forgotten once it is there', async () => {
  const { url, called } = await provider(503, 200)
  const settings = { PANDORA_SMS_URL: url, PANDORA_SMS_SECRET: secret }
  const product = await testServer(settings)
  closing.push(product.stop)
  product.clock.now = Date.now()
  expect(
    (
      await product.call(
        consumer.sendSmsCode,
        { phone: '13900000001', language: 'en', ...(await answeredCaptcha(product)) },
        { headers: fromElsewhere() },
      )
    ).code,
  ).toBe('0')
  const worker = await testWorker(
    readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: product.home, ...settings }),
    product.url,
  )
  try {
    const state = () => product.sql`select state, attempts, secret from outbox`
    await expect.poll(state, { timeout: 20_000 }).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await product.sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`
    await expect.poll(state, { timeout: 20_000 }).toMatchObject([{ state: 'sent', attempts: 2, secret: null }])
  } finally {
    await worker.stop()
  }
  expect(called).toHaveLength(2)
  const { phone, code, text, id } = JSON.parse(called[1]?.body ?? '') as Record<string, string>
  expect([phone, text]).toEqual([
    '+8613900000001',
    `[Pandora] ${code} is your sign-in code, valid for 10 minutes. Tell nobody.`,
  ])
  // The same message keeps its id, so that a provider can drop a second one.
  expect((JSON.parse(called[0]?.body ?? '') as { id: string }).id).toBe(id)
}, 60_000)
