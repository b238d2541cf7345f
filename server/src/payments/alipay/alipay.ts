import { createPrivateKey, createPublicKey, randomBytes, type KeyObject } from 'node:crypto'
import { wallClock } from '@pandora/contract/time'
import { z } from 'zod'
import type { Door } from '../door.ts'
import { minorOf, yuanOf } from '../money.ts'
import { NoticeRefused, ProviderFailed, type Notice, type Provider, type Told } from '../provider.ts'
import { isSignedBy, signatureOf } from '../rsa.ts'
import { certifiedKeys, type AlipayCertificates } from './certificates.ts'
import { answerText, checkSigned, formOf, signedText } from './signature.ts'

/** Keys of an application of Alipay's open platform. */
export interface AlipayKeys {
  appId: string
  /** Its seller's account (2088…); null: whoever the application belongs to. */
  sellerId: string | null
  privateKey: string
  /** Of Alipay, not of the application: its public key, or certificates. */
  publicKey: string
  certificates: AlipayCertificates | null
  url: string
}

const answerHead = z.looseObject({ code: z.string(), sub_code: z.string().optional() })
type Answer = z.infer<typeof answerHead> & Readonly<Record<string, unknown>>

/** What is given back in whole is told as closed, and so is what nobody paid: only a paid trade has a time of payment. */
const states: Readonly<Record<string, Told['state']>> = {
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  WAIT_BUYER_PAY: 'unpaid',
  TRADE_CLOSED: 'closed',
}
const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Wall clock of the provider, UTC+8, as an instant in ms; null where it says none. */
function instantOf(text: unknown): number | null {
  const at = typeof text === 'string' ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN
  return Number.isNaN(at) ? null : at
}

function told(said: Readonly<Record<string, unknown>>): Told {
  const [outTradeNo, state] = [textOf(said['out_trade_no']), states[String(said['trade_status'])]]
  if (outTradeNo === null || !state) throw new NoticeRefused('body')
  return {
    outTradeNo,
    state,
    amount: minorOf(said['total_amount']),
    // A trade within the country says no currency: it is yuan.
    currency: textOf(said['trans_currency']) ?? 'CNY',
    providerTradeNo: textOf(said['trade_no']),
    paidAt: instantOf(said['gmt_payment'] ?? said['send_pay_date']),
  }
}

/** Alipay, payment face to face: the provider gives the text of the QR code (`alipay.trade.precreate`). */
export function alipay(
  keys: AlipayKeys,
  { door, notifyUrl, now }: { door: Door; notifyUrl: string; now: () => number },
): Provider {
  const [privateKey, publicKey] = [createPrivateKey(keys.privateKey), createPublicKey(keys.publicKey)]
  const { certificates } = keys
  const certified = certificates && certifiedKeys(certificates, (number) => certificateOf(number), now)

  /** What the gateway answers to a call, as it came. */
  const send = async (method: string, content: object, more: Record<string, string> = {}): Promise<string> => {
    const parameters: Record<string, string> = {
      app_id: keys.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: wallClock(now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...(certificates ? { app_cert_sn: certificates.application, alipay_root_cert_sn: certificates.roots } : {}),
      ...more,
    }
    const body = new URLSearchParams({ ...parameters, sign: signatureOf(privateKey, signedText(parameters)) })
    const { status, body: bytes } = await door({
      // What the gateway reads the charset from stands in its address.
      url: `${keys.url}?charset=utf-8`,
      send: { type: 'application/x-www-form-urlencoded;charset=utf-8', body: body.toString() },
    })
    if (status !== 200) throw new ProviderFailed('away', `status ${status}`)
    return bytes.toString()
  }
  const responseOf = (method: string): string => `${method.replaceAll('.', '_')}_response`
  const ask = async (method: string, content: object, more: Record<string, string> = {}): Promise<Answer> =>
    answerOf(await send(method, content, more), responseOf(method))
  /** A certificate of Alipay's by its number, with those between it and its root; the answer is not signed. */
  const certificateOf = async (number: string): Promise<string> => {
    const method = 'alipay.open.app.alipaycert.download'
    const said = jsonObject(answerText(await send(method, { alipay_cert_sn: number }), responseOf(method)))
    return Buffer.from(textOf(said?.['alipay_cert_content']) ?? '', 'base64').toString()
  }
  /** The key by which an answer is signed: of the certificate that it names, or the one that is set. */
  const keyOf = async (whole: Readonly<Record<string, unknown>> | undefined): Promise<KeyObject | undefined> => {
    const number = textOf(whole?.['alipay_cert_sn'])
    return certified && number !== null ? certified.keyOf(number) : publicKey
  }
  /** An answer says nothing unless it is signed, but why it was refused: what was wrong with us is not signed. */
  const answerOf = async (body: string, name: string): Promise<Answer> => {
    const [text, error] = [answerText(body, name), answerText(body, 'error_response')]
    const data = jsonObject(text ?? error)
    const head = answerHead.safeParse(data).data
    if (!data || !head) throw new ProviderFailed('away', 'answer: body')
    const whole = jsonObject(body)
    const [sign, key] = [textOf(whole?.['sign']), await keyOf(whole)]
    const isSigned = text !== undefined && sign !== null && key !== undefined && isSignedBy(key, text, sign)
    if (!isSigned && (text === undefined || head.code === '10000' || head.sub_code === NOT_THERE)) {
      if (text === undefined) throw new ProviderFailed('refused', String(head.sub_code ?? head.code).slice(0, 60))
      throw new ProviderFailed('away', 'answer: signature')
    }
    return head as Answer
  }
  const done = (answer: Answer): Answer => {
    if (answer.code === '10000') return answer
    // 20000: the service is away; 10003: the buyer is still paying.
    const isAway = answer.code === '20000' || /SYSTEM_ERROR/.test(answer.sub_code ?? '')
    throw new ProviderFailed(isAway ? 'away' : 'refused', String(answer.sub_code ?? answer.code).slice(0, 60))
  }

  return {
    name: 'alipay',
    async precreate({ outTradeNo, amount, subject, expiresAt }) {
      const answer = done(
        await ask(
          'alipay.trade.precreate',
          {
            out_trade_no: outTradeNo,
            total_amount: yuanOf(amount),
            subject,
            time_expire: wallClock(expiresAt),
            ...(keys.sellerId === null ? {} : { seller_id: keys.sellerId }),
          },
          { notify_url: notifyUrl },
        ),
      )
      const qr = textOf(answer['qr_code'])
      if (qr === null || answer['out_trade_no'] !== outTradeNo) throw new ProviderFailed('away', 'answer: body')
      return qr
    },
    async query(outTradeNo) {
      const answer = await ask('alipay.trade.query', { out_trade_no: outTradeNo })
      // A trade is made when its code is scanned: until then there is none.
      if (answer.sub_code === NOT_THERE) return null
      if (done(answer)['out_trade_no'] !== outTradeNo) throw new ProviderFailed('refused', 'another order')
      try {
        return told(answer)
      } catch {
        throw new ProviderFailed('away', 'answer: body')
      }
    },
    async close(outTradeNo) {
      const answer = await ask('alipay.trade.close', { out_trade_no: outTradeNo })
      if (answer.sub_code !== NOT_THERE) done(answer)
    },
    async test() {
      // Of a trade that cannot be there the answer is signed, and so are those that say what is wrong with a known application.
      const answer = await ask('alipay.trade.query', { out_trade_no: randomBytes(16).toString('hex') })
      if (answer.sub_code !== NOT_THERE) done(answer)
    },
    async refund({ outTradeNo, outRefundNo, amount, reason }) {
      const answer = done(
        await ask('alipay.trade.refund', {
          out_trade_no: outTradeNo,
          out_request_no: outRefundNo,
          refund_amount: yuanOf(amount),
          refund_reason: reason,
        }),
      )
      // Taken is not done: `N` of one sent before as of one that waits. Which of them it is the provider is asked.
      if (answer['fund_change'] === 'Y') return 'done'
      const found = done(
        await ask('alipay.trade.fastpay.refund.query', { out_trade_no: outTradeNo, out_request_no: outRefundNo }),
      )
      return found['refund_status'] === 'REFUND_SUCCESS' ? 'done' : 'running'
    },
    readNotice: async ({ body }): Promise<Notice> => {
      const parameters = formOf(body)
      checkSigned(parameters, certified?.all() ?? [publicKey])
      if (parameters['app_id'] !== keys.appId) throw new NoticeRefused('merchant')
      const seller = parameters['seller_id']
      if (keys.sellerId !== null && seller !== undefined && seller !== keys.sellerId)
        throw new NoticeRefused('merchant')
      const noticeId = textOf(parameters['notify_id'])
      if (noticeId === null) throw new NoticeRefused('body')
      // What tells of a refund says the trade's state again; that it was paid is known by then.
      if (parameters['notify_type'] !== 'trade_status_sync') return { noticeId, about: null }
      if (parameters['refund_fee'] === undefined) return { noticeId, about: told(parameters) }
      const outTradeNo = textOf(parameters['out_trade_no'])
      if (outTradeNo === null) throw new NoticeRefused('body')
      // It says what went back in all, not how much of it by this refund.
      const total = minorOf(parameters['refund_fee'])
      const outRefundNo = textOf(parameters['out_biz_no'])
      return {
        noticeId,
        about: null,
        refund: { outTradeNo, outRefundNo, toldNo: null, amount: null, total, done: true },
      }
    },
  }
}

function jsonObject(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
