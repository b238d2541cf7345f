import { Star } from 'lucide-react'
import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dateTime, number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Gist } from '../../analysis/offers/gist/Gist.tsx'
import { useAmount } from '../../analysis/offers/useAmount.ts'
import { Path } from '../../impact/offers/receipt/Parts.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './EventLine.module.css'
import { ScoreBars } from './ScoreBars.tsx'
import { ModalityChip } from '../../analysis/offers/ModalityChip.tsx'
import { signedPoints } from './points.ts'
import { eventTexts } from './texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

export type CompanyEvent = OutputOf<typeof events.ofCompany>['dataList'][number]

/** Title of an event: its own, else that of its first document, else its type. */
export function useEventTitle(): (event: Pick<CompanyEvent, 'titleZh' | 'titleEn' | 'first' | 'type'>) => string {
  const language = useLanguage()
  const word = useVocabulary()
  return ({ titleZh, titleEn, first, type }) => named(titleZh, titleEn, language, first?.title ?? word('event', type))
}

/** Whose headline the title of an event is: that of its first document, where it is called like it. */
export const headlineOf = ({ eventId, first }: Pick<CompanyEvent, 'eventId' | 'first'>, title: string) =>
  first && first.title === title ? { newsId: first.newsId } : { eventId }

/**
 * One event as a line: when, what, for better or worse, how it reaches the company, how many tell of it, what it gives
 * the score.
 */
export function EventLine({
  event,
  chosen,
  withCompany = false,
  onWatch,
}: {
  event: CompanyEvent
  chosen: boolean
  /** Names whom it is about: in a list of several companies. */
  withCompany?: boolean
  onWatch: (event: CompanyEvent) => void
}) {
  const t = useTexts(eventTexts)
  const word = useVocabulary()
  const amount = useAmount()
  const language = useLanguage()
  const title = useEventTitle()(event)
  const { effect } = event
  const points = signedPoints(event)
  const facts = [
    event.amount ? amount(event.amount) : '',
    event.documents ? t('documents', { count: event.documents, stories: event.stories }) : t(`origin_${event.origin}`),
  ].filter(Boolean)
  return (
    <li className={styles.line} data-effect={effect} data-chosen={chosen}>
      <span
        className={styles.when}
        title={event.precision === 'instant' ? dateTime(event.happenedAt) : event.happenedDay}
      >
        {event.happenedDay.slice(5)}
        <small>{event.happenedDay.slice(0, 4)}</small>
      </span>
      <div className={styles.what}>
        <p className={styles.head}>
          <span className={styles.type}>
            <i aria-hidden="true">{effect === 'risk' ? '▼' : effect === 'opportunity' ? '▲' : '•'}</i>
            {word('event', event.type)}
            <span className="visually-hidden">{t(`effect_${effect}`)}</span>
            {event.modality === 'fact' ? null : <ModalityChip modality={event.modality} />}
          </span>
          <span className={styles.scores}>
            <ScoreBars score={event.scoreIndex} />
            {points === null ? null : <b title={t('pointsLong')}>{number(points, { digits: 2, sign: true })}</b>}
          </span>
        </p>
        <Gist {...headlineOf(event, title)} title={title} />
        <ScreenLink to={`/index/event/${encodeURIComponent(event.eventId)}`} className={styles.title}>
          {title}
        </ScreenLink>
        <p className={styles.facts}>
          {withCompany && event.companyId !== null ? (
            <ScreenLink to={`/index/company/${encodeURIComponent(event.companyId)}`}>
              {named(event.nameZh, event.nameEn, language)}
            </ScreenLink>
          ) : null}
          {event.direct ? null : event.path.length ? (
            <Path path={event.path} />
          ) : (
            <Text>{named(event.nameZh, event.nameEn, language)}</Text>
          )}
          <span>{facts.join(' · ')}</span>
        </p>
      </div>
      <IconButton
        size="small"
        label={t(event.is_watching ? 'unwatch' : 'watch', { title })}
        onClick={() => onWatch(event)}
      >
        <Star size={14} className={event.is_watching ? styles.watched : undefined} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
