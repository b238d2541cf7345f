import { Pin } from 'lucide-react'
import { useState } from 'react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { usePages } from '../../lib/api/usePages.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { writtenIn } from '../../ui/language/writtenIn.ts'
import { SearchField } from '../../ui/SearchField.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import styles from './Chat.module.css'
import { chatTexts } from './texts.ts'

const SIZE = 30

/** What was asked before, pinned ones first; searched by its words. */
export function History({
  conversationId,
  onConversation,
}: {
  conversationId: string
  onConversation: (id: string) => void
}) {
  const t = useTexts(chatTexts)
  const [text, setText] = useState('')
  const pages = usePages(chat.list, text === '' ? {} : { text }, SIZE)
  return (
    <Column gap={4} className={styles.history} as="section" aria-label={t('history')}>
      <SearchField label={t('searchHistory')} value={text} onSearch={setText} />
      {pages.isPending ? <Skeleton count={6} /> : null}
      {pages.error ? <ErrorState failure={pages.error} onRetry={pages.refetch} /> : null}
      {!pages.isPending && !pages.error && pages.items.length === 0 ? (
        <Empty why={t(text === '' ? 'noHistory' : 'noneFound')} />
      ) : null}
      <ul>
        {pages.items.map((one) => (
          <li key={one.questionId}>
            <button
              type="button"
              className={styles.item}
              aria-current={one.conversationId === conversationId ? 'true' : undefined}
              onClick={() => onConversation(one.conversationId)}
            >
              {one.pinned ? <Pin size={12} aria-hidden="true" /> : null}
              <span lang={writtenIn(one.text)}>{one.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {pages.hasMore ? (
        <Button size="small" busy={pages.isFetchingMore} onClick={pages.loadMore}>
          {t('older')}
        </Button>
      ) : null}
    </Column>
  )
}
