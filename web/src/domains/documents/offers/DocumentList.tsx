import { useState } from 'react'
import type { ReactNode } from 'react'
import type { newsItem } from '@pandora/contract/domains/documents/shapes'
import { dayOf } from '@pandora/contract/time'
import type { z } from 'zod'
import { useLanguage } from '../../../lib/texts.ts'
import { Gist } from '../../analysis/offers/gist/Gist.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { documentClock, documentShortDay } from './documentTime.ts'
import styles from './DocumentList.module.css'
import { Text } from '../../../ui/kit/Text.tsx'

export type ListedItem = z.infer<typeof newsItem>

interface Props<One extends ListedItem> {
  label: string
  items: readonly One[]
  opened: string | null
  onOpen: (newsId: string) => void
  /** With the first sentences: where there is room. */
  summaries?: boolean
  /** Beside the source: kind, copies. */
  beside?: (item: One) => ReactNode
  /** Under the item: what ties it to the company. May hold links. */
  under?: (item: One) => ReactNode
}

/** Documents, newest first; moved through by arrows, opened by Enter or a click. */
export function DocumentList<One extends ListedItem>({
  label,
  items,
  opened,
  onOpen,
  summaries = false,
  beside,
  under,
}: Props<One>) {
  const language = useLanguage()
  const [thisYear] = useState(() => dayOf(Date.now()).slice(0, 4))
  const { common, sourceOf } = useSources(items)
  const languageOf = (item: (typeof items)[number]) =>
    item.language === 'zh' ? 'zh-CN' : language === 'en' ? undefined : 'en'
  return (
    <>
      <CommonSource of={common} />
      <ul aria-label={label} className={styles.list} data-list>
        {items.map((item) => (
          <li key={item.newsId}>
            <button
              type="button"
              data-item
              onKeyDown={moveByArrows}
              className={`${styles.item} ${opened === item.newsId ? styles.opened : ''}`}
              aria-current={opened === item.newsId ? 'true' : undefined}
              onClick={() => onOpen(item.newsId)}
            >
              <time dateTime={item.newsDay} className={styles.time} title={item.newsDay}>
                {documentShortDay(item, thisYear)}
                <span>{documentClock(item)}</span>
              </time>
              <span className={`${styles.text} ${summaries ? '' : styles.brief}`}>
                <Gist newsId={item.newsId} title={item.title} />
                <span className={styles.title} lang={languageOf(item)}>
                  {item.title}
                </span>
                {summaries && item.summary ? (
                  <span className={styles.summary} lang={languageOf(item)}>
                    {item.summary}
                  </span>
                ) : null}
                <span className={styles.source}>
                  <Text>{sourceOf(item)}</Text>
                  {beside?.(item)}
                </span>
              </span>
            </button>
            {under?.(item)}
          </li>
        ))}
      </ul>
    </>
  )
}
