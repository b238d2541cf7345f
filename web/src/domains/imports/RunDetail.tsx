import { CircleAlert, Download } from 'lucide-react'
import { useState } from 'react'
import { imports } from '@pandora/contract/domains/imports/operations'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { dateTime, duration, number } from '../../lib/formats.ts'
import { kindName } from './kindName.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { queryClient } from '../../lib/queryClient.ts'
import { Rejections } from './Rejections.tsx'
import { UnitDoubts } from './units/UnitDoubts.tsx'
import { UnitRulings } from './units/UnitRulings.tsx'
import { countOf, isGoing, RunProgress, RunState, tookMs } from './RunState.tsx'
import type { Run } from './RunState.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import styles from './Runs.module.css'
import { importTexts } from './texts.ts'
import { useRun } from './useRuns.ts'

const COUNTS = ['read', 'new', 'updated', 'unchanged', 'duplicate', 'rejected'] as const
const whole = (value: number) => number(value, { digits: 0 })

function Kinds({ run }: { run: Run }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  if (!run.byKind.length || isGoing(run)) return null
  return (
    <section className={styles.part}>
      <h3>{t('byKind')}</h3>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('new')}</th>
            <th scope="col">{t('updated')}</th>
            <th scope="col">{t('unchanged')}</th>
            <th scope="col">{t('rejected')}</th>
          </tr>
        </thead>
        <tbody>
          {run.byKind.map((one) => (
            <tr key={one.kind}>
              <td>{kindName(one.kind, language)}</td>
              <td>{whole(one.new)}</td>
              <td>{whole(one.updated)}</td>
              <td>{whole(one.unchanged)}</td>
              <td>{whole(one.rejected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Actions({ run }: { run: Run }) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const cancel = useAction(imports.cancel, { invalidates: [imports.list, imports.get] })
  const remove = useAction(imports.remove)
  const failed = (error: unknown) => notify('error', failureText(error, language))
  return (
    <Row gap={3} align="stretch" wrap>
      {isGoing(run) ? (
        <Button
          busy={cancel.isPending}
          disabled={run.state === 'cancelling'}
          onClick={() =>
            cancel.mutate(
              { runId: run.runId },
              { onSuccess: () => notify('info', t('cancelled', { id: run.runId })), onError: failed },
            )
          }
        >
          {t('cancelRun')}
        </Button>
      ) : null}
      {run.state === 'done' && !run.dryRun ? (
        <Button kind="danger" busy={remove.isPending} onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      ) : null}
      {run.counts.rejected > 0 ? (
        <Button
          icon={<Download size={14} aria-hidden="true" />}
          onClick={() => {
            download(imports.rejectionsCsv, { runId: run.runId }, `rejected-${run.runId}.csv`).catch(failed)
          }}
        >
          {t('download')}
        </Button>
      ) : null}
      {run.unitDoubts > 0 ? (
        <Button
          icon={<Download size={14} aria-hidden="true" />}
          onClick={() => {
            download(imports.unitDoubtsCsv, { runId: run.runId }, `units-${run.runId}.csv`).catch(failed)
          }}
        >
          {t('downloadUnits')}
        </Button>
      ) : null}
      {asking ? (
        <Confirm
          title={t('removeTitle', { id: run.runId })}
          confirm={t('remove')}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            remove.mutate(
              { runId: run.runId },
              {
                // What it had written stood on any screen, so everything is read again.
                onSuccess: () => {
                  setAsking(false)
                  notify('success', t('removed', { id: run.runId }))
                  void queryClient.invalidateQueries()
                },
                onError: failed,
              },
            )
          }
        >
          <p>{t('removeText', { file: run.file, new: whole(run.counts.new), updated: whole(run.counts.updated) })}</p>
        </Confirm>
      ) : null}
    </Row>
  )
}

function Summary({ run }: { run: Run }) {
  const t = useTexts(importTexts)
  const by = /^user:(\d+)$/.exec(run.startedBy)?.[1]
  const feed = /^feed:(\d+)$/.exec(run.startedBy)?.[1]
  const command = /^cli(?::(.+))?$/.exec(run.startedBy)
  const took = run.startedAt && run.finishedAt ? duration(tookMs(run, 0)) : '–'
  return (
    <>
      <RunState run={run} />
      {isGoing(run) ? (
        <div className={styles.part}>
          <RunProgress run={run} />
        </div>
      ) : null}
      {run.error ? (
        <div className={`${styles.part} ${styles.failure}`} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <p>{run.error.message}</p>
        </div>
      ) : null}
      <Facts as="cells" className={styles.counts}>
        {COUNTS.map((key) => (
          <div key={key}>
            <dt>{t(key === 'read' ? 'readRows' : key === 'rejected' ? 'rejectedRows' : key)}</dt>
            <dd className={key === 'rejected' && run.counts.rejected > 0 ? styles.rejected : undefined}>
              {number(countOf(run, key), { digits: 0 })}
            </dd>
          </div>
        ))}
      </Facts>
      {run.counts.partial > 0 ? (
        <p className={`${styles.part} ${styles.partial}`}>{t('partialKept', { count: whole(run.counts.partial) })}</p>
      ) : null}
      {run.unitDoubts > 0 ? (
        <p className={`${styles.part} ${styles.partial}`}>{t('unitDoubtful', { count: run.unitDoubts })}</p>
      ) : null}
      <Actions run={run} />
      <Kinds run={run} />
      <section className={styles.part}>
        <Facts small>
          <dt>{t('profile')}</dt>
          <dd>{run.profile ?? '–'}</dd>
          <dt>{t('startedBy')}</dt>
          <dd>
            {by ? (
              t('byUser', { id: by })
            ) : feed ? (
              <ScreenLink to={`/index/feeds/${feed}`}>{t('byFeed', { id: feed })}</ScreenLink>
            ) : command ? (
              `${t('byCommand')}${command[1] ? ` · ${command[1]}` : ''}`
            ) : (
              run.startedBy
            )}
          </dd>
          <dt>{t('startedAt')}</dt>
          <dd>{dateTime(run.startedAt)}</dd>
          <dt>{t('finishedAt')}</dt>
          <dd>{dateTime(run.finishedAt)}</dd>
          <dt>{t('took')}</dt>
          <dd>{took}</dd>
          <dt>{t('rate')}</dt>
          <dd>{number(run.rate, { digits: 0 })}</dd>
        </Facts>
      </section>
      {isGoing(run) || run.dryRun ? null : <UnitDoubts runId={run.runId} count={run.unitDoubts} />}
      {isGoing(run) || run.dryRun ? null : <UnitRulings runId={run.runId} />}
      {isGoing(run) ? null : <Rejections runId={run.runId} count={run.counts.rejected} />}
    </>
  )
}

/** One run: progress while it lasts, then its summary, what was rejected, and the way to take it back. */
export function RunDetail({ runId, onClose }: { runId: number; onClose: () => void }) {
  const t = useTexts(importTexts)
  const query = useRun(runId)
  return (
    <SidePanel title={t('run', { id: runId })} context={query.data?.file} onClose={onClose}>
      <Answer query={query}>{(run) => <Summary run={run} />}</Answer>
    </SidePanel>
  )
}
