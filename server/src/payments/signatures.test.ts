import { execFileSync } from 'node:child_process'
import { createCipheriv, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paymentVectors } from '../evaluate/rooms/payment-vectors.ts'
import { answerText, formOf } from './alipay/signature.ts'
import { platformKeys } from './wechat/platform-keys.ts'
import { wechatPay } from './wechat/wechat.ts'
import type { Door } from './door.ts'

test('what public libraries expect of their messages is what comes of them', async () => {
  const { rows, asExpected, unsupported, misses } = (await paymentVectors(
    join(import.meta.dirname, 'vectors/vectors.jsonl'),
  )) as { rows: number; asExpected: number; unsupported: number; misses: unknown[] }
  expect({ rows, asExpected, unsupported, misses }).toEqual({ rows: 22, asExpected: 22, unsupported: 0, misses: [] })
})

/** A platform certificate, made by the tool that is on every machine of a developer. */
function certificate(serial: string, days = 3650): { pem: string; key: string } {
  const folder = mkdtempSync(join(tmpdir(), 'pandora-cert-'))
  const [key, pem] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      key,
      '-out',
      pem,
      '-subj',
      '/CN=platform',
      '-set_serial',
      `0x${serial}`,
      '-days',
      String(days),
    ],
    { stdio: 'ignore' },
  )
  const made = { pem: readFileSync(pem, 'utf8'), key: readFileSync(key, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

describe('platform certificates', () => {
  test('a new one is fetched when its serial is first seen, and strangers’ serials do not have us ask each time', async () => {
    const [old, young] = [certificate('5157F09EFDC096DE'), certificate('0A57F09EFDC096DF')]
    let [now, fetched] = [Date.now(), 0]
    let there = [old.pem]
    const keys = platformKeys(
      null,
      async () => (fetched++, there),
      () => now,
    )
    expect(await keys.keyOf('5157F09EFDC096DE')).toBeDefined()
    expect(fetched).toBe(1)
    there = [old.pem, young.pem]
    expect(await keys.keyOf('A57F09EFDC096DF')).toBeUndefined()
    for (let n = 0; n < 20; n++) expect(await keys.keyOf(`AB${n}`)).toBeUndefined()
    expect(fetched).toBe(1)
    now += 61_000
    expect(await keys.keyOf('A57F09EFDC096DF')).toBeDefined()
    expect(await keys.keyOf('5157F09EFDC096DE')).toBeDefined()
    expect(fetched).toBe(2)
    now += 11 * 365 * 86_400_000
    expect(await keys.keyOf('5157F09EFDC096DE')).toBeUndefined()
  })

  test('a merchant with certificates: they are opened, an answer is held against them, one of another is none', async () => {
    const [platform, stranger] = [certificate('5157F09EFDC096DE'), certificate('6157F09EFDC096DE')]
    const apiV3Key = '0123456789abcdef0123456789abcdef'
    const merchant = generateKeyPairSync('rsa', { modulusLength: 2048 })
    let signer = platform.key
    const door: Door = async ({ url }) => {
      const nonce = randomBytes(6).toString('hex')
      const cipher = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from('certificate'))
      const bytes = Buffer.concat([cipher.update(platform.pem), cipher.final(), cipher.getAuthTag()])
      const body = url.endsWith('/certificates')
        ? JSON.stringify({
            data: [
              { encrypt_certificate: { associated_data: 'certificate', nonce, ciphertext: bytes.toString('base64') } },
            ],
          })
        : '{"code_url":"weixin://wxpay/1"}'
      const timestamp = String(Math.floor(Date.now() / 1000))
      return {
        status: 200,
        headers: {
          'wechatpay-timestamp': timestamp,
          'wechatpay-nonce': 'n',
          'wechatpay-serial': '5157F09EFDC096DE',
          'wechatpay-signature': sign('RSA-SHA256', Buffer.from(`${timestamp}\nn\n${body}\n`), signer).toString(
            'base64',
          ),
        },
        body: Buffer.from(body),
      }
    }
    const provider = wechatPay(
      {
        mchId: '1900000001',
        appId: 'wx1',
        serial: 'AB',
        privateKey: merchant.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        apiV3Key,
        publicKey: null,
        url: 'https://pay.example.test',
      },
      { door, notifyUrl: '', now: Date.now },
    )
    const order = { outTradeNo: 'a', amount: 1, currency: 'CNY', subject: 's', expiresAt: Date.now() }
    expect(await provider.precreate(order)).toBe('weixin://wxpay/1')
    signer = stranger.key
    await expect(provider.precreate(order)).rejects.toMatchObject({ kind: 'away', reason: 'answer: signature' })
  })
})

describe('forms and answers of Alipay', () => {
  test('a form is decoded once', () => {
    expect({ ...formOf(Buffer.from('a=1%2B1+2&b=%E4%BC%9A&c=')) }).toEqual({ a: '1+1 2', b: '会', c: '' })
  })
  test.each(['a=1&a=2', '=1', 'a', 'a=%zz', ''])('%s is no form', (text) => {
    expect(() => formOf(Buffer.from(text))).toThrow('body')
  })
  test('the text of an answer is what was signed, to the letter', () => {
    const text = '{"code":"10000", "msg":"a \\"}\\" b","list":[{"x":{}}]}'
    expect(answerText(`{"x_response":${text},"sign":"s"}`, 'x_response')).toBe(text)
    expect(answerText('{"x_response":{"a":1', 'x_response')).toBeUndefined()
    expect(answerText('{}', 'x_response')).toBeUndefined()
  })
})
