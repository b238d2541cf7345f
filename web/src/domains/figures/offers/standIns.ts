import type { StandIn } from '@pandora/contract/domains/figures/names'

type Rows = readonly { readonly standIns: Readonly<Record<string, readonly StandIn[]>> }[]

/** Every kind of stand-in among rows, each once, of these fields (all unless said). */
export function standInsAmong(rows: Rows, fields?: ReadonlySet<string>): StandIn[] {
  return [
    ...new Set(
      rows.flatMap((row) =>
        Object.entries(row.standIns).flatMap(([field, own]) => (fields && !fields.has(field) ? [] : own)),
      ),
    ),
  ]
}

/**
 * A row's stand-ins in words, as an exported table has them beside its figures: `field: words`, separated by
 * semicolons; null where there is none.
 */
export function standInNote(
  standIns: Readonly<Record<string, readonly StandIn[]>>,
  nameOf: (field: string) => string | null,
  words: (standIns: readonly StandIn[]) => string,
): string | null {
  const notes = Object.entries(standIns).flatMap(([field, own]) => {
    const name = nameOf(field)
    return name === null ? [] : [`${name}: ${words(own)}`]
  })
  return notes.length > 0 ? notes.join('; ') : null
}
