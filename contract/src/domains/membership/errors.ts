import { defineErrors } from '../../errors.ts'
import type { LimitedThing } from './terms.ts'

export const membershipErrors = defineErrors({
  PLANS_OFF: {
    status: 409,
    zh: '这里没有开启会员方案，所有功能都已开放。',
    en: 'Plans are turned off here: everything is unlocked.',
  },
  PLAN_NOT_OFFERED: { status: 409, zh: '这个方案目前不出售。', en: 'This plan is not sold at present.' },
  PAYMENT_NOT_SET_UP: {
    status: 409,
    zh: '这里还没有设置{payType}支付，请联系管理员开通会员。',
    en: 'Payment by {payType} is not set up here. Ask an administrator for a membership.',
  },
  PROVIDER_AWAY: {
    status: 502,
    zh: '支付服务暂时没有应答，没有扣款，请稍后再试。',
    en: 'The payment provider did not answer. Nothing was charged. Try again shortly.',
  },
  PROVIDER_REFUSED: {
    status: 502,
    zh: '支付服务拒绝了这次请求，没有扣款。原因：{reason}。',
    en: 'The payment provider refused the request. Nothing was charged. Reason: {reason}.',
  },
  COUPON_NOT_VALID: {
    status: 409,
    zh: '优惠码“{code}”不能使用：{why}。',
    en: 'The coupon “{code}” cannot be used: {why}.',
  },
  COUPON_TAKEN: { status: 409, zh: '已有优惠码“{code}”。', en: 'There is a coupon “{code}” already.' },
  NOT_LOCAL_ORDER: {
    status: 409,
    zh: '这个订单由真实的支付服务收款，不能模拟付款。',
    en: 'This order is paid through a real provider; its payment cannot be simulated.',
  },
  ORDER_EXPIRED: { status: 409, zh: '这个二维码已过期。', en: 'This QR code has expired.' },
  ORDER_NOT_PAID: { status: 409, zh: '这个订单没有收到款项。', en: 'Nothing was paid for this order.' },
  REFUND_ASKED: { status: 409, zh: '这个订单已经申请过退款。', en: 'A refund of this order was asked for already.' },
  NOT_A_MEMBER: { status: 409, zh: '这个账户没有可收回的会员。', en: 'This account has no membership to take back.' },
  PLAN_FLOORS: {
    status: 403,
    zh: '你的方案最多可有 {limit} 个楼层。已有的都保留；开通高级会员后可以建更多。',
    en: 'Your plan holds {limit} floors. Those there are stay; premium membership unlocks more.',
  },
  PLAN_OWN_THEMES: {
    status: 403,
    zh: '你的方案最多可有 {limit} 个自建主题。已有的都保留；开通高级会员后可以建更多。',
    en: 'Your plan holds {limit} own themes. Those there are stay; premium membership unlocks more.',
  },
  PLAN_CHAINS: {
    status: 403,
    zh: '你的方案最多可保存 {limit} 条供应链。已有的都保留；开通高级会员后可以存更多。',
    en: 'Your plan holds {limit} saved supply chains. Those there are stay; premium membership unlocks more.',
  },
  PLAN_ALERTS: {
    status: 403,
    zh: '你的方案最多可有 {limit} 条提醒规则。已有的都保留；开通高级会员后可以建更多。',
    en: 'Your plan holds {limit} alert rules. Those there are stay; premium membership unlocks more.',
  },
  PLAN_KNOWLEDGE_BASES: {
    status: 403,
    zh: '你的方案最多可有 {limit} 个知识库。已有的都保留；开通高级会员后可以建更多。',
    en: 'Your plan holds {limit} knowledge bases. Those there are stay; premium membership unlocks more.',
  },
  PLAN_KNOWLEDGE_DOCUMENTS: {
    status: 403,
    zh: '你的方案最多可在知识库中放 {limit} 份文档，这样会有 {count} 份。已有的都保留；开通高级会员后可以放更多。',
    en: 'Your plan holds {limit} documents in knowledge bases; this would make {count}. Those there are stay; premium membership unlocks more.',
  },
})

/** The refusal of one thing more than a plan unlocks. */
export const planRefusals = {
  floors: membershipErrors.PLAN_FLOORS,
  ownThemes: membershipErrors.PLAN_OWN_THEMES,
  chains: membershipErrors.PLAN_CHAINS,
  alerts: membershipErrors.PLAN_ALERTS,
  knowledgeBases: membershipErrors.PLAN_KNOWLEDGE_BASES,
  knowledgeDocuments: membershipErrors.PLAN_KNOWLEDGE_DOCUMENTS,
} as const satisfies Record<LimitedThing, unknown>
