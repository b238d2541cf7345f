import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../operation.ts'
import { provenance } from '../../provenance.ts'

/**
 * What two instants can be compared of: a company, a theme (also one's own), or a floor: all companies and themes that
 * its tiles show.
 */
export const changeSubjects = ['company', 'theme', 'floor'] as const
export type ChangeSubject = (typeof changeSubjects)[number]
/** What may have changed, in the order in which it is shown. */
export const changeGroups = [
  'figures',
  'scores',
  'events',
  'names',
  'status',
  'industries',
  'business',
  'themes',
  'documents',
] as const
export type ChangeGroup = (typeof changeGroups)[number]
/**
 * A figure is the last one known at each instant, of whatever period. `began`: there at the second instant only;
 * `ended`: at the first only; `changed`: at both, and not the same.
 */
export const changeKinds = ['began', 'ended', 'changed'] as const
/**
 * Figures compared, columns of a company's quarter: single quarter, last four quarters (`_ttm`), balances. Money in the
 * statement's currency, rates in per cent.
 */
export const comparedFigures = [
  'revenue',
  'operating_profit',
  'parent_net_profit',
  'gross_margin',
  'net_margin',
  'revenue_growth',
  'profit_growth',
  'revenue_ttm',
  'parent_net_profit_ttm',
  'nopat_ttm',
  'gross_margin_ttm',
  'roe',
  'total_assets',
  'total_liabilities',
  'equity',
] as const
/** Numbers of a theme that are compared. */
export const comparedThemeFigures = [
  'companies',
  'core',
  'marketCap',
  'opportunityPoint',
  'riskPoint',
  'stories',
] as const
/**
 * Most companies of a floor or members of a theme that are compared, and most changes of a group that are listed; what
 * is left out is counted.
 */
export const CHANGE_COMPANIES = 200
export const CHANGES_MOST = 5000

/**
 * How an event moved a score: it came, it weighs more (more sources, a firmer word), it weighs less (it ages, or shares
 * its side with others), or it no longer counts.
 */
export const moveKinds = ['came', 'grew', 'faded', 'gone'] as const

/** One side of a change. `byVwap`: the number is a market value, wholly or in part by the average price of a day. */
const value = z
  .object({
    number: z.number().nullable(),
    text: z.string().nullable(),
    textEn: z.string().nullable(),
    byVwap: z.boolean(),
  })
  .nullable()

/**
 * One thing that was otherwise at the first instant. `before`, `after`: null where it was not there; a number null in
 * them is missing.
 */
export const change = z.object({
  changeId: z.string(),
  group: z.enum(changeGroups),
  kind: z.enum(changeKinds),
  companyId: z.string().nullable(),
  companyZh: z.string().nullable(),
  companyEn: z.string().nullable(),
  themeId: z.string().nullable(),
  themeZh: z.string().nullable(),
  themeEn: z.string().nullable(),
  /**
   * What it is: a column of `comparedFigures` or `comparedThemeFigures`, `impactScore`, `riskPoint`,
   * `opportunityPoint`, a type of event, `short.zh`, `short.en`, `full.zh`, `full.en` (names), `status`, `website`,
   * `main_business`, `region`, `city`, `industry`, `product`, `region` (business), `membership`, `description`, or a
   * kind of document.
   */
  what: z.string(),
  /**
   * End of the period a figure is of, as last known at the second instant and at the first; days of scores; day of an
   * event.
   */
  period: z.string().nullable(),
  periodBefore: z.string().nullable(),
  unit: z.string().nullable(),
  before: value,
  after: value,
  /** Bands of a membership. */
  bandBefore: z.string().nullable(),
  bandAfter: z.string().nullable(),
  /** When it became known, and when what stood before had. */
  knownAt: instant.nullable(),
  knownBefore: instant.nullable(),
  /** What brought it: documents, the first first, and the import run with its line. */
  documents: z.array(
    z.object({
      newsId: z.string(),
      title: z.string(),
      source: z.string(),
      sourceEn: z.string().nullable(),
      newsTimestamp: z.int(),
    }),
  ),
  provenance: provenance.nullable(),
  eventId: z.string().nullable(),
  /** Of a score with both sides: what its events moved it by, by kind; adds up to its difference exactly. */
  moved: z.array(z.object({ how: z.enum(moveKinds), events: z.int(), by: z.number() })),
  /**
   * The events that moved it most: what each gave to its side before and after, in points (null where it did not
   * count), and by how much it moved the number.
   */
  parts: z.array(
    z.object({
      eventId: z.string(),
      type: z.string(),
      titleZh: z.string().nullable(),
      titleEn: z.string().nullable(),
      side: z.enum(['risk', 'opportunity']),
      how: z.enum(moveKinds),
      before: z.number().nullable(),
      after: z.number().nullable(),
      by: z.number(),
    }),
  ),
  /**
   * Of a number of a theme: the members that moved it most, the first first, each with its part of the number before
   * and after (null where it had none) and what brought it.
   * Of numbers of members (`companies`, `core`) the part is their membership in points. Empty for anything else.
   */
  contributors: z.array(
    z.object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      unit: z.string().nullable(),
      before: z.number().nullable(),
      after: z.number().nullable(),
      byVwapBefore: z.boolean(),
      byVwapAfter: z.boolean(),
      knownAt: instant.nullable(),
      provenance: provenance.nullable(),
    }),
  ),
})
export type Change = z.infer<typeof change>

/**
 * Two instants: days (their end in Asia/Shanghai) or ISO instants, the first before the second; neither later than the
 * as-of instant.
 */
const asked = {
  subject: z.enum(changeSubjects),
  id: ownedId('floor', z.string().min(1).max(64), { where: { subject: 'floor' } }),
  from: z.string().min(4).max(40),
  to: z.string().min(4).max(40),
}

export const changes = {
  counts: defineOperation({
    id: 'changes.counts',
    method: 'POST',
    path: '/api/changes/counts',
    dated: true,
    summary: 'How much changed of a company, a theme or a floor between two instants, by what it is',
    input: z.object(asked),
    output: z.object({
      subject: z.enum(changeSubjects),
      id: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      companies: z.int(),
      themes: z.int(),
      from: instant,
      to: instant /** `count`: all there are. `leftOut`: how many of them, the longest known, the list does not reach. */,
      groups: z.array(z.object({ group: z.enum(changeGroups), count: z.int(), leftOut: z.int() })),
      total: z.int(),
      /** Companies of a floor, or members of a theme, beyond the most that are compared. */
      companiesLeftOut: z.int(),
      /**
       * What was another at the first instant, of which no versions are kept, so that both sides are compared by what
       * it is now: the tiles and watch list of a floor, the making of one's own theme. Null where it is the same.
       */
      madeNow: z.enum(['floor', 'theme']).nullable(),
    }),
  }),
  list: defineOperation({
    id: 'changes.list',
    method: 'POST',
    path: '/api/changes/list',
    dated: true,
    summary:
      'What changed of a company, a theme or a floor between two instants: each with its value before and after, and with the document or import that brought it; latest first',
    input: z.object({ ...asked, group: z.enum(changeGroups), ...pageInput(30, 200) }),
    output: pageOf(change),
  }),
}
