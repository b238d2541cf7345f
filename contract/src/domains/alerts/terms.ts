/** What a rule looks at: a company, a watch group, the whole watch list, a theme, or the whole market. */
export const ruleTargets = ['company', 'group', 'watch', 'theme', 'market'] as const
export type RuleTarget = (typeof ruleTargets)[number]

/** What a rule waits for. `stale` and `import` are about the product's data and are administrators' alone. */
export const ruleKinds = [
  'price',
  'change',
  'score',
  'event',
  'document',
  'phrase',
  'policy',
  'heat',
  'stale',
  'import',
] as const
export type RuleKind = (typeof ruleKinds)[number]

const companies = ['company', 'group', 'watch', 'theme', 'market'] as const
/** Targets that a rule of each kind may have. */
export const targetsOf: Readonly<Record<RuleKind, readonly RuleTarget[]>> = {
  price: ['company'],
  change: companies,
  score: companies,
  event: companies,
  document: companies,
  phrase: companies,
  policy: ['market'],
  heat: ['theme', 'market'],
  stale: ['market'],
  import: ['market'],
}
/** Kinds that only administrators may have. */
export const adminKinds: readonly RuleKind[] = ['stale', 'import']

/** What new policy documents are followed by: who issues them, what they are about, the series of meetings they tell of. */
export const followedBy = ['department', 'topic', 'series'] as const
export type FollowedBy = (typeof followedBy)[number]

/** Ways out of the product. */
export const channelKinds = ['mail', 'webhook', 'wecom', 'feishu', 'dingtalk', 'telegram'] as const
export type ChannelKind = (typeof channelKinds)[number]

/**
 * `waiting`: it goes as soon as it may; `sending`: on its way this moment; `perhaps`: sent perhaps, for whether it came
 * is not known; `held`: no provider is set, it stays in the outbox.
 */
export const deliveryStates = ['waiting', 'sending', 'sent', 'failed', 'perhaps', 'held'] as const

/** Whether the fact that an alert rests on still stands as it was told. */
export const factStates = ['stands', 'corrected', 'removed'] as const
export type FactState = (typeof factStates)[number]

/** Why a delivery failed, or its channel was paused. */
export const deliveryFaults = [
  'address-refused',
  'no-such-host',
  'not-reached',
  'too-slow',
  'refused',
  'bad-address',
  'bad-signature',
  'keyword',
  'blocked',
  'too-often',
  'service',
  'secret-lost',
  'no-mail',
  'paused',
  'unknown',
] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

/** Most rules of a user, of a guest, most channels of a user. */
export const RULE_LIMIT = 500
export const GUEST_RULE_LIMIT = 10
export const CHANNEL_LIMIT = 20
/** Most alerts of one rule within a day; the rest is counted. */
export const ALERTS_A_DAY = 100
/** Days that the trial of a rule looks back, and most of what it shows. */
export const TRIAL_DAYS = 30
export const TRIAL_MOST = 50
/** Days after which alerts go. */
export const ALERT_DAYS = 180
/** Days for which a deleted rule can be brought back. */
export const UNDO_DAYS = 30
