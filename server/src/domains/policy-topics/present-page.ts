import type { z } from 'zod'
import type { topicPage } from '@pandora/contract/domains/policy-topics/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import type { Catalogue } from './catalogue.ts'
import { presentLabel, presentTimeline, presentTopic } from './present.ts'

/** Topics beside one that are shown. */
const BESIDE = 8

interface Parts {
  counts: { count: number; fresh: number } | undefined
  newest: number | null
  months: number
  byMonth: readonly { month: string; count: number }[]
  words: { word: string; count: number }[]
  categories: { category: string | null; count: number }[]
  sources: readonly { source_name: string; source_name_en: string | null; count: number }[]
  beside: readonly { node: string; count: number }[]
  labels: readonly { word: string; label: string; count: number; total: number }[]
  firstDay: string | null
  lastDay: string | null
  given: GivenNames
}

/** The page of a topic (POLICY-62). Throws NOT_FOUND for a topic that the market has not. */
export function presentTopicPage(catalogue: Catalogue, topicId: string, parts: Parts): z.infer<typeof topicPage> {
  const node = catalogue.byId.get(topicId)
  if (!node) throw new Refusal(errors.NOT_FOUND)
  const group = node.groupId === null ? undefined : catalogue.byId.get(node.groupId)
  return {
    ...presentTopic(node),
    count: parts.counts?.count ?? 0,
    fresh: parts.counts?.fresh ?? 0,
    group: group ? presentTopic(group) : null,
    firstDay: parts.firstDay,
    lastDay: parts.lastDay,
    labelList: parts.labels.map(({ word, label, count }) => ({ ...presentLabel(word, label, parts.given), count })),
    labelTotal: parts.labels[0]?.total ?? 0,
    words: parts.words,
    categories: parts.categories,
    sources: parts.sources.map((row) => ({
      source: row.source_name,
      sourceEn: row.source_name_en,
      count: row.count,
    })),
    related: parts.beside
      .flatMap(({ node: id, count }) => {
        const other = catalogue.byId.get(id)
        const apart = other && other.groupId !== null && id !== topicId && other.groupId !== topicId
        return apart ? [{ ...presentTopic(other), count }] : []
      })
      .slice(0, BESIDE),
    timeline: parts.newest === null ? [] : presentTimeline(parts.byMonth, parts.newest, parts.months),
  }
}
