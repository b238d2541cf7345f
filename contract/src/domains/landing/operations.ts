import { z } from 'zod'
import { languages } from '../../language.ts'
import { measured } from '../../measured.ts'
import { defineOperation, instant } from '../../operation.ts'

/** A number of a group, by what the groups are. */
function grouped<
  const Name extends 'marketCap' | 'changeRate' | 'riskPoint' | 'opportunityPoint',
  Schema extends z.ZodType,
>(name: Name, schema: Schema) {
  return measured(
    {
      measure: { by: 'groupedBy', names: { theme: `theme.${name}` as const, industry: `industry.${name}` as const } },
      of: { theme: 'id', industry: 'id' },
      day: 'tradeDate',
    },
    schema,
  )
}
const missing = () => z.number().nullable()

/** A group of companies as the landing page draws it: a theme, or an industry where the market has no themes. */
export const landingGroup = z.object({
  id: z.string(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  companies: z.int(),
  /** As themes and industries show it: sum of the market values of its companies; null where none is known. */
  marketCap: grouped('marketCap', missing()),
  /** Of its companies, those valued at the day's average price. */ capStandIns: z.int(),
  /** Of the last trading day, as themes and industries show it: weighted by membership, or alike. */
  changeRate: grouped('changeRate', z.number()),
  /**
   * Means of the companies' points of the last day scored, 0 to 100, weighted by membership, or alike; null where none
   * is scored.
   */
  riskPoint: grouped('riskPoint', missing()),
  opportunityPoint: grouped('opportunityPoint', missing()),
})
export type LandingGroup = z.infer<typeof landingGroup>

/** What a visitor sees of the product before signing in. */
export const landing = {
  overview: defineOperation({
    id: 'landing.overview',
    method: 'GET',
    path: '/api/landing',
    access: 'public',
    summary: 'The market shown on the landing page: its groups, its size and its latest headlines',
    output: z.object({
      /** Null while no market has prices. */
      market: z.object({ key: z.string(), nameZh: z.string(), nameEn: z.string(), fictional: z.boolean() }).nullable(),
      groupedBy: z.enum(['theme', 'industry']).nullable(),
      tradeDate: z.string().nullable(),
      groups: z.array(landingGroup),
      companies: z.int(),
      documents: z.int(),
      tradingDays: z.int(),
      latest: z.array(
        z.object({ title: z.string(), language: z.enum(['zh', 'en']), publishedAt: instant, source: z.string() }),
      ),
    }),
  }),
  picture: defineOperation({
    id: 'landing.picture',
    method: 'GET',
    path: '/api/landing/picture',
    access: 'public',
    transport: 'download',
    produces: 'image/svg+xml',
    summary: 'The groups drawn as bubbles: area by market value, colour by the day’s change',
    input: z.object({
      language: z.enum(languages).default('zh-CN'),
      theme: z.enum(['dark', 'light']).default('dark'),
      /** 1 = red up, green down; 2 = the other way (SHELL-14). */
      colourType: z.enum(['1', '2']).default('1'),
      shape: z.enum(['wide', 'tall']).default('wide'),
    }),
    output: z.string(),
  }),
}
