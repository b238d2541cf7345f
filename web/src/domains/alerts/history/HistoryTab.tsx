import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { ruleKinds } from '@pandora/contract/domains/alerts/terms'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { alertTexts } from '../texts.ts'
import { AlertCard } from './AlertCard.tsx'

const SIZE = 20
const topics = ['alerts'] as const
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What was told, with what came of it over each channel. */
export function HistoryTab() {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const go = useGo()
  const [kind, setKind] = useAddressField('kind')
  const [which, setWhich] = useAddressField('which')
  const [ruleId, setRule] = useAddressField('rule')
  const [alertId, setAlert] = useAddressField('alert')
  const [page, setPage] = useState(0)
  const one = ruleKinds.find((word) => word === kind)
  const query = useOperation(
    alerts.list,
    {
      ...(one ? { kind: one } : {}),
      ...(uuid.test(ruleId) ? { ruleId } : {}),
      ...(uuid.test(alertId) ? { alertId } : {}),
      unread: which === 'unread',
      troubled: which === 'troubled',
      page,
      size: SIZE,
    },
    { keepPrevious: true },
  )
  useReread(alerts.list, topics)
  const read = useAction(alerts.read, { invalidates: [alerts.list, alerts.unread] })
  const filtered = one !== undefined || which !== '' || ruleId !== '' || alertId !== ''
  const reset = () => {
    setPage(0)
    setRule('')
    setAlert('')
  }
  return (
    <Column>
      <Row wrap place="between">
        <Row wrap>
          <Select
            aria-label={t('kind')}
            value={one ?? ''}
            onChange={(event) => {
              reset()
              setKind(event.target.value)
            }}
          >
            <option value="">{t('allKinds')}</option>
            {ruleKinds.map((word) => (
              <option key={word} value={word}>
                {t(`kind_${word}`)}
              </option>
            ))}
          </Select>
          {(['unread', 'troubled'] as const).map((word) => (
            <Button
              key={word}
              pressed={which === word}
              onClick={() => {
                reset()
                setWhich(which === word ? '' : word)
              }}
            >
              {t(`${word}Only`)}
            </Button>
          ))}
        </Row>
        <Button
          busy={read.isPending}
          onClick={() => read.mutate({}, { onError: (error) => notify('error', failureText(error, language)) })}
        >
          {t('readAll')}
        </Button>
      </Row>
      <Answer query={query} waiting={<Skeleton count={6} height={64} />}>
        {({ dataList, total }) =>
          total === 0 ? (
            <Empty
              why={t(filtered ? 'noAlertsFound' : 'noAlerts')}
              action={{ text: t('toRules'), run: () => go('/index/alerts') }}
            />
          ) : (
            <>
              <Column as="ul" gap={1}>
                {dataList.map((alert) => (
                  <AlertCard key={alert.alertId} alert={alert} />
                ))}
              </Column>
              <Pager page={page} total={total} size={SIZE} onPage={setPage} />
            </>
          )
        }
      </Answer>
    </Column>
  )
}
