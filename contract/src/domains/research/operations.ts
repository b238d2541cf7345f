import { z } from 'zod'
import { amountFound, modalities, reason, span } from '../analysis/operations.ts'
import { newsItem } from '../documents/shapes.ts'
import { evidence } from '../impact/operations.ts'
import { unmeasured } from '../../measured.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, instant, pageInput } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { ratingClasses, figureUnits, figureSubjects } from './words.ts'

const companyId = publicId('company')
const reportId = publicId('report')

/** A period a text speaks of; `months` 0: a day, at the end of which a balance stands. */
export const reportPeriod = z.object({
  end: z.string(),
  months: z.int(),
  /** The words that say so. */ text: z.string(),
  /** Not in the sentence itself: taken from the sentences before, the title, or the day of the text. */ inferred:
    z.boolean(),
})
/** A sentence of a text with its place, and its page where the text has pages. */
export const sentence = span.extend({ page: z.int().nullable(), text: z.string() })

export const claimKinds = ['fact', 'forecast', 'judgement', 'risk'] as const
export const changeDirections = [
  'up',
  'down',
  'flat',
  'turned-profit',
  'turned-loss',
  'loss-narrowed',
  'loss-widened',
] as const
export const changeBases = ['year', 'quarter', 'begin', 'period', 'unknown'] as const
export const checkVerdicts = ['agrees', 'differs', 'no-fact'] as const
export const checkReasons = [
  'NO_PERIOD',
  'NO_COMPANY',
  'NO_SOURCE',
  'NOT_KNOWN_YET',
  'OTHER_CURRENCY',
  'FORECAST',
] as const

/** A number of the text. `value` in `unit`, after 万, 亿, million …; `span` is the place of the number with its unit. */
export const keyFigure = z.object({
  subject: z.enum(figureSubjects),
  /** The words the subject was read from; null where none stand by. */
  subjectText: z.string().nullable(),
  value: z.number(),
  unit: z.enum(figureUnits),
  text: z.string(),
  span,
  /** About, over, at most …: not the exact number. */
  approximate: z.boolean(),
  period: reportPeriod.nullable(),
  forecast: z.boolean(),
  sentence,
})
/**
 * Something the text says rose, fell or turned. `rate` in per cent (of a rate: percentage points), positive up; null
 * where no figure is given.
 */
export const reportChange = z.object({
  subject: z.enum(figureSubjects),
  subjectText: z.string().nullable(),
  direction: z.enum(changeDirections),
  rate: z.number().nullable(),
  rateUnit: z.enum(['percent', 'percent-points']).nullable(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  unit: z.enum(figureUnits).nullable(),
  /** Against what: the year before, the quarter before, the beginning of the year. */
  against: z.enum(changeBases),
  period: reportPeriod.nullable(),
  good: z.boolean().nullable(),
  forecast: z.boolean(),
  sentence,
})
export const reportClaim = z.object({
  kind: z.enum(claimKinds),
  modality: z.enum(modalities),
  /** 0 to 1, by which the most telling come first. */ weight: z.number(),
  why: z.array(reason),
  sentence,
})
/** A figure or change of the text held against what statements say. `stored` in `unit`. */
export const reportCheck = z.object({
  verdict: z.enum(checkVerdicts),
  /** Why there is nothing to compare. */ reason: z.enum(checkReasons).nullable(),
  about: z.enum(['value', 'rate']),
  subject: z.enum(figureSubjects),
  text: z.string(),
  said: z.number(),
  unit: z.enum(figureUnits),
  stored: z.number().nullable(),
  /** said − stored, in per cent of the stored; of rates in percentage points. */ difference: z.number().nullable(),
  /** It agreed with what was known when the text came out: the figure was restated since. */ restated: z.boolean(),
  period: reportPeriod.nullable(),
  span,
  sentence,
  provenance: provenance.nullable(),
})
/** The text against the one before of the same publisher on the same company, else of any publisher. */
export const previousReport = z.object({
  newsId: z.string(),
  title: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
  samePublisher: z.boolean(),
  /** Figures that are of the same subject and period in both, with another number. */
  changed: z.array(
    z.object({
      subject: z.enum(figureSubjects),
      unit: z.enum(figureUnits),
      period: reportPeriod.nullable(),
      before: z.number(),
      after: z.number(),
      sentence,
    }),
  ),
  /** Sentences that the earlier text has nothing like, most telling first. */
  added: z.array(sentence),
  /** Sentences of the earlier text that were dropped; places in that one. */ dropped: z.array(sentence),
  same: z.int(),
  rating: z.object({ before: z.enum(ratingClasses).nullable(), after: z.enum(ratingClasses).nullable() }),
  target: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
})

export type ReportPeriod = z.infer<typeof reportPeriod>
export type ReportSentence = z.infer<typeof sentence>
export type KeyFigure = z.infer<typeof keyFigure>
export type ReportChange = z.infer<typeof reportChange>
export type ReportClaim = z.infer<typeof reportClaim>
export type ReportCheck = z.infer<typeof reportCheck>
export type PreviousReport = z.infer<typeof previousReport>

/** A broker's word on a share, where the text says it. */
export const rating = z.object({
  class: z.enum(ratingClasses),
  text: z.string(),
  span,
  /** Raised, kept or lowered, where the text says so. */ change: z.enum(['up', 'keep', 'down', 'new']).nullable(),
})
export const targetPrice = z.object({
  value: z.number(),
  currency: z.enum(['CNY', 'USD', 'HKD', 'EUR']),
  text: z.string(),
  span,
  /** The price it is held against, where the text says it. */ close: unmeasured(
    'as the text says',
    z.number().nullable(),
  ),
})

/** A research report in a list: a document of kind `report`. */
export const researchItem = newsItem.extend({
  reportId: z.string(),
  relation: z.enum(['subject', 'mention']),
  category: z.string().nullable(),
  url: z.string().nullable(),
  rating: rating.nullable(),
  targetPrice: targetPrice.nullable(),
  /** Pages, where the text is divided into them; characters of the text. */
  pages: z.int().nullable(),
  characters: z.int(),
})

/** What a company's texts say it invests in. */
export const investmentKinds = ['acquisition', 'stake', 'capacity', 'investment'] as const
export const investmentItem = z.object({
  eventId: z.string(),
  kind: z.enum(investmentKinds),
  type: z.string(),
  happenedAt: z.int(),
  happenedDay: z.string(),
  newsDate: z.string(),
  modality: z.enum(modalities),
  sign: z.int().min(-1).max(1),
  amount: amountFound.nullable(),
  counterparts: z.array(z.object({ text: z.string(), companyId: z.string().nullable() })),
  /** Documents that tell of it, copies once. */ stories: z.int(),
  document: evidence.extend({ kind: z.string() }),
  sentence,
})

export const research = {
  years: defineOperation({
    id: 'research.years',
    requirement: 'COMP-29',
    method: 'POST',
    path: '/api/company/reportYears',
    dated: true,
    summary:
      'Years for which there are reports of a company, newest first: statements, business segments, research reports',
    input: z.object({ companyId }),
    output: z.object({
      years: z.array(z.int()),
      dataList: z.array(
        z.object({
          year: z.int(),
          /** Ends of the periods published, newest first. */ statements: z.array(z.string()),
          segments: z.array(z.string()),
          /** Research reports published in the year, and announcements called a report. */ research: z.int(),
          announcements: z.int(),
        }),
      ),
    }),
  }),
  list: defineOperation({
    id: 'research.list',
    requirement: 'COMP-35',
    method: 'POST',
    path: '/api/company/reportResearch',
    dated: true,
    summary:
      'Research reports of a company, newest first, ten a page, with rating and target price where the text says them',
    input: z.object({
      companyId,
      year: z.int().min(1900).max(2200).optional(),
      relation: z.enum(['subject', 'mention']).optional(),
      ...pageInput(10, 50),
    }),
    output: z.object({
      dataList: z.array(researchItem),
      total: z.int(),
      page: z.int(),
      hasMore: z.boolean(),
      totalPages: z.int(),
    }),
  }),
  url: defineOperation({
    id: 'research.url',
    requirement: 'COMP-31',
    method: 'POST',
    path: '/api/company/reportUrl',
    dated: true,
    summary: 'Where a report is read: its address at the source, and in the product. `page` is carried in both',
    input: z.object({ reportId, page: z.int().min(1).max(100_000).optional() }),
    output: z.object({
      reportId: z.string(),
      title: z.string(),
      /** At the source; null where the source gives none. */ url: z.string().nullable(),
      absence: z.enum(['NO_SOURCE']).nullable(),
      /** In the product, from its root. */ path: z.string(),
      page: z.int().nullable(),
      pages: z.int().nullable(),
      provenance,
    }),
  }),
  investment: defineOperation({
    id: 'research.investment',
    requirement: 'COMP-34',
    method: 'POST',
    path: '/api/company/reportInvestment',
    dated: true,
    summary:
      "What a company's texts say of its investments, newest first, each with its sentence; beside them the cash it spent by its statements",
    input: z.object({
      companyId,
      year: z.int().min(1900).max(2200).optional(),
      kinds: z.array(z.enum(investmentKinds)).max(investmentKinds.length).optional(),
      ...pageInput(10, 50),
    }),
    output: z.object({
      dataList: z.array(investmentItem),
      total: z.int(),
      page: z.int(),
      hasMore: z.boolean(),
      totalPages: z.int(),
      /**
       * By year and kind: how many, and the sum of the amounts told in yuan as facts or plans (null where none was
       * told).
       */
      years: z.array(
        z.object({
          year: z.int(),
          kind: z.enum(investmentKinds),
          count: z.int(),
          told: z.int(),
          sum: z.number().nullable(),
        }),
      ),
      /** Cumulative figures of statements, newest first, at most 24. */
      cashFlow: z.array(
        z.object({
          item: z.string(),
          periodEnd: z.string(),
          months: z.int(),
          value: z.number(),
          unit: z.string(),
          provenance,
        }),
      ),
      cashFlowAbsence: z.enum(['NO_SOURCE', 'NOT_KNOWN_YET']).nullable(),
    }),
  }),
  analysis: defineOperation({
    id: 'research.analysis',
    requirement: 'CHAT-09',
    method: 'POST',
    path: '/api/chat/reportAnalysis',
    dated: true,
    succeedsWith: 0,
    summary:
      'A report taken apart: figures, claims and changes, each with its sentence and page; held against stored figures and against the report before. Success is numeric 0; anything else means overtime',
    input: z.object({
      reportId,
      /** Whose figures it is held against; else the first company it is about. */ companyId: companyId.optional(),
    }),
    output: z.object({
      reportId: z.string(),
      version: z.string(),
      asOf: instant,
      knownAt: instant.nullable(),
      kind: z.string(),
      language: z.enum(['zh', 'en']),
      /** The very text that the spans are places in. */
      title: z.string(),
      body: z.string(),
      companyId: z.string().nullable(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      pages: z.int().nullable(),
      /** Why nothing could be read: no text, or a text that is none. */
      refused: z.enum(['empty', 'binary']).nullable(),
      /** What was left out: `too-long` text, `too-many` figures, claims or changes. */
      limits: z.array(z.string()),
      rating: rating.nullable(),
      targetPrice: targetPrice.nullable(),
      figures: z.array(keyFigure),
      claims: z.array(reportClaim),
      changes: z.array(reportChange),
      checks: z.array(reportCheck),
      counts: z.object({ agrees: z.int(), differs: z.int(), noFact: z.int() }),
      previous: previousReport.nullable(),
      provenance,
    }),
  }),
}
