/** What is paid with (MEM-01): exactly two. */
export const payTypes = ['wechat', 'alipay'] as const
export type PayType = (typeof payTypes)[number]
/** Who is asked for the money: the provider of the pay type, or the product itself, where no money moves. */
export const payProviders = ['wechat', 'alipay', 'local'] as const
export type PayProvider = (typeof payProviders)[number]

export const planIds = ['monthly', 'yearly'] as const
export type PlanId = (typeof planIds)[number]
export const tiers = ['free', 'premium'] as const
export type Tier = (typeof tiers)[number]

/** What a tier may have some of. Nothing that protects data, shows where a number is from or looks back is among it. */
export const limitedThings = [
  'floors',
  'ownThemes',
  'chains',
  'alerts',
  'knowledgeBases',
  'knowledgeDocuments',
] as const
export type LimitedThing = (typeof limitedThings)[number]

/**
 * `unpaid`: waits, or its QR code has expired; `closed`: no longer payable; `doubt`: paid otherwise than ordered, held
 * for an administrator; `refunded`: given back.
 */
export const orderStates = ['unpaid', 'paid', 'closed', 'doubt', 'refunded'] as const
export type OrderState = (typeof orderStates)[number]
export const doubts = ['amount', 'currency'] as const
export const refundStates = ['asked', 'done', 'failed'] as const

/**
 * What a test of a provider's keys finds: all fits; no keys are set; the provider refuses us; nothing came that it signed
 * by the key that we hold.
 */
export const keyTests = ['fits', 'notSet', 'refused', 'unheard'] as const

/** `member`; `grace`: it ended, and what premium unlocks is open still; `former`: it ended. */
export const memberStandings = ['member', 'grace', 'former'] as const
export type MemberStanding = (typeof memberStandings)[number]
/** What gave a membership: a payment, a coupon for a free period, an administrator. */
export const grantKinds = ['order', 'coupon', 'gift'] as const
export type GrantKind = (typeof grantKinds)[number]
/** Members in the order in which they last got something, or in which they end, those who are one first. */
export const memberOrders = ['newest', 'ending'] as const

/** A share off, an amount off in the minor unit, or days of premium for nothing. */
export const couponKinds = ['percent', 'amount', 'days'] as const
export type CouponKind = (typeof couponKinds)[number]
/** What the check of a coupon finds (MEM-07); only `valid` does something. */
export const couponStatuses = [
  'valid',
  'unknown',
  'notYet',
  'expired',
  'disabled',
  'usedUp',
  'usedByYou',
  'otherPlan',
] as const
export type CouponStatus = (typeof couponStatuses)[number]

/**
 * Accounts of the ledger: money at a provider, what was sold, what was taken off and given back, what is in doubt, and
 * what was only simulated.
 */
export const ledgerAccounts = [
  'clearing.wechat',
  'clearing.alipay',
  'clearing.local',
  'sales',
  'discounts',
  'refunds',
  'suspense',
  'trial',
] as const
export const postingKinds = ['payment', 'doubt', 'refund', 'correction'] as const
