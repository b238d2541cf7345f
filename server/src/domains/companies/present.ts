import type { z } from 'zod'
import { tones } from '@pandora/contract/domains/analysis/operations'
import type { absences, companies, companyProfile } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { codeOf, exchangeOf } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { assumedName, namesFrom } from '../../shared/names.ts'
import { presentProvenance, type Origin } from '../../shared/provenance.ts'
import { cityNameEn } from '@pandora/intelligence/risks/places'
import { presentQuote } from '../markets/offers/quotes.ts'
import type { FacetRow } from './facets.queries.ts'
import type { ProfileRow, ProfileVersion, Version, nameVersions, listingVersions, statusVersions } from './queries.ts'

type Absence = (typeof absences)[number]

/**
 * The head of a company's page (COMP-02), but for the reader's star. What is not known is null; code and exchange are
 * read from the id then.
 */
export function presentProfile(
  companyId: string,
  row: ProfileRow,
  view: View,
): Omit<z.infer<typeof companyProfile>, 'is_watching' | 'waiting'> {
  const names = namesFrom(row.names ?? [])
  const shown = row.names?.find((one) => one.language === 'zh' && one.name === names.nameZh)
  const exchange = exchangeOf(companyId) ?? ''
  return {
    swId: row.class_code,
    companyId,
    stockCode: codeOf(row.security_id ?? companyId),
    companyNameZh: names.nameZh,
    companyNameEn: names.nameEn,
    companyAbbreviationZh: names.shortZh,
    exchangeCode: exchange,
    exchangeZh: row.exchange_zh ?? exchange,
    exchangeEn: exchange,
    securityId: row.security_id ?? companyId,
    formerNames: names.former,
    nameAssumed: shown ? assumedName(shown, view.asOf) : null,
    industries: (row.industries ?? [])
      .filter((node) => node !== null)
      .map((node) => ({ code: node.code, level: node.level, nameZh: node.name_zh, nameEn: node.name_en }))
      .toReversed(),
    listedOn: row.first_listed_on,
    status: row.status,
    quote: row.quote && presentQuote(row.quote),
    quoteAbsence: quoteAbsence(row, view),
    firstBarOn: row.first_bar_on,
    unitDoubts: row.unit_doubts,
    provenance: row.known_at === null ? null : presentProvenance(row as Origin),
  }
}

function quoteAbsence(row: ProfileRow, view: View): Absence | null {
  if (row.quote) return null
  if (view.asOf !== null && row.listed_at_all_on !== null && row.listed_at_all_on > dayOf(view.asOf))
    return 'NOT_LISTED'
  return row.first_bar_on === null ? 'NO_SOURCE' : 'NOT_KNOWN_YET'
}

interface InformationRows {
  names: Awaited<ReturnType<typeof nameVersions>>
  profiles: readonly ProfileVersion[]
  listings: Awaited<ReturnType<typeof listingVersions>>
  statuses: Awaited<ReturnType<typeof statusVersions>>
}

/** What a company says of itself (COMP-19), each field with the version it stands in. */
export function presentInformation({
  names,
  profiles,
  listings,
  statuses,
}: InformationRows): OutputOf<typeof companies.information> {
  const named = (language: string) => names.filter((row) => row.language === language && row.form === 'full')
  return {
    fullNameZh: field(named('zh'), (row) => row.name),
    nameEn: field(named('en'), (row) => row.name),
    website: field(profiles, (row) => row.website),
    mainBusiness: field(profiles, (row) => row.main_business),
    region: field(profiles, (row) =>
      row.region_code === null
        ? null
        : { code: row.region_code, nameZh: row.region_zh ?? row.region_code, nameEn: row.region_en ?? row.region_code },
    ),
    city: field(profiles, ({ city }) => (city === null ? null : { nameZh: city, nameEn: cityNameEn(city) })),
    listedOn: field(listings, (row) => row.listed_on),
    status: field(statuses, (row) => row.status),
  }
}

/** A value with its origin; where the view has none, why: a later version has it, or none does. */
function field<Row, Value>(versions: readonly Version<Row>[], valueOf: (row: Row) => Value | null) {
  const row = versions.find((version) => version.in_force)
  const value = row ? valueOf(row) : null
  if (row && value !== null) return { value, provenance: presentProvenance(row), absence: null }
  const later = versions.some((version) => version.later && valueOf(version) !== null)
  return { value: null, provenance: null, absence: later ? ('NOT_KNOWN_YET' as const) : ('NO_SOURCE' as const) }
}

/** A news item as an announcement: its time also as `publishTime` (COMP-12), and where the source has it. */
export function presentAnnouncement<Item extends { newsTimestamp: number }>(
  item: Item,
  at: { url: string | null; category: string | null } | undefined,
): Item & { publishTime: string; url: string | null; category: string | null } {
  return {
    ...item,
    publishTime: new Date(item.newsTimestamp).toISOString(),
    url: at?.url ?? null,
    category: at?.category ?? null,
  }
}

/** What a company's documents can be filtered by. */
export function presentFacets(rows: readonly FacetRow[]): OutputOf<typeof companies.documentFacets> {
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet)
  return {
    sources: of('source').map((row) => ({ source: row.value, sourceEn: row.value_en, count: row.count })),
    categories: of('category').map((row) => ({ category: row.value, count: row.count })),
    tones: tones.flatMap((tone) =>
      of('tone')
        .filter((row) => row.value === tone)
        .map((row) => ({ tone, count: row.count })),
    ),
  }
}
