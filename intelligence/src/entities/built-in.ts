import type { MentionKind } from '../analysis.ts'
import type { EntityName, GazetteerEntry } from './gazetteer.ts'
import { departments } from './lists/departments.ts'
import { indicators } from './lists/indicators.ts'
import { places } from './lists/places.ts'
import { technologies } from './lists/technologies.ts'

const alias = (text: string): EntityName => ({ text, form: 'alias' })

function listed(kind: MentionKind, table: string): GazetteerEntry[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', zh = '', en = ''] = line.split('|')
      return { kind, id: `${kind}:${id}`, names: [...zh.split(','), ...en.split(',')].filter(Boolean).map(alias) }
    })
}

/**
 * What every market's gazetteer knows beside its own: departments and bodies, places, indicators, technologies, in both
 * languages. Ids are `<kind>:<id>`; of places ISO 3166.
 */
export const builtInEntries: readonly GazetteerEntry[] = [
  ...listed('department', departments),
  ...listed('indicator', indicators),
  ...listed('technology', technologies),
  ...places.map((place): GazetteerEntry => ({
    kind: 'region',
    id: `region:${place.id}`,
    names: [...place.zh, ...place.en].map(alias),
  })),
]
