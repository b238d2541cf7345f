import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A work report in both languages, and the same report as a meeting where the market holds it. */
export interface ReportRow {
  report_id: string
  published_on: string
  passages: number
  meeting_id: string | null
}

/** Reports in both languages, the newest first. */
export async function reportRows(db: Db, view: View): Promise<ReportRow[]> {
  return db<ReportRow[]>`
    select r.report_id, r.published_on, r.passages, (select m.document_id from policy_meeting m where ${inForce(db, 'm', view)}
      and m.series = 'governmentWorkReport' and extract(year from m.held_on) = extract(year from r.published_on)
      order by m.held_on, m.document_id limit 1) as meeting_id
    from (select s.report_id, max(s.published_on) as published_on, count(*)::int as passages
      from work_report_segment s where ${inForce(db, 's', view)} group by s.report_id) r
    order by r.published_on desc, r.report_id desc`
}

/** A passage in both languages. */
export interface PassageRow {
  seq: number
  zh: string
  en: string
}

/** All passages of a report, in its order. */
export async function passageRows(db: Db, view: View, reportId: string): Promise<PassageRow[]> {
  return db<PassageRow[]>`
    select s.seq, s.zh, s.en from work_report_segment s
    where s.report_id = ${reportId} and ${inForce(db, 's', view)} order by s.seq`
}
