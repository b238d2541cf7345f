import type { policy } from '@pandora/contract/domains/policy/operations'
import type { policyNews } from '@pandora/contract/domains/policy/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { issuerEnglish, issuerOf, type GivenNames } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { z } from 'zod'
import type { presentNewsItems } from '../../documents/offers/documents.ts'
import { nameless, type EntityNames } from '../../../shared/entity-names.queries.ts'
import type { GraphNode } from './graph.ts'
import type { newsOptions, TagRow } from './queries.ts'

type Option = OutputOf<typeof policy.newsFilter>['departments'][number]
type Node = OutputOf<typeof policy.newsGraph>['nodes'][number]

/** News with the departments and provinces that it names. */
export function presentNews(
  items: ReturnType<typeof presentNewsItems>,
  categories: ReadonlyMap<string, string | null>,
  tags: readonly TagRow[],
  given: GivenNames,
): z.infer<typeof policyNews>[] {
  const byDocument = Map.groupBy(tags, (one) => one.document_id)
  return items.map((item) => {
    const own = byDocument.get(item.newsId) ?? []
    return {
      ...item,
      category: categories.get(item.newsId) ?? null,
      departments: own
        .filter(({ tag }) => tag === 'department')
        .map(({ value }) => ({ department: value, nameEn: issuerEnglish(value, given) })),
      regions: own.flatMap(({ tag, value }) => {
        const name = tag === 'region' ? placeName(value) : null
        return name ? [{ region: value, nameZh: name.zh, nameEn: name.en }] : []
      }),
    }
  })
}

/** Options of one kind of filter, with names. */
export function presentOptions(
  rows: Awaited<ReturnType<typeof newsOptions>>,
  kind: (typeof rows)[number]['tag'],
  names: EntityNames,
  given: GivenNames,
): Option[] {
  return rows
    .filter(({ tag }) => tag === kind)
    .map(({ value, count }) => {
      const name = kind === 'region' ? placeName(value) : kind === 'industry' ? (names.get(value) ?? nameless) : null
      return {
        key: value,
        nameZh: name?.zh ?? value,
        nameEn: name?.en ?? (kind === 'department' ? issuerEnglish(value, given) : null),
        count,
      }
    })
}

/** A node of the graph of policy news. */
export function presentNode(
  { nodeId, kind, id, title, publishedAt, count }: GraphNode,
  names: EntityNames,
  given: GivenNames,
): Node {
  const name = names.get(id) ?? nameless
  return {
    nodeId,
    kind,
    id,
    nameZh: title ?? (kind === 'industry' ? name.zh : id),
    nameEn: kind === 'industry' ? name.en : kind === 'department' ? issuerEnglish(id, given) : null,
    level: kind === 'department' ? issuerOf(id).level : null,
    day: publishedAt === null ? null : dayOf(publishedAt),
    count,
  }
}
