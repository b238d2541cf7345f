import { useState } from 'react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { channelKinds, type ChannelKind } from '@pandora/contract/domains/alerts/terms'
import { failureText, fieldFault } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from '../Alerts.module.css'
import { alertTexts } from '../texts.ts'
import type { Channel } from '../types.ts'

interface Props {
  /** Null adds one. */
  channel: Channel | null
  mail: string | null
  onClose: () => void
}

const said = (text: string) => (text.trim() === '' ? undefined : text.trim())

/** A channel with what it needs to reach its service; secrets are typed in and never shown again. */
export function ChannelDialog({ channel, mail, onClose }: Props) {
  const t = useTexts(alertTexts)
  const language = useLanguage()
  const [kind, setKind] = useState<ChannelKind>(channel?.kind ?? 'webhook')
  const [name, setName] = useState(channel?.name ?? '')
  const [fields, setFields] = useState({ address: '', signingKey: '', token: '', chat: '' })
  const save = useAction(alerts.saveChannel, { invalidates: [alerts.channels, alerts.unread] })
  const field = (key: keyof typeof fields, label: string, more: { hint?: string; placeholder?: string } = {}) => (
    <TextField
      label={label}
      value={fields[key]}
      maxLength={1000}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      hint={channel ? t('keepSecret') : more.hint}
      placeholder={more.placeholder}
      error={fieldFault(save.error, key, language)}
      onChange={(event) => setFields((was) => ({ ...was, [key]: event.target.value }))}
    />
  )
  const submit = () => {
    const sent = Object.fromEntries(
      Object.entries(fields).flatMap(([key, value]) => (said(value) === undefined ? [] : [[key, value.trim()]])),
    )
    save.mutate(
      {
        kind,
        name: name.trim() || t(`channel_${kind}`),
        ...(channel ? { channelId: channel.channelId } : {}),
        ...sent,
      },
      {
        onSuccess: () => {
          notify('success', t('channelSaved'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      title={t(channel ? 'editChannel' : 'addChannel')}
      guarded
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={save.isPending} disabled={kind === 'mail' && mail === null} onClick={submit}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {channel ? null : (
          <SelectField
            label={t('channelKind')}
            value={kind}
            onChange={(event) => {
              setKind(event.target.value as ChannelKind)
              save.reset()
            }}
          >
            {channelKinds.map((one) => (
              <option key={one} value={one}>
                {t(`channel_${one}`)}
              </option>
            ))}
          </SelectField>
        )}
        <TextField
          label={t('channelName')}
          value={name}
          maxLength={40}
          placeholder={t(`channel_${kind}`)}
          onChange={(event) => setName(event.target.value)}
        />
        {kind === 'mail' ? <Text as="p">{mail === null ? t('noMail') : t('mailTo', { mail })}</Text> : null}
        {kind === 'telegram' ? (
          <>
            {field('token', t('token'), { placeholder: '123456:ABC-DEF…' })}
            {field('chat', t('chat'), { placeholder: '-1001234567890' })}
          </>
        ) : null}
        {kind === 'webhook' || kind === 'wecom' || kind === 'feishu' || kind === 'dingtalk'
          ? field('address', t('address'), { placeholder: t(`address_${kind}`) })
          : null}
        {kind === 'webhook' ? field('signingKey', t('signingKey'), { hint: t('signingHint_webhook') }) : null}
        {kind === 'feishu' || kind === 'dingtalk'
          ? field('signingKey', t('signingKey'), { hint: t('signingHint') })
          : null}
        {save.error && !Object.keys(fields).some((key) => fieldFault(save.error, key, language)) ? (
          <Text as="p" tone="error" role="alert">
            {failureText(save.error, language)}
          </Text>
        ) : null}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Dialog>
  )
}
