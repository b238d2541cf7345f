import { administration, messageKinds, messageStates } from '@pandora/contract/domains/administration/operations'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Administration.module.css'
import { ListTile } from './offers/ListTile.tsx'
import { MessagePanel } from './MessagePanel.tsx'
import { MessageState, purposeKey } from './MessageState.tsx'
import type { Message } from './MessageState.tsx'
import { administrationTexts } from './texts.ts'

/** Mails and text messages: on their way, sent, given up, or held here where no provider is set up (decisions 16). */
export function Outbox() {
  const t = useTexts(administrationTexts)
  const phone = usePhone()
  const [text, setText] = useAddressField('q')
  const [kind, setKind] = useAddressField('kind')
  const [state, setState] = useAddressField('state')
  const [open, setOpen] = useAddressField('message')
  const chosenKind = messageKinds.find((one) => one === kind)
  const chosenState = messageStates.find((one) => one === state)
  const input = { text, ...(chosenKind ? { kind: chosenKind } : {}), ...(chosenState ? { state: chosenState } : {}) }
  const pages = usePages(administration.outbox, input, 30)
  // The providers stand in every answer; one row of it says them.
  const { data: providers } = useOperation(administration.outbox, { size: 1 })
  const purpose = ({ purpose: why }: Message) => {
    const key = purposeKey(why)
    return key ? t(key) : why
  }
  const columns: Column<Message>[] = [
    {
      key: 'queued',
      title: t('queued'),
      value: ({ queuedAt }) => queuedAt,
      width: '136px',
      wideOnly: true,
      cell: ({ queuedAt }) => dateTime(queuedAt),
    },
    { key: 'kind', title: t('kind'), value: (message) => t(`kind_${message.kind}`), width: '64px', wideOnly: true },
    { key: 'purpose', title: t('purpose'), value: purpose, width: 'minmax(110px, 1fr)', wideOnly: true },
    {
      key: 'receiver',
      title: t('receiver'),
      value: ({ receiver }) => receiver,
      width: 'minmax(150px, 2fr)',
      cell: (message) =>
        phone ? (
          <TwoLines
            first={message.receiver}
            second={
              <>
                {purpose(message)} · {dateTime(message.queuedAt).slice(5)}
              </>
            }
          />
        ) : (
          message.receiver
        ),
    },
    {
      key: 'subject',
      title: t('subject'),
      value: ({ subject }) => subject,
      width: 'minmax(140px, 2fr)',
      wideOnly: true,
      cell: ({ subject, language }) => <span lang={language}>{subject}</span>,
    },
    {
      key: 'state',
      title: t('state'),
      value: (message) => t(`message_${message.state}`),
      width: '96px',
      cell: (message) => <MessageState state={message.state} />,
    },
    {
      key: 'attempts',
      title: t('attempts'),
      value: ({ attempts }) => attempts,
      width: '70px',
      figures: true,
      wideOnly: true,
    },
  ]
  const shown = open ? columns.filter(({ key }) => key !== 'subject' && key !== 'attempts') : columns
  const message = pages.items.find(({ messageId }) => messageId === open)
  const missing = providers
    ? (
        [
          ['mailProvider', 'noMailProvider'],
          ['smsProvider', 'noSmsProvider'],
        ] as const
      ).filter(([which]) => !providers[which])
    : []
  return (
    <>
      <ListTile
        title={t('outbox')}
        file="pandora-outbox"
        pages={pages}
        columns={shown}
        rowKey={({ messageId }) => messageId}
        empty={t('noMessages')}
        chosen={open || null}
        onChoose={({ messageId }) => setOpen(messageId)}
        note={
          missing.length ? (
            <Text className={styles.hints} as="ul" size="small" tone="stale">
              {missing.map(([, key]) => (
                <li key={key}>{t(key)}</li>
              ))}
            </Text>
          ) : null
        }
        filters={
          <>
            <SearchField label={t('searchMessages')} value={text} onSearch={setText} />
            <Select aria-label={t('kind')} value={kind} onChange={(event) => setKind(event.target.value)}>
              <option value="">{t('allKinds')}</option>
              {messageKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`kind_${one}`)}
                </option>
              ))}
            </Select>
            <Select aria-label={t('state')} value={state} onChange={(event) => setState(event.target.value)}>
              <option value="">{t('allStates')}</option>
              {messageStates.map((one) => (
                <option key={one} value={one}>
                  {t(`message_${one}`)}
                </option>
              ))}
            </Select>
          </>
        }
      />
      {message ? <MessagePanel key={message.messageId} message={message} onClose={() => setOpen('')} /> : null}
    </>
  )
}
