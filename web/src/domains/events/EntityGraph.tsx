import { writtenIn } from '../../ui/language/writtenIn.ts'
import type { events } from '@pandora/contract/domains/events/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './EventScreen.module.css'
import { around } from './places.ts'
import { eventScreenTexts } from './texts.ts'

type Entity = OutputOf<typeof events.detail>['entityGraph'][number]
const MOST = 16

/** Who takes part in an event, around the one it is about (COMP-13): companies lead to their page. */
export function EntityGraph({ entities }: { entities: readonly Entity[] }) {
  const t = useTexts(eventScreenTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const name = ({ entityValueZh, entityValueEn, entityId }: Entity) =>
    named(entityValueZh, entityValueEn, language, entityId)
  const master = entities.find((one) => one.master)
  const others = entities.filter((one) => one !== master).slice(0, MOST)
  const places = around(others.length)
  const node = (entity: Entity, x: number, y: number) => {
    const face = (
      <>
        <small>{entity.master ? t('center') : word('role', entity.role)}</small>
        <span lang={writtenIn(name(entity))}>{name(entity)}</span>
      </>
    )
    const place = {
      className: `${styles.node} ${entity.master ? styles.master : ''}`,
      style: { left: `${x}%`, top: `${y}%` },
    }
    return entity.companyId ? (
      <ScreenLink
        key={`${entity.entityId} ${entity.role}`}
        to={`/index/company/${encodeURIComponent(entity.companyId)}`}
        {...place}
      >
        {face}
      </ScreenLink>
    ) : (
      <span key={`${entity.entityId} ${entity.role}`} {...place}>
        {face}
      </span>
    )
  }
  return (
    <figure
      className={`${styles.graph} ${others.length ? '' : styles.alone}`}
      aria-label={t('graphLabel', { name: master ? name(master) : '–', count: entities.length })}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {places.map(({ x, y }) => (
          <line key={`${x} ${y}`} x1="50" y1="50" x2={x} y2={y} />
        ))}
      </svg>
      {master ? node(master, 50, 50) : null}
      {others.map((entity, place) => node(entity, places[place]?.x ?? 50, places[place]?.y ?? 50))}
    </figure>
  )
}
