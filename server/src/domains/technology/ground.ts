import { finderText } from '@pandora/intelligence/technology/match'
import type { FinderCompany, FinderLine } from '@pandora/intelligence/technology/rank'
import { termsNamedIn } from '@pandora/intelligence/technology/together'
import type { Searchable } from '@pandora/intelligence/themes/words'
import type { View } from '@pandora/store/as-of'
import { defineHeld, type HeldServices } from '../../shared/define-held.ts'
import { listedCompanies } from '../figures/offers/market.queries.ts'
import { heldTree, industryTree } from '../industries/offers/held.ts'
import { pathTo } from '../industries/offers/tree.ts'
import { suppliedProducts } from '../supply/offers/products.queries.ts'
import { latestSegments } from '../themes/offers/ground.queries.ts'
import { fullNames, mainBusinesses } from './ground.queries.ts'

/** A line of a company's latest report, as it is searched and as it is shown. */
export interface GroundLine extends FinderLine {
  nameEn: string | null
  periodEnd: string
}

/** A listed company as a keyword is held against it. */
export interface GroundCompany extends FinderCompany {
  companyId: string
  code: string
  nameZh: string | null
  nameEn: string | null
  industryZh: string | null
  industryEn: string | null
  lines: readonly GroundLine[]
  periodEnd: string | null
}

/** A product that companies report, by its name. */
export interface ReportedProduct {
  nameZh: string
  nameEn: string | null
  ready: Searchable
  companies: { companyId: string; share: number | null }[]
}

/** What keywords of a market are held against. */
export interface Ground {
  companies: ReadonlyMap<string, GroundCompany>
  products: readonly ReportedProduct[]
  /** Names of lines of business in the other language, by the name in small letters. */
  translations: ReadonlyMap<string, readonly string[]>
  /** Companies whose lines, products or own words name a term of the list, by its id. */
  byTerm: ReadonlyMap<string, ReadonlySet<string>>
}

/** What keywords of a market are held against; held, of past instants too. */
export const groundOf = (services: HeldServices, view: View, now: number): Promise<Ground> =>
  heldGround.read(services, view, {}, now)

/** Translations of one name that are kept: more are no name but a group. */
const MOST_TRANSLATIONS = 3

export const heldGround = defineHeld({
  id: 'technology.ground',
  whole: true,
  reads: [
    heldTree,
    'business_segment',
    'company_name',
    'company_profile',
    'industry_membership',
    'listing_status',
    'security',
    'supply_edge',
  ],
  load: async ({ services, db, view, now }): Promise<Ground> => {
    const [listed, nodes, segments, profiles, full, supplied] = await Promise.all([
      listedCompanies(db, view),
      industryTree(services, view),
      latestSegments(db, view, null),
      mainBusinesses(db, view),
      fullNames(db, view),
      suppliedProducts(db, view, now),
    ])
    const ready = remembered()
    const linesOf = Map.groupBy(segments, (row) => row.company_id)
    const profileOf = new Map(profiles.map((row) => [row.company_id, row.main_business]))
    const fullOf = new Map(full.map((row) => [row.company_id, row.name]))
    const suppliedOf = Map.groupBy(supplied, (row) => row.supplier_id)
    const companies = new Map<string, GroundCompany>()
    const byTerm = new Map<string, Set<string>>()
    for (const row of listed) {
      if (row.status === 'delisted') continue
      const id = row.company_id
      const path = row.industry_code === null ? undefined : nodes.get(row.industry_code)
      const classes = path ? pathTo(path).toReversed() : []
      const own = linesOf.get(id) ?? []
      const profile = profileOf.get(id) ?? null
      const company: GroundCompany = {
        companyId: id,
        code: row.code,
        nameZh: row.name_zh,
        nameEn: row.name_en,
        industryZh: path?.name_zh ?? null,
        industryEn: path?.name_en ?? null,
        lines: own.map((line) => ({
          dimension: line.dimension,
          name: line.name,
          nameEn: line.name_en,
          ready: ready(line.name, line.name_en),
          revenue: line.revenue,
          revenueShare: line.revenue_share,
          periodEnd: line.period_end,
        })),
        periodEnd: own[0]?.period_end ?? null,
        profile: profile === null ? null : finderText(profile),
        names: finderText([row.name_zh, fullOf.get(id)].filter(Boolean).join(' · '), row.name_en),
        // The first level holds too much to say what a company does.
        classes: classes.slice(0, 2).map((node) => ready(node.name_zh, node.name_en)),
        supplied: (suppliedOf.get(id) ?? []).map((one) => ready(one.product_zh, one.product_en)),
      }
      companies.set(id, company)
      const said = [
        profile,
        ...own.flatMap((line) => [line.name, line.name_en]),
        ...(suppliedOf.get(id) ?? []).map((one) => one.product_zh),
      ]
      for (const term of termsNamedIn(said.filter(Boolean).join('。')))
        byTerm.set(term, (byTerm.get(term) ?? new Set()).add(id))
    }
    return { companies, products: productsOf(companies), translations: translationsOf(segments), byTerm }
  },
})

/** Names made ready, each once: many companies do what others do. */
function remembered(): (name: string, nameEn: string | null) => Searchable {
  const known = new Map<string, Searchable>()
  return (name, nameEn) => {
    const key = `${name} · ${nameEn ?? ''}`
    const own = known.get(key) ?? finderText(name, nameEn)
    known.set(key, own)
    return own
  }
}

/** Products of the latest reports by their names. */
function productsOf(companies: ReadonlyMap<string, GroundCompany>): ReportedProduct[] {
  const products = new Map<string, ReportedProduct>()
  for (const { companyId, lines } of companies.values())
    for (const { dimension, name, nameEn, ready, revenueShare: share } of lines) {
      if (dimension !== 'product') continue
      const own = products.get(name) ?? { nameZh: name, nameEn, ready, companies: [] }
      own.nameEn ??= nameEn
      own.companies.push({ companyId, share })
      products.set(name, own)
    }
  for (const { companies: own } of products.values())
    own.sort((a, b) => (b.share ?? -1) - (a.share ?? -1) || (a.companyId < b.companyId ? -1 : 1))
  return [...products.values()].toSorted((a, b) => (a.nameZh < b.nameZh ? -1 : 1))
}

/** What lines of business are called in the other language. */
function translationsOf(segments: readonly { name: string; name_en: string | null }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const add = (from: string, to: string) => {
    const key = from.trim().toLowerCase()
    const known = found.get(key) ?? []
    if (known.length < MOST_TRANSLATIONS && !known.includes(to)) found.set(key, [...known, to])
  }
  for (const { name, name_en: english } of segments)
    if (english !== null && english !== name) {
      add(name, english)
      add(english, name)
    }
  return found
}
