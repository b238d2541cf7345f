import { createPrivateKey, createPublicKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AlipayKeys } from './alipay/alipay.ts'
import {
  certificateNumber,
  certificatesIn,
  isTrusted,
  rootsNumber,
  type AlipayCertificates,
} from './alipay/certificates.ts'
import type { WechatKeys } from './wechat/wechat.ts'

/** What is set of payment; each is a variable of the environment. Keys are files, so that no list of processes shows them. */
interface PaymentSettings {
  PANDORA_PUBLIC_URL?: string | undefined
  PANDORA_PAY_LOCAL: 'on' | 'off'
  PANDORA_WECHATPAY_MCHID?: string | undefined
  PANDORA_WECHATPAY_APPID?: string | undefined
  PANDORA_WECHATPAY_SERIAL?: string | undefined
  PANDORA_WECHATPAY_KEY_FILE?: string | undefined
  PANDORA_WECHATPAY_APIV3_KEY_FILE?: string | undefined
  PANDORA_WECHATPAY_PUBLIC_KEY_FILE?: string | undefined
  PANDORA_WECHATPAY_PUBLIC_KEY_ID?: string | undefined
  PANDORA_WECHATPAY_URL: string
  PANDORA_ALIPAY_APPID?: string | undefined
  PANDORA_ALIPAY_SELLER_ID?: string | undefined
  PANDORA_ALIPAY_KEY_FILE?: string | undefined
  PANDORA_ALIPAY_PUBLIC_KEY_FILE?: string | undefined
  PANDORA_ALIPAY_APP_CERT_FILE?: string | undefined
  PANDORA_ALIPAY_CERT_FILE?: string | undefined
  PANDORA_ALIPAY_ROOT_CERT_FILE?: string | undefined
  PANDORA_ALIPAY_URL: string
}
type Name = keyof PaymentSettings

const wechatNeeds = [
  'PANDORA_WECHATPAY_MCHID',
  'PANDORA_WECHATPAY_APPID',
  'PANDORA_WECHATPAY_SERIAL',
  'PANDORA_WECHATPAY_KEY_FILE',
  'PANDORA_WECHATPAY_APIV3_KEY_FILE',
  'PANDORA_PUBLIC_URL',
] as const satisfies Name[]
const alipayNeeds = ['PANDORA_ALIPAY_APPID', 'PANDORA_ALIPAY_KEY_FILE', 'PANDORA_PUBLIC_URL'] as const satisfies Name[]
/** What Alipay is known by: its public key, or, of applications in certificate mode, these in its place. */
const alipayKey = 'PANDORA_ALIPAY_PUBLIC_KEY_FILE' satisfies Name
const alipayCertificates = [
  'PANDORA_ALIPAY_APP_CERT_FILE',
  'PANDORA_ALIPAY_CERT_FILE',
  'PANDORA_ALIPAY_ROOT_CERT_FILE',
] as const satisfies Name[]

/** Reads settings and says of each that cannot be used what is wrong with it; never what it holds. */
class Reading {
  readonly faults: string[] = []
  readonly settings: PaymentSettings
  constructor(settings: PaymentSettings) {
    this.settings = settings
  }
  text(name: Name): string {
    return this.settings[name] ?? ''
  }
  needs(names: readonly Name[]): boolean {
    const isAny = names.some((name) => name !== 'PANDORA_PUBLIC_URL' && this.settings[name] !== undefined)
    if (isAny)
      for (const name of names)
        if (this.settings[name] === undefined) this.faults.push(`${name}: needed with the other keys of its provider`)
    return isAny
  }
  file<Value>(name: Name, read: (text: string) => Value): Value | undefined {
    const path = this.settings[name]
    if (path === undefined) return undefined
    let text: string
    try {
      text = readFileSync(path, 'utf8').trim()
    } catch (error) {
      this.faults.push(`${name}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`)
      return undefined
    }
    try {
      return read(text)
    } catch (error) {
      this.faults.push(`${name}: ${error instanceof Fault ? error.message : 'the file holds no such key'}`)
      return undefined
    }
  }
}
class Fault extends Error {}

/** A key in PEM, or as Alipay hands it out: base64 alone, PKCS #8 or PKCS #1. */
function privatePem(text: string): string {
  const forms = text.includes('-----BEGIN')
    ? [text]
    : ['PRIVATE KEY', 'RSA PRIVATE KEY'].map((kind) => `-----BEGIN ${kind}-----\n${text}\n-----END ${kind}-----\n`)
  for (const pem of forms) {
    try {
      return strong(createPrivateKey(pem), pem)
    } catch (error) {
      if (error instanceof Fault) throw error
    }
  }
  throw new Fault('the file holds no private key')
}

function publicPem(text: string): string {
  if (/BEGIN CERTIFICATE/.test(text)) {
    const { publicKey } = new X509Certificate(text)
    return strong(publicKey, publicKey.export({ type: 'spki', format: 'pem' }).toString())
  }
  if (/PRIVATE KEY/.test(text))
    throw new Fault('the file holds a private key; the public key of the provider is needed')
  const pem = text.includes('-----BEGIN') ? text : `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----\n`
  return strong(createPublicKey(pem), pem)
}

function strong(key: KeyObject, pem: string): string {
  if (key.asymmetricKeyType !== 'rsa') throw new Fault('an RSA key is needed')
  if ((key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) throw new Fault('a key of at least 2048 bits is needed')
  return pem
}

function apiV3Key(text: string): string {
  if (Buffer.byteLength(text) !== 32) throw new Fault('the key has exactly 32 bytes')
  return text
}

/** Keys of the two providers, each null where it is not set up. */
interface PaymentKeys {
  wechat: WechatKeys | null
  alipay: AlipayKeys | null
}

/** What is set of payment, with every fault of it. */
export function readPayment(settings: PaymentSettings): PaymentKeys & { faults: readonly string[] } {
  const reading = new Reading(settings)
  const wechat = wechatOf(reading)
  const alipay = alipayOf(reading)
  if (settings.PANDORA_PAY_LOCAL === 'on' && (wechat || alipay))
    reading.faults.push('PANDORA_PAY_LOCAL: a trial takes no money; take it or the keys of the providers away')
  return { wechat, alipay, faults: [...new Set(reading.faults)] }
}

function wechatOf(reading: Reading): WechatKeys | null {
  if (!reading.needs(wechatNeeds)) return null
  const privateKey = reading.file('PANDORA_WECHATPAY_KEY_FILE', privatePem)
  const sealing = reading.file('PANDORA_WECHATPAY_APIV3_KEY_FILE', apiV3Key)
  const pem = reading.file('PANDORA_WECHATPAY_PUBLIC_KEY_FILE', publicPem)
  const id = reading.text('PANDORA_WECHATPAY_PUBLIC_KEY_ID')
  const hasFile = reading.text('PANDORA_WECHATPAY_PUBLIC_KEY_FILE') !== ''
  if (hasFile !== (id !== ''))
    reading.faults.push(
      'PANDORA_WECHATPAY_PUBLIC_KEY_ID: PANDORA_WECHATPAY_PUBLIC_KEY_FILE and its id are of use together only',
    )
  if (id !== '' && !id.startsWith('PUB_KEY_ID_'))
    reading.faults.push('PANDORA_WECHATPAY_PUBLIC_KEY_ID: it begins with PUB_KEY_ID_')
  return {
    mchId: reading.text('PANDORA_WECHATPAY_MCHID'),
    appId: reading.text('PANDORA_WECHATPAY_APPID'),
    serial: reading.text('PANDORA_WECHATPAY_SERIAL'),
    privateKey: privateKey ?? '',
    apiV3Key: sealing ?? '',
    publicKey: pem === undefined ? null : { id, pem },
    url: reading.settings.PANDORA_WECHATPAY_URL,
  }
}

function alipayOf(reading: Reading): AlipayKeys | null {
  const byCertificates = alipayCertificates.some((name) => reading.text(name) !== '')
  const needed: readonly Name[] = byCertificates ? alipayCertificates : [alipayKey]
  if (!reading.needs([...alipayNeeds, ...needed])) return null
  const privateKey = reading.file('PANDORA_ALIPAY_KEY_FILE', privatePem) ?? ''
  if (byCertificates && reading.text(alipayKey) !== '')
    reading.faults.push(`${alipayKey}: certificates are set; take it or them away`)
  return {
    appId: reading.text('PANDORA_ALIPAY_APPID'),
    sellerId: reading.settings.PANDORA_ALIPAY_SELLER_ID ?? null,
    privateKey,
    publicKey: reading.file(byCertificates ? 'PANDORA_ALIPAY_CERT_FILE' : alipayKey, publicPem) ?? '',
    certificates: byCertificates ? certificatesOf(reading, privateKey) : null,
    url: reading.settings.PANDORA_ALIPAY_URL,
  }
}

/** Certificates of an application and of Alipay: they must belong to its key, and to the roots. */
function certificatesOf(reading: Reading, privateKey: string): AlipayCertificates {
  const [application, own, root] = [
    reading.file('PANDORA_ALIPAY_APP_CERT_FILE', certificatesPem) ?? '',
    reading.file('PANDORA_ALIPAY_CERT_FILE', certificatesPem) ?? '',
    reading.file('PANDORA_ALIPAY_ROOT_CERT_FILE', certificatesPem) ?? '',
  ]
  const [roots, chain, [borne]] = [certificatesIn(root), certificatesIn(own), certificatesIn(application)]
  if (borne && privateKey !== '' && !borne.checkPrivateKey(createPrivateKey(privateKey)))
    reading.faults.push('PANDORA_ALIPAY_APP_CERT_FILE: it is not of the key in PANDORA_ALIPAY_KEY_FILE')
  // One that has run out since still begins: the gateway names its successor, which is fetched.
  if (roots.length > 0 && chain[0] && !isTrusted(chain, roots, Date.parse(chain[0].validFrom)))
    reading.faults.push('PANDORA_ALIPAY_CERT_FILE: none of PANDORA_ALIPAY_ROOT_CERT_FILE issued it')
  return {
    application: borne ? certificateNumber(borne) : '',
    roots: rootsNumber(roots),
    alipay: own,
    root,
  }
}

function certificatesPem(text: string): string {
  if (certificatesIn(text).length === 0) throw new Fault('the file holds no certificate')
  return text
}
