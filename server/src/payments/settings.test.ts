import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { readPayment } from './settings.ts'

let folder: string
const files: Record<string, string> = {}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pandora-keys-'))
  const keep = async (name: string, text: string) => {
    files[name] = join(folder, name)
    await writeFile(files[name], text)
  }
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = (key: typeof privateKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
  await keep('private', pem(privateKey))
  await keep('bare', pem(privateKey).replaceAll(/-----.*-----|\n/g, ''))
  await keep('public', publicKey.export({ type: 'spki', format: 'pem' }).toString())
  await keep('weak', pem(weak.privateKey))
  await keep('curve', pem(curve.privateKey))
  await keep('nonsense', 'nonsense of a secret kind')
  await keep('sealing', '0123456789abcdef0123456789abcdef\n')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const good = () => ({
  PANDORA_PUBLIC_URL: 'https://pandora.example.test',
  PANDORA_WECHATPAY_MCHID: '1900000001',
  PANDORA_WECHATPAY_APPID: 'wx0000000000000001',
  PANDORA_WECHATPAY_SERIAL: '1DDE55AD98ED71D6',
  PANDORA_WECHATPAY_KEY_FILE: files['private'],
  PANDORA_WECHATPAY_APIV3_KEY_FILE: files['sealing'],
  PANDORA_ALIPAY_APPID: '2021000000000001',
  PANDORA_ALIPAY_KEY_FILE: files['bare'],
  PANDORA_ALIPAY_PUBLIC_KEY_FILE: files['public'],
})
const faultsOf = (more: Record<string, string | undefined>): string => {
  try {
    readConfig({ ...good(), ...more })
    return ''
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

test('keys are read from files, of Alipay as it hands them out: base64 alone', () => {
  const { wechat, alipay, faults } = readPayment(readConfig(good()))
  expect(faults).toEqual([])
  expect(wechat).toMatchObject({ mchId: '1900000001', publicKey: null, url: 'https://api.mch.weixin.qq.com' })
  expect(alipay?.privateKey).toContain('BEGIN')
})

test('without any key payment is not set up, which is no fault', () => {
  expect(readPayment(readConfig({}))).toEqual({ wechat: null, alipay: null, faults: [] })
})

test('every fault is named at once, and no key stands in the message', () => {
  const message = faultsOf({
    PANDORA_PUBLIC_URL: undefined,
    PANDORA_WECHATPAY_KEY_FILE: files['nonsense'],
    PANDORA_WECHATPAY_APIV3_KEY_FILE: files['nonsense'],
    PANDORA_WECHATPAY_PUBLIC_KEY_ID: 'mine',
    PANDORA_ALIPAY_KEY_FILE: join(folder, 'missing'),
    PANDORA_ALIPAY_PUBLIC_KEY_FILE: files['private'],
  })
  for (const line of [
    'PANDORA_PUBLIC_URL: needed with the other keys of its provider',
    'PANDORA_WECHATPAY_KEY_FILE: the file holds no private key',
    'PANDORA_WECHATPAY_APIV3_KEY_FILE: the key has exactly 32 bytes',
    'PANDORA_WECHATPAY_PUBLIC_KEY_ID: it begins with PUB_KEY_ID_',
    'PANDORA_WECHATPAY_PUBLIC_KEY_ID: PANDORA_WECHATPAY_PUBLIC_KEY_FILE and its id are of use together only',
    'PANDORA_ALIPAY_KEY_FILE: the file cannot be read (ENOENT)',
    'PANDORA_ALIPAY_PUBLIC_KEY_FILE: the file holds a private key; the public key of the provider is needed',
  ])
    expect(message).toContain(line)
  expect(message).not.toContain('nonsense of a secret kind')
})

test.each([
  ['weak', 'a key of at least 2048 bits is needed'],
  ['curve', 'an RSA key is needed'],
])('a %s key is refused', (name, why) => {
  expect(faultsOf({ PANDORA_WECHATPAY_KEY_FILE: files[name] })).toContain(`PANDORA_WECHATPAY_KEY_FILE: ${why}`)
})

test('a trial and real keys do not go together', () => {
  expect(faultsOf({ PANDORA_PAY_LOCAL: 'on' })).toContain('PANDORA_PAY_LOCAL')
})
