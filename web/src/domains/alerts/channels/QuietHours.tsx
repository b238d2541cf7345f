import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Alerts.module.css'
import { minutesOf, timeOf } from '../rules/draft.ts'
import { alertTexts } from '../texts.ts'

interface Kept {
  zone: string
  quiet: { from: number; to: number } | null
}

/** The user's zone, and the hours in which nothing goes out. */
export function QuietHours() {
  const t = useTexts(alertTexts)
  const query = useOperation(alerts.settings, {})
  return (
    <Column as="section" className={styles.settings}>
      <Text as="h2" size="lead">
        {t('quietTitle')}
      </Text>
      <Answer query={query} waiting={<Skeleton count={2} />}>
        {(kept) => <Fields key={JSON.stringify(kept)} kept={kept} />}
      </Answer>
    </Column>
  )
}

function Fields({ kept }: { kept: Kept }) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [zone, setZone] = useState(kept.zone)
  const [on, setOn] = useState(kept.quiet !== null)
  const [from, setFrom] = useState(timeOf(kept.quiet?.from ?? 22 * 60))
  const [to, setTo] = useState(timeOf(kept.quiet?.to ?? 7 * 60))
  const save = useAction(alerts.saveSettings, { invalidates: [alerts.settings] })
  const whole = !on || Number.isFinite(minutesOf(from) + minutesOf(to))
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(
          { zone, quiet: on ? { from: minutesOf(from), to: minutesOf(to) } : null },
          {
            onSuccess: () => notify('success', t('settingsSaved')),
            onError: (error) => notify('error', failureText(error, language)),
          },
        )
      }}
    >
      <Text as="p" tone="quiet">
        {t('quietText')}
      </Text>
      <div className={styles.pair}>
        <SelectField label={t('zone')} value={zone} onChange={(event) => setZone(event.target.value)}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        {on ? (
          <>
            <TextField label={t('from')} type="time" value={from} onChange={(event) => setFrom(event.target.value)} />
            <TextField label={t('to')} type="time" value={to} onChange={(event) => setTo(event.target.value)} />
          </>
        ) : null}
      </div>
      <Row as="label">
        <input type="checkbox" checked={on} onChange={(event) => setOn(event.target.checked)} />
        {t('quietOn')}
      </Row>
      <Row>
        <Button type="submit" kind="primary" busy={save.isPending} disabled={!whole}>
          {t('save')}
        </Button>
        {whole ? null : <Text tone="quiet">{t('stillNeeded', { what: t('need_quiet') })}</Text>}
      </Row>
    </form>
  )
}
