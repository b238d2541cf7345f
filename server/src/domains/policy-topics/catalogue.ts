import {
  industryGroup,
  policyFieldGroups,
  policyFields,
  type PolicyFieldGroup,
} from '@pandora/contract/domains/policy-topics/topics'
import { errors, Refusal } from '@pandora/contract/errors'
import { defineHeld } from '../../shared/define-held.ts'
import { industryRows } from './catalogue.queries.ts'

/** A node of the tree: a group, or a topic under one. */
export interface TopicNode {
  topicId: string
  nameZh: string
  nameEn: string
  /** Null of a group. */
  groupId: string | null
}

/** Topics of a market: its tree, and which node each stored topic counts to. */
export interface Catalogue {
  groups: readonly TopicNode[]
  topics: readonly TopicNode[]
  byId: ReadonlyMap<string, TopicNode>
  /** Pairs of a stored topic and a node that its policies are policies of. */
  pairs: readonly (readonly [stored: string, node: string])[]
}

const fieldGroups: readonly TopicNode[] = Object.entries(policyFieldGroups).map(([key, { name }]) => ({
  topicId: groupId(key as PolicyFieldGroup),
  nameZh: name.zh,
  nameEn: name.en,
  groupId: null,
}))
const fields: readonly TopicNode[] = policyFields.map(({ field, group, zh, en }) => ({
  topicId: `field.${field}`,
  nameZh: zh,
  nameEn: en,
  groupId: groupId(group),
}))

function groupId(group: PolicyFieldGroup): string {
  return `group.${group}`
}

interface Industry {
  industry_code: string
  level: number
  parent_code: string | null
  name_zh: string
  name_en: string | null
}

/** The widest class that an industry stands under. */
function widest(byCode: ReadonlyMap<string, Industry>, code: string): Industry | undefined {
  let at = byCode.get(code)
  for (let steps = 0; at?.parent_code && steps < 6; steps += 1) {
    const parent = byCode.get(at.parent_code)
    if (!parent) break
    at = parent
  }
  return at
}

/** The catalogue of a market with these industries. */
export function catalogueOf(rows: readonly Industry[]): Catalogue {
  const byCode = new Map(rows.map((row) => [row.industry_code, row]))
  const wide = new Map<string, TopicNode>()
  const pairs: (readonly [string, string])[] = fields.flatMap(({ topicId, groupId: group }) => [
    [topicId, topicId] as const,
    ...(group === null ? [] : [[topicId, group] as const]),
  ])
  for (const { industry_code: code } of rows) {
    const top = widest(byCode, code)
    if (!top) continue
    const topicId = `industry.${top.industry_code}`
    wide.set(topicId, {
      topicId,
      nameZh: top.name_zh,
      nameEn: top.name_en ?? top.name_zh,
      groupId: industryGroup.id,
    })
    pairs.push([`industry.${code}`, topicId], [`industry.${code}`, industryGroup.id])
  }
  const groups = [
    ...fieldGroups,
    ...(wide.size === 0
      ? []
      : [{ topicId: industryGroup.id, nameZh: industryGroup.zh, nameEn: industryGroup.en, groupId: null }]),
  ]
  const topics = [...fields, ...wide.values()]
  return { groups, topics, byId: new Map([...groups, ...topics].map((one) => [one.topicId, one])), pairs }
}

export const heldCatalogue = defineHeld({
  id: 'policy-topics.catalogue',
  whole: true,
  reads: ['industry'],
  load: async ({ db, view }): Promise<Catalogue> => catalogueOf(await industryRows(db, view)),
})

/** Stored topics behind topics or groups that are asked for; null where none is: all. Throws NOT_FOUND. */
export function storedOf({ byId, pairs }: Catalogue, topicIds: readonly string[]): string[] | null {
  if (topicIds.length === 0) return null
  for (const topicId of topicIds) if (!byId.has(topicId)) throw new Refusal(errors.NOT_FOUND)
  const asked = new Set(topicIds)
  return [...new Set(pairs.flatMap(([stored, node]) => (asked.has(node) ? [stored] : [])))]
}

/** Nodes that policies of a stored topic are policies of. */
export function nodesOf({ pairs, byId }: Catalogue): ReadonlyMap<string, TopicNode> {
  const found = new Map<string, TopicNode>()
  for (const [stored, node] of pairs) {
    const known = byId.get(node)
    if (known && known.groupId !== null) found.set(stored, known)
  }
  return found
}
