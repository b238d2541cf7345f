import { writtenIn } from '../../../../ui/language/writtenIn.ts'
import type { impact } from '@pandora/contract/domains/impact/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dateTime, number, percent } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { CommonSource } from '../../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../../ui/source/useSources.ts'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import { MaterialityLine } from './Materiality.tsx'
import styles from './Receipt.module.css'
import { receiptTexts } from './texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

export type ReceiptData = OutputOf<typeof impact.receipt>
type Side = NonNullable<ReceiptData['receipt']>['opportunity']
type Part = Side['groups'][number]['parts'][number]
type Hop = Part['path'][number]

/** The way of an event to the company, one link after another, with what is left of it. */
export function Path({ path }: { path: readonly Hop[] }) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const [first] = path
  if (!first) return null
  return (
    <span className={styles.path}>
      <Text>{named(first.fromZh, first.fromEn, language, first.from)}</Text>
      {path.map((hop) => {
        const values = { kind: word('via', hop.kind), factor: percent(hop.factor * 100, { digits: 0, sign: false }) }
        return (
          <span key={`${hop.from} ${hop.to}`}>
            <i aria-hidden="true">→</i>
            <small>
              {hop.share === null
                ? t('hop', values)
                : t('hopShare', { ...values, share: percent(hop.share * 100, { digits: 0, sign: false }) })}
            </small>
            <i aria-hidden="true">→</i>
            <Text>{named(hop.toZh, hop.toEn, language, hop.to)}</Text>
          </span>
        )
      })}
    </span>
  )
}

type SourceOf = ReturnType<typeof useSources>['sourceOf']

function PartLine({ part, side, sourceOf }: { part: Part; side: 'risk' | 'opportunity'; sourceOf: SourceOf }) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const title = named(part.titleZh, part.titleEn, language, part.documents[0]?.title ?? word('event', part.type))
  const days = Math.floor(part.ageDays)
  return (
    <li className={styles.event} data-side={side}>
      <details>
        <summary>
          <span className={styles.type}>
            <i aria-hidden="true">{side === 'risk' ? '▼' : '▲'}</i>
            {word('event', part.type)}
          </span>
          <span className={styles.name} title={title} lang={writtenIn(title)}>
            {title}
          </span>
          <span className={styles.aside}>
            {t(part.direct ? 'direct' : 'indirect')} · {days > 0 ? t('ageDays', { days }) : t('today')}
          </span>
          <b>{number(part.points, { digits: 2 })}</b>
        </summary>
        <div className={styles.detail}>
          {part.path.length ? (
            <p>
              <span className={styles.label}>{t('path')}</span> <Path path={part.path} />
            </p>
          ) : null}
          {part.materiality ? (
            <p>
              <span className={styles.label}>{t('size')}</span>{' '}
              <MaterialityLine of={part.materiality} sizeClass={part.sizeClass} />
            </p>
          ) : null}
          <p className={styles.factors}>
            <span className={styles.label}>{t('factors', { strength: number(part.strength, { digits: 3 }) })}</span>
            {part.factors.map(({ code, value, raw }, place) => (
              <span
                key={code}
                title={
                  raw === null ? undefined : typeof raw === 'number' ? number(raw, { digits: 2, loose: true }) : raw
                }
              >
                {place > 0 ? '× ' : ''}
                {t(`factor_${code}`)} {isPlace(raw) ? `${t(`place_${raw}`)} ` : ''}
                {number(value, { digits: 2 })}
              </span>
            ))}
          </p>
          <p className={styles.label}>{t('evidence')}</p>
          {part.documents.length ? (
            <ul>
              {part.documents.map((one) => (
                <li key={one.newsId}>
                  <ScreenLink to={`/index/flash/${encodeURIComponent(one.newsId)}`}>{one.title}</ScreenLink>{' '}
                  <small>
                    <Text>{sourceOf(one)}</Text> · {dateTime(one.newsTimestamp)}
                  </small>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.quiet}>{t('noEvidence')}</p>
          )}
        </div>
      </details>
    </li>
  )
}

/** Where a company is, beside the province whose authority decreed something. */
const isPlace = (raw: number | string | null): raw is 'here' | 'unknown' | 'elsewhere' =>
  raw === 'here' || raw === 'unknown' || raw === 'elsewhere'

/**
 * The events of one side, the weightiest first within each way they came; each opens to its factors, way and evidence.
 */
export function SideParts({ side, data }: { side: 'risk' | 'opportunity'; data: Side }) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const groups = data.groups.filter(({ parts }) => parts.length > 0)
  const { common, sourceOf } = useSources(groups.flatMap(({ parts }) => parts.flatMap(({ documents }) => documents)))
  if (!groups.length) return null
  return (
    <section className={styles.side} data-side={side}>
      <h4>{t(side === 'risk' ? 'ofRisk' : 'ofOpportunity', { points: number(data.points, { digits: 2 }) })}</h4>
      <CommonSource of={common} />
      {groups.map((group) => (
        <div key={group.code}>
          <p className={styles.group}>
            <span>{word('group', group.code)}</span>
            <b>{number(group.points, { digits: 2 })}</b>
          </p>
          <ul>
            {group.parts.map((part) => (
              <PartLine key={part.eventId} part={part} side={side} sourceOf={sourceOf} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
