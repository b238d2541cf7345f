import type { OutputOf } from '@pandora/contract/operation'
import type { themes } from '@pandora/contract/domains/themes/operations'
import { dateTime, number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { PointFigure } from '../impact/offers/scores/Scores.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { codeOf, nameOf } from './model.ts'
import inner from './Inner.module.css'
import styles from './Theme.module.css'
import { themeTexts } from './texts.ts'

export type Detail = OutputOf<typeof themes.detail>

function Contributions({ detail, side }: { detail: Detail; side: 'opportunity' | 'risk' }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const rows = detail.contributions[side]
  const most = Math.max(0.01, ...rows.map(({ contribution }) => contribution))
  return (
    <section className={styles.side}>
      <h3>
        {t(side)} <PointFigure value={side === 'risk' ? detail.riskPoint : detail.opportunityPoint} side={side} />
      </h3>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('opportunitiesNone')}</p>
      ) : (
        <ul>
          {rows.map((one) => (
            <li key={one.companyId} title={t('contributionLong')}>
              <ScreenLink to={`/index/company/${encodeURIComponent(one.companyId)}`}>
                {nameOf(one, language, codeOf(one.companyId))}
              </ScreenLink>
              <span className={styles.share} data-side={side} aria-hidden="true">
                <i style={{ width: `${(one.contribution / most) * 100}%` }} />
              </span>
              <span className={styles.figure}>{number(one.contribution, { digits: 2 })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What a theme is: its words, the day's breadth, where its points come from, the industries of its companies. */
export function AboutTab({ detail }: { detail: Detail }) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const { breadth, wordsZh, wordsEn, own } = detail
  const words = [...(language === 'en' ? wordsEn : wordsZh)]
  const fallback = words.length ? words : [...wordsZh, ...wordsEn]
  return (
    <div className={styles.about}>
      <Tile title={t('about')} className={inner.tile} source={<ProvenanceLink provenance={detail.provenance} />}>
        <div className={styles.text}>
          <p>{named(detail.descriptionZh, detail.descriptionEn, language) || own?.description || t('noDescription')}</p>
          <h3>{t('wordsTitle')}</h3>
          {fallback.length ? (
            <ul className={styles.words}>
              {fallback.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          ) : (
            <p className={styles.quiet}>{t('noWords')}</p>
          )}
          <h3>{t('breadth')}</h3>
          <p>
            {[
              t('rising', { count: breadth.rising }),
              t('falling', { count: breadth.falling }),
              t('flat', { count: breadth.flat }),
              ...(breadth.withoutQuote ? [t('withoutQuote', { count: breadth.withoutQuote })] : []),
            ].join(' · ')}
            {breadth.weightedRising === null
              ? ''
              : ` · ${t('weightedRising', { share: percent(breadth.weightedRising, { digits: 1, sign: false }) })}`}
          </p>
          <h3>{t('industries')}</h3>
          <ul className={styles.words}>
            {detail.industries.map((one) => (
              <li key={one.industryCode}>
                <ScreenLink to={`/index/industries/${encodeURIComponent(one.industryCode)}`}>
                  {nameOf(one, language, one.industryCode)}
                </ScreenLink>{' '}
                {number(one.companies, { digits: 0 })}
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>
            {t('formula', { formula: named(detail.formula.zh, detail.formula.en, language) })}
            {detail.knownAt ? ` · ${t('knownAt', { at: dateTime(detail.knownAt) })}` : ''}
          </p>
        </div>
      </Tile>
      <Tile title={t('fromWhom')} className={inner.tile}>
        <div className={styles.text}>
          <Contributions detail={detail} side="opportunity" />
          <Contributions detail={detail} side="risk" />
        </div>
      </Tile>
    </div>
  )
}
