import { builtInEntries } from '../entities/built-in.ts'
import { foldName } from '../entities/fold.ts'
import { buildGazetteer, type Gazetteer, type GazetteerEntry } from '../entities/gazetteer.ts'
import { entriesOf } from '../entities/rows.ts'
import { withoutMarks } from '../names.ts'
import type { RawRow } from './task.ts'

/** A list of names as counting needs it. */
export interface Known {
  gazetteer: Gazetteer
  byKey: ReadonlyMap<string, ReadonlySet<string>>
  given: ReadonlyMap<string, readonly string[]>
}

const held = new WeakMap<readonly RawRow[], Known>()

/**
 * A list of names made ready once, with what every market knows where `builtIn` is said. `byKey`: ids by folded name;
 * `given`: folded names by id.
 */
export function knownOf(rows: readonly RawRow[], builtIn: boolean): Known {
  const before = held.get(rows)
  if (before) return before
  const own = entriesOf(rows)
  const byKey = new Map<string, Set<string>>()
  const given = new Map<string, string[]>()
  const key = (name: string, id: string) => byKey.set(name, (byKey.get(name) ?? new Set()).add(id))
  for (const entry of own) {
    const names = givenNames(entry)
    given.set(entry.id, [...(given.get(entry.id) ?? []), ...names])
    for (const name of names) key(name, entry.id)
    key(entry.id, entry.id)
  }
  const known: Known = { gazetteer: buildGazetteer(builtIn ? [...own, ...builtInEntries] : own), byKey, given }
  held.set(rows, known)
  return known
}

/** Names as the list gives them, folded, with and without the exchange's marks; and the code. */
const givenNames = (entry: GazetteerEntry): string[] =>
  [
    ...new Set([
      ...entry.names.flatMap(({ text: name }) => [
        foldName(name),
        ...(foldName(withoutMarks(name)).length > 2 ? [foldName(withoutMarks(name))] : []),
      ]),
      ...(entry.code ? [entry.code.toLowerCase()] : []),
    ]),
  ].filter((name) => name.length > 1)
