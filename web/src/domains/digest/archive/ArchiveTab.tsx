import { useState } from 'react'
import { digest } from '@pandora/contract/domains/digest/operations'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DigestBody } from '../DigestBody.tsx'
import styles from '../Digest.module.css'
import { Figures } from '../Figures.tsx'
import { digestTexts } from '../texts.ts'
import type { Edition } from '../types.ts'

const topics = ['digest'] as const
const SIZE = 20
const uuid = /^[0-9a-f-]{36}$/
/** Mails of these states can be sent once more. */
const again: ReadonlySet<Edition['mailState']> = new Set(['failed', 'perhaps', 'rests', 'held'] as const)

/** Editions as they were composed, those that had nothing new too, with what became of their mail. */
export function ArchiveTab() {
  const t = useTexts(digestTexts)
  const go = useGo()
  const [editionId, setEdition] = useAddressField('edition')
  const [page, setPage] = useState(0)
  useReread(digest.archive, topics)
  const [subscriptionId, setSubscription] = useState('')
  const subscriptions = useOperation(digest.subscriptions, {}).data?.dataList ?? []
  const query = useOperation(
    digest.archive,
    { page, size: SIZE, ...(subscriptionId === '' ? {} : { subscriptionId }) },
    { keepPrevious: true },
  )
  if (uuid.test(editionId)) return <One editionId={editionId} onBack={() => setEdition('')} />
  return (
    <Answer query={query} waiting={<Skeleton count={6} height={64} />}>
      {({ dataList, total }) =>
        total === 0 && subscriptionId === '' ? (
          <Empty
            why={t('noArchive')}
            action={{ text: t('toSubscriptions'), run: () => go('/index/digest/subscriptions') }}
          />
        ) : (
          <Column>
            {subscriptions.length > 1 ? (
              <Column className={styles.filter}>
                <SelectField
                  label={t('ofSubscription')}
                  value={subscriptionId}
                  onChange={(event) => {
                    setPage(0)
                    setSubscription(event.target.value)
                  }}
                >
                  <option value="">{t('all')}</option>
                  {subscriptions.map((one) => (
                    <option key={one.subscriptionId} value={one.subscriptionId}>
                      {one.name}
                    </option>
                  ))}
                </SelectField>
              </Column>
            ) : null}
            {total === 0 ? <Text tone="quiet">{t('noneOfIt')}</Text> : null}
            <Column as="ul" gap={2}>
              {dataList.map((one) => (
                <Row key={one.editionId} as="li" wrap place="between" className={styles.card}>
                  <About one={one} />
                  {one.stories > 0 ? (
                    <Button size="small" onClick={() => setEdition(one.editionId)}>
                      {t('open')}
                    </Button>
                  ) : null}
                </Row>
              ))}
            </Column>
            <Pager page={page} total={total} size={SIZE} onPage={setPage} />
          </Column>
        )
      }
    </Answer>
  )
}

/** What an edition is, what it tells first, and what became of its mail. */
function About({ one }: { one: Edition }) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const send = useAction(digest.sendAgain, { invalidates: [digest.archive, digest.edition] })
  return (
    <Column gap={1}>
      <Text strong>
        {one.name} · {dateTime(one.to)}
      </Text>
      <Text size="small" tone="plain">
        {one.stories === 0
          ? t('nothingNew')
          : `${t('stories', { count: one.stories })}${one.firstTitle ? ` · ${one.firstTitle}` : ''}`}
      </Text>
      {one.stories > 0 ? (
        <Row wrap>
          <Text size="small" tone={one.mailState === 'failed' || one.mailState === 'perhaps' ? 'error' : 'quiet'}>
            {[t(`mail_${one.mailState}`), one.mailedAt ? dateTime(one.mailedAt) : '', one.mailSaid ?? '']
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {again.has(one.mailState) ? (
            <Button
              size="small"
              busy={send.isPending}
              onClick={() =>
                send.mutate(
                  { editionId: one.editionId },
                  {
                    onSuccess: () => notify('success', t('sentAgain')),
                    onError: (error) => notify('error', failureText(error, language)),
                  },
                )
              }
            >
              {t('sendAgain')}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Column>
  )
}

function One({ editionId, onBack }: { editionId: string; onBack: () => void }) {
  const t = useTexts(digestTexts)
  useReread(digest.edition, topics)
  const query = useOperation(digest.edition, { editionId })
  return (
    <Column>
      <Row>
        <Button size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </Row>
      <Answer query={query} waiting={<Skeleton count={6} height={64} />}>
        {({ item, ...content }) => (
          <Column>
            <About one={item} />
            <DigestBody content={content} />
            <Figures figures={content.figures} />
          </Column>
        )}
      </Answer>
    </Column>
  )
}
