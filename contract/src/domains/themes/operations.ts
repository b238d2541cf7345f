import { z } from 'zod'
import { measured, unmeasured } from '../../measured.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { fieldSorts } from '../figures/fields.ts'
import { eventSummary } from '../price-events/operations.ts'
import { mapped, themeMap } from './map-shapes.ts'
import { listedCompanies, ownTheme, themeQuery } from './own-shapes.ts'
import { contributing, eventCursor, formulaText, membership, named, theme, themeEvent, themeMember } from './shapes.ts'
import { themeBands, themeModes, themeWeightings } from './terms.ts'

/** What members of a theme are sorted by: what they are of it, and every field of the screening. */
export const memberSorts = ['membership', 'change', 'opportunity', 'risk', 'revenueShare', ...fieldSorts] as const

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
      /**
       * Themes that have an index there. `value` by `day`, 100 at its first; null on days that it leaves out.
       * `changeRate` from first to last, per cent.
       */
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
    input: z.object({ themeId: publicId('theme') }),
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
    input: z.object({ id: publicId('company') }),
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
      themeId: ownedId('theme').optional(),
      bands: z.array(z.enum(themeBands)).max(themeBands.length).optional(),
      industryCode: z.string().max(20).optional(),
      text: z.string().max(60).optional(),
      sort: z.enum(memberSorts).default('membership'),
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
    input: z.object({ themeId: ownedId('theme'), ...pageInput(10) }),
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
    input: z.object({ themeId: ownedId('theme').optional(), side: side.default('opportunity'), ...pageInput(10) }),
    output: pageOf(
      z.object({
        companyId: z.string(),
        stockCode: z.string().nullable(),
        ...named,
        themeId: z.string(),
        membership: membership(),
        band: z.enum(themeBands).nullable(),
        side,
        /**
         * Points of the company; `contribution`: its part of the theme's points (membership ÷ sum of memberships ×
         * points).
         */
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
    input: z.object({ themeId: ownedId('theme'), ...pageInput(30, 100) }),
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
      theme: ownedId('theme'),
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
    input: z.object({ themeId: ownedId('theme') }),
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
      themeId: ownedId('theme'),
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
      /**
       * By value only, else null: members of the latest month without a close as traded, or without a share count that
       * holds against it (at most 15 months older). They weigh nothing.
       */
      unweighted: z.int().nullable(),
      /**
       * Trading days, oldest first; `value` 100 at the first; `change` of the day in per cent, also of the first;
       * `members` that had a return that day.
       */
      index: z.object({
        day: z.array(z.string()),
        value: z.array(z.number()),
        change: z.array(measured({ measure: 'theme.indexChange', day: 'day', basis: 'weighting' }, z.number())),
        members: z.array(z.int()),
      }),
      /**
       * Calendar days: documents that name the theme, the same with copies once, events they tell of; `usual`: mean
       * stories a day of the 26 weeks before.
       */
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
    input: z.object({ themeId: ownedId('theme'), companyId: publicId('company') }),
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
    input: z.object({ themeId: ownedId('theme') }),
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
      themeId: ownedId('theme').optional(),
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
    input: z.object({ themeId: ownedId('theme') }),
    output: done,
  }),
}
