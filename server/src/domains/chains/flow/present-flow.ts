import type { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { effectOf } from '@pandora/intelligence/supply/report'
import { riskTypeOf } from '@pandora/intelligence/supply/risk-types'
import type { Arrival, Strength } from './flow.ts'
import type { ChainEventRow, ChainNewsRow } from './flow.queries.ts'
import type { CompanyNamed } from '../names.queries.ts'

/** Names of companies and of nodes. */
export interface FlowNames {
  companies: ReadonlyMap<string, CompanyNamed>
  nodes: ReadonlyMap<string, string>
}

/** What is alike of all that flows along a chain. */
function flowing(companyId: string, arrival: Arrival, { direction, strength }: Strength, names: FlowNames) {
  const company = names.companies.get(companyId)
  return {
    companyId,
    nameZh: company?.name_zh ?? null,
    nameEn: company?.name_en ?? null,
    nodeId: arrival.nodeId,
    direction,
    path: arrival.way.steps.map(({ nodeId, share }) => ({ nodeId, name: names.nodes.get(nodeId) ?? nodeId, share })),
    strength,
    effect: strength === null ? null : effectOf(strength, arrival.left),
  }
}

export const presentFlowNews = (
  { row, arrival, said }: { row: ChainNewsRow; arrival: Arrival; said: Strength },
  names: FlowNames,
): OutputOf<typeof chains.flowNews>['dataList'][number] => ({
  ...flowing(row.company_id, arrival, said, names),
  newsId: row.document_id,
  title: row.title,
  kind: row.kind,
  source: row.source_name,
  sourceEn: row.source_name_en,
  newsTimestamp: row.published_at,
  precision: row.precision,
  reposts: row.copies,
})

export const presentFlowEvent = (
  { row, arrival, said }: { row: ChainEventRow; arrival: Arrival; said: Strength },
  names: FlowNames,
): OutputOf<typeof chains.flowOpportunities>['dataList'][number] => ({
  ...flowing(row.company_id, arrival, said, names),
  eventId: row.event_id,
  type: row.type,
  titleZh: row.title_zh,
  titleEn: row.title_en,
  happenedAt: row.happened_at,
  happenedDay: dayOf(row.happened_at),
  precision: row.precision,
  documents: row.documents,
  riskTypeId: riskTypeOf(row.type),
})
