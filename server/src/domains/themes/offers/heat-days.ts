import { heatNow, type HeatNow } from '@pandora/intelligence/themes/heat'
import { dayOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { namedRows, readingSince } from './ground.queries.ts'

const DAY = 86_400_000
/** Days that the heat of a day looks at: a week, and half a year before it. */
const HEAT_DAYS = 7 + 26 * 7 + 1

/**
 * Heat of themes at several instants (ms) up to the view's, as `themes.list` tells that of the present; of one theme,
 * or of every one that a text names.
 */
export async function heatAt(
  db: Db,
  view: View,
  now: number,
  themeId: string | null,
  instants: readonly number[],
): Promise<Map<string, HeatNow[]>> {
  const [first, last] = [Math.min(...instants), Math.max(...instants)]
  const [rows, since] = await Promise.all([
    namedRows(db, view, { from: first - HEAT_DAYS * DAY, to: last, eventsFrom: last, themeId }),
    readingSince(db, view, now),
  ])
  return new Map(
    [...Map.groupBy(rows, (row) => row.theme_id)].map(([id, own]) => {
      const named = own.map((row) => ({ documentId: row.document_id, story: row.story, at: row.at, events: [] }))
      return [id, instants.map((at) => heatNow(named, at, since === null ? null : dayOf(since)))]
    }),
  )
}
