import { z } from 'zod'
import { newsItem } from '../documents/shapes.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { riskTypes } from './types.ts'

/** Id of a topic: type, subject and first day, parted by `~`. */
export const topicId = publicId('riskTopic', z.string().min(3).max(120))
export const riskType = z.enum(riskTypes)

/** Whom or what a risk is of: a province or country, a company, or what the texts do not say. */
const subject = z.object({
  kind: z.enum(['place', 'company', 'none']),
  id: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
})

/** One matter: texts of one type of risk about one subject that follow one another. */
export const riskTopic = z.object({
  topicId: z.string(),
  riskType,
  subject,
  firstDay: z.string(),
  lastDay: z.string(),
  /** Stories told, copies counted once; and documents. */
  stories: z.int(),
  documents: z.int(),
  /** Sum over its stories of one, halved every seven days before the newest text of the market. */
  topicHeat: z.number(),
  /** Mean over its documents of the strength of their tone, −100 (bad) to 100 (good); null where none has one. */
  mood: z.number().nullable(),
  newsId: z.string(),
  newsTitle: z.string(),
})

/**
 * Sentiment of a day (RISK-02), 0 to 100: the mean strength of good and of bad tones over its documents, and what neither
 * takes up. `median`: of the signed strengths, −100 to 100. Kept only where one of the three is above 0 (RISK-03).
 */
export const sentimentPoint = z.object({
  day: z.string(),
  naturalScore: z.number(),
  optimismScore: z.number(),
  pessimisticScore: z.number(),
  median: z.number(),
  count: z.int(),
})

/** A document of a topic, with the words that tell of the risk, and how many tell its story. */
export const riskNews = newsItem.extend({
  riskType,
  quote: z.string(),
  copies: z.int(),
  /** One for the story and a half for each further text, halved every seven days. */
  storyHeat: z.number(),
  topicId: z.string(),
})

/** Why a company is reached: the text is about it, names it, its seat or a site is in the place, or a partner is reached. */
export const reachReasons = ['subject', 'mention', 'seat', 'site', 'supplier', 'customer'] as const

/** A part of a company's points, with the documents that it rests on. */
export const reachPart = z.object({
  reason: z.enum(reachReasons),
  points: z.number(),
  stories: z.int(),
  /** Of a partner: whom it comes from, and the share of revenue or cost that it has. */
  viaId: z.string().nullable(),
  viaZh: z.string().nullable(),
  viaEn: z.string().nullable(),
  share: z.number().nullable(),
  newsIds: z.array(z.string()),
})

/** A company that a topic reaches. `points`: the sum of its parts. */
export const influencedCompany = z.object({
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  points: z.number(),
  parts: z.array(reachPart),
})

/** A risk that reaches a company of the user's. */
const portfolioRiskTopic = z.object({
  topicId: z.string(),
  riskType,
  subject,
  lastDay: z.string(),
  points: z.number(),
  parts: z.array(reachPart),
})

/** A company of the user's that is at risk: where the user has it, what reaches it, how much. */
export const companyAtRisk = z.object({
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  watched: z.boolean(),
  /** Saved chains that it is on. */
  chainList: z.array(z.object({ chainId: ownedId('chain', z.string()), name: z.string() })),
  /**
   * What is held of it, a currency at a time, as no rate joins them: its value, null where nothing of it has a price,
   * and how many of its securities have none.
   */
  heldList: z.array(z.object({ currency: z.string(), value: z.number().nullable(), unvalued: z.int() })),
  points: z.number(),
  topics: z.array(portfolioRiskTopic),
})

/** A point of the pandemic's course (RISK-04): confirmed cases in all, nested as the room reads them. */
const confirmed = z.object({ confirmed: z.number().nullable() })
export const pandemicPoint = z.object({ timeSpot: z.string(), Global: confirmed, US: confirmed })

export const epidemicSeries = z.object({
  code: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  frequency: z.string(),
  lastDay: z.string().nullable(),
  lastValue: z.number().nullable(),
})

export const epidemicWave = z.object({
  from: z.string(),
  peak: z.string(),
  to: z.string(),
  peakValue: z.number(),
  total: z.number(),
  /** It has not ended. */
  open: z.boolean(),
})

/** What marks the course of two countries. */
export const relationMarks = ['sanctions', 'tariff', 'visit'] as const

/** A text that a month of two countries rests on. */
export const relationEvidence = z.object({
  newsId: z.string(),
  title: z.string(),
  day: z.string(),
  /** −1 against each other, 1 together. */
  score: z.number(),
  mark: z.enum(relationMarks).nullable(),
  quote: z.string(),
})

export const relationMonth = z.object({
  month: z.string(),
  /** Ten times the mean score of the stories of the month, −10 to 10; null where no text names both. */
  score: z.number().nullable(),
  stories: z.int(),
  /** The month parts from the one before by 3 or more, or changes sides. */
  turn: z.boolean(),
  /** What a source says of the two, −10 to 10; null where none does. */
  sourced: z.number().nullable(),
  /** Share of press articles on geopolitical risk of each of the two, per cent; null where no source says. */
  riskShare: z.object({ country: z.number().nullable(), partner: z.number().nullable() }),
  /** Headline index of geopolitical risk of the world, 1985–2019 = 100: another unit than the shares. */
  worldIndex: z.number().nullable(),
  evidence: z.array(relationEvidence),
})

export const registerStates = ['watched', 'accepted', 'mitigated'] as const
export type RegisterState = (typeof registerStates)[number]
