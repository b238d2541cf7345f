import { z } from 'zod'
import { measured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { publicId } from '../../records/ids.ts'
import { instantMs } from '../../operation.ts'
import { capBasis } from '../figures/names.ts'
import { THEME_PREVIEW, heatAbsences, membershipGrounds, themeBands, themeKinds, themeModes } from './terms.ts'

/** How the points of a membership come about, in words. */
export const formulaText = z.object({ zh: z.string(), en: z.string() })
export const named = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
export const points = z.object({
  riskPoint: measured('company.riskPoint'),
  opportunityPoint: measured('company.opportunityPoint'),
})
const themePoints = { riskPoint: measured('theme.riskPoint'), opportunityPoint: measured('theme.opportunityPoint') }
export const membership = () => measured('theme.membership', z.number())
const bandCounts = z.object({ core: z.int(), related: z.int(), unproven: z.int(), nameOnly: z.int() })

/**
 * One ground of a membership: `raw` 0 to 1 (share of revenue, saturation of texts, weight given), `weight` of the
 * ground, `points` = 100 × raw × weight. All points add up to the membership's.
 */
export const membershipPart = z.object({
  ground: z.enum(membershipGrounds),
  raw: z.number(),
  weight: z.number(),
  points: z.number(),
})

/**
 * A company as a member of a theme, with why. Null = missing, never 0. Money in the market's currency, rates in per
 * cent.
 */
export const themeMember = z.object({
  companyId: z.string(),
  stockCode: z.string().nullable(),
  ...named,
  industryCode: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  /** Degree of membership, 0 to 1; `points` is the same × 100 and the sum of `parts`. */
  membership: membership(),
  points: z.number(),
  parts: z.array(membershipPart),
  /** Null in a list that names no words: nothing to hold a business against. */
  band: z.enum(themeBands).nullable(),
  /** Share of revenue from the theme's business, per cent; null where nothing of the company's business is reported. */
  revenueShare: measured('theme.revenueShare'),
  revenuePeriod: z.string().nullable(),
  /** Stories (copies once) that name both, of the year before. */
  stories: z.int(),
  /** Weight as a source gave it, 0 to 1. */
  given: z.number().nullable(),
  since: z.string().nullable(),
  marketCap: measured('company.marketCap'),
  capBasis: capBasis.nullable(),
  close: measured('company.close'),
  changeRate: measured('company.changeRate'),
  /** It is of adjusted prices, which may differ from what the exchange counted. */ changeAdjusted: z.boolean(),
  ...points.shape,
  impactScore: measured('company.score'),
})

/** How much is said of a theme, of the last seven days of the view, held against its own days before. */
export const themeHeat = z.object({
  documents: z.int(),
  stories: measured('theme.stories', z.int()),
  events: z.int(),
  /** Mean stories a week of the 26 weeks before; null below four weeks of reading. */
  usual: z.number().nullable(),
  /** (stories + 1) / (usual + 1): 1 is as usual. Null where `absence` says why. */
  ratio: measured('theme.heat'),
  /**
   * Why there is no `ratio`: below four weeks of reading, or fewer than HEAT_FEWEST stories both in the week and in a
   * usual one, of which nothing can be said.
   */
  absence: z.enum(heatAbsences).nullable(),
})

/** A theme in a list (THEME-11). Of an own theme `nameEn` is what its user wrote in both. */
export const theme = z.object({
  themeId: z.string(),
  kind: z.enum(themeKinds),
  mode: z.enum(themeModes).nullable(),
  nameZh: z.string(),
  nameEn: z.string(),
  descriptionZh: z.string().nullable(),
  descriptionEn: z.string().nullable(),
  companies: measured('theme.companies', z.int()),
  bands: bandCounts,
  /** Sum over members whose value is known, and of how many; `weightedCap`: each by its membership. */
  marketCap: measured('theme.marketCap'),
  weightedCap: measured('theme.weightedCap'),
  capped: z.int(),
  /** Of `capped`, those valued at the day's average price, for want of a close that was paid. */ capStandIns: z.int(),
  /** Change of the day `tradeDate`: membership-weighted mean over members with a quote of that day. */
  changeRate: measured({ measure: 'theme.changeRate', day: 'tradeDate' }),
  tradeDate: z.string().nullable(),
  /** Membership-weighted means of the members' points, 0–100. */
  ...themePoints,
  heat: themeHeat,
  preview: z
    .array(
      z.object({
        companyId: z.string(),
        ...named,
        membership: membership(),
        band: z.enum(themeBands).nullable(),
        marketCap: measured('company.marketCap'),
        capBasis: capBasis.nullable(),
        changeRate: measured({ measure: 'company.changeRate', day: 'tradeDate' }),
        changeAdjusted: z.boolean(),
      }),
    )
    .max(THEME_PREVIEW),
})
export type Theme = z.infer<typeof theme>
/** Members and what each gives to one side of the theme's points. */
export const contributing = (measure: MeasureName) =>
  z.array(
    z.object({ companyId: z.string(), ...named, points: measured(measure, z.number()), contribution: z.number() }),
  )

/** An event of a theme: of a member, or of the theme itself (`companyId` null). */
export const themeEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  newsDate: z.string(),
  happenedDay: z.string(),
  precision: z.enum(['instant', 'day']),
  companyId: z.string().nullable(),
  ...named,
  membership: measured({ measure: 'theme.membership', of: { theme: 'input.theme' } }),
  band: z.enum(themeBands).nullable(),
  sign: z.int().min(-1).max(1),
  effect: z.enum(['risk', 'opportunity', 'neutral']),
  /**
   * 0 to 20; under 10 risk, over 10 opportunity, 10 neither (THEME-10): 10 + 10 × sign × confidence, its size weighed
   * in.
   */
  scoreIndex: z.int().min(0).max(20),
  documents: z.int(),
  stories: z.int(),
  first: z
    .object({
      newsId: z.string(),
      title: z.string(),
      source: z.string(),
      sourceEn: z.string().nullable(),
      newsTimestamp: z.int(),
    })
    .nullable(),
})
/** Where a list of latest events stands: the event at its upper or lower end. */
export const eventCursor = z.object({ happenedAt: instantMs, eventId: publicId('event') })
