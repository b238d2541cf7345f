import { accounts } from '@pandora/contract/domains/accounts/operations'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Worker } from '../jobs/worker.ts'
import { testServer, testWorker, type TestServer } from '../testing.ts'
import { fromElsewhere } from '../testing-messages.ts'
import { NeverTaken } from '../messages/never-taken.ts'
import { makeMail } from './smtp.ts'

interface Taken {
  from: string
  to: string[]
  user: string | undefined
  raw: string
}

/** A real mail server on this machine that keeps what it takes. */
async function mailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<{ port: number; taken: Taken[]; close: () => Promise<void> }> {
  const taken: Taken[] = []
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'pandora' && password === 'p@ss/word'
        ? done(null, { user: username })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((one) => one.address),
          user: session.user as string | undefined,
          raw: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Decodes the text part of a mail: quoted-printable or base64. */
function textOf(raw: string): string {
  const part = raw.split(/--[-\w]+(?:--)?\r\n/).find((one) => one.startsWith('Content-Type: text/plain')) ?? raw
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
}

const mail = {
  id: '5b1f0c52-0000-4000-8000-000000000001',
  to: 'reader@example.test',
  subject: '验证码',
  text: '你的验证码是：\n\n123456\n\n<b>10</b> 分钟内有效',
  code: '123456',
  language: 'zh-CN',
}
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})
async function open(options?: SMTPServerOptions) {
  const server = await mailServer(options)
  closing.push(server.close)
  return server
}
function sender(url: string) {
  const made = makeMail(url, 'Pandora <pandora@example.test>')
  closing.push(made.close)
  return made
}

test('a mail is signed in for and handed over: plain text and HTML, subject in any language, one receiver', async () => {
  const server = await open({ authOptional: false })
  await sender(`smtp://pandora:p%40ss%2Fword@127.0.0.1:${server.port}`).send(mail)
  const [got] = server.taken
  expect(got).toMatchObject({ from: 'pandora@example.test', to: ['reader@example.test'], user: 'pandora' })
  expect(got?.raw).toMatch(/^From: Pandora <pandora@example\.test>\r$/m)
  expect(got?.raw).toMatch(/^Message-ID: <5b1f0c52-0000-4000-8000-000000000001@example\.test>\r$/m)
  expect(got?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(textOf(got?.raw ?? '')).toContain('123456')
  expect(got?.raw).toContain('multipart/alternative')
  expect(got?.raw).not.toContain('<b>10</b> ')
})

test('nothing in a mail becomes a header: neither its subject nor its receiver', async () => {
  const server = await open()
  await sender(`smtp://127.0.0.1:${server.port}`).send({
    ...mail,
    subject: 'Hello\r\nBcc: other@example.test',
    to: 'reader@example.test',
  })
  const [got] = server.taken
  expect(got?.to).toEqual(['reader@example.test'])
  expect(got?.raw).not.toMatch(/^Bcc:/im)
  await sender(`smtp://127.0.0.1:${server.port}`)
    .send({ ...mail, to: 'a@example.test, b@example.test' })
    .catch(() => undefined)
  expect(server.taken.flatMap((one) => one.to)).not.toContain('b@example.test')
})

test('a receiver refused for good is given up, one refused for now and a wrong password are tried again', async () => {
  const refusing = (responseCode: number) =>
    open({ onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })) })
  const outcome = async (url: string) =>
    sender(url)
      .send(mail)
      .then(
        () => 'taken',
        (error: unknown) => (error instanceof NeverTaken ? 'never' : 'again'),
      )
  expect(await outcome(`smtp://127.0.0.1:${(await refusing(550)).port}`)).toBe('never')
  expect(await outcome(`smtp://127.0.0.1:${(await refusing(451)).port}`)).toBe('again')
  expect(await outcome(`smtp://pandora:wrong@127.0.0.1:${(await open()).port}`)).toBe('again')
  expect(await outcome('smtp://127.0.0.1:9')).toBe('again')
})

test('a server that is to be reached encrypted and offers no encryption gets nothing', async () => {
  const server = await open({ disabledCommands: ['STARTTLS'] })
  await expect(sender(`smtp://127.0.0.1:${server.port}?tls=on`).send(mail)).rejects.toThrow(/STARTTLS/)
  expect(server.taken).toEqual([])
})

test('a server with a certificate nobody knows gets nothing', async () => {
  const server = await open({ hideSTARTTLS: false })
  await expect(sender(`smtp://127.0.0.1:${server.port}?tls=on`).send(mail)).rejects.toThrow()
  expect(server.taken).toEqual([])
})

let product: TestServer
let worker: Worker | undefined
beforeAll(async () => {
  product = await testServer({ SMTP_URL: 'smtp://127.0.0.1:9', PANDORA_MAIL_FROM: 'pandora@example.test' })
})
afterAll(async () => {
  await product.stop()
})

const states = (receiver: string) =>
  product.sql<
    { state: string; attempts: number; secret: unknown; last_error: string | null }[]
  >`select state, attempts, secret, last_error from outbox where receiver = ${receiver}`
const settings = (port: number) =>
  readConfig({
    PANDORA_LOG: 'silent',
    PANDORA_HOME: product.home,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    PANDORA_MAIL_FROM: 'pandora@example.test',
  })

test('ACC-27 a mail server that is away and comes back loses nothing, and nothing is sent twice', async () => {
  // A port that is free once this server has closed.
  const before = await mailServer()
  await before.close()
  const receiver = 'patient@example.test'
  product.clock.now = Date.now()
  expect((await product.call(accounts.getVerifyCode, { email: receiver }, { headers: fromElsewhere() })).code).toBe('0')
  worker = await testWorker(settings(before.port), product.url)
  try {
    await expect
      .poll(() => states(receiver), { timeout: 20_000 })
      .toEqual([
        expect.objectContaining({ state: 'waiting', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') }),
      ])
    const back = await mailServer({}, before.port)
    closing.push(back.close)
    // It would be tried again in a few seconds: now is sooner.
    await product.sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`
    await expect
      .poll(() => states(receiver), { timeout: 20_000 })
      .toMatchObject([{ state: 'sent', attempts: 2, secret: null, last_error: null }])
    expect(back.taken.map((one) => one.to)).toEqual([[receiver]])
    expect(textOf(back.taken[0]?.raw ?? '')).toMatch(/\d{6}/)
  } finally {
    await worker.stop()
  }
}, 60_000)

test('a message whose code has expired meanwhile is not sent, and one refused for good is not tried again', async () => {
  const server = await open({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(Object.assign(new Error('no such user'), { responseCode: 550 })) : done(),
  })
  product.clock.now = Date.now() - 3_600_000
  await product.call(accounts.getVerifyCode, { email: 'late@example.test' }, { headers: fromElsewhere() })
  product.clock.now = Date.now()
  await product.call(accounts.getVerifyCode, { email: 'gone@example.test' }, { headers: fromElsewhere() })
  worker = await testWorker(settings(server.port), product.url)
  try {
    await expect
      .poll(async () => (await states('late@example.test'))[0], { timeout: 20_000 })
      .toMatchObject({ state: 'failed', secret: null })
    await expect
      .poll(async () => (await states('gone@example.test'))[0], { timeout: 20_000 })
      .toMatchObject({
        state: 'failed',
        attempts: 1,
        secret: null,
        last_error: expect.stringContaining('no such user'),
      })
    expect(server.taken).toEqual([])
  } finally {
    await worker.stop()
  }
}, 60_000)
