import { z } from 'zod'
import { measured } from '../../measured.ts'
import { capBasis } from '../figures/names.ts'
import { membership, named, points, theme } from './shapes.ts'
import { chainStages, themeBands } from './terms.ts'

/** A number of a node, by what the node is. */
const nodeIds = { theme: ['input.themeId', 'id'], company: 'id', industry: 'id' } as const
const ofNode = <const Name extends 'marketCap' | 'changeRate' | 'riskPoint' | 'opportunityPoint'>(
  name: Name,
  onDay?: string,
) =>
  measured({
    measure: {
      by: 'kind',
      names: {
        theme: `theme.${name}` as const,
        industry: `theme.industry.${name}` as const,
        company: `company.${name}` as const,
      },
    },
    of: nodeIds,
    ...(onDay ? { day: onDay } : {}),
  })

/**
 * A node of the chain: the theme at the root, industries (level 1, then the class), companies. `parentId` null at the
 * root. A company's `nodeId` is `<industry>/<company>`.
 */
export const themeNode = z.object({
  nodeId: z.string(),
  parentId: z.string().nullable(),
  kind: z.enum(['theme', 'industry', 'company']),
  id: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  stage: z.enum(chainStages).nullable(),
  companies: z.int(),
  marketCap: ofNode('marketCap'),
  /** Of a company; null of a sum. */ capBasis: capBasis.nullable(),
  changeRate: ofNode('changeRate', 'tradeDate'),
  /** Of a company; false of a mean. */ changeAdjusted: z.boolean(),
  riskPoint: ofNode('riskPoint'),
  opportunityPoint: ofNode('opportunityPoint'),
  membership: measured({
    measure: { by: 'kind', names: { company: 'theme.membership' } },
    of: { theme: ['input.themeId', 'parentId'], company: 'id' },
  }),
  band: z.enum(themeBands).nullable(),
})
/** Supply between two industry nodes of the class level, from the seller to the buyer, gathered of the members' own. */
export const themeEdge = z.object({
  from: z.string(),
  to: z.string(),
  companies: z.int(),
  products: z.array(z.object({ zh: z.string(), en: z.string().nullable() })),
  /**
   * `companies`: disclosed between members; `products`: one industry's or product's place before the other as a source
   * gives it.
   */
  basis: z.enum(['companies', 'industries']),
})
/** A company's bubble (THEME-05: diameter = cap ÷ largest cap × 50 + 10). */
export const themeBubble = z.object({
  companyId: z.string(),
  ...named,
  themeId: z.string(),
  industryCode: z.string().nullable(),
  marketCap: measured('company.marketCap'),
  capBasis: capBasis.nullable(),
  changeRate: measured({ measure: 'company.changeRate', day: 'tradeDate' }),
  changeAdjusted: z.boolean(),
  ...points.shape,
  impactScore: measured('company.score'),
  membership: membership(),
  band: z.enum(themeBands).nullable(),
  revenueShare: measured('theme.revenueShare'),
})
export const mapped = {
  nodes: z.array(themeNode),
  edges: z.array(themeEdge),
  bubbles: z.array(themeBubble),
  /** Members beyond THEME_MAP_NODES, the weakest, that are not drawn. */ leftOut: z.int(),
  tradeDate: z.string().nullable(),
}
export const themeMap = theme.extend(mapped)
