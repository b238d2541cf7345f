import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { Known, RecordKind } from '@pandora/contract/records/record'

/** A fact with when it was known, as one run brings it. */
export interface KnownFact {
  kind: KindName
  values: Record<string, unknown>
  known: Known
  line: number
  /** Of what has no time: since when anybody knew of it (ms). */ since?: number
}

/** What one run brings. `startedAt`: when it was begun; null: whenever the database is filled. */
export interface Load {
  file: string
  startedAt: number | null
  facts: readonly KnownFact[]
}

/** When a fact was known by its kind's rule. */
export function knownOf(kind: KindName, values: Record<string, unknown>): Known {
  const record = recordKinds[kind] as unknown as RecordKind
  return record.known(record.schema.parse(values))
}
