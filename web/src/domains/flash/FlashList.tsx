import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useInPage } from '../../ui/page/inPage.ts'
import { longDay } from '../../lib/formats.ts'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { FlashItem } from './FlashItem.tsx'
import styles from './FlashList.module.css'
import { byDay } from './items.ts'
import type { NewsItem } from './items.ts'
import { flashTexts } from './texts.ts'
import type { Feed } from './useFeed.ts'

interface Props {
  feed: Feed
  /** What is shown of it, a filter applied. */
  items: readonly NewsItem[]
  chosen: string | null
  /** Address of an item, or what opens it where it stands. */
  address: (newsId: string) => string | (() => void)
  /** A company is chosen, not opened. */
  onCompany?: ((companyId: string) => void) | undefined
  /** Items in one line each. */
  dense?: boolean
  /** Whether the arrows are its own while nothing has the focus: not where it stands beside others. */
  alone?: boolean
  arrived?: { count: number; more: boolean; show: () => void } | undefined
  /** Said where the list ends. */
  end: string
}

/**
 * Reads more as it comes into sight; drawn anew after each page, since one that stays in sight is told of once only.
 */
function MoreSign({ root, onSight }: { root: RefObject<HTMLElement | null>; onSight: () => void }) {
  const sign = useRef<HTMLElement>(null)
  const latest = useRef(onSight)
  useEffect(() => {
    latest.current = onSight
  })
  useEffect(() => {
    if (!sign.current) return undefined
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current()
      },
      { root: root.current, rootMargin: '400px' },
    )
    sight.observe(sign.current)
    return () => sight.disconnect()
  }, [root])
  return <i ref={sign} />
}

/** Moves the focus through the items by a key. False: the key moves nothing. */
function moveFocus(list: HTMLElement, key: string): boolean {
  const links = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: links.length - 1 }[key]
  const next = to === undefined ? undefined : links[Math.min(to, links.length - 1)]
  next?.focus()
  next?.closest('li')?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

/** Items of a list that stands in full in its page: at first, and with each press of its button. */
const STEP = 10

/** Items under their days, newest first; arrows move, Enter opens, more is read as the end comes into sight. */
export function FlashList({
  feed,
  items,
  chosen,
  address,
  onCompany,
  dense = false,
  alone = true,
  arrived,
  end,
}: Props) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const inPage = useInPage()
  const [asked, setAsked] = useState(STEP)
  const shown = useMemo(() => (inPage ? items.slice(0, asked) : items), [inPage, items, asked])
  const groups = useMemo(() => byDay(shown), [shown])
  // What all sources begin with is said once, at the head of the list.
  const { common, sourceOf } = useSources(items)
  const scroller = useRef<HTMLDivElement>(null)
  const { hasMore, isFetchingMore, loadMore, error } = feed
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const list = scroller.current
      const at = document.activeElement
      // Keys belong to the list while it has the focus, or nothing has.
      if (
        !list ||
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        !((alone && (at === document.body || at?.id === 'screen')) || list.contains(at))
      )
        return
      if (moveFocus(list, event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [alone])

  const showMore = () => {
    setAsked(asked + STEP)
    if (!inPage || asked + STEP > items.length) loadMore()
  }
  const showArrived = () => {
    arrived?.show()
    scroller.current?.scrollTo({ top: 0 })
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>('[data-item]')?.focus({ preventScroll: true }),
    )
  }
  const news = arrived && arrived.count > 0 ? arrived : undefined
  return (
    <div
      ref={scroller}
      className={`${styles.scroller} ${inPage ? styles.inPage : ''}`}
      role="region"
      aria-label={t('list')}
      tabIndex={alone ? undefined : 0}
    >
      <span className={styles.live} role="status">
        {news ? (
          <button type="button" className={styles.new} title={t('showNew')} onClick={showArrived}>
            {news.more ? t('newItemsMany', { count: news.count }) : t('newItems', { count: news.count })}
          </button>
        ) : null}
      </span>
      {dense ? null : <CommonSource of={common} />}
      {groups.map(({ day, label, items: ofDay }) => (
        <section key={day} aria-label={`${label}, ${longDay(day, language)}`} data-day={day}>
          <h3 className={styles.day}>
            <b>{label}</b>
            <span>{longDay(day, language)}</span>
          </h3>
          <ol>
            {ofDay.map((item) => (
              <FlashItem
                key={item.newsId}
                item={item}
                to={address(item.newsId)}
                chosen={chosen === item.newsId}
                onCompany={onCompany}
                dense={dense}
                source={sourceOf(item)}
              />
            ))}
          </ol>
        </section>
      ))}
      <div className={styles.end}>
        {hasMore && !error && !isFetchingMore && !inPage ? (
          <MoreSign key={feed.items.length} root={scroller} onSight={loadMore} />
        ) : null}
        {isFetchingMore ? (
          <span role="status">{t('loading')}</span>
        ) : hasMore || shown.length < items.length ? (
          <Button size="small" onClick={showMore}>
            {t('loadMore')}
          </Button>
        ) : groups.length ? (
          <span>{end}</span>
        ) : null}
      </div>
    </div>
  )
}
