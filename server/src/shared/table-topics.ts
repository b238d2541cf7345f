import { domains, type DeclaredDomain } from '@pandora/contract/domains'
import type { LiveTopic } from '@pandora/contract/live-topics'
import { isKindName, recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'

type DerivedOf<One> = One extends { derived: infer Tables } ? keyof Tables & string : never

/** A table that an answer that is held may rest on: a kind of fact, or what a domain works out of facts. */
export type ReadTable = KindName | DerivedOf<DeclaredDomain>

/**
 * What tells of a change in each table that is no kind of fact; what never changes while a process runs has no topic.
 */
const derivedTopics: ReadonlyMap<string, readonly string[]> = new Map(
  domains.flatMap((domain) => Object.entries(domain.derived ?? {})),
)

/** Whether an answer that rests on a table may be held: whether its changes are told of. */
export const isReadTable = (table: string): table is ReadTable => isKindName(table) || derivedTopics.has(table)

function topicsOfTable(table: ReadTable): readonly string[] {
  if (!isKindName(table)) return derivedTopics.get(table) ?? []
  const { topic, found }: RecordKind = recordKinds[table]
  return found ? [topic, 'analysis'] : [topic]
}

/** The live topics that tell of any change in the tables. */
export function topicsOf(tables: Iterable<ReadTable>): readonly LiveTopic[] {
  return [...new Set([...tables].flatMap(topicsOfTable))].toSorted() as LiveTopic[]
}
