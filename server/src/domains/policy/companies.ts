import { policyTouches } from '@pandora/contract/domains/policy/touches'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { industryTree } from '../industries/offers/held.ts'
import { pathTo } from '../industries/offers/tree.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { entityNames } from '../../shared/entity-names.queries.ts'
import { involvedCompanies, segmentsOfCompanies, type InvolvedRow } from './companies.queries.ts'
import { sameIndustry, shareOf, twiceAmong, whole } from './shares.ts'

/** Companies of a group that are told. */
export const MOST_TOLD = 60

/** A company that a document touches, with the share of its revenue. */
export interface Involved extends InvolvedRow {
  share: number | null
}

/** Companies that a document touches by group, those first whose revenue it touches most; with names. */
export async function involvedIn(services: HeldServices, db: Db, view: View, documentId: string) {
  const [rows, nodes] = await Promise.all([involvedCompanies(db, view, documentId), industryTree(services, view)])
  const segments = Map.groupBy(
    await segmentsOfCompanies(db, view, [...new Set(rows.map((row) => row.company_id))]),
    (one) => one.company_id,
  )
  const weighed = rows.map((row): Involved => {
    const own = segments.get(row.company_id) ?? []
    if (row.kind === 'named') return { ...row, share: whole(own).revenueShare }
    const twice = twiceAmong(own)
    const cut = own.filter(({ dimension }) => dimension === row.kind)
    if (row.kind === 'product')
      return { ...row, share: shareOf(cut, twice, (one) => one.name === row.entity).revenueShare }
    const node = nodes.get(row.industry_code ?? '')
    const level = nodes.get(row.entity)?.level ?? 0
    const classes = node ? pathTo(node).filter((one) => one.level >= level) : []
    return {
      ...row,
      share: shareOf(cut, twice, (one) => classes.some((below) => sameIndustry(one.name, below.name_zh))).revenueShare,
    }
  })
  const groups = policyTouches.map((group) => {
    const own = weighed
      .filter(({ kind }) => kind === group)
      .toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || (a.company_id < b.company_id ? -1 : 1))
    return { group, found: own, total: own[0]?.of ?? 0 }
  })
  const names = await entityNames(
    db,
    view,
    groups.flatMap(({ found }) => found.slice(0, MOST_TOLD).flatMap((one) => [one.company_id, one.entity])),
  )
  return { groups, names }
}
