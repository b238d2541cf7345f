import { useState } from 'react'
import { feeds } from '@pandora/contract/domains/feeds/operations'
import { Button } from '../../ui/Button.tsx'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './Feeds.module.css'
import type { Feed } from './model.ts'
import { feedTexts } from './texts.ts'

interface Props {
  feed: Feed
  onEdit: () => void
  onTest: () => void
  testing: boolean
  /** It is being deleted, or was not after all. */
  onLeaving: (leaving: boolean) => void
  onRemoved: () => void
}

/** What can be done with a feed. */
export function FeedActions({ feed, onEdit, onTest, testing, onLeaving, onRemoved }: Props) {
  const t = useTexts(feedTexts)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const [withDocuments, setWithDocuments] = useState(false)
  const invalidates = [feeds.list, feeds.get]
  const now = useAction(feeds.fetchNow, { invalidates })
  const pause = useAction(feeds.pause, { invalidates })
  const resume = useAction(feeds.resume, { invalidates })
  const remove = useAction(feeds.remove, { invalidates: [feeds.list] })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const { feedId, name } = feed
  return (
    <Row gap={3} align="stretch" wrap>
      <Button
        kind="primary"
        busy={now.isPending}
        onClick={() => now.mutate({ feedId }, { onSuccess: () => notify('info', t('fetchAsked')), onError: failed })}
      >
        {t('fetchNow')}
      </Button>
      <Button busy={testing} onClick={onTest}>
        {t('test')}
      </Button>
      <Button onClick={onEdit}>{t('edit')}</Button>
      {feed.state === 'active' ? (
        <Button busy={pause.isPending} onClick={() => pause.mutate({ feedId }, { onError: failed })}>
          {t('pause')}
        </Button>
      ) : (
        <Button busy={resume.isPending} onClick={() => resume.mutate({ feedId }, { onError: failed })}>
          {t('resume')}
        </Button>
      )}
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {asking ? (
        <Confirm
          title={t('removeTitle', { name })}
          confirm={t('remove')}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            onLeaving(true)
            remove.mutate(
              { feedId, withDocuments },
              {
                onSuccess: ({ data }) => {
                  notify(
                    'success',
                    withDocuments
                      ? t('removedDocuments', { name, count: number(data.documents, { digits: 0 }) })
                      : t('removed', { name }),
                  )
                  onRemoved()
                },
                onError: (error) => {
                  onLeaving(false)
                  failed(error)
                },
              },
            )
          }}
        >
          <p>{t('removeText', { count: number(feed.items, { digits: 0 }) })}</p>
          <Row className={styles.tick} as="label" align="top">
            <input
              type="checkbox"
              checked={withDocuments}
              onChange={(event) => setWithDocuments(event.target.checked)}
            />{' '}
            {t('removeDocuments')}
          </Row>
        </Confirm>
      ) : null}
    </Row>
  )
}
