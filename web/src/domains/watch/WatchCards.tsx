import { SlidersHorizontal, Star } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../ui/Button.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ImpactCell, RiskOpportunityCell } from '../impact/offers/scores/Scores.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { companyPlace, nameOf } from './columns.tsx'
import { Change, Course, Last, News } from './figures.tsx'
import { watchTexts } from './texts.ts'
import type { Watched } from './useWatchList.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './WatchCards.module.css'

interface Props {
  label: string
  rows: readonly Watched[]
  chosen: string | null
  hasMore: boolean
  onEnd: () => void
  onUnstar: (row: Watched) => void
  onSettings: (row: Watched) => void
}

/** A watch list as cards: the same figures, with more room for the course of the price. */
export function WatchCards({ label, rows, chosen, hasMore, onEnd, onUnstar, onSettings }: Props) {
  const t = useTexts(watchTexts)
  const language = useLanguage()
  const sign = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!sign.current) return undefined
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onEnd()
    })
    sight.observe(sign.current)
    return () => sight.disconnect()
  }, [onEnd])
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={row.companyId} className={`${styles.card} ${chosen === row.companyId ? styles.chosen : ''}`}>
          <div className={styles.head}>
            <ScreenLink to={companyPlace(row.companyId)} className={styles.name}>
              {nameOf(row, language)}
            </ScreenLink>
            <small>
              {row.stockCode || '–'} {row.exchangeCode}
            </small>
            <span className={styles.tools}>
              <IconButton
                size="small"
                label={t('settings', { name: nameOf(row, language) })}
                onClick={() => onSettings(row)}
              >
                <SlidersHorizontal size={14} aria-hidden="true" />
              </IconButton>
              <IconButton
                size="small"
                label={t('unstar', { name: nameOf(row, language) })}
                onClick={() => onUnstar(row)}
              >
                <Star size={14} className={styles.star} aria-hidden="true" />
              </IconButton>
            </span>
          </div>
          <Row>
            <span className={styles.last}>
              <Last row={row} />
            </span>
            <Change row={row} arrow />
            <span className={styles.course}>
              <Course row={row} width={112} height={34} />
            </span>
          </Row>
          <dl className={styles.figures}>
            <div>
              <dt>{t('amount')}</dt>
              <dd>
                <Figure value={row.quote?.amount} as="short" reason={row.quote ? t('noTurnover') : t('noQuote')} />
              </dd>
            </div>
            <div>
              <dt>{t('turnoverRate')}</dt>
              <dd>
                <Figure
                  value={row.quote?.turnoverRate}
                  as="percent"
                  reason={row.quote ? t('noTurnover') : t('noQuote')}
                />
              </dd>
            </div>
            <div>
              <dt>{t('impact')}</dt>
              <dd>
                <ImpactCell
                  companyId={row.companyId}
                  name={nameOf(row, language)}
                  scores={row.companyImpactScoreData}
                />
              </dd>
            </div>
            <div className={styles.both}>
              <dt className="visually-hidden">
                {t('risk')} · {t('opportunity')}
              </dt>
              <dd>
                <RiskOpportunityCell
                  companyId={row.companyId}
                  name={nameOf(row, language)}
                  scores={row.companyImpactScoreData}
                />
              </dd>
            </div>
          </dl>
          <Truncated className={styles.news} as="div">
            <News row={row} />
          </Truncated>
          {row.note ? (
            <Text className={styles.note} as="p" size="small" tone="plain">
              {row.note}
            </Text>
          ) : null}
        </li>
      ))}
      {hasMore ? <li ref={sign} key={`more${rows.length}`} className={styles.more} aria-hidden="true" /> : null}
    </ul>
  )
}
