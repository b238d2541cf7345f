import { createPrivateKey, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Door, DoorAnswer } from '../door.ts'
import { NoticeRefused, ProviderFailed, type Notice, type Provider, type RefundTold, type Told } from '../provider.ts'
import { signatureOf } from '../rsa.ts'
import { platformKeys } from './platform-keys.ts'
import { opened } from './resource.ts'
import { checkSigned } from './signature.ts'

/** Keys of a merchant of WeChat Pay, API v3. */
export interface WechatKeys {
  mchId: string
  appId: string
  /** Serial number of the merchant's certificate, and its private key in PEM. */
  serial: string
  privateKey: string
  apiV3Key: string
  publicKey: { id: string; pem: string } | null
  url: string
}

const sealed = z.object({ associated_data: z.string().optional(), nonce: z.string(), ciphertext: z.string() })
const noticeBody = z.object({ id: z.string().min(1).max(64), event_type: z.string(), resource: sealed })
const refundNotice = z.object({
  mchid: z.string(),
  out_trade_no: z.string().min(1).max(64),
  out_refund_no: z.string().max(64).optional(),
  refund_id: z.string().min(1).max(64).optional(),
  refund_status: z.string().optional(),
  amount: z.object({ refund: z.int().positive().optional() }).optional(),
})
const certificateList = z.object({ data: z.array(z.object({ encrypt_certificate: sealed })) })
const transaction = z.object({
  mchid: z.string(),
  appid: z.string().optional(),
  out_trade_no: z.string().min(1).max(64),
  transaction_id: z.string().max(64).optional(),
  trade_state: z.string(),
  success_time: z.string().optional(),
  amount: z.object({ total: z.int(), currency: z.string().optional() }).optional(),
})

/** An order that was paid and given back was paid: what of it was given back is known here. */
const states: Readonly<Record<string, Told['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  ACCEPT: 'unpaid',
  PAYERROR: 'unpaid',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

function told(one: z.infer<typeof transaction>): Told {
  const state = states[one.trade_state]
  if (!state) throw new ProviderFailed('refused', `trade_state ${one.trade_state.slice(0, 20)}`)
  const at = Date.parse(one.success_time ?? '')
  return {
    outTradeNo: one.out_trade_no,
    state,
    amount: one.amount?.total ?? null,
    currency: one.amount ? (one.amount.currency ?? 'CNY') : null,
    providerTradeNo: one.transaction_id ?? null,
    paidAt: Number.isNaN(at) ? null : at,
  }
}

const refundTold = (one: z.infer<typeof refundNotice>): RefundTold => ({
  outTradeNo: one.out_trade_no,
  outRefundNo: one.out_refund_no ?? null,
  toldNo: one.refund_id ?? null,
  amount: one.amount?.refund ?? null,
  total: null,
  done: one.refund_status === 'SUCCESS',
})

/** JSON that a schema knows; undefined where it is none. */
function jsonOf<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** WeChat Pay, API v3, Native: one's own QR code of an address that the provider gives. */
export function wechatPay(
  keys: WechatKeys,
  { door, notifyUrl, now }: { door: Door; notifyUrl: string; now: () => number },
): Provider {
  const privateKey = createPrivateKey(keys.privateKey)
  const root = keys.url.replace(/\/$/, '')
  const ask = (path: string, body?: object): Promise<DoorAnswer> => {
    const text = body ? JSON.stringify(body) : ''
    const [timestamp, nonce] = [String(Math.floor(now() / 1000)), randomBytes(16).toString('hex')]
    const place = new URL(root).pathname.replace(/\/$/, '')
    const message = `${body ? 'POST' : 'GET'}\n${place}${path}\n${timestamp}\n${nonce}\n${text}\n`
    const said = {
      mchid: keys.mchId,
      nonce_str: nonce,
      timestamp,
      serial_no: keys.serial,
      signature: signatureOf(privateKey, message),
    }
    return door({
      url: `${root}${path}`,
      headers: {
        accept: 'application/json',
        authorization: `WECHATPAY2-SHA256-RSA2048 ${Object.entries(said)
          .map(([name, value]) => `${name}="${value}"`)
          .join(',')}`,
        ...(keys.publicKey ? { 'wechatpay-serial': keys.publicKey.id } : {}),
      },
      ...(body ? { send: { type: 'application/json', body: text } } : {}),
    })
  }
  /** Certificates come sealed under the merchant's key: whoever cannot open them was not sent them. */
  const fetchCertificates = async (): Promise<string[]> => {
    const answer = await ask('/v3/certificates')
    const list = answer.status === 200 ? jsonOf(certificateList, answer.body.toString()) : undefined
    if (!list) throw new ProviderFailed('away', `certificates: status ${answer.status}`)
    return list.data.map((one) => opened(keys.apiV3Key, one.encrypt_certificate as never))
  }
  const platform = platformKeys(keys.publicKey, fetchCertificates, now)

  const checkAnswer = async (answer: DoorAnswer): Promise<void> => {
    try {
      await checkSigned(answer.headers, answer.body, platform.keyOf, now())
    } catch (error) {
      throw error instanceof NoticeRefused ? new ProviderFailed('away', `answer: ${error.fault}`) : error
    }
  }
  /** The answer as the platform signed it. What is not signed says nothing: what was asked for may have happened. */
  const answered = async (path: string, body?: object): Promise<DoorAnswer> => {
    const answer = await ask(path, body)
    if (answer.status === 200 || answer.status === 204) await checkAnswer(answer)
    else if (answer.status >= 500 || answer.status === 429) throw new ProviderFailed('away', `status ${answer.status}`)
    return answer
  }
  const refused = ({ status, body }: DoorAnswer): ProviderFailed =>
    new ProviderFailed(
      'refused',
      jsonOf(z.object({ code: z.string() }), body.toString())?.code.slice(0, 60) ?? `status ${status}`,
    )
  const read = <Schema extends z.ZodType>(answer: DoorAnswer, schema: Schema): z.output<Schema> => {
    if (answer.status !== 200) throw refused(answer)
    const data = jsonOf(schema, answer.body.toString())
    if (data === undefined) throw new ProviderFailed('away', 'answer: body')
    return data
  }
  const ours = (one: z.infer<typeof transaction>): boolean =>
    one.mchid === keys.mchId && (one.appid === undefined || one.appid === keys.appId)

  return {
    name: 'wechat',
    async precreate({ outTradeNo, amount, currency, subject, expiresAt }) {
      const answer = await answered('/v3/pay/transactions/native', {
        appid: keys.appId,
        mchid: keys.mchId,
        description: subject,
        out_trade_no: outTradeNo,
        time_expire: new Date(expiresAt).toISOString().replace(/\.\d+Z$/, '+00:00'),
        notify_url: notifyUrl,
        amount: { total: amount, currency },
      })
      return read(answer, z.object({ code_url: z.string().min(1).max(512) })).code_url
    },
    async query(outTradeNo) {
      const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}?mchid=${keys.mchId}`
      const answer = await answered(path)
      if (answer.status === 404) return null
      const one = read(answer, transaction)
      if (!ours(one) || one.out_trade_no !== outTradeNo) throw new ProviderFailed('refused', 'another order')
      return told(one)
    },
    async close(outTradeNo) {
      const answer = await answered(`/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}/close`, {
        mchid: keys.mchId,
      })
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404) throw refused(answer)
    },
    async test() {
      const path = `/v3/pay/transactions/out-trade-no/${randomBytes(16).toString('hex')}?mchid=${keys.mchId}`
      const answer = await answered(path)
      // That there is none says that our signature was taken; who says so is told by theirs.
      if (answer.status !== 404) throw refused(answer)
      await checkAnswer(answer)
    },
    async refund({ outTradeNo, outRefundNo, amount, paid, currency, reason }) {
      const answer = await answered('/v3/refund/domestic/refunds', {
        out_trade_no: outTradeNo,
        out_refund_no: outRefundNo,
        reason: reason.slice(0, 80),
        notify_url: notifyUrl,
        amount: { refund: amount, total: paid, currency },
      })
      const { status } = read(answer, z.object({ status: z.string() }))
      if (status === 'SUCCESS') return 'done'
      if (status === 'PROCESSING') return 'running'
      throw new ProviderFailed('refused', status.slice(0, 60))
    },
    async readNotice({ headers, body }, at): Promise<Notice> {
      await checkSigned(headers, body, platform.keyOf, at)
      const notice = jsonOf(noticeBody, body.toString())
      if (!notice) throw new NoticeRefused('body')
      const text = opened(keys.apiV3Key, notice.resource as never)
      if (notice.event_type.startsWith('REFUND.')) {
        const refund = jsonOf(refundNotice, text)
        if (!refund) throw new NoticeRefused('body')
        if (refund.mchid !== keys.mchId) throw new NoticeRefused('merchant')
        return { noticeId: notice.id, about: null, refund: refundTold(refund) }
      }
      if (!notice.event_type.startsWith('TRANSACTION.')) return { noticeId: notice.id, about: null }
      const one = jsonOf(transaction, text)
      if (!one || !(one.trade_state in states)) throw new NoticeRefused('body')
      if (!ours(one)) throw new NoticeRefused('merchant')
      return { noticeId: notice.id, about: told(one) }
    },
  }
}
