import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import { Button } from '../../ui/Button.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import type { Column as TableColumn } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useGo } from '../../lib/address.ts'
import { dateTime, duration, number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { RunDetail } from './RunDetail.tsx'
import { countOf, isGoing, RunProgress, RunState, tookMs } from './RunState.tsx'
import type { Run } from './RunState.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import styles from './Runs.module.css'
import { importTexts } from './texts.ts'
import { useRuns } from './useRuns.ts'

/** Runs under way with their progress, then every run; one opens beside the list. */
export function Runs({ runId }: { runId: number | null }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const runs = useRuns()
  const cancel = useAction(imports.cancel, { invalidates: [imports.list, imports.get] })
  const [now] = useState(() => Date.now())
  const count = (key: Exclude<keyof Run['counts'], 'partial'>): TableColumn<Run> => ({
    key,
    title: t(key === 'rejected' ? 'rejected' : key === 'read' ? 'read' : key),
    value: (run) => countOf(run, key),
    width: 'minmax(64px, 92px)',
    figures: true,
    wideOnly: key !== 'new',
    // On a phone there is room for one count: what was refused stands below it, so that "done" does not hide it.
    cell: (run) =>
      phone && key === 'new' && run.counts.rejected > 0 ? (
        <TwoLines
          first={number(countOf(run, key), { digits: 0 })}
          second={
            <span className={styles.rejected}>
              {t('rejected')} {number(run.counts.rejected, { digits: 0 })}
            </span>
          }
        />
      ) : (
        <span className={key === 'rejected' && run.counts.rejected > 0 ? styles.rejected : undefined}>
          {number(countOf(run, key), { digits: 0 })}
        </span>
      ),
  })
  const all: TableColumn<Run>[] = [
    { key: 'run', title: '#', value: ({ runId: id }) => id, width: '52px', figures: true, wideOnly: true },
    {
      key: 'file',
      title: t('file'),
      value: ({ file }) => file,
      width: 'minmax(150px, 2fr)',
      cell: (run) =>
        phone ? (
          <TwoLines
            first={<Text tone="loud">{run.file}</Text>}
            second={
              <>
                #{run.runId} · {dateTime(run.queuedAt).slice(5)}
              </>
            }
          />
        ) : (
          <Text tone="loud" title={run.file}>
            {run.file}
          </Text>
        ),
    },
    {
      key: 'state',
      title: t('state'),
      value: ({ state }) => t(`state_${state}`),
      width: 'minmax(116px, 160px)',
      cell: (run) => <RunState run={run} />,
    },
    {
      key: 'profile',
      title: t('profile'),
      value: ({ profile }) => profile,
      width: 'minmax(110px, 1fr)',
      wideOnly: true,
    },
    count('read'),
    count('new'),
    count('updated'),
    count('unchanged'),
    count('rejected'),
    {
      key: 'rate',
      title: t('rate'),
      value: ({ rate }) => rate,
      width: '76px',
      figures: true,
      wideOnly: true,
      cell: ({ rate }) => number(rate, { digits: 0 }),
    },
    {
      key: 'took',
      title: t('took'),
      value: (run) => tookMs(run, now),
      width: '64px',
      figures: true,
      wideOnly: true,
      cell: (run) => (isGoing(run) ? '–' : duration(tookMs(run, now))),
    },
    {
      key: 'started',
      title: t('startedAt'),
      value: ({ startedAt, queuedAt }) => startedAt ?? queuedAt,
      width: '140px',
      wideOnly: true,
      cell: ({ startedAt, queuedAt }) => dateTime(startedAt ?? queuedAt),
    },
  ]
  // Beside an open run there is room for what tells the runs apart.
  const columns =
    runId === null ? all : all.filter(({ key }) => key !== 'unchanged' && key !== 'rate' && key !== 'took')
  const going = runs.items.filter(isGoing)
  const open = (run: Run) => go(`/index/imports/${run.runId}`)
  const stop = (run: Run) =>
    cancel.mutate(
      { runId: run.runId },
      {
        onSuccess: () => notify('info', t('cancelled', { id: run.runId })),
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  return (
    <>
      <div className={styles.main}>
        <Tile
          title={t('runs')}
          fit
          className={styles.tile}
          onRefresh={runs.refetch}
          onExport={() => exportTable('pandora-imports', all, runs.items)}
        >
          {runs.isPending && !runs.error ? (
            <Skeleton count={12} />
          ) : runs.error && !runs.items.length ? (
            <ErrorState failure={runs.error} onRetry={runs.refetch} />
          ) : !runs.items.length ? (
            <Empty why={t('noRuns')} action={{ text: t('startNew'), run: () => go('/index/imports/new') }} />
          ) : (
            <div className={styles.list}>
              {runs.error ? <ErrorState failure={runs.error} onRetry={runs.refetch} withOld /> : null}
              {going.map((run) => (
                <Column key={run.runId} className={styles.going} gap={3} data-run={run.runId}>
                  <div className={styles.goingHead}>
                    <b>{run.file}</b>
                    <RunState run={run} />
                    <Button size="small" disabled={run.state === 'cancelling'} onClick={() => stop(run)}>
                      {t('cancelRun')}
                    </Button>
                  </div>
                  <RunProgress run={run} />
                </Column>
              ))}
              <div className={styles.table}>
                <DataTable
                  label={t('runs')}
                  columns={columns}
                  rows={runs.items}
                  rowKey={(run) => String(run.runId)}
                  chosen={runId === null ? null : String(runId)}
                  onChoose={open}
                  onEnd={runs.hasMore ? runs.loadMore : undefined}
                />
              </div>
            </div>
          )}
        </Tile>
      </div>
      {runId === null ? null : <RunDetail key={runId} runId={runId} onClose={() => go('/index/imports')} />}
    </>
  )
}
