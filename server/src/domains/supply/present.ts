import type { z } from 'zod'
import type { SupplyHub, SupplyLink } from '@pandora/contract/domains/supply/shapes'
import type {
  concentrationTable,
  regionFigures,
  relatedCompany,
  reviewedRelation,
  supplyPartner,
} from '@pandora/contract/domains/supply/shapes'
import { mutualTypes } from '@pandora/contract/domains/supply/names'
import { freeName } from '@pandora/contract/domains/supply/names'
import type { Names } from '../../shared/names.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import type { FoundRow } from './offers/links.queries.ts'
import { companyIn, presentEvidence } from './offers/present.ts'
import type { ConcentrationRow, HubRow, RegionRow, RelationRow } from './queries.ts'
import type { ReviewedRow } from './review.queries.ts'

type NamesOf = ReadonlyMap<string, Names>
const named = (id: string, names: NamesOf) => ({
  nameZh: freeName(id) ?? names.get(id)?.nameZh ?? null,
  nameEn: names.get(id)?.nameEn ?? null,
})

/** A supply on a company's page. */
export function presentPartner(
  link: SupplyLink,
  partnerId: string,
  origin: Origin,
  names: NamesOf,
): z.infer<typeof supplyPartner> {
  return {
    ...link,
    partnerId,
    partnerCompanyId: companyIn(partnerId),
    ...named(partnerId, names),
    provenance: presentProvenance(origin),
  }
}

/** A company with how many it deals with. */
export function presentHub({ company_id: companyId, customers, suppliers }: HubRow, names: NamesOf): SupplyHub {
  return { companyId, ...named(companyId, names), customers, suppliers }
}

type Related = z.infer<typeof relatedCompany>

const side = (row: { from_id: string; type: Related['type'] }, companyId: string): Related['as'] =>
  mutualTypes.includes(row.type) ? 'both' : row.from_id === companyId ? 'first' : 'second'

/** A relation that a source gives, for the company at one of its ends. */
export function presentRelation(
  row: RelationRow,
  companyId: string,
  { names, titles, pieces }: { names: NamesOf; titles: ReadonlyMap<string, string>; pieces: number },
): Related {
  const otherId = row.from_id === companyId ? row.to_id : row.from_id
  return {
    id: `${row.from_id}:${row.type}:${row.to_id}:${row.valid_from}`,
    type: row.type,
    as: side(row, companyId),
    fromId: row.from_id,
    toId: row.to_id,
    otherId,
    otherCompanyId: companyIn(otherId),
    ...named(otherId, names),
    share: row.share,
    from: row.valid_from,
    to: row.valid_to,
    confidence: row.confidence,
    origin: 'fact',
    accepted: false,
    evidence: presentEvidence(row, titles),
    evidenceCount: pieces,
    provenance: presentProvenance(row),
  }
}

/** A relation that texts say, for the company at one of its ends. */
export function presentFoundRelation(
  row: FoundRow & { type: Related['type'] },
  companyId: string,
  { names, titles }: { names: NamesOf; titles: ReadonlyMap<string, string> },
): Related {
  const otherId = row.from_id === companyId ? row.to_id : row.from_id
  return {
    id: `${row.from_id}:${row.type}:${row.to_id}:text`,
    type: row.type,
    as: side(row, companyId),
    fromId: row.from_id,
    toId: row.to_id,
    otherId,
    otherCompanyId: companyIn(otherId),
    ...named(otherId, names),
    share: null,
    from: null,
    to: null,
    confidence: row.confidence,
    origin: 'text',
    accepted: row.verdict === 'accepted',
    evidence: { ...presentEvidence(row, titles), file: null, line: null },
    evidenceCount: row.pieces,
    provenance: presentProvenance(row),
  }
}

/** Rows of one year and side as a table. */
export function presentConcentration(rows: readonly ConcentrationRow[]): z.infer<typeof concentrationTable> | null {
  const total = rows.find((row) => row.rank === 0)
  const first = total ?? rows[0]
  if (!first) return null
  return {
    periodEnd: first.period_end,
    side: first.side,
    totalAmount: total?.amount ?? null,
    totalShare: total?.share ?? null,
    rows: rows
      .filter((row) => row.rank > 0)
      .map((row) => ({
        rank: row.rank,
        name: row.party_name,
        companyId: row.party_id,
        amount: row.amount,
        share: row.share,
      })),
    page: first.page,
    documentId: first.document_id,
    provenance: presentProvenance(first),
  }
}

/** A province on the wire. */
export const presentRegion = (row: RegionRow & { region_code: string }): z.infer<typeof regionFigures> => ({
  regionCode: row.region_code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  companies: row.companies,
  sites: row.sites,
  links: row.links,
  outward: row.outward,
})

/** Its source still gives it, or did when it was refused. */
const isGiven = (row: ReviewedRow): row is ReviewedRow & Origin => row.run_id !== null

/** A relation that texts say, or that sources give, with its decision, for a user. */
export function presentReviewed(row: ReviewedRow, names: NamesOf, uid: number): z.infer<typeof reviewedRelation> {
  const [from, to] = [named(row.from_id, names), named(row.to_id, names)]
  return {
    origin: row.origin,
    fromId: row.from_id,
    fromZh: from.nameZh,
    fromEn: from.nameEn,
    toId: row.to_id,
    toZh: to.nameZh,
    toEn: to.nameEn,
    type: row.type,
    sole: row.sole,
    product: row.product,
    confidence: row.confidence,
    evidence:
      row.origin === 'text' || !isGiven(row)
        ? { documentId: row.document_id, title: row.title, quote: row.quote, file: null, line: null }
        : presentEvidence(row, new Map(row.document_id && row.title ? [[row.document_id, row.title]] : [])),
    evidenceCount: row.pieces,
    given: row.given,
    lastSaidAt: row.last_said_at === null ? null : isoInstant(row.last_said_at),
    decision:
      row.verdict === null || row.decided_at === null
        ? null
        : {
            verdict: row.verdict,
            by: row.by_name ?? '',
            mine: row.uid === uid,
            note: row.note ?? '',
            at: new Date(row.decided_at).toISOString(),
          },
  }
}
