import { useState } from 'react'
import { digest } from '@pandora/contract/domains/digest/operations'
import { digestEditions, usualMinute, type DigestEdition } from '@pandora/contract/domains/digest/terms'
import { languageOf } from '@pandora/contract/language'
import { dateTime } from '../../../lib/formats.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Digest.module.css'
import { Figures, figureGroups } from '../Figures.tsx'
import { StoryList } from '../StoryList.tsx'
import { digestTexts } from '../texts.ts'
import type { Previewed, Subscription } from '../types.ts'
import { draftOf, inputOf, timeOf, type Draft } from './draft.ts'
import { ScopeFields } from './ScopeFields.tsx'

interface Props {
  /** Null makes a new one. */
  subscription: Subscription | null
  email: string | null
  /** Whether this server sends mail at all. */
  mails: boolean
  onClose: () => void
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** Writes a subscription, and shows what an edition of this moment would say before it is switched on. */
export function SubscriptionDialog({ subscription, email, mails, onClose }: Props) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState(() => draftOf(subscription, language, email !== null))
  const save = useAction(digest.saveSubscription, { invalidates: [digest.subscriptions, digest.mailStatus] })
  const preview = useAction(digest.preview)
  const suggested = `${t(`edition_${draft.edition}`)} · ${t(`scope_${draft.scope}`)}`
  const input = inputOf(draft, suggested)
  const change = (part: Partial<Draft>) => {
    preview.reset()
    setDraft((was) => ({ ...was, ...part }))
  }
  const zones = [...new Set([draft.zone, ...Intl.supportedValuesOf('timeZone')])]
  const submit = () => {
    if (!input) return
    save.mutate(
      { ...input, ...(subscription ? { subscriptionId: subscription.subscriptionId } : {}) },
      {
        onSuccess: () => {
          notify('success', t('saved'))
          onClose()
        },
        onError: (error) => notify('error', failureText(error, language)),
      },
    )
  }
  return (
    <Dialog
      title={t(subscription ? 'edit' : 'add')}
      wide
      guarded
      onClose={onClose}
      footer={
        <>
          <Button disabled={!input} busy={preview.isPending} onClick={() => input && preview.mutate(input)}>
            {t('preview')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" disabled={!input} busy={save.isPending} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField
          label={t('nameField')}
          value={draft.name}
          placeholder={suggested}
          maxLength={40}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className={styles.pair}>
          <SelectField
            label={t('edition')}
            value={draft.edition}
            onChange={(event) => {
              const edition = event.target.value as DigestEdition
              change({ edition, time: timeOf(usualMinute[edition]) })
            }}
          >
            {digestEditions.map((one) => (
              <option key={one} value={one}>
                {t(`edition_${one}`)}
              </option>
            ))}
          </SelectField>
          {draft.edition === 'weekly' ? (
            <SelectField
              label={t('weekday')}
              value={draft.weekday}
              onChange={(event) => change({ weekday: Number(event.target.value) })}
            >
              {weekdays.map((one) => (
                <option key={one} value={one}>
                  {t(`day_${one}`)}
                </option>
              ))}
            </SelectField>
          ) : null}
          <TextField
            label={t('time')}
            type="time"
            value={draft.time}
            onChange={(event) => change({ time: event.target.value })}
          />
          <SelectField label={t('zone')} value={draft.zone} onChange={(event) => change({ zone: event.target.value })}>
            {zones.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('language')}
            value={draft.language}
            onChange={(event) => change({ language: languageOf(event.target.value) })}
          >
            <option value="zh-CN">中文</option>
            <option value="en">English</option>
          </SelectField>
        </div>
        <ScopeFields draft={draft} onChange={change} />
        {email === null ? (
          <Text tone="quiet">{t('noMail')}</Text>
        ) : (
          <Column gap={2}>
            <Row as="label">
              <input
                type="checkbox"
                checked={draft.mail}
                onChange={(event) => change({ mail: event.target.checked })}
              />
              {t('mailField', { email })}
            </Row>
            {mails ? null : (
              <Text as="p" tone="stale" size="small">
                {t('noServer')}
              </Text>
            )}
          </Column>
        )}
        {preview.error ? <Text tone="error">{failureText(preview.error, language)}</Text> : null}
        {preview.data ? <Preview content={preview.data.data} mailed={draft.mail && email !== null} /> : null}
      </div>
    </Dialog>
  )
}

function Preview({ content, mailed }: { content: Previewed; mailed: boolean }) {
  const t = useTexts(digestTexts)
  const told = content.stories.length > 0
  const moved = figureGroups.some((group) => content.figures[group].length > 0)
  return (
    <Column as="section" aria-live="polite">
      <Text as="h3" size="lead">
        {t('previewTitle')}
      </Text>
      <Text as="p" size="small" tone="quiet">
        {t('spanOf', { from: dateTime(content.from), to: dateTime(content.to) })} ·{' '}
        {t('counts', { news: content.newsCount, stories: content.storyCount })}
      </Text>
      {told ? null : <Text tone="quiet">{t(content.about === 0 ? 'previewNobody' : 'previewNothing')}</Text>}
      {told && mailed ? (
        <>
          <Text as="p">
            <Text tone="quiet">{t('subject')}</Text> {content.mail.subject}
          </Text>
          {/* Nothing in it runs, and nothing leads anywhere: it is looked at. */}
          <iframe className={styles.mail} title={t('mailLook')} sandbox="" srcDoc={content.mail.html} />
        </>
      ) : null}
      {told && !mailed ? (
        <>
          <StoryList content={content} onOpen={null} />
          {moved ? <Figures figures={content.figures} /> : null}
        </>
      ) : null}
    </Column>
  )
}
