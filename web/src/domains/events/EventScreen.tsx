import { Star } from 'lucide-react'
import { useParams } from 'react-router'
import { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { writtenIn } from '../../ui/language/writtenIn.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { useEventTitle } from './offers/EventLine.tsx'
import { ModalityChip } from '../analysis/offers/ModalityChip.tsx'
import { ScoreBars } from './offers/ScoreBars.tsx'
import { eventTexts } from './offers/texts.ts'
import { useWatchEvent } from './useWatchEvent.ts'
import { useAmount } from '../analysis/offers/useAmount.ts'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { priceView } from '../price-events/offers/priceView.ts'
import { Gist } from '../analysis/offers/gist/Gist.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { EntityGraph } from './EntityGraph.tsx'
import styles from './EventScreen.module.css'
import { eventScreenTexts } from './texts.ts'

type Detail = OutputOf<typeof events.detail>
const signs = { 1: 'sign_up', 0: 'sign_none', [-1]: 'sign_down' } as const
const share = (value: number) => percent(value * 100, { digits: 0, sign: false })

function Facts({ event }: { event: Detail }) {
  const t = useTexts(eventScreenTexts)
  const word = useVocabulary()
  const amount = useAmount()
  const language = useLanguage()
  const about = named(event.nameZh, event.nameEn, language)
  const sign = event.sign > 0 ? signs[1] : event.sign < 0 ? signs[-1] : signs[0]
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('happened')}</dt>
        <dd>{event.precision === 'instant' ? dateTime(event.happenedAt) : event.happenedDay}</dd>
      </div>
      <div>
        <dt>{t('about')}</dt>
        <dd>
          {event.companyId ? (
            <ScreenLink to={`/index/company/${encodeURIComponent(event.companyId)}/events`}>{about}</ScreenLink>
          ) : (
            about || '–'
          )}
        </dd>
      </div>
      <div>
        <dt>{t('sign')}</dt>
        <dd data-effect={event.effect}>{t(sign)}</dd>
      </div>
      <div>
        <dt>{t('score')}</dt>
        <dd>
          <ScoreBars score={event.scoreIndex} />
        </dd>
      </div>
      <div>
        <dt>{t('size')}</dt>
        <dd>{event.sizeClass ? word('size', event.sizeClass) : '–'}</dd>
      </div>
      <div>
        <dt>{t('amount')}</dt>
        <dd>{event.amount ? amount(event.amount) : '–'}</dd>
      </div>
      <div>
        <dt>{t('modality')}</dt>
        <dd>
          <ModalityChip modality={event.modality} />
        </dd>
      </div>
      <div>
        <dt>{t('confidence')}</dt>
        <dd>{share(event.confidence)}</dd>
      </div>
      <div>
        <dt>{t('knownFrom')}</dt>
        <dd>{t(`origin_${event.origin}`)}</dd>
      </div>
    </dl>
  )
}

function Evidence({ event }: { event: Detail }) {
  const t = useTexts(eventScreenTexts)
  const amount = useAmount()
  const { common, sourceOf } = useSources(event.evidence)
  if (!event.evidence.length) return <p className={styles.quiet}>{t('noEvidence')}</p>
  return (
    <>
      <CommonSource of={common} />
      <ul className={styles.evidence}>
        {event.evidence.map((one) => (
          <li key={one.newsId}>
            <span>
              <ModalityChip modality={one.modality} /> <Gist newsId={one.newsId} title={one.title} />
              <ScreenLink to={`/index/flash/${encodeURIComponent(one.newsId)}`}>{one.title}</ScreenLink>
            </span>
            <span className={styles.quiet}>
              {[
                sourceOf(one),
                dateTime(one.newsTimestamp),
                one.amount ? amount(one.amount) : '',
                share(one.confidence),
                one.trigger ? t('trigger', { words: one.trigger.text }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Entities({ event }: { event: Detail }) {
  const word = useVocabulary()
  /** A kind of thing, or the role it plays where it is none. */
  const typeOf = (type: string) => (word('kind', type) === type ? word('role', type) : word('kind', type))
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      {event.eventEntity.map(({ type, entityList }) => {
        const names = entityList
          .map((one) => named(one.entityValueZh, one.entityValueEn, language, one.entityId))
          .join(language === 'en' ? ', ' : '、')
        return (
          <div key={type}>
            <dt>{typeOf(type)}</dt>
            <dd lang={writtenIn(names)}>{names}</dd>
          </div>
        )
      })}
    </dl>
  )
}

/** One event with everything known of it: facts, who takes part, and the documents that tell of it (COMP-14). */
export default function EventScreen() {
  const t = useTexts(eventScreenTexts)
  const words = useTexts(eventTexts)
  const word = useVocabulary()
  const go = useGo()
  const language = useLanguage()
  const { eventId = '' } = useParams()
  const query = useOperation(events.detail, { eventId })
  const titleOf = useEventTitle()
  const watch = useWatchEvent()
  const { data: event, error } = query
  if (!event) {
    const unknown = error instanceof CallFailure && error.code === 'NOT_FOUND'
    return (
      <Screen title={t('title')}>
        {!error ? (
          <Skeleton count={10} height={32} />
        ) : unknown ? (
          <Empty why={t('notFound')} action={{ text: t('toFlash'), run: () => go('/index/flash') }} />
        ) : (
          <ErrorState
            failure={error}
            onRetry={() => {
              void query.refetch()
            }}
          />
        )}
      </Screen>
    )
  }
  const title = titleOf(event)
  return (
    <Screen
      title={title}
      back={
        event.companyId
          ? {
              to: `/index/company/${encodeURIComponent(event.companyId)}/events`,
              text: named(event.nameZh, event.nameEn, language, event.companyId),
            }
          : { to: '/index/flash', text: t('toFlash') }
      }
      context={
        <span className={styles.type} data-effect={event.effect}>
          {event.effect === 'risk' ? '▼ ' : event.effect === 'opportunity' ? '▲ ' : ''}
          {word('event', event.type)}
        </span>
      }
      actions={
        <Button
          icon={<Star size={14} className={event.is_watching ? styles.watched : undefined} aria-hidden="true" />}
          pressed={event.is_watching}
          title={words(event.is_watching ? 'unwatch' : 'watch', { title })}
          onClick={() => watch(event)}
        >
          {t(event.is_watching ? 'watching' : 'watch')}
        </Button>
      }
    >
      <div className={styles.grid}>
        <div className={styles.column}>
          <Tile title={t('title')} fit>
            <Facts event={event} />
          </Tile>
          <Tile title={t('entities')} fit>
            <Entities event={event} />
          </Tile>
          <Tile
            title={t('evidence')}
            fit
            context={t('documentsCount', { count: event.documents, stories: event.stories })}
          >
            <Evidence event={event} />
          </Tile>
        </div>
        <div className={styles.column}>
          {/* Of one alone there is nothing to draw: it stands among the entities. */}
          {event.entityGraph.length > 1 ? (
            <Tile title={t('graph')} fit>
              <EntityGraph entities={event.entityGraph} />
            </Tile>
          ) : null}
          {event.companyId ? (
            <ViewTile
              view={priceView}
              title={t('price')}
              about={named(event.nameZh, event.nameEn, language)}
              given={{
                companyId: event.companyId,
                event: eventId,
                at: event.precision === 'instant' ? new Date(event.happenedAt).toISOString() : event.happenedDay,
              }}
              className={styles.prices}
            />
          ) : null}
        </div>
      </div>
    </Screen>
  )
}
