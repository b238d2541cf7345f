import { z } from 'zod'
import { instant } from '../../operation.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { modalities } from '../analysis/operations.ts'
import { documentKinds } from '../documents/kinds.ts'
import {
  channelKinds,
  deliveryFaults,
  deliveryStates,
  factStates,
  followedBy,
  ruleKinds,
  ruleTargets,
} from './terms.ts'

const days = z.int().min(1).max(60)
const followedValue = z.string().trim().min(1).max(80)

/** What a rule waits for. Prices in the currency of the company's quote, changes in per cent, scores in points. */
export const ruleCondition = z.discriminatedUnion('kind', [
  /** A close that crosses a level: the close before it stood on the other side. */
  z.object({ kind: z.literal('price'), way: z.enum(['above', 'below']), price: z.number().gt(0).max(1e9) }),
  /** Change of the close over so many trading days beyond so many per cent. */
  z.object({
    kind: z.literal('change'),
    way: z.enum(['up', 'down', 'either']),
    percent: z.number().min(0.1).max(1000),
    days,
  }),
  /** Points of one side: more (or fewer) by so many than so many days before, or at a level at which it was not. */
  z.object({
    kind: z.literal('score'),
    side: z.enum(['risk', 'opportunity']),
    way: z.enum(['rises', 'falls', 'reaches']),
    points: z.number().min(1).max(100),
    days: days.default(7),
  }),
  /** An event of one of the types; none: of any. */
  z.object({ kind: z.literal('event'), types: z.array(z.string().min(1).max(40)).max(60).default([]) }),
  /** A new document about the target, or one that mentions it too; none of the kinds: of any. */
  z.object({
    kind: z.literal('document'),
    mentions: z.boolean(),
    documentKinds: z.array(z.enum(documentKinds)).max(5).default([]),
  }),
  /** Words that stand in a new document as they are written here, large or small. */
  z.object({
    kind: z.literal('phrase'),
    phrase: z.string().min(2).max(80),
    documentKinds: z.array(z.enum(documentKinds)).max(5).default([]),
  }),
  /** A new policy document of a department, a topic or a series of meetings, by its key and what it is called. */
  z.object({
    kind: z.literal('policy'),
    by: z.enum(followedBy),
    value: followedValue,
    valueZh: followedValue,
    valueEn: followedValue.nullable().default(null),
  }),
  /** Heat of a theme that reaches a level: 1 is as usual. */
  z.object({ kind: z.literal('heat'), ratio: z.number().min(1).max(1000) }),
  /** A kind of fact without news for longer than its rhythm; none named: any kind. */
  z.object({ kind: z.literal('stale'), fact: z.string().min(1).max(40).optional() }),
  z.object({ kind: z.literal('import') }),
])
export type RuleCondition = z.output<typeof ruleCondition>

/** A condition as it is asked: which of the fields are needed, and what they may hold, `kind` says (ruleCondition). */
export const askedCondition = z.object({
  kind: z.enum(ruleKinds),
  way: z.enum(['above', 'below', 'up', 'down', 'either', 'rises', 'falls', 'reaches']).optional(),
  side: z.enum(['risk', 'opportunity']).optional(),
  price: z.number().gt(0).max(1e9).optional(),
  percent: z.number().min(0.1).max(1000).optional(),
  points: z.number().min(1).max(100).optional(),
  ratio: z.number().min(1).max(1000).optional(),
  days: days.optional(),
  types: z.array(z.string().min(1).max(40)).max(60).optional(),
  mentions: z.boolean().optional(),
  documentKinds: z.array(z.enum(documentKinds)).max(5).optional(),
  phrase: z.string().min(2).max(80).optional(),
  fact: z.string().min(1).max(40).optional(),
  by: z.enum(followedBy).optional(),
  value: followedValue.optional(),
  valueZh: followedValue.optional(),
  valueEn: followedValue.nullable().optional(),
})

/** Minute of the day. */
const minute = z.int().min(0).max(1439)
/** Hours in which nothing goes out; over midnight where `from` is the later. Of equal ends: none. */
export const quietHours = z.strictObject({ from: minute, to: minute })
export type QuietHours = z.output<typeof quietHours>

/** What a user says of a rule. The one field of the three ids that `target` asks for is needed. */
export const ruleDraft = {
  name: z.string().min(1).max(60),
  target: z.enum(ruleTargets),
  companyId: publicId('company').optional(),
  groupId: ownedId('watchGroup', z.string().min(1).max(64), {
    where: { target: 'group' },
    refusal: 'UNKNOWN_ENTITY',
  }).optional(),
  /** A theme of the market. */
  themeId: publicId('theme').optional(),
  condition: askedCondition,
}
export const ruleSettings = {
  channelIds: z
    .array(ownedId('alertChannel', z.uuid(), { refusal: 'UNKNOWN_ENTITY' }))
    .max(20)
    .default([]),
  /** Minutes after an alert in which the rule tells nothing more of the same thing. */
  cooldownMinutes: z.int().min(0).max(43_200).default(60),
  /** Null: the user's own. */
  quiet: quietHours.nullable().default(null),
  enabled: z.boolean().default(true),
}

const named = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
/** What a rule looks at, with its names; of a group both are what its user calls it. */
const target = z.object({ target: z.enum(ruleTargets), id: z.string().nullable(), ...named })

export const alertRule = z.object({
  ruleId: ownedId('alertRule', z.string()),
  name: z.string(),
  looksAt: target,
  condition: ruleCondition,
  channelIds: z.array(z.string()),
  cooldownMinutes: z.int(),
  quiet: quietHours.nullable(),
  enabled: z.boolean(),
  createdAt: instant,
  /** Alerts of the last thirty days, the newest of them, and how many were held back today. */
  alerts: z.int(),
  lastAt: instant.nullable(),
  heldBack: z.int(),
})

/**
 * What made an alert, in numbers as they were known then. `value` and `before` in what the kind counts: a price, points,
 * a ratio; `change` per cent; `day` of the bar or score, `since` that of what it is held against.
 */
export const alertSaid = z.object({
  value: z.number().nullable(),
  before: z.number().nullable(),
  change: z.number().nullable(),
  day: z.string().nullable(),
  since: z.string().nullable(),
  currency: z.string().nullable(),
  basis: z.string().nullable(),
  /** Of an event its type, of a document its kind, of data the kind of fact. */
  type: z.string().nullable(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  /** How the text tells of the event; null where a source gave it as one. */
  modality: z.enum(modalities).nullable(),
  source: z.string().nullable(),
  /** Words around the phrase. */
  quote: z.string().nullable(),
  /** File of the import, and what became of it. */
  file: z.string().nullable(),
  companyZh: z.string().nullable(),
  companyEn: z.string().nullable(),
  themeZh: z.string().nullable(),
  themeEn: z.string().nullable(),
})
export type AlertSaid = z.output<typeof alertSaid>

/** Where the evidence stands. */
const evidenceIds = {
  companyId: z.string().nullable(),
  themeId: z.string().nullable(),
  documentId: z.string().nullable(),
  eventId: z.string().nullable(),
  runId: z.int().nullable(),
}

export const delivery = z.object({
  deliveryId: ownedId('alertDelivery', z.string()),
  channelId: z.string(),
  channelKind: z.enum(channelKinds),
  channelName: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  fault: z.enum(deliveryFaults).nullable(),
  /** The other side's own words. */
  faultSaid: z.string().nullable(),
  /** When it goes next, where it waits. */
  nextAt: instant.nullable(),
  endedAt: instant.nullable(),
})

export const alertItem = z.object({
  alertId: ownedId('alert', z.string()),
  ruleId: z.string().nullable(),
  ruleName: z.string(),
  kind: z.enum(ruleKinds),
  condition: ruleCondition,
  said: alertSaid,
  ...evidenceIds,
  /** When the fact could first be known, when the product had it, and when the alert was made. */
  knownAt: instant.nullable(),
  notedAt: instant,
  madeAt: instant,
  read: z.boolean(),
  factState: z.enum(factStates),
  factChangedAt: instant.nullable(),
  deliveries: z.array(delivery),
})

/** An alert that a rule would have made. */
export const trialAlert = z.object({
  said: alertSaid,
  ...evidenceIds,
  knownAt: instant,
  /** The rest after another alert was not over, or the rule had told enough that day: nothing would have been said. */
  heldBack: z.boolean(),
})

export const channel = z.object({
  channelId: ownedId('alertChannel', z.string()),
  kind: z.enum(channelKinds),
  name: z.string(),
  /** What tells it from others: a host, the last signs of a key. Secrets are never given back. */
  hint: z.string(),
  signed: z.boolean(),
  state: z.enum(['active', 'paused']),
  pausedBecause: z.enum(deliveryFaults).nullable(),
  /** How often in a row nothing has arrived, and why the last time; null while what was sent arrives. */
  failures: z.int(),
  failing: z.enum(deliveryFaults).nullable(),
  rules: z.int(),
  answeredAt: instant.nullable(),
})

export const alertSettings = z.object({ zone: z.string(), quiet: quietHours.nullable() })
