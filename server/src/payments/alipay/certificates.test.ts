import { execFileSync } from 'node:child_process'
import { createHash, createPrivateKey, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config.ts'
import type { Door } from '../door.ts'
import { readPayment } from '../settings.ts'
import { alipay } from './alipay.ts'
import { certificateNumber, certificatesIn, isTrusted, rootsNumber } from './certificates.ts'

let folder: string
const path = (name: string) => join(folder, name)
const openssl = (...options: string[]) => execFileSync('openssl', options, { stdio: 'ignore', cwd: folder })
const text = (name: string) => readFileSync(path(name), 'utf8')
const OWN = '/C=CN/O=Payer Ltd/CN=Payer-2088000000000001'

function root(name: string, serial: string, curve = false): void {
  const key = curve ? ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'] : ['-newkey', 'rsa:2048']
  const files = ['-nodes', '-keyout', `${name}.key`, '-out', `${name}.crt`, '-set_serial', serial, '-days', '3650']
  openssl('req', '-x509', ...key, ...files, '-subj', `/C=CN/O=Root Ltd/OU=Authority/CN=${name}`)
}
function issued(name: string, by: string, serial: string, subject: string): void {
  openssl(
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    `${name}.key`,
    '-out',
    `${name}.csr`,
    '-subj',
    subject,
  )
  const signing = ['-CA', `${by}.crt`, '-CAkey', `${by}.key`, '-set_serial', serial, '-days', '3650']
  openssl('x509', '-req', '-in', `${name}.csr`, ...signing, '-out', `${name}.crt`)
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandora-alipay-'))
  root('first', '0x2020051405e63c2fe04d538716fe21')
  root('curved', '0x51', true)
  root('stranger', '0x77')
  issued('application', 'first', '0x1234567890abcdef1234567890abcdef', '/C=CN/O=Seller/CN=2021000000000001')
  issued('alipay', 'first', '0x2001', OWN)
  issued('renewed', 'first', '0x2002', OWN)
  issued('another', 'first', '0x2003', '/C=CN/O=Another seller/CN=2021000000000002')
  issued('forged', 'stranger', '0x2004', OWN)
  writeFileSync(path('roots.crt'), `${text('curved.crt')}\n${text('first.crt')}`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const only = (name: string) => {
  const [one] = certificatesIn(text(`${name}.crt`))
  if (!one) throw new Error(`${name} was not made`)
  return one
}
const numberOf = (name: string) => certificateNumber(only(name))
const settings = () => ({
  PANDORA_PUBLIC_URL: 'https://pandora.example.test',
  PANDORA_ALIPAY_APPID: '2021000000000001',
  PANDORA_ALIPAY_KEY_FILE: path('application.key'),
  PANDORA_ALIPAY_APP_CERT_FILE: path('application.crt'),
  PANDORA_ALIPAY_CERT_FILE: path('alipay.crt'),
  PANDORA_ALIPAY_ROOT_CERT_FILE: path('roots.crt'),
})

/** Alipay on this machine: signs by the certificate named, and hands certificates out. */
function gateway(by: { name: string; handsOut?: string }) {
  const asked: URLSearchParams[] = []
  const signed = (name: string, message: string) =>
    sign('RSA-SHA256', Buffer.from(message), createPrivateKey(text(`${name}.key`))).toString('base64')
  const door: Door = async ({ send }) => {
    const form = new URLSearchParams(String(send?.body))
    asked.unshift(form)
    const method = form.get('method') ?? ''
    const name = `${method.replaceAll('.', '_')}_response`
    if (method === 'alipay.open.app.alipaycert.download') {
      const content = Buffer.from(text(`${by.handsOut ?? by.name}.crt`)).toString('base64')
      return answered(`{"${name}":{"code":"10000","msg":"Success","alipay_cert_content":"${content}"}}`)
    }
    const { out_trade_no: no } = JSON.parse(form.get('biz_content') ?? '{}') as { out_trade_no: string }
    const said = JSON.stringify({ code: '10000', msg: 'Success', out_trade_no: no, qr_code: `https://qr/${no}` })
    const number = numberOf(by.name)
    return answered(`{"${name}":${said},"alipay_cert_sn":"${number}","sign":"${signed(by.name, said)}"}`)
  }
  const answered = (body: string) => ({ status: 200, headers: {}, body: Buffer.from(body) })
  const clock = { now: Date.now() }
  const keys = readPayment(readConfig(settings())).alipay
  if (!keys) throw new Error('not set up')
  const provider = alipay(keys, { door, notifyUrl: 'https://pandora.example.test/n', now: () => clock.now })
  const order = {
    outTradeNo: 'o1',
    amount: 3900,
    currency: 'CNY' as const,
    subject: 'VIP',
    expiresAt: clock.now + 600_000,
  }
  const notice = (name: string) => {
    const form = { app_id: '2021000000000001', notify_id: 'n1', notify_type: 'trade_status_sync', out_trade_no: 'o1' }
    const all: Record<string, string> = { ...form, total_amount: '39.00', trade_status: 'TRADE_SUCCESS' }
    const message = Object.keys(all)
      .toSorted()
      .map((key) => `${key}=${all[key]}`)
      .join('&')
    const body = new URLSearchParams({ ...all, sign: signed(name, message), sign_type: 'RSA2' }).toString()
    return provider.readNotice({ headers: {}, body: Buffer.from(body) }, clock.now)
  }
  return { asked, clock, provider, order, notice, by }
}

test('a certificate is named by its issuer, the last name first, and its serial number in decimals', () => {
  const names = 'CN=first,OU=Authority,O=Root Ltd,C=CN'
  const md5 = (serial: bigint) => createHash('md5').update(`${names}${serial}`).digest('hex')
  expect(numberOf('application')).toBe(md5(0x1234567890abcdef1234567890abcdefn))
  expect(numberOf('alipay')).toBe(md5(8193n))
  // Of the roots those count that sign with RSA.
  expect(rootsNumber(certificatesIn(text('roots.crt')))).toBe(md5(0x2020051405e63c2fe04d538716fe21n))
})

test('certificates are taken in place of a public key, and each fault of them is named', () => {
  const { alipay: keys, faults } = readPayment(readConfig(settings()))
  expect(faults).toEqual([])
  expect(keys?.certificates).toMatchObject({ application: numberOf('application'), roots: numberOf('first') })
  const faultsOf = (more: Record<string, string | undefined>): string => {
    try {
      readConfig({ ...settings(), ...more })
      return ''
    } catch (error) {
      if (error instanceof ConfigError) return error.message
      throw error
    }
  }
  expect(faultsOf({})).toBe('')
  expect(faultsOf({ PANDORA_ALIPAY_KEY_FILE: path('another.key') })).toContain(
    'PANDORA_ALIPAY_APP_CERT_FILE: it is not of',
  )
  expect(faultsOf({ PANDORA_ALIPAY_ROOT_CERT_FILE: path('stranger.crt') })).toContain(
    'PANDORA_ALIPAY_CERT_FILE: none of',
  )
  expect(faultsOf({ PANDORA_ALIPAY_ROOT_CERT_FILE: undefined })).toContain('PANDORA_ALIPAY_ROOT_CERT_FILE: needed')
  expect(faultsOf({ PANDORA_ALIPAY_CERT_FILE: path('alipay.key') })).toContain('the file holds no certificate')
  expect(faultsOf({ PANDORA_ALIPAY_PUBLIC_KEY_FILE: path('alipay.crt') })).toContain('take it or them away')
})

test('a call names both certificates, signed, and an answer by the certificate that is set is heard', async () => {
  const { asked, provider, order } = gateway({ name: 'alipay' })
  expect(await provider.precreate(order)).toBe('https://qr/o1')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.get('app_cert_sn')).toBe(numberOf('application'))
  expect(asked[0]?.get('alipay_root_cert_sn')).toBe(numberOf('first'))
})

test('a certificate that followed is fetched once, and callbacks by it are heard from then on', async () => {
  const { asked, provider, order, notice, by, clock } = gateway({ name: 'renewed' })
  await expect(notice('renewed')).rejects.toMatchObject({ fault: 'signature' })
  expect(await provider.precreate(order)).toBe('https://qr/o1')
  expect(await provider.precreate(order)).toBe('https://qr/o1')
  expect(asked.map((form) => form.get('method')?.split('.').at(-1))).toEqual(['precreate', 'download', 'precreate'])
  expect(JSON.parse(asked[1]?.get('biz_content') ?? '')).toEqual({ alipay_cert_sn: numberOf('renewed') })
  for (const name of ['renewed', 'alipay'])
    expect(await notice(name)).toMatchObject({ about: { outTradeNo: 'o1', state: 'paid', amount: 3900 } })
  await expect(notice('another')).rejects.toMatchObject({ fault: 'signature' })
  // The one that is set is still heard.
  by.name = 'alipay'
  clock.now += 61_000
  expect(await provider.precreate(order)).toBe('https://qr/o1')
})

test.each([
  ['of another bearer, though of the same root', { name: 'another' }],
  ['of the same bearer, but of another root', { name: 'forged' }],
  ['other than the one that was asked for', { name: 'forged', handsOut: 'renewed' }],
])('an answer by a certificate %s is not heard, and it is not asked for each time', async (_which, by) => {
  const { asked, provider, order, notice, clock } = gateway(by)
  for (let time = 0; time < 3; time++)
    await expect(provider.precreate(order)).rejects.toMatchObject({ message: 'away: answer: signature' })
  const downloads = () => asked.filter((form) => form.get('method')?.endsWith('download')).length
  expect(downloads()).toBe(1)
  clock.now += 61_000
  await expect(provider.precreate(order)).rejects.toMatchObject({ message: 'away: answer: signature' })
  expect(downloads()).toBe(2)
  await expect(notice(by.name)).rejects.toMatchObject({ fault: 'signature' })
})

test('a certificate that has run out, or has not begun, is not trusted', () => {
  const roots = certificatesIn(text('roots.crt'))
  const at = Date.now()
  expect(isTrusted([only('alipay')], roots, at)).toBe(true)
  expect(isTrusted([only('alipay')], roots, at + 4000 * 86_400_000)).toBe(false)
  expect(isTrusted([only('alipay')], roots, at - 86_400_000)).toBe(false)
  expect(isTrusted([], roots, at)).toBe(false)
})
