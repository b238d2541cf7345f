import { useState } from 'react'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { ScoreBars } from '../../events/offers/ScoreBars.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, ErrorState, Skeleton } from '../../../ui/States.tsx'
import { Gist } from '../../analysis/offers/gist/Gist.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { named } from '../../../lib/names.ts'
import { codeOf, nameOf } from '../model.ts'
import inner from '../Inner.module.css'
import styles from './Events.module.css'
import { themeTexts } from '../texts.ts'
import { useLatest } from './useLatest.ts'
import type { Side, ThemeEvent } from './useLatest.ts'
import { Text } from '../../../ui/kit/Text.tsx'

function Line({
  event,
  onCompany,
  onDocument,
}: {
  event: ThemeEvent
  onCompany: (companyId: string) => void
  onDocument: (newsId: string) => void
}) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const { companyId, first } = event
  return (
    <li className={styles.event} data-effect={event.effect}>
      <span className={styles.when}>
        {event.happenedDay.slice(5)}
        <small>{event.happenedDay.slice(0, 4)}</small>
      </span>
      <div className={styles.what}>
        <p className={styles.facts}>
          <span className={styles.type}>
            <i aria-hidden="true">{event.effect === 'risk' ? '▼' : event.effect === 'opportunity' ? '▲' : '•'}</i>
            {word('event', event.type)}
            <span className="visually-hidden">{t(`effect_${event.effect}`)}</span>
          </span>
          {companyId === null ? (
            <span>{named(event.nameZh, event.nameEn, language, t('ofTheme'))}</span>
          ) : (
            <button type="button" className={styles.company} onClick={() => onCompany(companyId)}>
              <Text>{nameOf(event, language, codeOf(companyId))}</Text>
            </button>
          )}
          {event.band === 'name-only' ? <span className={styles.quiet}>{t('band_name-only')}</span> : null}
        </p>
        <Gist eventId={event.eventId} title={event.titleZh ?? ''} />
        <ScreenLink to={`/index/event/${encodeURIComponent(event.eventId)}`} className={styles.title}>
          {named(event.titleZh, event.titleEn, language, first?.title ?? word('event', event.type))}
        </ScreenLink>
        {first ? (
          <button type="button" className={styles.source} onClick={() => onDocument(first.newsId)}>
            <Text>{named(first.source, first.sourceEn, language)}</Text>
            {event.documents > 1 ? ` · ${t('documentCount', { count: event.documents })}` : ''}
          </button>
        ) : null}
      </div>
      <span className={styles.score}>
        <ScoreBars score={event.scoreIndex} />
      </span>
    </li>
  )
}

interface Props {
  themeId: string
  onCompany: (companyId: string) => void
  onDocument: (newsId: string) => void
}

/** Latest events of a theme: new ones wait above until they are let in, older ones come below (THEME-08). */
export function Latest({ themeId, onCompany, onDocument }: Props) {
  const t = useTexts(themeTexts)
  const [side, setSide] = useState<Side | 'all'>('all')
  const { items, arrived, more, error, loaded, busy, older, letIn, retry } = useLatest(
    themeId,
    side === 'all' ? undefined : side,
  )
  return (
    <div className={inner.view}>
      <div className={inner.bar}>
        <SegmentedControl
          label={t('side')}
          value={side}
          onChange={setSide}
          options={(['all', 'opportunity', 'risk'] as const).map((value) => ({ value, text: t(`side_${value}`) }))}
        />
        <span role="status" className={styles.arrived}>
          {arrived.length ? (
            <button type="button" onClick={letIn}>
              {t('arrived', { count: arrived.length })}
            </button>
          ) : null}
        </span>
      </div>
      {!loaded ? (
        error ? (
          <ErrorState failure={error} onRetry={retry} />
        ) : (
          <Skeleton count={8} height={58} />
        )
      ) : items.length === 0 ? (
        <Empty why={t('latestNone')} />
      ) : (
        <div className={styles.scroll}>
          <ol className={styles.list} aria-label={t('latest')}>
            {items.map((event) => (
              <Line key={event.eventId} event={event} onCompany={onCompany} onDocument={onDocument} />
            ))}
          </ol>
          {error ? <ErrorState failure={error} onRetry={older} withOld /> : null}
          <p className={styles.end}>
            {more ? (
              <Button size="small" busy={busy} onClick={older}>
                {t('older')}
              </Button>
            ) : (
              t('end')
            )}
            <span className="visually-hidden">{number(items.length, { digits: 0 })}</span>
          </p>
        </div>
      )}
    </div>
  )
}
