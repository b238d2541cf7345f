import type { Driven } from './policies.ts'

/** The policies that count most for a company. */
export const presentPolicies = (driven: Driven, titles: ReadonlyMap<string, string>, most: number) =>
  driven.touches.slice(0, most).map(({ documentId, publishedAt, way, entity, points }) => ({
    documentId,
    title: titles.get(documentId) ?? documentId,
    publishedAt,
    way,
    entity,
    points,
  }))
