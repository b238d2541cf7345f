import { useId } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useRoot } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import type { Draft } from './draft.ts'

interface Props {
  draft: Draft
  onChange: (part: Partial<Draft>) => void
}

const rests = [0, 60, 360, 1440, 10_080] as const

/** Over which channels a rule tells, how often, and when it is quiet. */
export function DeliveryFields({ draft, onChange }: Props) {
  const t = useTexts(alertTexts)
  const id = useId()
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const { data } = useOperation(alerts.channels, {})
  const channels = data?.dataList ?? []
  const other = !rests.some((one) => one === draft.cooldownMinutes)
  return (
    <Column>
      <Column role="group" gap={3} aria-labelledby={id}>
        <Text as="p" id={id} size="small" tone="quiet">
          {t('sendBy')} · {t('sendHint')}
        </Text>
        {guest ? <Text tone="quiet">{t('guestChannels')}</Text> : null}
        <Row wrap gap={5}>
          {channels.map((one) => (
            <Row as="label" key={one.channelId} gap={3}>
              <input
                type="checkbox"
                checked={draft.channelIds.includes(one.channelId)}
                onChange={(event) =>
                  onChange({
                    channelIds: event.target.checked
                      ? [...draft.channelIds, one.channelId]
                      : draft.channelIds.filter((own) => own !== one.channelId),
                  })
                }
              />
              {one.name}
              {one.state === 'paused' ? <Text tone="stale">{t('state_paused')}</Text> : null}
            </Row>
          ))}
          {guest ? null : <ScreenLink to="/index/alerts/channels">{t('addChannels')}</ScreenLink>}
        </Row>
      </Column>
      <div className={styles.pair}>
        <SelectField
          label={t('cooldown')}
          value={draft.cooldownMinutes}
          onChange={(event) => onChange({ cooldownMinutes: Number(event.target.value) })}
        >
          {rests.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t(`cooldown_${minutes}`)}
            </option>
          ))}
          {other ? (
            <option value={draft.cooldownMinutes}>{t('cooldownOther', { minutes: draft.cooldownMinutes })}</option>
          ) : null}
        </SelectField>
        <SelectField
          label={t('quiet')}
          value={draft.quiet}
          onChange={(event) => onChange({ quiet: event.target.value as Draft['quiet'] })}
        >
          <option value="mine">{t('quietMine')}</option>
          <option value="none">{t('quietNone')}</option>
          <option value="own">{t('quietOwn')}</option>
        </SelectField>
        {draft.quiet === 'own' ? (
          <>
            <TextField
              label={t('from')}
              type="time"
              value={draft.quietFrom}
              onChange={(event) => onChange({ quietFrom: event.target.value })}
            />
            <TextField
              label={t('to')}
              type="time"
              value={draft.quietTo}
              onChange={(event) => onChange({ quietTo: event.target.value })}
            />
          </>
        ) : null}
      </div>
    </Column>
  )
}
