import { errorText } from '@pandora/contract/all-errors'
import type { imports } from '@pandora/contract/domains/imports/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { keptReasons, rejectionText } from '@pandora/sources/rejections'
import { shippedProfiles, type ProfileText } from '@pandora/sources/files/shipped'
import type { ImportRejectionRow } from '@pandora/store/generated/schema'
import { totalOf, type Tally } from '../../imports/tally.ts'
import type { Run } from './queries.ts'

const iso = (ms: number): string => new Date(ms).toISOString()
const orNull = (ms: number | null): string | null => (ms === null ? null : iso(ms))

function dataOf(text: string | null): Record<string, unknown> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * A run with its progress, in the reader's language. `read` and `rejected` of the whole count rows of the file, the
 * rest facts.
 */
export function presentRun(run: Run, language: Language): OutputOf<typeof imports.get> {
  const tally: Tally = { rows: run.rows_read, rejectedRows: run.rejected, kinds: run.counts as Tally['kinds'] }
  const code = run.error_code
  return {
    runId: run.run_id,
    source: run.source,
    profile: run.profile,
    file: run.file,
    state: run.state as OutputOf<typeof imports.get>['state'],
    dryRun: run.dry_run,
    startedBy: run.started_by,
    queuedAt: iso(run.queued_at),
    startedAt: orNull(run.started_at),
    finishedAt: orNull(run.finished_at),
    bytesRead: run.bytes_read,
    bytesTotal: run.bytes_total,
    rate: run.rate,
    secondsLeft: run.seconds_left,
    counts: totalOf(tally),
    unitDoubts: run.unit_doubts,
    byKind: Object.entries(tally.kinds).map(([kind, counts]) => ({ partial: 0, ...counts, kind })),
    error: code === null ? null : { code, message: errorText(code, language, dataOf(run.error_message)) },
  }
}

export const presentRejection = (
  { line, field, reason, value }: Pick<ImportRejectionRow, 'line' | 'field' | 'reason' | 'value'>,
  language: Language,
) => ({ line, field, reason, message: rejectionText(reason, language), value })

/** A reason with how many rows it was told of. */
export const presentRejectionCount = ({ reason, rows }: { reason: string; rows: number }, language: Language) => ({
  reason,
  message: rejectionText(reason, language),
  kept: keptReasons.has(reason),
  rows,
})

/** A mapping profile as listed; `shipped` when it came with the product as it is. */
export function presentProfile({ profile, text }: ProfileText): OutputOf<typeof imports.saveProfile> {
  return {
    name: profile.name,
    titleZh: profile.title.zh,
    titleEn: profile.title.en,
    kinds: [...new Set(profile.records.map(({ kind }) => kind))],
    shipped: shippedProfiles().some((one) => one.text === text),
    text,
  }
}
