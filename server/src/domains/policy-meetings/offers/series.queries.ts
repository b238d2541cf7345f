import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Keys of the series of meetings that documents tell of, by the document's id. */
export async function seriesOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db<{ document_id: string; series: string[] }[]>`
    select m.document_id, array_agg(distinct m.series order by m.series) as series from policy_meeting m
    where m.document_id = any(${db.array(ids as string[])}::text[]) and ${inForce(db, 'm', view)}
    group by m.document_id order by m.document_id`
  return new Map(rows.map((row) => [row.document_id, row.series]))
}

/** A meeting that a document tells of. */
export interface HeldMeeting {
  document_id: string
  series: string
  series_en: string | null
  held_on: string
  title: string
}

/** Meetings held between two days, both included, the newest first. */
export async function meetingsHeld(
  db: Db,
  view: View,
  { from, to }: { from: string; to: string },
): Promise<HeldMeeting[]> {
  return db<HeldMeeting[]>`
    select m.document_id, m.series, m.series_en, m.held_on, d.title from policy_meeting m
    join document d on d.document_id = m.document_id and ${inForce(db, 'd', view)}
    where ${inForce(db, 'm', view)} and m.held_on between ${from} and ${to}
    order by m.held_on desc, m.document_id desc`
}

/** The last day up to one on which a meeting was held; null where none was. */
export async function lastMeetingDay(db: Db, view: View, until: string): Promise<string | null> {
  const [row] = await db<{ held_on: string | null }[]>`
    select max(m.held_on) as held_on from policy_meeting m where ${inForce(db, 'm', view)} and m.held_on <= ${until}`
  return row?.held_on ?? null
}
