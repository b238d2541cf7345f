import { z } from 'zod'
import { evidence, hop, materiality } from '../impact/operations.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation, instant } from '../../operation.ts'
import { documentKinds } from '../documents/kinds.ts'

/** Most events of one answer; the newest are given, and `hasMore` says that older ones were left. */
export const PRICE_EVENT_LIMIT = 500

/**
 * What may have moved a price: a document that names the company, or tells of an event that reaches it along a link.
 */
export const eventSummary = z.object({
  newsId: z.string(),
  kind: z.enum(documentKinds),
  language: z.enum(['zh', 'en']),
  title: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
  newsDay: z.string(),
  newsDate: z.string(),
  precision: z.enum(['instant', 'day', 'year']),
  /** About the company, or naming it among others. */
  relation: z.enum(['subject', 'mention']),
  /** Whether it is about the company itself or came along a link (PRICE-02). */
  reach: z.enum(['direct', 'indirect']),
  /** For better or worse by its events, else by its tone; null while it has not been read. */
  effect: z.enum(['risk', 'opportunity', 'neutral']).nullable(),
  /** 0 to 1: how strongly. Null while it has not been read. */
  strength: z.number().nullable(),
  events: z.array(z.object({ eventId: z.string(), type: z.string(), sign: z.int().min(-1).max(1) })),
  /** Whose event it is, where it came along a link. */
  via: z
    .object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      path: z.enum(['supply', 'industry', 'theme']),
    })
    .nullable(),
})

/**
 * One cause of a move. Points in per cent of the price: those of all causes and the unexplained ones add up to `own`.
 */
export const moveCause = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  direct: z.boolean(),
  path: z.array(hop),
  share: z.number(),
  points: z.number(),
  expected: z.number(),
  /** Most of the own move, 0 to 1, that such an event may explain: three times what was to be expected of it. */
  most: z.number(),
  materiality: materiality.nullable(),
  prior: z.number(),
  likelihood: z.number(),
  delayDays: z.int(),
  /** On how many ordinary days of the past year such an event came too; `rate` null below 60 days. */
  ordinary: z.object({ days: z.int(), withSuch: z.int(), rate: z.number().nullable() }),
  documents: z.array(evidence),
})

export const priceEvents = {
  list: defineOperation({
    id: 'priceEvents.list',
    requirement: 'PRICE-07',
    method: 'POST',
    path: '/api/company/priceEvents',
    dated: true,
    summary: 'Documents of a company between two days, newest first: what its price is held beside',
    input: z.object({
      companyId: publicId('company'),
      from: day.optional(),
      to: day.optional(),
      /** Posts are left out unless asked for: they are chatter by the thousand. */
      kinds: z
        .array(z.enum(documentKinds))
        .min(1)
        .max(documentKinds.length)
        .default(['news', 'announcement', 'report', 'policy']),
      /**
       * The four filters (PRICE-03), all on: an item is shown where its effect AND its reach are. What is neither risk
       * nor opportunity is always shown.
       */
      risk: z.boolean().default(true),
      opportunity: z.boolean().default(true),
      direct: z.boolean().default(true),
      indirect: z.boolean().default(true),
    }),
    output: z.object({ eventSummaryList: z.array(eventSummary), hasMore: z.boolean() }),
  }),
  cause: defineOperation({
    id: 'priceEvents.cause',
    requirement: ['PRICE-08', 'PRICE-05', 'CONV-11'],
    method: 'POST',
    path: '/api/company/priceCause',
    dated: true,
    succeedsWith: 0,
    summary:
      'Why a price moved: market, industry and own part, the own part set against events, and what is left unexplained. Success is numeric 0.',
    input: z.object({ companyId: publicId('company'), from: day, to: day }),
    output: z.object({
      companyId: z.string(),
      version: z.string(),
      from: z.string(),
      to: z.string(),
      asOf: instant,
      /**
       * Why there is no analysis: no trading in these days, too few days before, no index to compare with, days that
       * are none.
       */
      refused: z.enum(['no-trading', 'too-few-days', 'no-factors', 'unknown-days']).nullable(),
      /**
       * Per cent, null where refused: `market + industry + own + compounding = moved`. `industry` and its beta are null
       * where no industry is part of it.
       */
      move: z
        .object({
          tradedDays: z.int(),
          moved: z.number(),
          market: z.number(),
          industry: z.number().nullable(),
          own: z.number(),
          compounding: z.number(),
          deviations: z.number(),
          chance: z.number(),
          betas: z.object({
            market: z.number(),
            industry: z.number().nullable(),
            observations: z.int(),
            trust: z.number(),
            sigma: z.number(),
          }),
          /**
           * What market and industry were measured by: the broad index, and the index of the industry of level 1 (its
           * code and names), which moves by the mean return of its members of each day.
           */
          marketIndex: z.string().nullable(),
          industryIndex: z.string().nullable(),
          /**
           * On how many of the days used the industry's index has a value, and on how many the mean of its other stocks
           * stands in: of all, and of the move's own.
           */
          industryMeasure: z.object({ indexDays: z.int(), peerDays: z.int(), peerDaysOfMove: z.int() }).nullable(),
          industryZh: z.string().nullable(),
          industryEn: z.string().nullable(),
          verdict: z.enum(['explained', 'unexplained', 'ordinary']),
          causes: z.array(moveCause),
          unexplained: z.object({ share: z.number(), points: z.number() }),
        })
        .nullable(),
    }),
  }),
}
