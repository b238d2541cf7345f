import { analysis } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { ago, number } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { AskButton } from '../../../ui/AskButton.tsx'
import { useReasonText } from '../../analysis/offers/reasons/useReasonText.ts'
import { StateWord } from '../../../ui/StateWord.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Meter } from '../../../ui/kit/Meter.tsx'
import styles from './Analysis.module.css'
import { analysisTexts } from './texts.ts'

export type ProgressData = OutputOf<typeof analysis.progress>
const whole = (value: number) => number(value, { digits: 0 })
const scopes = ['outdated', 'failed', 'all'] as const

/** How far the analysis is, how long it will take, and, for administrators, the ways to start it again. */
export function Progress({ data, admin }: { data: ProgressData; admin: boolean }) {
  const t = useTexts(analysisTexts)
  const language = useLanguage()
  const reason = useReasonText()
  const restart = useAction(analysis.restart, { invalidates: [analysis.progress, analysis.health] })
  const of = data.done + data.failed + data.waiting
  const running = data.state === 'running'
  const offered = scopes.filter((scope) =>
    scope === 'outdated' ? data.outdated > 0 : scope === 'failed' ? data.failed > 0 : of > 0,
  )
  return (
    <Column className={styles.progress}>
      <p className={styles.line}>
        <StateWord colour={running ? 'info' : data.waiting ? 'stale' : 'ok'}>
          {t(running ? 'state_running' : data.waiting ? 'state_waiting' : 'state_idle')}
        </StateWord>
        <b>{t('doneOf', { done: whole(data.done), of: whole(of) })}</b>
        {data.rate === null ? null : <span>{t('rate', { rate: whole(data.rate) })}</span>}
        {data.secondsLeft === null ? null : <span>{t('left', { left: ago(data.secondsLeft * 1000, language) })}</span>}
      </p>
      <Meter as="progress" label={t('progress')} value={of ? data.done + data.failed : 1} max={Math.max(1, of)} />
      <Text as="p" size="small" tone="quiet" title={data.version?.key}>
        {[
          data.version ? t('version', { version: data.version.key.split(' ')[0] ?? '' }) : '',
          data.outdated ? t('outdated', { count: whole(data.outdated) }) : '',
          ...data.failures.map((one) =>
            t('failuresBy', { reason: reason({ code: one.reason, words: [] }), count: whole(one.count) }),
          ),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {admin ? (
        <Row gap={3} align="stretch" wrap>
          {offered.map((scope) => (
            <AskButton
              key={scope}
              size="small"
              text={t(`restart_${scope}`)}
              question={t(`ask_${scope}`)}
              confirm={t('start')}
              busy={restart.isPending}
              onConfirm={() =>
                restart.mutate(
                  { scope },
                  {
                    onSuccess: ({ data: { queued } }) => notify('success', t('restarted', { count: whole(queued) })),
                    onError: (error) => notify('error', failureText(error, language)),
                  },
                )
              }
            />
          ))}
        </Row>
      ) : (
        <Text as="p" size="small" tone="quiet">
          {t('adminOnly')}
        </Text>
      )}
    </Column>
  )
}
