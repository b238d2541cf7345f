import type { Language } from '../../language.ts'

interface Words {
  zh: string
  en: string
}

const signature: Words = {
  zh: '签名不符，请核对商户私钥与序列号',
  en: 'the signature does not fit: check the private key and its serial number',
}
const merchant: Words = { zh: '应用与商户号不匹配', en: 'the application does not belong to the merchant' }
const rights: Words = { zh: '没有开通这项支付权限', en: 'this way of payment is not granted to the merchant' }
const balance: Words = { zh: '商户可退余额不足', en: 'the merchant’s balance is too low' }
const parameter: Words = { zh: '参数有误', en: 'a parameter is wrong' }
const busy: Words = { zh: '请求过于频繁，请稍后再试', en: 'too many requests, try again later' }
const away: Words = { zh: '支付服务内部出错，请稍后再试', en: 'the provider has a fault of its own, try again later' }
const over: Words = { zh: '交易已结束或已关闭', en: 'the trade is over or closed' }
const tooMuch: Words = { zh: '退款超过可退金额', en: 'more than was left was to be given back' }
const unsigned: Words = {
  zh: '应答的签名与所设的平台公钥不符',
  en: 'the answer is not signed by the provider’s key that is set here',
}

/**
 * What providers say of a call that they did not take, by their own codes; of both, those that a merchant meets. Sources:
 * the public lists of error codes of WeChat Pay APIv3 and of Alipay's open platform.
 */
const known: Readonly<Record<string, Words>> = {
  SIGN_ERROR: signature,
  'isv.invalid-signature': signature,
  'isv.missing-signature': signature,
  APPID_MCHID_NOT_MATCH: merchant,
  'isv.invalid-app-id': { zh: '应用编号无效', en: 'the application is not known' },
  MCH_NOT_EXISTS: { zh: '商户号不存在', en: 'the merchant is not known' },
  NO_AUTH: rights,
  'isv.insufficient-isv-permissions': rights,
  'ACQ.ACCESS_FORBIDDEN': rights,
  PARAM_ERROR: parameter,
  INVALID_REQUEST: parameter,
  'ACQ.INVALID_PARAMETER': parameter,
  FREQUENCY_LIMITED: busy,
  FREQUENCY_LIMIT_EXCEED: busy,
  RATELIMIT_EXCEEDED: busy,
  NOT_ENOUGH: balance,
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': balance,
  SYSTEM_ERROR: away,
  'ACQ.SYSTEM_ERROR': away,
  'aop.ACQ.SYSTEM_ERROR': away,
  ORDER_CLOSED: over,
  'ACQ.TRADE_HAS_CLOSE': over,
  'ACQ.TRADE_HAS_FINISHED': over,
  OUT_TRADE_NO_USED: { zh: '订单号已被使用', en: 'the number of the order was used before' },
  RESOURCE_NOT_EXISTS: { zh: '支付方没有这笔订单', en: 'the provider has no such order' },
  'ACQ.TRADE_NOT_EXIST': { zh: '支付方没有这笔订单', en: 'the provider has no such order' },
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': tooMuch,
  'ACQ.REASON_TRADE_REFUND_FEE_ERR': tooMuch,
  USER_ACCOUNT_ABNORMAL: { zh: '付款人的账户异常，无法退回', en: 'the payer’s account cannot take it back' },
  ABNORMAL: {
    zh: '退款异常：请在商户平台处理这笔退款',
    en: 'the refund is stuck: see to it on the merchant’s platform',
  },
  CLOSED: { zh: '退款已被支付方关闭，可以重新申请', en: 'the provider gave the refund up: it may be asked for anew' },
  'not set up': { zh: '这种支付已不再设置', en: 'this way of payment is not set up any more' },
  'answer: signature': unsigned,
  'answer: key': unsigned,
  'answer: header': { zh: '应答没有签名', en: 'the answer is not signed' },
  'answer: time': {
    zh: '应答的时间与本机相差过多，请校准时钟',
    en: 'the time of the answer is not ours: set the clock right',
  },
  'answer: body': { zh: '应答无法读懂', en: 'the answer cannot be read' },
}

/** Why a provider did not do something, in words, with its own code behind; a code that is not known stands alone. */
export function reasonWords(reason: string, language: Language | string): string {
  const words = known[reason]
  if (!words) return reason
  return language === 'en' ? `${words.en} (${reason})` : `${words.zh}（${reason}）`
}
