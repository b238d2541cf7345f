import { createCipheriv, generateKeyPairSync, randomBytes, randomUUID, sign, verify, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const pemOf = (key: KeyObject): string =>
  key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString()

const MCH_ID = '1900000001'
const WECHAT_APP = 'wx0000000000000001'
const ALIPAY_APP = '2021000000000001'
const SELLER = '2088000000000001'
const API_V3_KEY = '0123456789abcdef0123456789abcdef'
export const KEY_ID = 'PUB_KEY_ID_0000000000000000000000000001'

/** An order at a stand-in of a provider. */
interface There {
  amount: number
  state: 'unpaid' | 'paid' | 'closed' | 'refunded'
}

/** Both providers on this machine: answers as their documents say, signed by keys of their own. */
export interface StandIn {
  settings: Record<string, string>
  orders: Map<string, There>
  /** What was asked, the last first: path or method. */
  asked: string[]
  /** Bodies of what was asked and signed, the last first. */
  bodies: string[]
  /** What becomes of refunds: `SUCCESS`, `PROCESSING`, `DONE` (of one taken before), `CLOSED`, `ABNORMAL`. */
  refundStatus: string
  /** The clock by which it signs, ms. */
  now: () => number
  /** Set by a test: answers in place of the provider; true where it did. */
  instead: (name: string, response: ServerResponse) => boolean
  /** A callback of WeChat Pay as it arrives. */
  wechat: (
    outTradeNo: string,
    wish?: {
      amount?: number
      currency?: string
      mchid?: string
      id?: string
      at?: number
      state?: string
      type?: string
    },
  ) => { url: string; headers: Record<string, string>; payload: string }
  /** A callback of WeChat Pay about money that went back, as it arrives. */
  wechatRefund: (
    outTradeNo: string,
    refund: { outRefundNo: string; amount: number; refundId?: string; status?: string; mchid?: string },
  ) => { url: string; headers: Record<string, string>; payload: string }
  /** A callback of Alipay as it arrives. */
  alipay: (
    outTradeNo: string,
    wish?: Record<string, string>,
  ) => { url: string; headers: Record<string, string>; payload: string }
  stop: () => Promise<void>
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
const yuan = (amount: number): string => (amount / 100).toFixed(2)
const sealed = (text: string, about: string) => {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(API_V3_KEY), Buffer.from(nonce)).setAAD(Buffer.from(about))
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { algorithm: 'AEAD_AES_256_GCM', associated_data: about, nonce, ciphertext: bytes.toString('base64') }
}

export async function standIn(): Promise<StandIn> {
  const [merchant, platform, application, alipay] = [keys(), keys(), keys(), keys()]
  const folder = await mkdtemp(join(tmpdir(), 'pandora-pay-'))
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const orders = new Map<string, There>()
  const signed = (key: KeyObject, text: string) => sign('RSA-SHA256', Buffer.from(text), key).toString('base64')
  const wechatHeaders = (body: string, at = made.now()) => {
    const [timestamp, nonce] = [String(Math.floor(at / 1000)), randomBytes(16).toString('hex')]
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': KEY_ID,
      'wechatpay-signature': signed(platform.privateKey, `${timestamp}\n${nonce}\n${body}\n`),
    }
  }
  const wechatNotice = (about: object, wish: { kind: string; type: string; id?: string; at?: number }) => {
    const payload = JSON.stringify({
      id: wish.id ?? randomUUID(),
      event_type: wish.type,
      resource_type: 'encrypt-resource',
      summary: wish.kind === 'refund' ? '退款成功' : '支付成功',
      resource: { original_type: wish.kind, ...sealed(JSON.stringify(about), wish.kind) },
    })
    return {
      url: '/api/pay/notify/wechat',
      headers: { 'content-type': 'application/json', ...wechatHeaders(payload, wish.at) },
      payload,
    }
  }
  const wechatAnswer = (path: string, body: string): [number, object | null] => {
    const no = /out-trade-no\/(\w+)/.exec(path)?.[1] ?? ''
    const data = (body === '' ? {} : JSON.parse(body)) as { out_trade_no?: string; amount?: { total: number } }
    const there = orders.get(no)
    if (path.endsWith('/native')) {
      orders.set(data.out_trade_no ?? '', { amount: data.amount?.total ?? 0, state: 'unpaid' })
      return [200, { code_url: `weixin://wxpay/bizpayurl?pr=${data.out_trade_no}` }]
    }
    if (path.endsWith('/close')) {
      if (there) there.state = 'closed'
      return [204, null]
    }
    if (path.endsWith('/refunds')) {
      const one = orders.get(data.out_trade_no ?? '')
      if (!one || one.state === 'unpaid') return [404, { code: 'RESOURCE_NOT_EXISTS' }]
      one.state = 'refunded'
      return [200, { status: made.refundStatus }]
    }
    if (!there) return [404, { code: 'ORDER_NOT_EXIST' }]
    const state = { unpaid: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED', refunded: 'REFUND' }[there.state]
    return [
      200,
      {
        mchid: MCH_ID,
        appid: WECHAT_APP,
        out_trade_no: no,
        trade_state: state,
        transaction_id: `4${no}`,
        amount: { total: there.amount, currency: 'CNY' },
      },
    ]
  }
  const alipayAnswer = (method: string, content: Record<string, string>): object => {
    const no = content['out_trade_no'] ?? ''
    const there = orders.get(no)
    const missing = { code: '40004', msg: 'Business Failed', sub_code: 'ACQ.TRADE_NOT_EXIST' }
    if (method === 'alipay.trade.precreate') {
      orders.set(no, { amount: Math.round(Number(content['total_amount']) * 100), state: 'unpaid' })
      return { code: '10000', msg: 'Success', out_trade_no: no, qr_code: `https://qr.alipay.com/${no}` }
    }
    if (!there) return missing
    if (method === 'alipay.trade.refund') {
      there.state = 'refunded'
      return { code: '10000', msg: 'Success', fund_change: made.refundStatus === 'SUCCESS' ? 'Y' : 'N' }
    }
    if (method === 'alipay.trade.fastpay.refund.query')
      return {
        code: '10000',
        msg: 'Success',
        ...(made.refundStatus === 'DONE' ? { refund_status: 'REFUND_SUCCESS' } : {}),
      }
    if (method === 'alipay.trade.close') there.state = 'closed'
    const state = { unpaid: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED', refunded: 'TRADE_CLOSED' }
    return {
      code: '10000',
      msg: 'Success',
      out_trade_no: no,
      trade_status: state[there.state],
      trade_no: `2${no}`,
      total_amount: yuan(there.amount),
    }
  }
  /** Whether a request is signed as the documents of its provider say, by the key of this merchant. */
  const isOurs = ({ method, url, headers }: IncomingMessage, body: string, form: URLSearchParams): boolean => {
    const check = (key: KeyObject, text: string, signature: string) =>
      verify('RSA-SHA256', Buffer.from(text), key, Buffer.from(signature, 'base64'))
    if (form.has('method')) {
      const all = [...form].filter(([name]) => name !== 'sign').toSorted(([one], [two]) => (one < two ? -1 : 1))
      const text = all.map(([name, value]) => `${name}=${value}`).join('&')
      return check(application.publicKey, text, form.get('sign') ?? '')
    }
    const said = new Map(
      [...(headers.authorization ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value ?? '']),
    )
    const text = `${method}\n${url}\n${said.get('timestamp')}\n${said.get('nonce_str')}\n${body}\n`
    return (
      (headers.authorization ?? '').startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      said.get('mchid') === MCH_ID &&
      said.get('serial_no') === '1DDE55AD98ED71D6' &&
      headers['wechatpay-serial'] === KEY_ID &&
      check(merchant.publicKey, text, said.get('signature') ?? '')
    )
  }
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await textOf(request)
    const path = request.url ?? ''
    const form = new URLSearchParams(path.startsWith('/gateway') ? body : '')
    const name = form.get('method') ?? path
    made.asked.unshift(name)
    if (made.instead(name, response)) return
    if (!isOurs(request, body, form)) {
      if (form.has('method'))
        response.end('{"error_response":{"code":"40002","sub_code":"isv.invalid-signature","msg":"Invalid Arguments"}}')
      else response.writeHead(401).end('{"code":"SIGN_ERROR"}')
      return
    }
    made.bodies.unshift(body)
    if (form.has('method')) {
      const text = JSON.stringify(alipayAnswer(name, JSON.parse(form.get('biz_content') ?? '') as never))
      response.end(`{"${name.replaceAll('.', '_')}_response":${text},"sign":"${signed(alipay.privateKey, text)}"}`)
      return
    }
    const [status, answer] = wechatAnswer(path, body)
    const text = answer === null ? '' : JSON.stringify(answer)
    response.writeHead(status, { 'content-type': 'application/json', ...wechatHeaders(text) }).end(text)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  const made: StandIn = {
    orders,
    asked: [],
    bodies: [],
    refundStatus: 'SUCCESS',
    now: Date.now,
    instead: () => false,
    settings: {
      PANDORA_PUBLIC_URL: 'https://pandora.example.test',
      PANDORA_WECHATPAY_URL: `http://127.0.0.1:${port}`,
      PANDORA_WECHATPAY_MCHID: MCH_ID,
      PANDORA_WECHATPAY_APPID: WECHAT_APP,
      PANDORA_WECHATPAY_SERIAL: '1DDE55AD98ED71D6',
      PANDORA_WECHATPAY_KEY_FILE: await file('merchant.pem', pemOf(merchant.privateKey)),
      PANDORA_WECHATPAY_APIV3_KEY_FILE: await file('apiv3', API_V3_KEY),
      PANDORA_WECHATPAY_PUBLIC_KEY_FILE: await file('platform.pem', pemOf(platform.publicKey)),
      PANDORA_WECHATPAY_PUBLIC_KEY_ID: KEY_ID,
      PANDORA_ALIPAY_URL: `http://127.0.0.1:${port}/gateway.do`,
      PANDORA_ALIPAY_APPID: ALIPAY_APP,
      PANDORA_ALIPAY_SELLER_ID: SELLER,
      PANDORA_ALIPAY_KEY_FILE: await file('application.pem', pemOf(application.privateKey)),
      PANDORA_ALIPAY_PUBLIC_KEY_FILE: await file('alipay.pem', pemOf(alipay.publicKey)),
    },
    wechat(outTradeNo, wish = {}) {
      const { amount = orders.get(outTradeNo)?.amount ?? 0, currency = 'CNY', mchid = MCH_ID, state = 'SUCCESS' } = wish
      const transaction = {
        mchid,
        appid: WECHAT_APP,
        out_trade_no: outTradeNo,
        transaction_id: `4${outTradeNo}`,
        trade_state: state,
        success_time: new Date(wish.at ?? made.now()).toISOString(),
        amount: { total: amount, payer_total: amount, currency },
      }
      return wechatNotice(transaction, { ...wish, kind: 'transaction', type: wish.type ?? 'TRANSACTION.SUCCESS' })
    },
    wechatRefund(
      outTradeNo,
      { outRefundNo, amount, refundId = `5${outRefundNo}`, status = 'SUCCESS', mchid = MCH_ID },
    ) {
      const total = orders.get(outTradeNo)?.amount ?? 0
      const refund = {
        mchid,
        out_trade_no: outTradeNo,
        transaction_id: `4${outTradeNo}`,
        out_refund_no: outRefundNo,
        refund_id: refundId,
        refund_status: status,
        success_time: new Date(made.now()).toISOString(),
        user_received_account: '支付用户零钱',
        amount: { total, refund: amount, payer_total: total, payer_refund: amount },
      }
      return wechatNotice(refund, { kind: 'refund', type: `REFUND.${status}` })
    },
    alipay(outTradeNo, wish = {}) {
      const said: Record<string, string> = {
        app_id: ALIPAY_APP,
        seller_id: SELLER,
        charset: 'utf-8',
        notify_type: 'trade_status_sync',
        version: '1.0',
        notify_id: randomUUID(),
        trade_status: 'TRADE_SUCCESS',
        out_trade_no: outTradeNo,
        trade_no: `2${outTradeNo}`,
        total_amount: yuan(orders.get(outTradeNo)?.amount ?? 0),
        subject: '高级会员 + 1',
        ...wish,
      }
      const text = Object.keys(said)
        .toSorted()
        .map((name) => `${name}=${said[name]}`)
        .join('&')
      const form = new URLSearchParams({ ...said, sign: signed(alipay.privateKey, text), sign_type: 'RSA2' })
      return {
        url: '/api/pay/notify/alipay',
        headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
        payload: form.toString(),
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => {
        server.close(done)
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
  return made
}
