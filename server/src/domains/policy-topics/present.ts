import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type {
  cloudText,
  configurationNode,
  hotTopic,
  policyLabel,
  timelineMonth,
  topicPolicy,
  topicRef,
  treeNode,
} from '@pandora/contract/domains/policy-topics/shapes'
import { barHeight, CLOUD_COLOURS, labelClassList, TOPIC_LABELS } from '@pandora/contract/domains/policy-topics/topics'
import { dayOf, instantOf } from '@pandora/contract/time'
import type { TopicFound } from '@pandora/intelligence/analysis'
import type { GivenNames } from '@pandora/intelligence/policy/issuers'
import { labelEnglish } from '@pandora/intelligence/policy/bilingual/label-names'
import type { Catalogue, TopicNode } from './catalogue.ts'
import { htmlOf, passageAt, passageOfWord } from './passage.ts'
import type { LabelOfPolicy, PolicyText, TopicOfPolicy } from './policies.queries.ts'

type Label = z.infer<typeof policyLabel>

export const presentTopic = ({ topicId, nameZh, nameEn }: TopicNode): z.infer<typeof topicRef> => ({
  topicId,
  nameZh,
  nameEn,
})

/** A word of a text with its English name, by its stored class. */
export const presentLabel = (word: string, label: string, given: GivenNames): Label => ({
  name: word,
  nameEn: labelEnglish(word, given),
  type: labelClassList.find((one) => one === label) ?? 'dq',
})

/** What a policy is shown with. */
export interface Beside {
  topics: ReadonlyMap<string, readonly TopicOfPolicy[]>
  labels: ReadonlyMap<string, readonly LabelOfPolicy[]>
  /** Node of the tree of each stored topic. */
  nodes: ReadonlyMap<string, TopicNode>
  /** Stored topics that were asked for; null: all. */
  asked: ReadonlySet<string> | null
  /** English names of bodies that no table knows. */
  given: GivenNames
}

const percent = (share: number): number => Math.round(share * 1000) / 10

/** A policy of a topic, shown by the passage that says it is of what was asked for (POLICY-07). */
export function presentPolicy(
  text: PolicyText,
  { topics, labels, nodes, asked, given }: Beside,
): z.infer<typeof topicPolicy> {
  const own = topics.get(text.document_id) ?? []
  const told = own.find(({ topic }) => asked?.has(topic) ?? true) ?? own[0]
  const passage = told
    ? passageAt(text, { field: told.field, start: told.starts_at, end: told.ends_at })
    : { text: text.title, start: 0, end: 0 }
  const all = labels.get(text.document_id) ?? []
  const shown = new Map<string, { node: TopicNode; share: number; inTitle: boolean }>()
  for (const { topic, share, in_title: inTitle } of own) {
    const node = nodes.get(topic)
    if (node && !shown.has(node.topicId)) shown.set(node.topicId, { node, share, inTitle })
  }
  return {
    documentId: text.document_id,
    title: text.title,
    publishTime: text.published_at,
    publishDay: dayOf(text.published_at),
    source: text.source_name,
    sourceEn: text.source_name_en,
    category: text.category,
    labelList: all.slice(0, TOPIC_LABELS).map(({ word, label }) => presentLabel(word, label, given)),
    labelTotal: all.length,
    reportContent: passage.text,
    reportContentHtml: htmlOf(passage),
    highlightStart: passage.start,
    highlightEnd: passage.end,
    topics: [...shown.values()].map(({ node, share, inTitle }) => ({
      ...presentTopic(node),
      share: percent(share),
      inTitle,
    })),
  }
}

/** Labels with how often each stands in a text. */
export const presentLabels = (labels: readonly LabelOfPolicy[], given: GivenNames) =>
  labels.map(({ word, label, occurrences }) => ({ ...presentLabel(word, label, given), count: occurrences }))

/** Passages by which a policy is of its topics: of those that were stored of it alone, in order of place. */
export const presentEvidence = (found: readonly TopicFound[], { topics, nodes }: Beside) => {
  const stored = new Set([...topics.values()].flat().map(({ topic }) => topic))
  return found
    .filter(({ topic }) => stored.has(topic))
    .flatMap(({ topic, evidence }) => {
      const node = nodes.get(topic)
      return node ? evidence.map((one) => ({ ...presentTopic(node), ...one })) : []
    })
    .toSorted((a, b) => (a.field === b.field ? a.start - b.start : a.field === 'title' ? -1 : 1))
}

/** Months of a timeline without a gap, the last of them that of `newest` (ms), at most `most` (POLICY-20, POLICY-21). */
export function presentTimeline(
  rows: readonly { month: string; count: number }[],
  newest: number,
  most: number,
): z.infer<typeof timelineMonth>[] {
  const byMonth = new Map(rows.map(({ month, count }) => [month, count]))
  const last = dayOf(newest).slice(0, 7)
  const first = rows[0]?.month ?? last
  const months: string[] = []
  for (let at = last; at >= first && months.length < most; at = monthBefore(at)) months.push(at)
  const shown = months.toReversed().map((month) => ({ month, count: byMonth.get(month) ?? 0 }))
  const largest = Math.max(0, ...shown.map(({ count }) => count))
  return shown.map(({ month, count }) => ({
    timestamp: instantOf(`${month}-01`),
    month,
    count,
    height: Math.round(barHeight(count, largest) * 10) / 10,
  }))
}

const monthBefore = (month: string): string =>
  month.endsWith('-01')
    ? `${Number(month.slice(0, 4)) - 1}-12`
    : `${month.slice(0, 5)}${String(Number(month.slice(5)) - 1).padStart(2, '0')}`

type Counts = ReadonlyMap<string, { count: number; fresh: number; before: number }>

/** The tree of topics with their counts; classes of industry without any policy are left out. */
export function presentTree({ groups, topics }: Catalogue, counts: Counts): z.infer<typeof treeNode>[] {
  const leaf = (node: TopicNode) => ({
    ...presentTopic(node),
    count: counts.get(node.topicId)?.count ?? 0,
    fresh: counts.get(node.topicId)?.fresh ?? 0,
  })
  return groups.map((group) => ({
    ...leaf(group),
    dataList: topics
      .filter(({ groupId }) => groupId === group.topicId)
      .map(leaf)
      .filter(({ topicId, count }) => count > 0 || topicId.startsWith('field.')),
  }))
}

/** The tree of topics with what is ticked; `ticked` null: all (POLICY-11, POLICY-12). */
export function presentConfiguration(
  { groups, topics }: Catalogue,
  ticked: ReadonlySet<string> | null,
): z.infer<typeof configurationNode>[] {
  return groups.map((group) => {
    const below = topics
      .filter(({ groupId }) => groupId === group.topicId)
      .map(({ topicId, nameZh, nameEn }) => {
        const flag = ticked?.has(topicId) ?? true
        return {
          id: topicId,
          topic: nameZh,
          topicEn: nameEn,
          flag,
          state: flag ? ('all' as const) : ('none' as const),
          dataList: [],
        }
      })
    const count = below.filter(({ flag }) => flag).length
    return {
      id: group.topicId,
      topic: group.nameZh,
      topicEn: group.nameEn,
      flag: count === below.length,
      state: count === below.length ? ('all' as const) : count === 0 ? ('none' as const) : ('some' as const),
      dataList: below,
    }
  })
}

/** Topics by how many policies they have of late, each with its rank in the stretch before. */
export function presentRanking({ topics }: Catalogue, counts: Counts): z.infer<typeof hotTopic>[] {
  const rows = topics.map((node) => ({ node, ...(counts.get(node.topicId) ?? { count: 0, fresh: 0, before: 0 }) }))
  const before = new Map(
    rows
      .filter((row) => row.before > 0)
      .toSorted((a, b) => b.before - a.before || (a.node.topicId < b.node.topicId ? -1 : 1))
      .map(({ node }, at) => [node.topicId, at + 1]),
  )
  return rows
    .filter(({ fresh }) => fresh > 0)
    .toSorted((a, b) => b.fresh - a.fresh || (a.node.topicId < b.node.topicId ? -1 : 1))
    .map((row, at) => ({
      ...presentTopic(row.node),
      count: row.fresh,
      before: row.before,
      rank: at + 1,
      rankBefore: before.get(row.node.topicId) ?? null,
    }))
}

/** Colour of a word, 1 to 10: as good as drawn by lot for each user, and the same as long as a session lasts (POLICY-31). */
export const colourOf = (word: string, uid: number): number =>
  (createHash('sha256').update(`${uid}\0${word}`).digest().readUInt32BE(0) % CLOUD_COLOURS) + 1

/** A text that has a word, by the sentence in which it stands first. */
export const presentCloudText = (text: PolicyText, word: string): z.infer<typeof cloudText> => ({
  documentId: text.document_id,
  title: text.title,
  publishTime: text.published_at,
  publishDay: dayOf(text.published_at),
  source: text.source_name,
  sourceEn: text.source_name_en,
  quote: passageOfWord(text, word),
})
