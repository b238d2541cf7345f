import { z } from 'zod'
import { capBasis } from './figures.ts'
import { measured, unmeasured } from './measured.ts'
import type { MeasureName } from './measures.ts'
import { day, defineOperation, done, id, instant, instantMs, pageInput, pageOf } from './operation.ts'
import { eventSummary } from './price-events.ts'
import { provenance } from './provenance.ts'

/** Companies shown of a theme in a list (THEME-04). */
export const THEME_PREVIEW = 3
/** Sessions over which a list draws the index of each theme. */
export const THEME_SESSIONS = 60
/** Most nodes of one map. */
export const THEME_MAP_NODES = 2000
/** Most themes of a user, most companies of one. */
export const OWN_THEME_LIMIT = 50
export const OWN_THEME_COMPANIES = 500
/** Share of revenue, per cent, from which a member is `core`, and from which its business counts at all. */
export const CORE_SHARE = 30
export const RELATED_SHARE = 1
/** Stories in a week, its own or a usual one, below which heat has no ratio. */
export const HEAT_FEWEST = 3
export const heatAbsences = ['SHORT_HISTORY', 'FEW_STORIES'] as const
/** Levels of an event score; the one in the middle is neither risk nor opportunity (THEME-10). */
export const EVENT_SCORE_MIDDLE = 10

/**
 * How a member belongs to a theme. `core`: at least CORE_SHARE of its revenue; `related`: less, at least RELATED_SHARE; `unproven`: a source (of an own theme:
 * its user) lists it, but nothing is reported that its business could be held against; `name-only`: named with the theme, and no revenue from it.
 */
export const themeBands = ['core', 'related', 'unproven', 'name-only'] as const
export type ThemeBand = (typeof themeBands)[number]
export const themeKinds = ['market', 'own'] as const
export const themeModes = ['static', 'dynamic'] as const
/** Grounds of a membership: revenue from the theme's business, texts that name both, a weight that a source (of an own theme: its user) gave. */
export const membershipGrounds = ['revenue', 'evidence', 'given'] as const
export const themeWeightings = ['membership', 'equal', 'cap'] as const
/** Which way a chain goes at a node: sells to the theme's other parts, both, buys from them. Null where no supply is known. */
export const chainStages = ['upstream', 'middle', 'downstream'] as const

/** How the points of a membership come about, in words. */
const formulaText = z.object({ zh: z.string(), en: z.string() })
const named = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
const points = z.object({
  riskPoint: measured('company.riskPoint'),
  opportunityPoint: measured('company.opportunityPoint'),
})
const themePoints = { riskPoint: measured('theme.riskPoint'), opportunityPoint: measured('theme.opportunityPoint') }
const membership = () => measured('theme.membership', z.number())
const bandCounts = z.object({ core: z.int(), related: z.int(), unproven: z.int(), nameOnly: z.int() })

/** One ground of a membership: `raw` 0 to 1 (share of revenue, saturation of texts, weight given), `weight` of the ground, `points` = 100 × raw × weight. All points add up to the membership's. */
export const membershipPart = z.object({
  ground: z.enum(membershipGrounds),
  raw: z.number(),
  weight: z.number(),
  points: z.number(),
})

/** A company as a member of a theme, with why. Null = missing, never 0. Money in the market's currency, rates in per cent. */
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
  /** Why there is no `ratio`: below four weeks of reading, or fewer than HEAT_FEWEST stories both in the week and in a usual one, of which nothing can be said. */
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

/** A number of a node, by what the node is. */
const nodeIds = { theme: ['input.themeId', 'id'], company: 'id', industry: 'id' } as const
const ofNode = (name: 'marketCap' | 'changeRate' | 'riskPoint' | 'opportunityPoint', onDay?: string) =>
  measured({
    measure: {
      by: 'kind',
      names: { theme: `theme.${name}`, industry: `theme.industry.${name}`, company: `company.${name}` },
    },
    of: nodeIds,
    ...(onDay ? { day: onDay } : {}),
  })
/** Members and what each gives to one side of the theme's points. */
const contributing = (measure: MeasureName) =>
  z.array(
    z.object({ companyId: z.string(), ...named, points: measured(measure, z.number()), contribution: z.number() }),
  )

/** A node of the chain: the theme at the root, industries (level 1, then the class), companies. `parentId` null at the root. A company's `nodeId` is `<industry>/<company>`. */
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
  /** `companies`: disclosed between members; `products`: one industry's or product's place before the other as a source gives it. */
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
const mapped = {
  nodes: z.array(themeNode),
  edges: z.array(themeEdge),
  bubbles: z.array(themeBubble),
  /** Members beyond THEME_MAP_NODES, the weakest, that are not drawn. */ leftOut: z.int(),
  tradeDate: z.string().nullable(),
}
export const themeMap = theme.extend(mapped)

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
  /** 0 to 20; under 10 risk, over 10 opportunity, 10 neither (THEME-10): 10 + 10 × sign × confidence, its size weighed in. */
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
const eventCursor = z.object({ happenedAt: instantMs, eventId: id })

/** A query that makes a theme. Words: `any` of them and `all` of them, in names of products and lines of business and in texts. */
export const themeQuery = z.object({
  any: z.array(z.string().min(1).max(60)).max(20).default([]),
  all: z.array(z.string().min(1).max(60)).max(10).default([]),
  /** Shenwan codes of any level; region codes ISO 3166-2. */
  industries: z.array(z.string().min(1).max(20)).max(50).default([]),
  regions: z.array(z.string().min(1).max(10)).max(40).default([]),
  /** Per cent of revenue from the words' business; above 0 leaves those out of whom nothing is reported. */
  minimumShare: z.number().min(0).max(100).default(0),
})
/** Companies of a list with what each weighs in it. */
export const listedCompanies = z
  .array(z.object({ companyId: id, weight: z.number().min(0).max(1).default(1) }))
  .max(OWN_THEME_COMPANIES)

/** A user's theme as its user made it. */
export const ownTheme = z.object({
  themeId: z.string(),
  name: z.string(),
  description: z.string(),
  mode: z.enum(themeModes),
  query: themeQuery.nullable(),
  companies: z.array(z.object({ companyId: z.string(), weight: z.number(), ...named })),
  createdAt: instant,
  changedAt: instant,
  frozenAt: instant.nullable(),
})

const side = z.enum(['opportunity', 'risk'])

export const themes = {
  list: defineOperation({
    id: 'themes.list',
    requirement: 'THEME-11',
    method: 'GET',
    path: '/api/themes',
    dated: true,
    summary: 'Themes of the market, the hottest first, and behind them the user’s own',
    output: z.object({ dataList: z.array(theme), total: z.int() }),
  }),
  courses: defineOperation({
    id: 'themes.courses',
    method: 'GET',
    path: '/api/themes/courses',
    dated: true,
    summary: 'Index of every theme of the list over the last sessions, as `themes.series` weights it by membership',
    output: z.object({
      /** Days of the market, oldest first: THEME_SESSIONS and the one before them, or as many as there are. */
      day: z.array(z.string()),
      /** Themes that have an index there. `value` by `day`, 100 at its first; null on days that it leaves out. `changeRate` from first to last, per cent. */
      dataList: z.array(
        z.object({
          themeId: z.string(),
          value: z.array(z.number().nullable()),
          changeRate: measured('theme.courseChange', z.number()),
        }),
      ),
    }),
  }),
  map: defineOperation({
    id: 'themes.map',
    requirement: ['THEME-12', 'THEME-03'],
    method: 'GET',
    path: '/api/theme/{themeId}/thememap',
    access: 'public',
    dated: true,
    summary: 'Chain tree and bubbles of a theme of the market; works with no session',
    input: z.object({ themeId: id }),
    output: themeMap,
  }),
  companyMap: defineOperation({
    id: 'themes.companyMap',
    requirement: 'THEME-13',
    method: 'GET',
    path: '/api/theme/thememap/company/{id}',
    access: 'public',
    dated: true,
    summary:
      'Themes a company belongs to, the nearest first, with the strongest members of each as bubbles; works with no session',
    input: z.object({ id }),
    output: z.object({
      companyId: z.string(),
      ...named,
      themes: z.array(theme.extend({ member: themeMember })),
      ...mapped,
    }),
  }),
  companyList: defineOperation({
    id: 'themes.companyList',
    requirement: 'THEME-14',
    method: 'POST',
    path: '/api/getCompanyList',
    dated: true,
    summary:
      'Companies of a theme, or of all themes of the market (each once, by its nearest theme), with their figures',
    input: z.object({
      themeId: id.optional(),
      bands: z.array(z.enum(themeBands)).max(themeBands.length).optional(),
      industryCode: z.string().max(20).optional(),
      text: z.string().max(60).optional(),
      sort: z
        .enum(['membership', 'marketCap', 'change', 'opportunity', 'risk', 'revenueShare', 'code'])
        .default('membership'),
      order: z.enum(['up', 'down']).default('down'),
      ...pageInput(30),
    }),
    output: pageOf(themeMember.extend({ themeId: z.string() })),
  }),
  companyNames: defineOperation({
    id: 'themes.companyNames',
    requirement: 'THEME-15',
    method: 'GET',
    path: '/api/company_name/list',
    dated: true,
    summary: 'Names of all companies of the market, by code',
    output: z.object({
      dataList: z.array(z.object({ companyId: z.string(), stockCode: z.string(), ...named })),
      total: z.int(),
    }),
  }),
  byId: defineOperation({
    id: 'themes.byId',
    requirement: ['THEME-16', 'THEME-07'],
    method: 'POST',
    path: '/api/theme/themeById',
    dated: true,
    summary:
      'Members of a theme, the nearest first, a page at a time. On failure the list is empty and has no more (`afterThemeById`)',
    input: z.object({ themeId: id, ...pageInput(10) }),
    output: pageOf(themeMember),
  }),
  opportunities: defineOperation({
    id: 'themes.opportunities',
    requirement: ['THEME-17', 'THEME-09'],
    method: 'POST',
    path: '/api/theme/companyOpportunities',
    dated: true,
    summary:
      'Companies of a theme, or of all themes, by the points of one side, each with its share in the theme’s and the events behind it; total pages = ceil(total / 10)',
    input: z.object({ themeId: id.optional(), side: side.default('opportunity'), ...pageInput(10) }),
    output: pageOf(
      z.object({
        companyId: z.string(),
        stockCode: z.string().nullable(),
        ...named,
        themeId: z.string(),
        membership: membership(),
        band: z.enum(themeBands).nullable(),
        side,
        /** Points of the company; `contribution`: its part of the theme's points (membership ÷ sum of memberships × points). */
        points: measured(
          { measure: { by: 'side', names: { opportunity: 'company.opportunityPoint', risk: 'company.riskPoint' } } },
          z.number(),
        ),
        contribution: z.number(),
        events: z.array(
          z.object({
            eventId: z.string(),
            type: z.string(),
            titleZh: z.string().nullable(),
            titleEn: z.string().nullable(),
            happenedAt: z.int(),
            points: measured('event.points', z.number()),
            direct: z.boolean(),
          }),
        ),
      }),
    ).extend({ totalPages: z.int() }),
  }),
  eventSummary: defineOperation({
    id: 'themes.eventSummary',
    requirement: 'THEME-18',
    method: 'POST',
    path: '/api/theme/eventSummary',
    dated: true,
    summary: 'Documents that name a theme, and those that tell of its members’ events, newest first',
    input: z.object({ themeId: id, ...pageInput(30, 100) }),
    output: z.object({ eventSummaryList: z.array(eventSummary), page: z.int(), hasMore: z.boolean() }),
  }),
  latestEvents: defineOperation({
    id: 'themes.latestEvents',
    requirement: ['THEME-19', 'THEME-08'],
    method: 'POST',
    path: '/api/theme/latestEvents',
    dated: true,
    summary:
      'Events of a theme beyond a place in the list: `up` newer ones, to be put before it, `down` older ones, to be put behind it; each answer newest first (`withLatest`)',
    input: z.object({
      theme: id,
      direction: z.enum(['up', 'down']).default('down'),
      /** Place in the list; absent: its beginning, the newest. */ cursor: eventCursor.optional(),
      side: side.optional(),
      ...pageInput(10, 100),
    }),
    output: z.object({
      dataList: z.array(themeEvent),
      direction: z.enum(['up', 'down']),
      page: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  detail: defineOperation({
    id: 'themes.detail',
    requirement: 'THEME-01',
    method: 'POST',
    path: '/api/theme/detail',
    dated: true,
    summary: 'A theme: what it is, its words, breadth, opportunities and risks with the companies they come from',
    input: z.object({ themeId: id }),
    output: theme.extend({
      wordsZh: z.array(z.string()),
      wordsEn: z.array(z.string()),
      provenance: provenance.nullable(),
      own: ownTheme.nullable(),
      formula: formulaText,
      /** Rising, falling, unchanged of the day, without a quote. */
      breadth: z.object({
        rising: z.int(),
        falling: z.int(),
        flat: z.int(),
        withoutQuote: z.int(),
        /** Per cent of quoted members, weighted by membership, that rose. */ weightedRising: z.number().nullable(),
      }),
      contributions: z.object({
        opportunity: contributing('company.opportunityPoint'),
        risk: contributing('company.riskPoint'),
      }),
      industries: z.array(
        z.object({
          industryCode: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          companies: z.int(),
          membership: unmeasured('the sum of its companies’', z.number()),
        }),
      ),
      /** Latest of the inputs. */
      knownAt: instant.nullable(),
    }),
  }),
  series: defineOperation({
    id: 'themes.series',
    method: 'POST',
    path: '/api/theme/series',
    dated: true,
    summary:
      'Index and heat of a theme by day. The index starts at 100; members of each month are those graded with what was known at its beginning',
    input: z.object({
      themeId: id,
      from: day.optional(),
      to: day.optional(),
      weighting: z.enum(themeWeightings).default('membership'),
    }),
    output: z.object({
      themeId: z.string(),
      weighting: z.enum(themeWeightings),
      from: z.string(),
      to: z.string(),
      basis: z.string().nullable(),
      basisDate: z.string().nullable(),
      /** By value only, else null: members of the latest month without a close as traded, or without a share count that holds against it (at most 15 months older). They weigh nothing. */
      unweighted: z.int().nullable(),
      /** Trading days, oldest first; `value` 100 at the first; `change` of the day in per cent, also of the first; `members` that had a return that day. */
      index: z.object({
        day: z.array(z.string()),
        value: z.array(z.number()),
        change: z.array(measured({ measure: 'theme.indexChange', day: 'day', basis: 'weighting' }, z.number())),
        members: z.array(z.int()),
      }),
      /** Calendar days: documents that name the theme, the same with copies once, events they tell of; `usual`: mean stories a day of the 26 weeks before. */
      heat: z.object({
        day: z.array(z.string()),
        documents: z.array(z.int()),
        stories: z.array(z.int()),
        events: z.array(z.int()),
        usual: z.array(z.number().nullable()),
      }),
    }),
  }),
  membership: defineOperation({
    id: 'themes.membership',
    method: 'POST',
    path: '/api/theme/membership',
    dated: true,
    summary:
      'Why a company belongs to a theme: lines of business that match its words, texts that name both, weights given, and the points they make',
    input: z.object({ themeId: id, companyId: id }),
    output: themeMember.extend({
      formula: formulaText,
      wordsZh: z.array(z.string()),
      wordsEn: z.array(z.string()),
      segments: z.array(
        z.object({
          dimension: z.enum(['product', 'industry']),
          name: z.string(),
          nameEn: z.string().nullable(),
          revenue: z.number().nullable(),
          revenueShare: z.number().nullable(),
          currency: z.string(),
          periodEnd: z.string(),
          word: z.string().nullable(),
          counted: z.boolean(),
          provenance,
        }),
      ),
      documents: z.array(
        z.object({
          newsId: z.string(),
          title: z.string(),
          source: z.string(),
          sourceEn: z.string().nullable(),
          newsTimestamp: z.int(),
          copies: z.int(),
          relation: z.enum(['subject', 'mention']),
        }),
      ),
      documentTotal: z.int(),
      givenBy: z.array(
        z.object({
          weight: z.number(),
          from: z.string(),
          to: z.string().nullable(),
          evidenceCount: z.int().nullable(),
          provenance,
        }),
      ),
      knownAt: instant.nullable(),
    }),
  }),
  ownMap: defineOperation({
    id: 'themes.ownMap',
    method: 'POST',
    path: '/api/theme/own/map',
    dated: true,
    summary: 'Chain tree and bubbles of a theme of the user’s own, or of the market',
    input: z.object({ themeId: id }),
    output: themeMap,
  }),
  ownPreview: defineOperation({
    id: 'themes.ownPreview',
    method: 'POST',
    path: '/api/theme/own/preview',
    dated: true,
    summary: 'What a query would find, before it is saved',
    input: z.object({ query: themeQuery, ...pageInput(30) }),
    output: pageOf(themeMember),
  }),
  ownSave: defineOperation({
    id: 'themes.ownSave',
    method: 'POST',
    path: '/api/theme/own/save',
    writes: true,
    summary:
      'Makes a theme of one’s own, or changes it: of a list of companies, or of a query that is asked anew (`dynamic`) or frozen to what it finds now (`static`)',
    input: z.object({
      themeId: id.optional(),
      name: z.string().min(1).max(60),
      description: z.string().max(1000).default(''),
      mode: z.enum(themeModes).default('dynamic'),
      /** One of the two. With a query, `companies` absent and mode `static`, what it finds now is kept. */
      query: themeQuery.nullable().default(null),
      companies: listedCompanies.nullable().default(null),
      /** With a query and the companies it once found: when that was; absent: now. Never later than now. */
      frozenAt: instant.optional(),
    }),
    output: ownTheme,
  }),
  ownDelete: defineOperation({
    id: 'themes.ownDelete',
    method: 'POST',
    path: '/api/theme/own/delete',
    writes: true,
    summary: 'Deletes a theme of one’s own',
    input: z.object({ themeId: id }),
    output: done,
  }),
}
