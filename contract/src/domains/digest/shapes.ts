import { z } from 'zod'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, instant } from '../../operation.ts'
import { priceBases } from '../markets/kinds.ts'
import { digestEditions, digestScopes, mailStates, storyReasons } from './terms.ts'

/** A sentence as it stands in a text, with its place there (UTF-16, end exclusive). */
export const digestSentence = z.object({
  text: z.string(),
  newsId: z.string(),
  field: z.enum(['title', 'body']),
  start: z.int(),
  end: z.int(),
})

/** A document that tells a story. */
export const digestSource = z.object({
  newsId: z.string(),
  title: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
})

/** A story merged of what tells it, with two or three sentences out of the texts. */
export const digestStory = z.object({
  /** Its first document. */
  newsId: z.string(),
  title: z.string(),
  language: z.enum(['zh', 'en']),
  /** What a Chinese headline says, in English, by rules: no quotation; null where no rule is sure. */
  gist: z.object({ companyId: z.string(), nameEn: z.string().nullable(), text: z.string() }).nullable(),
  sentences: z.array(digestSentence),
  /** The first so many that tell it, the first to do so first. */
  sources: z.array(digestSource),
  /** How many documents tell it, and of how many sources. */
  copies: z.int(),
  sourceCount: z.int(),
  companies: z.array(z.object({ companyId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() })),
  newsTimestamp: z.int(),
  /** By how much it stands before others; the parts of `why` add up to it. */
  weight: z.number(),
  why: z.array(z.object({ code: z.enum(storyReasons), words: z.array(z.string()), weight: z.number() })),
  /** Set where an earlier edition told of it: when, and that only what is new since is told. */
  toldAt: instant.nullable(),
})

/** How a security moved over the days of a digest, by bars of one basis. */
export const digestMove = z.object({
  securityId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** The last bar before the span and those within it. */
  days: z.array(day),
  closes: z.array(z.number()),
  /** From the first to the last of them, per cent. */
  moved: z.number(),
  basis: z.enum(priceBases),
})

/** Figures of the span out of the facts. */
export const digestFigures = z.object({
  from: day.nullable(),
  to: day.nullable(),
  indexes: z.array(digestMove),
  risers: z.array(digestMove),
  fallers: z.array(digestMove),
})

/** What a digest says. */
export const digestContent = z.object({
  from: instant,
  to: instant,
  /** Nothing known later than this is in it. */
  asOf: instant,
  /** Documents that were read for it, and stories they tell. */
  newsCount: z.int(),
  storyCount: z.int(),
  /** Texts that list what others tell, of which no story is made; absent in editions of before they were counted. */
  roundups: z.int().optional(),
  /** Not all documents of the span were read: the newest were. */
  cut: z.boolean(),
  /** Stories left out because an earlier edition told them and nothing is new. */
  leftOut: z.int(),
  stories: z.array(digestStory),
  figures: digestFigures,
})

const when = {
  edition: z.enum(digestEditions),
  /** Minutes after midnight in the zone. */
  minute: z.int().min(0).max(1439),
  /** ISO, Monday 1; of weekly editions. */
  weekday: z.int().min(1).max(7).nullable(),
  zone: z.string().min(1).max(60),
  language: z.enum(['zh-CN', 'en']),
}

/** What a user asks for. */
export const subscriptionDraft = {
  name: z.string().min(1).max(40),
  ...when,
  scope: z.enum(digestScopes),
  groupId: ownedId('watchGroup', z.string().min(1).max(64), { where: { scope: 'group' } }).optional(),
  themeId: publicId('theme').optional(),
  floorId: ownedId('floor', z.string().min(1).max(64), { where: { scope: 'floor' } }).optional(),
  mail: z.boolean(),
}

export const digestSubscription = z.object({
  subscriptionId: ownedId('digestSubscription', z.uuid()),
  name: z.string(),
  ...when,
  scope: z.enum(digestScopes),
  groupId: z.string().nullable(),
  themeId: z.string().nullable(),
  floorId: z.string().nullable(),
  /** What it is about by name; null of the market and the watch list, and of what is gone. */
  scopeZh: z.string().nullable(),
  scopeEn: z.string().nullable(),
  mail: z.boolean(),
  nextAt: instant,
})

/** An edition in the archive. */
export const digestItem = z.object({
  editionId: ownedId('digestEdition', z.uuid()),
  subscriptionId: z.string().nullable(),
  name: z.string(),
  edition: z.enum(digestEditions),
  from: instant,
  to: instant,
  composedAt: instant,
  stories: z.int(),
  firstTitle: z.string().nullable(),
  mailState: z.enum(mailStates),
  mailedAt: instant.nullable(),
  /** What the mail server said, where it refused. */
  mailSaid: z.string().nullable(),
})
