import { z } from 'zod'
import { newsItem } from '../documents/shapes.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../operation.ts'
import { documentKinds } from '../documents/kinds.ts'

/** Most documents, and most events, whose gists are asked for at once. */
export const GISTS_LIMIT = 100
/** The English gist of a headline: whom it is about, and what happened. One of `newsId` and `eventId` is null. */
const gist = z.object({
  newsId: z.string().nullable(),
  eventId: z.string().nullable(),
  companyId: z.string(),
  stockCode: z.string(),
  nameEn: z.string().nullable(),
  /** `H1 net profit −49.3 %`. */ text: z.string(),
})

export const mentionKinds = [
  'company',
  'person',
  'department',
  'industry',
  'region',
  'product',
  'technology',
  'indicator',
  'theme',
] as const
export const stances = ['many', 'empty', 'neutral', 'irrelevance'] as const
export const tones = ['risk', 'opportunity', 'neutral'] as const
/**
 * How a text tells of an event: it happened, is planned, could happen, is only rumoured, is denied, was ended. Only
 * what happened explains a price.
 */
export const modalities = ['fact', 'plan', 'possible', 'rumour', 'denied', 'ended'] as const
/** What an amount counts. */
export const amountKinds = [
  'contract',
  'price',
  'investment',
  'raised',
  'buy-back',
  'stake',
  'profit',
  'revenue',
  'change',
  'dividend',
  'subsidy',
  'penalty',
  'claim',
  'loan',
  'capital',
  'target',
  'votes',
  'turnover',
  'share-price',
  'other',
] as const
export const policyLabels = ['department', 'institution', 'person', 'industry', 'economic-data', 'other'] as const
export const sizeClasses = ['small', 'medium', 'large'] as const

/** A place in the document's `title` or `body` as `analysis.document` gives them: UTF-16 offsets, end exclusive. */
export const span = z.object({ field: z.enum(['title', 'body']), start: z.int().min(0), end: z.int().min(0) })
/**
 * Why: a code whose text the web has in both languages, the words it is about, and how much it weighed (null where it
 * is no matter of weight).
 */
export const reason = z.object({ code: z.string(), words: z.array(z.string()), weight: z.number().nullable() })
const reasonAt = reason.extend({ spans: z.array(span) })

/**
 * Something named in the text. `id` null: nothing known bears the name. Names are those of the company, theme or
 * industry behind it.
 */
export const mention = span.extend({
  kind: z.enum(mentionKinds),
  id: z.string().nullable(),
  text: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** 0 to 1. */
  confidence: z.number(),
  why: z.array(reason),
  corrected: z.boolean(),
})
/** Probabilities 0 to 1 in the order of `stances`. */
export const stanceFound = z.object({
  stance: z.enum(stances),
  probabilities: z.array(z.number()),
  why: z.array(reasonAt),
  corrected: z.boolean(),
})
/** Tone for a company; for the reader at large where `companyId` is null. */
export const toneFound = z.object({
  companyId: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  tone: z.enum(tones),
  strength: z.number(),
  probability: z.number(),
  why: z.array(reasonAt),
  corrected: z.boolean(),
})
/** `of`: what it counts; null where the reading was by a version that did not ask. */
export const amountFound = z.object({
  value: z.number(),
  unit: z.enum(['CNY', 'USD', 'percent', 'shares']),
  of: z.enum(amountKinds).nullable(),
})
/** Something the text says happened. `eventId`: the event it was joined to, one for all documents that tell of it. */
export const eventFound = z.object({
  eventId: z.string().nullable(),
  type: z.string(),
  companyId: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  trigger: span.extend({ text: z.string() }),
  roles: z.array(span.extend({ role: z.string(), text: z.string(), companyId: z.string().nullable() })),
  day: z.string().nullable(),
  sign: z.int().min(-1).max(1),
  amount: amountFound.nullable(),
  sizeClass: z.enum(sizeClasses).nullable(),
  confidence: z.number(),
  modality: z.enum(modalities),
  why: z.array(reason),
})

/** Which models read a document: a number that rises, and each model with its version. */
export const analysisVersion = z.object({
  versionId: z.int(),
  key: z.string(),
  models: z.array(z.object({ name: z.string(), version: z.string(), origin: z.enum(['corpus', 'user']) })),
  firstUsedAt: instant,
})

/** Everything one document says. `failed`: `failure` names why nothing could be said. `waiting`: not read yet. */
export const documentAnalysis = z.object({
  newsId: z.string(),
  kind: z.enum(documentKinds),
  state: z.enum(['done', 'failed', 'waiting']),
  failure: z.string().nullable(),
  /** The very text that the spans are places in. */
  title: z.string(),
  body: z.string(),
  language: z.enum(['zh', 'en', 'mixed', 'unknown']),
  mentions: z.array(mention),
  stance: stanceFound.nullable(),
  tones: z.array(toneFound),
  events: z.array(eventFound),
  topics: z.array(z.object({ topic: z.string(), probability: z.number() })),
  labels: z.array(span.extend({ label: z.enum(policyLabels), text: z.string(), why: z.array(reason) })),
  keywords: z.array(z.object({ word: z.string(), weight: z.number(), spans: z.array(span) })),
  /** Codes of what was left out: a text too long, a text that is no text. */
  limits: z.array(z.string()),
  /** One story in many copies: its first document, and the others known (at most 20) with their number. */
  story: z
    .object({
      leadId: z.string(),
      isLead: z.boolean(),
      copies: z.int(),
      others: z.array(
        z.object({
          newsId: z.string(),
          title: z.string(),
          source: z.string(),
          sourceEn: z.string().nullable(),
          newsTimestamp: z.int(),
        }),
      ),
    })
    .nullable(),
  version: analysisVersion.nullable(),
  /**
   * When the text was known, and when this was computed. `backComputed`: later than a reader could have seen the text.
   */
  knownAt: instant.nullable(),
  computedAt: instant.nullable(),
  backComputed: z.boolean(),
  /** Corrections in force, oldest first. */
  corrections: z.array(
    z.object({
      correctionId: z.int(),
      kind: z.enum(['entity', 'stance', 'tone']),
      by: z.string(),
      at: instant,
      mine: z.boolean(),
    }),
  ),
})

/** How far the analysis of the market is. Changes are told by live events of the topic `analysis`. */
export const analysisProgress = z.object({
  state: z.enum(['idle', 'running']),
  waiting: z.int(),
  done: z.int(),
  failed: z.int(),
  /** Documents a second of late, and seconds left at that rate; null while nothing runs. */
  rate: z.number().nullable(),
  secondsLeft: z.number().nullable(),
  version: analysisVersion.nullable(),
  /** Documents whose present result is of an older version. */
  outdated: z.int(),
  failures: z.array(z.object({ reason: z.string(), count: z.int() })),
})

/** A model that is in use: `user` where somebody installed one of their own over the shipped one. */
export const modelCard = z.object({
  name: z.string(),
  version: z.string(),
  origin: z.enum(['corpus', 'user']),
  labels: z.array(z.string()),
  rows: z.int(),
  bytes: z.int(),
  /** Task whose card it is on, and the card as Markdown; null where none lies there. */
  task: z.string(),
  card: z.string().nullable(),
})

export const analysis = {
  gists: defineOperation({
    id: 'analysis.gists',
    method: 'POST',
    path: '/api/analysis/gists',
    access: 'public',
    dated: true,
    summary:
      'What Chinese headlines say, in English, of documents and of events by the documents that are called like them; only where rules are sure of it. No quotation: the headline stands beside it',
    input: z.object({
      newsIds: z.array(publicId('document')).max(GISTS_LIMIT).default([]),
      eventIds: z.array(publicId('event')).max(GISTS_LIMIT).default([]),
    }),
    output: z.object({ dataList: z.array(gist) }),
  }),
  document: defineOperation({
    id: 'analysis.document',
    method: 'POST',
    path: '/api/analysis/document',
    dated: true,
    summary:
      'What one document says: entities, stance, tone, events, topics, labels and keywords, each with its place in the text and why',
    input: z.object({ newsId: publicId('document') }),
    output: documentAnalysis,
  }),
  progress: defineOperation({
    id: 'analysis.progress',
    method: 'GET',
    path: '/api/analysis/progress',
    summary: 'How far the analysis of the market is',
    output: analysisProgress,
  }),
  restart: defineOperation({
    id: 'analysis.restart',
    method: 'POST',
    path: '/api/analysis/restart',
    access: 'admin',
    writes: true,
    summary:
      'Read documents again: all of them, those of an older version, or those that failed. Old results stay for their time.',
    input: z.object({ scope: z.enum(['all', 'outdated', 'failed']) }),
    output: z.object({ queued: z.int() }),
  }),
  failures: defineOperation({
    id: 'analysis.failures',
    method: 'POST',
    path: '/api/analysis/failures',
    summary: 'Documents that could not be analysed, newest first, each with its reason',
    input: z.object({ ...pageInput(30) }),
    output: pageOf(
      z.object({
        newsId: z.string(),
        title: z.string(),
        source: z.string(),
        sourceEn: z.string().nullable(),
        newsTimestamp: z.int(),
        reason: z.string(),
        computedAt: instant,
      }),
    ),
  }),
  models: defineOperation({
    id: 'analysis.models',
    method: 'GET',
    path: '/api/analysis/models',
    summary: 'Models in use with their cards',
    output: z.object({
      dataList: z.array(modelCard),
      versions: z.array(analysisVersion.extend({ documents: z.int() })),
    }),
  }),
  health: defineOperation({
    id: 'analysis.health',
    method: 'GET',
    path: '/api/analysis/health',
    dated: true,
    summary:
      'How well the market is read: coverage by kind of document, duplicates collapsed, conflicts between sources, documents with no entity',
    output: z.object({
      kinds: z.array(
        z.object({
          kind: z.enum(documentKinds),
          documents: z.int(),
          analysed: z.int(),
          failed: z.int(),
          withEntity: z.int(),
          withEvent: z.int(),
          backComputed: z.int(),
        }),
      ),
      duplicates: z.object({ stories: z.int(), copies: z.int() }),
      conflicts: z.int(),
      withoutEntity: z.int(),
      events: z.int(),
      corrections: z.int(),
    }),
  }),
  conflicts: defineOperation({
    id: 'analysis.conflicts',
    method: 'POST',
    path: '/api/analysis/conflicts',
    dated: true,
    summary:
      'Events of which documents say different things: that it happened and that it did not, for better and for worse, or amounts apart by more than a tenth',
    input: z.object({ ...pageInput(30) }),
    output: pageOf(
      z.object({
        eventId: z.string(),
        type: z.string(),
        happenedAt: z.int(),
        companyId: z.string().nullable(),
        nameZh: z.string().nullable(),
        nameEn: z.string().nullable(),
        about: z.enum(['modality', 'sign', 'amount']),
        sides: z.array(
          z.object({
            newsId: z.string(),
            title: z.string(),
            source: z.string(),
            sourceEn: z.string().nullable(),
            says: z.string(),
          }),
        ),
      }),
    ),
  }),
  withoutEntity: defineOperation({
    id: 'analysis.withoutEntity',
    method: 'POST',
    path: '/api/analysis/withoutEntity',
    dated: true,
    summary: 'Documents other than posts in which nothing known is named, newest first',
    input: z.object({ ...pageInput(30) }),
    output: pageOf(newsItem),
  }),
}
