import type { OutputOf } from '@pandora/contract/operation'
import type { imports } from '@pandora/contract/domains/imports/operations'
import { bytes, duration, number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { StateWord } from '../../ui/StateWord.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Meter } from '../../ui/kit/Meter.tsx'
import styles from './Runs.module.css'
import { importTexts } from './texts.ts'

export type Run = OutputOf<typeof imports.get>
const going: ReadonlySet<Run['state']> = new Set(['queued', 'reading', 'merging', 'cancelling'])

export const isGoing = ({ state }: Pick<Run, 'state'>) => going.has(state)
/** A count of a run; missing while it is under way and has none yet, since the merge comes last. */
export const countOf = (run: Run, key: keyof Run['counts']): number | null =>
  isGoing(run) && key !== 'read' && run.counts[key] === 0 ? null : run.counts[key]
/** ms a run took, or has taken; null before it began. */
export const tookMs = ({ startedAt, finishedAt }: Pick<Run, 'startedAt' | 'finishedAt'>, now: number) =>
  startedAt ? (finishedAt ? Date.parse(finishedAt) : now) - Date.parse(startedAt) : null

const colours = {
  queued: 'info',
  reading: 'info',
  merging: 'info',
  done: 'ok',
  failed: 'error',
  cancelling: 'stale',
  cancelled: 'stale',
  removed: 'none',
} as const satisfies Record<Run['state'], string>

/** State of a run: a dot and its word. */
export function RunState({ run }: { run: Run }) {
  const t = useTexts(importTexts)
  return (
    <StateWord colour={colours[run.state]}>
      <span>{t(`state_${run.state}`)}</span>
      {run.dryRun ? (
        <Text className={styles.dry} as="em" size="small" tone="plain">
          {t('dryMark')}
        </Text>
      ) : null}
    </StateWord>
  )
}

/** How far a run is: bytes, rows, rows a second, what is left. */
export function RunProgress({ run }: { run: Run }) {
  const t = useTexts(importTexts)
  const share = run.bytesTotal ? Math.min(1, run.bytesRead / run.bytesTotal) : null
  return (
    <Column gap={2}>
      <Meter as="progress" label={t('progress')} value={share === null ? null : Math.round(share * 100)} />
      <div className={styles.facts}>
        <span>
          {share === null
            ? bytes(run.bytesRead)
            : t('progressOf', { read: bytes(run.bytesRead), total: bytes(run.bytesTotal) })}
        </span>
        <span>
          {t('read')} {number(run.counts.read, { digits: 0 })}
        </span>
        <span>
          {number(run.rate, { digits: 0 })} {t('rate')}
        </span>
        <span>
          {run.secondsLeft === null
            ? t('remainingUnknown')
            : t('remaining', { time: duration(run.secondsLeft * 1000) })}
        </span>
      </div>
    </Column>
  )
}
