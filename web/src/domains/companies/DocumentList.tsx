import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { OutputOf } from '@pandora/contract/operation'
import type { companies } from '@pandora/contract/companies'
import { dayOf } from '@pandora/contract/time'
import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { documentClock, documentShortDay } from './documentTime.ts'
import styles from './DocumentList.module.css'

type Item = OutputOf<typeof companies.news>['dataList'][number]

interface Props {
  label: string
  items: readonly Item[]
  opened: string | null
  onOpen: (newsId: string) => void
  /** With the first sentences: where there is room. */
  summaries?: boolean
}

/** Documents, newest first; moved through by arrows, opened by Enter or a click. */
export function DocumentList({ label, items, opened, onOpen, summaries = false }: Props) {
  const language = useLanguage()
  const [thisYear] = useState(() => dayOf(Date.now()).slice(0, 4))
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLButtonElement)
    all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus()
  }
  return (
    <ul ref={list} aria-label={label} className={styles.list}>
      {items.map((item) => (
        <li key={item.newsId}>
          <button type="button" className={`${styles.item} ${opened === item.newsId ? styles.opened : ''}`} aria-current={opened === item.newsId ? 'true' : undefined} onClick={() => onOpen(item.newsId)} onKeyDown={onKeyDown}>
            <time dateTime={item.newsDay} className={styles.time} title={item.newsDay}>{documentShortDay(item, thisYear)}<span>{documentClock(item)}</span></time>
            <span className={`${styles.text} ${summaries ? '' : styles.brief}`}>
              <span className={styles.title} lang={item.language === 'zh' ? 'zh-CN' : language === 'en' ? undefined : 'en'}>{item.title}</span>
              {summaries && item.summary ? <span className={styles.summary}>{item.summary}</span> : null}
              <span className={styles.source}>{named(item.source, item.sourceEn, language)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
