import { z } from 'zod'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { ownedId } from '../../records/ids.ts'
import { finderBands, finderGrounds, hintKinds, productStandings, sentenceKinds, termRelations } from './names.ts'

export const named = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
/** Where something stands in a text, in UTF-16 units. */
export const place = z.object({ start: z.int(), end: z.int() })

export const hint = z.object({
  kind: z.enum(hintKinds),
  /** What is looked for when it is chosen; of a company its id. */
  value: z.string(),
  ...named,
  /** What of it was typed: a word of the term in either language, or its sound. */
  matched: z.string(),
})

/** A term of the list with its names. */
export const termName = z.object({ id: z.string(), ...named })

/** A sentence that says what the keyword is, where it stands. */
export const definition = z.object({
  text: z.string(),
  marks: z.array(place),
  /** Document and the sentence's place in it. */
  newsId: z.string(),
  ...place.shape,
  title: z.string(),
  language: z.enum(['zh', 'en']),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
})

/** A time in which texts name the keyword far more than before; days are the first of their weeks. */
export const burst = z.object({
  from: z.string(),
  to: z.string(),
  peak: z.string(),
  documents: z.int(),
  /** How many were to be expected, and by how many standard deviations its first week lies above. */
  expected: z.number(),
  deviations: z.number(),
})

/** Course of a keyword by week, oldest first: documents that name it, and all documents. */
export const course = z.object({
  week: z.array(z.string()),
  documents: z.array(z.int()),
  all: z.array(z.int()),
  bursts: z.array(burst),
})

/** One ground of a company's points: `raw` 0 to 1, `points` = 100 × raw × weight. */
export const finderPart = z.object({
  ground: z.enum(finderGrounds),
  raw: z.number(),
  weight: z.number(),
  points: z.number(),
})

/** A line of business that fits; share of revenue in per cent as reported, null where nobody says. */
export const finderLine = z.object({
  dimension: z.enum(['product', 'industry']),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  share: z.number().nullable(),
  /** It is counted in the company's share. */
  counted: z.boolean(),
})

/** A listed company that a keyword finds, with what it is found by. */
export const foundCompany = z.object({
  companyId: z.string(),
  stockCode: z.string(),
  ...named,
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  /** 0 to 100, the sum of `parts`. */
  points: z.number(),
  parts: z.array(finderPart),
  band: z.enum(finderBands),
  /** Share of revenue of the lines that fit, per cent; null where nothing of its business is reported. */
  businessShare: z.number().nullable(),
  businessPeriod: z.string().nullable(),
  lines: z.array(finderLine),
  /** Stories (copies once) of the year before that name both. */
  stories: z.int(),
})

/** A financing round that an unlisted company is known by. Money in units of `currency`. */
export const finderRound = z.object({
  roundId: z.string(),
  round: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  announcedOn: z.string(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  provenance,
})

/** A supply that an unlisted company is known by: what it sells, and to whom. */
export const finderSupply = z.object({
  productZh: z.string(),
  productEn: z.string().nullable(),
  customerId: z.string(),
  customerZh: z.string().nullable(),
  customerEn: z.string().nullable(),
  quote: z.string().nullable(),
  newsId: z.string().nullable(),
  provenance,
})

/** A company without a listing, known by its rounds and by what others say of it. */
export const unlistedCompany = z.object({
  /** Its Chinese name, by which sources name it. */
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  points: z.number(),
  parts: z.array(finderPart),
  band: z.enum(finderBands),
  /** The newest three, of `roundTotal`. */
  rounds: z.array(finderRound),
  roundTotal: z.int(),
  supplies: z.array(finderSupply),
})

/** A sentence of a text that names company and keyword. */
export const evidenceSentence = z.object({
  newsId: z.string(),
  title: z.string(),
  language: z.enum(['zh', 'en']),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
  kind: z.enum(sentenceKinds),
  /** Whether the text is about the company, or names it among others. */
  about: z.boolean(),
  text: z.string(),
  marks: z.array(place),
  ...place.shape,
})

export const technologyItem = z.object({
  ...termName.shape,
  relation: z.enum(termRelations),
  /** Listed companies whose lines of business or products name it. */
  companies: z.int(),
  /** Of the newest texts that name the keyword, those that name it too. */
  together: z.int(),
})

export const productItem = z.object({
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  standing: z.enum(productStandings),
  /** Companies that report it, those with the most of their revenue first; three of `companyTotal`. */
  companies: z.array(z.object({ companyId: z.string(), ...named, share: z.number().nullable() })),
  companyTotal: z.int(),
})

/** A keyword that a user keeps. */
export const savedKeyword = z.object({
  keywordId: ownedId('savedKeyword', z.string()),
  keyword: z.string(),
  savedAt: instant,
  /** When its user last looked, and how many documents that name it became known since; at most `FRESH_LIMIT`. */
  lookedAt: instant,
  fresh: z.int(),
})
