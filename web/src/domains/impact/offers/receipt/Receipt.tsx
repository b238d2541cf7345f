import { Check, TriangleAlert } from 'lucide-react'
import { dateTime, number } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Balance, useImpactWord } from '../scores/Scores.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { Empty } from '../../../../ui/States.tsx'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import { SideParts } from './Parts.tsx'
import type { ReceiptData } from './Parts.tsx'
import styles from './Receipt.module.css'
import { addsUp, stepsOf } from './steps.ts'
import { receiptTexts } from './texts.ts'
import { TrackRecord } from './TrackRecord.tsx'
import { Waterfall } from './Waterfall.tsx'

const leftOut = ['tooOld', 'tooFaint', 'denied', 'possible', 'undirected'] as const

function Flips({ flips }: { flips: ReceiptData['flips'] }) {
  const t = useTexts(receiptTexts)
  const word = useVocabulary()
  const impactWord = useImpactWord()
  const language = useLanguage()
  const say = (flip: ReceiptData['flips'][number]) => {
    const to = impactWord(flip.to) ?? flip.to
    if (flip.kind === 'without')
      return t('flip_without', { title: named(flip.titleZh, flip.titleEn, language, word('event', flip.type)), to })
    if (flip.kind === 'more')
      return t(`flip_more_${flip.side}`, {
        strength: number(flip.strength, { digits: 2 }),
        like: word('event', flip.like),
        // Half an event does not happen: what takes less than one takes one.
        events: number(Math.max(1, flip.events), { digits: 1, loose: true }),
        to,
      })
    return t('flip_age', { days: Math.ceil(flip.days), to })
  }
  return (
    <section className={styles.flips}>
      <h3>{t('flips')}</h3>
      {flips.length ? (
        <ul>
          {flips.map((flip) => (
            <li key={say(flip)}>{say(flip)}</li>
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('noFlips')}</p>
      )}
    </section>
  )
}

/**
 * How a company's score comes about: the four numbers, the parts that add up to them, their evidence, what would flip
 * it, what came after such scores, and the formula in words.
 */
export function Receipt({ data }: { data: ReceiptData }) {
  const t = useTexts(receiptTexts)
  const word = useImpactWord()
  const { receipt, impactScore, riskPoint, opportunityPoint } = data
  if (!receipt || impactScore === null || riskPoint === null || opportunityPoint === null)
    return <Empty why={t('noScore')} />
  const steps = stepsOf(receipt)
  const whole = addsUp(steps, impactScore)
  const missing = leftOut.flatMap((key) =>
    receipt.leftOut[key] > 0 ? [t(`left_${key}`, { count: receipt.leftOut[key] })] : [],
  )
  const nothing =
    receipt.opportunity.groups.every(({ parts }) => !parts.length) &&
    receipt.risk.groups.every(({ parts }) => !parts.length)
  return (
    <div className={styles.receipt}>
      <header className={styles.head}>
        <p className={styles.score}>
          <b>{number(impactScore, { digits: 1 })}</b> <span>{t('outOf')}</span> <em>{word(data.impact)}</em>
        </p>
        <p className={styles.sides}>
          <span data-side="risk">
            {t('risk')} <b>{number(riskPoint, { digits: 1 })}</b>
          </span>
          <Balance risk={riskPoint} opportunity={opportunityPoint} />
          <span data-side="opportunity">
            <b>{number(opportunityPoint, { digits: 1 })}</b> {t('opportunity')}
          </span>
        </p>
        <p className={styles.quiet}>
          {[
            t('version', { version: data.version }),
            t('asOf', { at: dateTime(data.asOf) }),
            data.knownAt ? t('knownAt', { at: dateTime(data.knownAt) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          {data.backComputed ? (
            <span className={styles.back} title={t('backComputedLong')}>
              {' '}
              · {t('backComputed')}
            </span>
          ) : null}
        </p>
        <p className={whole ? styles.whole : styles.broken}>
          {whole ? <Check size={14} aria-hidden="true" /> : <TriangleAlert size={14} aria-hidden="true" />}
          {t(whole ? 'addsUp' : 'addsNot')}
        </p>
      </header>
      <section>
        <h3>{t('how')}</h3>
        <Waterfall steps={steps} />
        <p className={styles.quiet}>{t('halved')}</p>
      </section>
      <section>
        <h3>{t('parts')}</h3>
        {nothing ? <p className={styles.quiet}>{t('noParts')}</p> : null}
        <SideParts side="opportunity" data={receipt.opportunity} />
        <SideParts side="risk" data={receipt.risk} />
        {missing.length ? <p className={styles.quiet}>{t('leftOut', { parts: missing.join(' · ') })}</p> : null}
      </section>
      <Flips flips={data.flips} />
      <TrackRecord companyId={data.companyId} score={impactScore} />
      <section>
        <h3>{t('formula')}</h3>
        <p className={styles.formula}>{t('formulaScore', { base: number(receipt.base, { digits: 0 }) })}</p>
        <p className={styles.formula}>
          {t('formulaSide', { scale: number(receipt.scale, { digits: 2, loose: true }) })}
        </p>
        <p className={styles.formula}>{t('formulaEvent')}</p>
        <p>
          <ScreenLink to={`/index/company/${encodeURIComponent(data.companyId)}/events`}>{t('seeCompany')}</ScreenLink>
        </p>
      </section>
    </div>
  )
}
