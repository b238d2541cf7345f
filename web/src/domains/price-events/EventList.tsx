import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { dateTime } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { Gist } from '../analysis/offers/gist/Gist.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './PriceEvents.module.css'
import type { PriceEvent } from './pinned.ts'
import { priceEventTexts } from './texts.ts'
import { Text } from '../../ui/kit/Text.tsx'

/** For better or worse and how strongly, with what happened; “–” while it has not been read. */
function Effect({ event: { effect, strength, events } }: { event: PriceEvent }) {
  const t = useTexts(priceEventTexts)
  const word = useVocabulary()
  const [first] = events
  const said = first ? word('event', first.type) : effect === null ? t('notRead') : word('tone', effect)
  return (
    <span className={styles.effect} data-effect={effect ?? 'none'} title={said}>
      <i aria-hidden="true">{effect === 'risk' ? '▼' : effect === 'opportunity' ? '▲' : effect === null ? '–' : '•'}</i>
      {effect === 'neutral' || strength === null ? null : Math.round(strength * 100)}
      <span className="visually-hidden">{said}</span>
    </span>
  )
}

/** Documents as lines: time, effect, title, kind, source; arrows move, Enter opens. */
export function EventList({
  label,
  events,
  opened,
  narrow = false,
  sourceOf,
  onOpen,
}: {
  label: string
  events: readonly PriceEvent[]
  opened: string | null
  /** Without room for what stands at the right. */ narrow?: boolean
  /** How a source is told where what all begin with stands above several lists; else it stands above this one. */
  sourceOf?: ReturnType<typeof useSources>['sourceOf']
  onOpen: (newsId: string) => void
}) {
  const t = useTexts(priceEventTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const sources = useSources(events)
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.altKey) return
    event.preventDefault()
    // Across the days of a longer list too.
    const all = [
      ...((list.current?.closest('[data-events]') ?? list.current)?.querySelectorAll<HTMLElement>('[data-event]') ??
        []),
    ]
    all[Math.max(0, Math.min(all.length - 1, all.indexOf(document.activeElement as HTMLElement) + step))]?.focus()
  }
  return (
    <>
      {sourceOf ? null : <CommonSource of={sources.common} />}
      <ul ref={list} className={styles.events} aria-label={label}>
        {events.map((event) => (
          <li key={event.newsId}>
            <button
              type="button"
              data-event=""
              className={`${styles.event} ${narrow ? styles.narrowEvent : ''} ${opened === event.newsId ? styles.opened : ''}`}
              onClick={() => onOpen(event.newsId)}
              onKeyDown={onKeyDown}
            >
              {event.precision === 'instant' ? (
                <time className={styles.time}>{dateTime(event.newsTimestamp).slice(11)}</time>
              ) : (
                <span className={styles.time} title={t('dayOnlyLong')}>
                  {t('dayOnly')}
                </span>
              )}
              <Effect event={event} />
              <span className={styles.headline} lang={event.language === 'en' ? 'en' : 'zh-CN'}>
                <Gist newsId={event.newsId} title={event.title} inline />
                {event.title}
              </span>
              <span className={styles.about}>
                {event.via
                  ? t('via', {
                      name: named(event.via.nameZh, event.via.nameEn, language, event.via.companyId),
                      way: word('via', event.via.path),
                    })
                  : t(`kind_${event.kind}`)}
                {event.relation === 'mention' ? <i title={t('mentionLong')}> · {t('mention')}</i> : null}
                <span>
                  {' '}
                  · <Text>{(sourceOf ?? sources.sourceOf)(event)}</Text>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
