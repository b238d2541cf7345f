import type { OutputOf } from '@pandora/contract/operation'
import type { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import type { HeldPassage } from './compare/tasks.ts'
import type { ReportRow } from './reports.queries.ts'

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
