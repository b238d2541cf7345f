import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { documents } from '@pandora/contract/domains/documents/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { Gist } from '../../analysis/offers/gist/Gist.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { documentClock, documentShortDay } from '../offers/documentTime.ts'
import styles from './FoundList.module.css'
import { Marked } from '../offers/Marked.tsx'

export type Found = OutputOf<typeof documents.search>['dataList'][number]

/** Companies named under an item. */
const MOST = 3

interface Props {
  label: string
  items: readonly Found[]
  opened: string | null
  onOpen: (newsId: string) => void
}

/** Arrows, and j and k as readers of feeds know them. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const key = { j: 'ArrowDown', k: 'ArrowUp' }[event.key]
  moveByArrows(key === undefined ? event : Object.assign(Object.create(event) as typeof event, { key }))
}

/** Documents found, with the words marked where they stand; moved through by arrows, opened by Enter or a click. */
export function FoundList({ label, items, opened, onOpen }: Props) {
  const language = useLanguage()
  const word = useVocabulary()
  const [thisYear] = useState(() => dayOf(Date.now()).slice(0, 4))
  const { common, sourceOf } = useSources(items)
  return (
    <>
      <CommonSource of={common} />
      <ol aria-label={label} className={styles.list} data-list>
        {items.map((item) => (
          <li key={item.newsId}>
            <button
              type="button"
              data-item
              className={styles.item}
              aria-current={opened === item.newsId ? 'true' : undefined}
              onKeyDown={move}
              onClick={() => onOpen(item.newsId)}
            >
              <Gist newsId={item.newsId} title={item.title} />
              <span className={styles.title} lang={item.language === 'zh' ? 'zh-CN' : 'en'}>
                <Marked text={item.title} places={item.titleMarks} />
              </span>
              {(item.snippet ?? item.summary) ? (
                <span className={styles.snippet} lang={item.language === 'zh' ? 'zh-CN' : 'en'}>
                  {item.snippet ? <Marked text={item.snippet.text} places={item.snippet.marks} /> : item.summary}
                </span>
              ) : null}
              <Text className={styles.about} size="small" tone="quiet">
                <time dateTime={item.newsDay}>
                  {documentShortDay(item, thisYear)} {documentClock(item)}
                </time>
                <span>{word('document', item.kind)}</span>
                <Text>{sourceOf(item)}</Text>
                {item.companies.slice(0, MOST).map((one) => (
                  <Text key={one.companyId}>{named(one.nameZh, one.nameEn, language, one.code)}</Text>
                ))}
                {item.companies.length > MOST ? <span>+{item.companies.length - MOST}</span> : null}
              </Text>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
