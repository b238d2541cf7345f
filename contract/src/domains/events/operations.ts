import { z } from 'zod'
import { amountFound, modalities, sizeClasses, span } from '../analysis/operations.ts'
import { evidence, hop } from '../impact/operations.ts'
import { measured } from '../../measured.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, instantMs, pageInput, pageOf } from '../../operation.ts'

/** Events of a market that a search looks through, the newest. */
export const EVENTS_LOOKED = 50_000

/** Something that happened: one event, however many documents tell of it. */
export const companyEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  newsDate: z.string(),
  happenedDay: z.string(),
  precision: z.enum(['instant', 'day']),
  /** Whom it is about first. `companyId` null: an industry or a theme, by name. */
  companyId: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  sign: z.int().min(-1).max(1),
  sizeClass: z.enum(sizeClasses).nullable(),
  amount: amountFound.nullable(),
  modality: z.enum(modalities),
  confidence: z.number(),
  /** `disclosed`: a source gave it as an event; `found`: read in texts; `both`. */
  origin: z.enum(['disclosed', 'found', 'both']),
  /** Documents that tell of it, copies of one story counted once, and the first of them. */
  documents: z.int(),
  stories: z.int(),
  first: evidence.nullable(),
  direct: z.boolean(),
  path: z.array(hop),
  /** Points of the impact score of the company asked for, of the as-of instant; null where it adds none. */
  points: measured({ measure: 'event.points', of: { company: ['reached.companyId', 'input.companyId'] } }),
  effect: z.enum(['risk', 'opportunity', 'neutral']),
  /** 0 to 20; under 10 risk, over 10 opportunity, 10 neither (THEME-10): its sign, as sure as it is, by its size. */
  scoreIndex: z.int().min(0).max(20),
  /** The user watches the event (WATCH-07). */
  is_watching: z.boolean(),
})

const types = z.array(z.string().max(40)).max(60).optional()
/** How events come to a company: its own, along links, both; or those that count in its score now. */
const reaches = ['insights', 'direct', 'indirect', 'both'] as const

export const events = {
  types: defineOperation({
    id: 'events.types',
    requirement: 'COMP-21',
    method: 'POST',
    path: '/api/company/insightEventTypes',
    dated: true,
    summary:
      'Types of the insights of a company, or of the companies the user watches, with how many: usable as insightType; with another `reach`, types of the events listed so, usable as types',
    input: z.object({
      /** Absent: the companies the user watches. */ companyId: publicId('company').optional(),
      reach: z.enum(reaches).default('insights'),
    }),
    output: z.object({
      dataList: z.array(z.object({ type: z.string(), sign: z.int().min(-1).max(1), count: z.int() })),
    }),
  }),
  ofCompany: defineOperation({
    id: 'events.ofCompany',
    requirement: 'COMP-26',
    method: 'POST',
    path: '/api/company/events',
    dated: true,
    summary: 'Events of a company, newest first: its own and, where asked for, those that reach it along links',
    input: z.object({
      companyId: publicId('company'),
      types,
      reach: z.enum(['direct', 'indirect', 'both']).default('direct'),
      ...pageInput(10),
    }),
    output: pageOf(companyEvent),
  }),
  insights: defineOperation({
    id: 'events.insights',
    requirement: 'COMP-20',
    method: 'POST',
    path: '/api/company/insights',
    dated: true,
    summary:
      'What reached a company, or the companies the user watches, up to an instant: events with the way they came and the points they give, newest first',
    input: z.object({
      /** Absent: the companies the user watches. */
      companyId: publicId('company').optional(),
      endTimestamp: instantMs.optional(),
      insightType: z.string().max(40).optional(),
      ...pageInput(10),
    }),
    output: pageOf(
      companyEvent.extend({
        /** The company it reached. */ reached: z.object({
          companyId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
        }),
      }),
    ),
  }),
  watched: defineOperation({
    id: 'events.watched',
    requirement: 'WATCH-07',
    method: 'POST',
    path: '/api/watch/events',
    dated: true,
    summary: 'Events the user watches, newest first',
    input: z.object(pageInput(10)),
    output: pageOf(companyEvent),
  }),
  search: defineOperation({
    id: 'events.search',
    method: 'POST',
    path: '/api/events/search',
    dated: true,
    summary: `Events of the market whose titles hold every word of a text, newest first, among its newest ${EVENTS_LOOKED}`,
    input: z.object({ text: z.string().min(1).max(80), ...pageInput(10) }),
    output: pageOf(companyEvent),
  }),
  detail: defineOperation({
    id: 'events.detail',
    requirement: 'COMP-27',
    method: 'POST',
    path: '/api/events/detail',
    dated: true,
    summary: 'One event with its documents and its entities (COMP-13): the entry with `master` is the centre',
    input: z.object({ eventId: publicId('event') }),
    output: companyEvent.extend({
      eventEntity: z.array(
        z.object({
          type: z.string(),
          entityList: z.array(
            z.object({
              entityId: z.string(),
              entityValueZh: z.string().nullable(),
              entityValueEn: z.string().nullable(),
            }),
          ),
        }),
      ),
      entityGraph: z.array(
        z.object({
          entityId: z.string(),
          master: z.boolean(),
          role: z.string(),
          entityValueZh: z.string().nullable(),
          entityValueEn: z.string().nullable(),
          companyId: z.string().nullable(),
        }),
      ),
      evidence: z.array(
        evidence.extend({
          kind: z.string(),
          story: z.string().nullable(),
          modality: z.enum(modalities),
          sign: z.int(),
          amount: amountFound.nullable(),
          confidence: z.number(),
          trigger: span.extend({ text: z.string() }).nullable(),
        }),
      ),
    }),
  }),
}
