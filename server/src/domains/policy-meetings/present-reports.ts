import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { heldFigures, type HeldFigure } from '@pandora/intelligence/policy/bilingual/agree'
import type { PassageRow, ReportRow } from './reports.queries.ts'

/** A passage and its figures as they are held against each other. */
export interface HeldPassage extends PassageRow {
  figures: readonly HeldFigure[]
}

/** Holds the figures of passages against each other. */
export const heldPassages = (rows: readonly PassageRow[]): HeldPassage[] =>
  rows.map((row) => ({ ...row, figures: heldFigures(row.zh, row.en) }))

/** A report in the list. */
export const presentReport = (row: ReportRow): OutputOf<typeof policyMeetings.reports>['dataList'][number] => ({
  reportId: row.report_id,
  publishedOn: row.published_on,
  passages: row.passages,
  meetingId: row.meeting_id,
})

const place = (text: string, { start, end }: { start: number; end: number }) => ({
  text: text.slice(start, end),
  start,
  end,
})

/** A passage with its figures. */
export const presentPassage = ({
  seq,
  zh,
  en,
  figures,
}: HeldPassage): OutputOf<typeof policyMeetings.languages>['dataList'][number] => ({
  seq,
  zh,
  en,
  figures: figures.map((one) => ({ zh: place(zh, one.zh), en: one.en && place(en, one.en) })),
})
