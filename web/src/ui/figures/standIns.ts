import type { StandIn } from '@pandora/contract/figures'

type Rows = readonly { readonly standIns: Readonly<Record<string, StandIn>> }[]

/** Every kind of stand-in among rows, each once, of these fields (all unless said). */
export function standInsAmong(rows: Rows, fields?: ReadonlySet<string>): StandIn[] {
  return [...new Set(rows.flatMap((row) => Object.entries(row.standIns).flatMap(([field, standIn]) => (fields && !fields.has(field) ? [] : [standIn]))))]
}

/** A row's stand-ins in words, as an exported table has them beside its figures: `field: words`, separated by semicolons; null where there is none. */
export function standInNote(standIns: Readonly<Record<string, StandIn>>, nameOf: (field: string) => string | null, words: (standIn: StandIn) => string): string | null {
  const notes = Object.entries(standIns).flatMap(([field, standIn]) => {
    const name = nameOf(field)
    return name === null ? [] : [`${name}: ${words(standIn)}`]
  })
  return notes.length > 0 ? notes.join('; ') : null
}
