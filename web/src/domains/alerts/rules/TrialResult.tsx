import type { RuleCondition } from '@pandora/contract/domains/alerts/shapes'
import { alertTitle } from '@pandora/contract/domains/alerts/words'
import { failureText } from '../../../lib/api/failure.ts'
import { useAsOf } from '../../../lib/address.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { evidencePath } from '../evidence.ts'
import { alertTexts } from '../texts.ts'
import type { Trial } from '../types.ts'
import { useWords } from '../words.ts'

interface Props {
  trial: Trial | undefined
  error: unknown
  busy: boolean
  disabled: boolean
  condition: RuleCondition | null
  onTry: () => void
}

/** What a rule would have told in the last thirty days, each with when it was known and where its evidence stands. */
export function TrialResult({ trial, error, busy, disabled, condition, onTry }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const words = useWords()
  const [asOf] = useAsOf()
  return (
    <Column gap={3}>
      <Row wrap>
        <Button busy={busy} disabled={disabled} onClick={onTry}>
          {t(busy ? 'trying' : 'tryIt')}
        </Button>
        {asOf && trial ? (
          <Text size="small" tone="accent">
            {t('trialAsOf', { at: dateTime(trial.to) })}
          </Text>
        ) : null}
      </Row>
      <div role="status">
        {error ? <Text tone="error">{failureText(error, language)}</Text> : null}
        {trial && condition ? (
          <Column gap={3}>
            <Text as="p">
              {trial.total === 0 ? t('trialNone') : t('trialFound', { count: trial.total })}
              {trial.heldBack > 0 ? ` ${t('trialHeld', { count: trial.heldBack })}` : ''}
              {trial.cut ? ` ${t('trialCut')}` : ''}
              {trial.total === 0 && trial.newestAt !== null
                ? ` ${t('trialNewest', { at: dateTime(trial.newestAt) })}`
                : ''}
            </Text>
            <ul aria-label={t('tryIt')}>
              {trial.dataList.map((one) => {
                const path = evidencePath({ kind: condition.kind, ...one })
                const title = alertTitle({ kind: condition.kind, condition, said: one.said }, language, words)
                return (
                  <li key={`${one.knownAt} ${one.companyId ?? ''} ${one.documentId ?? ''} ${one.eventId ?? ''}`}>
                    <Text size="small" tone="quiet" whole>
                      {dateTime(one.knownAt)}
                    </Text>{' '}
                    {path ? <ScreenLink to={path}>{title}</ScreenLink> : title}
                    {one.heldBack ? (
                      <Text size="small" tone="quiet">
                        {' '}
                        {t('quietThen')}
                      </Text>
                    ) : null}
                  </li>
                )
              })}
            </ul>
            <Text as="p" size="small" tone="quiet">
              {t('trialNote')}
            </Text>
          </Column>
        ) : null}
      </div>
    </Column>
  )
}
