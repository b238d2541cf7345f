import { badInput } from '@pandora/contract/errors'
import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { dayOf, instantOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serveShared, type Route } from '../../http/route.ts'
import { latestSegments, suppliedGoods } from '../business/offers/business.queries.ts'
import { namesOfCompany } from '../../shared/company-names.queries.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { evidenceOf } from '../impact/offers/evidence.queries.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { dayPlus, daysAsked, spansBetween, spanStart } from '../../shared/timeline.ts'
import {
  backgroundOf,
  backgroundUntil,
  documentKeywords,
  documentTexts,
  firstDocument,
  mentionDays,
} from './queries.ts'
import { cutAt } from '../../shared/page.ts'
import { wordsOf, type Market } from './words.ts'
import { presentCloud, presentKeywords, presentProducts, presentTechnologies, presentTrend } from './present.ts'

/** Most documents whose keywords are counted, and most that are looked through for names. */
const MOST_COUNTED = 2000
const MOST_READ = 300
/** Fewest stories of the market that make a background, and months that it spans at least. */
const LEAST_BACKGROUND = 200
const BACKGROUND_DAYS = 365

const iso = (day: string): string => new Date(instantOf(day)).toISOString()

/** Texts, what was read in them, and what companies are called and sell. */
const said = {
  reads: [
    'business_segment',
    'company',
    'company_name',
    'daily_price',
    'document',
    'document_analysis',
    'document_company',
    'import_run',
    'keyword_month',
    'supply_edge',
  ],
} as const

export const mentionRoutes: readonly Route[] = [
  serveShared(mentions.technologyProduct, said, async ({ db, view, now, input: { companyId, days } }) => {
    const to = dayOf(view.asOf ?? now)
    await refuseUnknownCompany(db, view, companyId)
    const [segments, supplied, found] = await Promise.all([
      latestSegments(db, view, companyId),
      suppliedGoods(db, view, companyId, to),
      documentTexts(db, view, { companyId, from: iso(dayPlus(to, -days)), to: iso(dayPlus(to, 1)) }, MOST_READ + 1),
    ])
    const { shown: rows, hasMore } = cutAt(found, MOST_READ)
    const names = await entityNames(
      db,
      view,
      rows.flatMap((row) => row.technologies.map((one) => one.id)),
    )
    return {
      products: presentProducts(segments, supplied, rows),
      technologies: presentTechnologies(rows, names),
      documents: rows.length,
      stories: new Set(rows.map((row) => row.story_id)).size,
      hasMore,
    }
  }),

  serveShared(mentions.wordCloud, said, async ({ db, view, now, input: { companyId, days, kinds, most } }) => {
    const to = dayOf(view.asOf ?? now)
    const from = dayPlus(to, -days)
    const { rows, names, market, hasMore } = await readWords(db, view, { companyId, kinds, from, to })
    return presentCloud(rows, { names, market, most, from, to, hasMore })
  }),

  serveShared(mentions.trend, said, async ({ db, view, now, input }) => {
    const { companyId, unit, kinds } = input
    const { from, to, time } = daysAsked(input, view.asOf ?? now)
    if (input.from !== undefined && input.from > to) throw badInput('from', 'crossed', { from: input.from, to })
    await refuseUnknownCompany(db, view, companyId)
    const [days, first] = await Promise.all([
      mentionDays(db, view, { companyId, kinds, from: iso(from), to: iso(dayPlus(to, 1)) }),
      firstDocument(db, view, companyId, kinds),
    ])
    return presentTrend(days, { unit, time, first })
  }),

  serveShared(mentions.keywords, said, async ({ db, view, now, input: { companyId, days, kinds, most } }) => {
    const to = dayOf(view.asOf ?? now)
    const from = spanStart(dayPlus(to, -days), 'week')
    const { rows, names, market, hasMore } = await readWords(db, view, { companyId, kinds, from, to })
    const { words, rest } = presentKeywords(rows, {
      names,
      market,
      most,
      time: spansBetween(from, to, 'week'),
      to,
      hasMore,
    })
    const evidence = await evidenceOf(
      db,
      view,
      words.map((one) => one.latestId),
    )
    return {
      dataList: words.flatMap(({ latestId, ...word }) => {
        const latest = evidence.get(latestId)
        return latest ? [{ ...word, latest }] : []
      }),
      ...rest,
    }
  }),
]

/** Keywords of a company's documents of some days, and the market's words to hold them against. */
async function readWords(
  db: Db,
  view: View,
  { companyId, kinds, from, to }: { companyId: string; kinds: readonly DocumentKind[]; from: string; to: string },
) {
  await refuseUnknownCompany(db, view, companyId)
  const [found, names] = await Promise.all([
    documentKeywords(db, view, { companyId, kinds, from: iso(from), to: iso(dayPlus(to, 1)) }, MOST_COUNTED + 1),
    namesOfCompany(db, view, companyId),
  ])
  const { shown: rows, hasMore } = cutAt(found, MOST_COUNTED)
  return {
    rows,
    names,
    market: await marketOf(db, view, [...wordsOf(rows, names).keys()], { from, to }),
    hasMore,
  }
}

/** The market's words: of whole months, and of the month of the view as far as it had come. */
async function marketOf(
  db: Db,
  view: View,
  words: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Market | null> {
  const year = dayPlus(to, -BACKGROUND_DAYS)
  const months = { from: spanStart(from < year ? from : year, 'month'), to: spanStart(to, 'month') }
  const whole = view.asOf === null ? months.to : spanStart(dayPlus(months.to, -1), 'month')
  const rows = [
    ...(await backgroundOf(db, view.marketId, { from: months.from, to: whole, words: [...words, '', '*'] })),
    ...(view.asOf === null ? [] : await backgroundUntil(db, view.marketId, months.to, view.asOf, words)),
  ]
  const of = new Map<string, number>()
  for (const { word, stories } of rows) of.set(word, (of.get(word) ?? 0) + stories)
  const [stories, uses] = [of.get('') ?? 0, of.get('*') ?? 0]
  return stories < LEAST_BACKGROUND ? null : { ...months, stories, uses, of }
}
