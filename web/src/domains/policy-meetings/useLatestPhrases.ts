import { policyMeetings } from '@pandora/contract/domains/policy-meetings/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/** Phrases of either kind that are offered to begin with. */
const OFFERED = 8

/**
 * What there is to follow to begin with: the series asked for, else the one with the newest meeting that has one before
 * it, and what its newest meeting says for the first time and no longer. `first` null: nothing, not yet
 * known (`waiting`), or `failed`.
 */
export function useLatestPhrases(asked: string) {
  const all = useOperation(policyMeetings.series, {})
  const series = all.data?.dataList ?? []
  const one = series.find(({ key }) => key === asked) ?? series.find(({ meetings }) => meetings > 1) ?? series[0]
  const found = useOperation(
    policyMeetings.phrases,
    { meetingId: one?.latestId ?? '–' },
    { enabled: one !== undefined },
  )
  const fresh = (found.data?.fresh ?? []).slice(0, OFFERED).map(({ phrase }) => phrase)
  const dropped = (found.data?.dropped ?? []).slice(0, OFFERED).map(({ phrase }) => phrase)
  return {
    all: series,
    series: asked || (one?.key ?? ''),
    heldOn: found.data?.meeting.heldOn ?? null,
    fresh,
    dropped,
    first: fresh[0] ?? dropped[0] ?? null,
    failed: [all, found].find(({ error }) => error),
    waiting: all.isLoading || (one !== undefined && found.isLoading),
  }
}
