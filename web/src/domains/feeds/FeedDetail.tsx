import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { feeds } from '@pandora/contract/domains/feeds/operations'
import { Age } from '../../ui/Age.tsx'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Days } from './Days.tsx'
import { FeedActions } from './FeedActions.tsx'
import { FeedFields, useInterval } from './FeedFields.tsx'
import { FeedLog } from './FeedLog.tsx'
import { FeedState } from './FeedState.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './Feeds.module.css'
import { draftOf, inputOf } from './model.ts'
import type { Draft, Feed } from './model.ts'
import { formatName, PreviewItems } from './PreviewItems.tsx'
import { feedTexts } from './texts.ts'

function Editor({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const t = useTexts(feedTexts)
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>(() => draftOf(feed))
  const edit = useAction(feeds.edit, { invalidates: [feeds.list, feeds.get] })
  const change = (part: Partial<Draft>) => setDraft((was) => ({ ...was, ...part }))
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        edit.mutate(
          { feedId: feed.feedId, ...inputOf(draft) },
          {
            onSuccess: ({ data }) => {
              notify('success', t('saved', { name: data.name }))
              onDone()
            },
          },
        )
      }}
    >
      <TextField
        label={t('address')}
        value={draft.url}
        maxLength={2000}
        inputMode="url"
        spellCheck={false}
        error={edit.error ? failureText(edit.error, language) : undefined}
        onChange={(event) => change({ url: event.target.value })}
      />
      <FeedFields draft={draft} onChange={change} />
      <Row gap={3} align="stretch" wrap>
        <Button type="submit" kind="primary" busy={edit.isPending} disabled={!draft.url.trim() || !draft.name.trim()}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </Row>
    </form>
  )
}

function FeedFacts({ feed }: { feed: Feed }) {
  const t = useTexts(feedTexts)
  const interval = useInterval()
  return (
    <Facts small>
      <dt>{t('address')}</dt>
      <dd className={styles.address}>
        {feed.url}
        {feed.origin === feed.url ? null : (
          <Text as="p" tone="quiet">
            {t('addressMoved', { origin: feed.origin })}
          </Text>
        )}
      </dd>
      <dt>{t('lastFetch')}</dt>
      <dd>
        {feed.fetchedAt ? (
          <>
            <Age at={feed.fetchedAt} /> · {dateTime(feed.fetchedAt)}
          </>
        ) : (
          '–'
        )}
      </dd>
      <dt>{t('lastNew')}</dt>
      <dd>
        {feed.newItemAt ? (
          <>
            <Age at={feed.newItemAt} /> · {dateTime(feed.newItemAt)}
          </>
        ) : (
          '–'
        )}
      </dd>
      <dt>{t('nextTry')}</dt>
      <dd>{dateTime(feed.nextAt)}</dd>
      <dt>{t('interval')}</dt>
      <dd>
        {interval(feed.intervalMinutes)}
        {feed.hintMinutes !== null && feed.hintMinutes > feed.intervalMinutes
          ? ` · ${t('hint', { minutes: feed.hintMinutes })}`
          : ''}
      </dd>
      <dt>{t('items')}</dt>
      <dd>
        {number(feed.items, { digits: 0 })} <Days perDay={feed.perDay} />
      </dd>
      <dt>{t('kind')}</dt>
      <dd>
        {t(`kind_${feed.kind}`)}
        {feed.category ? ` · ${feed.category}` : ''}
      </dd>
      <dt>{t('language')}</dt>
      <dd>{t(`language_${feed.language ?? 'auto'}`)}</dd>
      <dt>{t('format')}</dt>
      <dd>{feed.format ? formatName(feed.format) : '–'}</dd>
      <dt>{t('site')}</dt>
      <dd className={styles.address}>{feed.siteUrl ?? '–'}</dd>
      <dt>{t('addedAt')}</dt>
      <dd>{dateTime(feed.addedAt)}</dd>
    </Facts>
  )
}

/** One feed: how it is, what can be done with it, its last fetches. */
export function FeedDetail({ feedId, onClose }: { feedId: number; onClose: () => void }) {
  const t = useTexts(feedTexts)
  const language = useLanguage()
  const [editing, setEditing] = useState(false)
  // Word of its deletion may come before the answer: what is going is not read again.
  const [leaving, setLeaving] = useState(false)
  const query = useOperation(feeds.get, { feedId }, { staleTime: 0, enabled: !leaving })
  const test = useAction(feeds.preview)
  return (
    <SidePanel title={query.data?.name ?? t('title')} context={query.data?.nameEn} onClose={onClose}>
      <Answer query={query}>
        {(feed) => {
          const why = feed.pausedBecause ?? feed.error
          return (
            <>
              <div className={styles.stateLine}>
                <FeedState feed={feed} />
              </div>
              {why ? (
                <Row className={styles.failure} align="stretch" role="alert">
                  <CircleAlert size={16} aria-hidden="true" />
                  <p>{why.message}</p>
                </Row>
              ) : null}
              {editing ? (
                <Editor feed={feed} onDone={() => setEditing(false)} />
              ) : (
                <FeedActions
                  feed={feed}
                  onEdit={() => setEditing(true)}
                  testing={test.isPending}
                  onLeaving={setLeaving}
                  onRemoved={onClose}
                  onTest={() =>
                    test.mutate(
                      { url: feed.url, language: feed.language },
                      { onError: (error) => notify('error', failureText(error, language)) },
                    )
                  }
                />
              )}
              {test.data ? (
                <div className={styles.part}>
                  <PreviewItems preview={test.data.data} onOffered={(url) => test.mutate({ url })} />
                </div>
              ) : null}
              <section className={styles.part} aria-label={t('health')}>
                <h3>{t('health')}</h3>
                <FeedFacts feed={feed} />
              </section>
              <FeedLog fetches={feed.fetches} />
            </>
          )
        }}
      </Answer>
    </SidePanel>
  )
}
