import { percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import styles from './News.module.css'
import { newsTexts } from './texts.ts'
import type { NewsRow } from './types.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const MOST = 3

/**
 * What ties the companies of a news item to the company that is read: each by its link, with the good, industry or
 * theme between.
 */
export function ChainWays({ ways }: { ways: NewsRow['way'] }) {
  const t = useTexts(newsTexts)
  const language = useLanguage()
  if (!ways.length) return null
  return (
    <ul className={styles.ways} aria-label={t('way')}>
      {ways.slice(0, MOST).map((way) => {
        const via = named(way.viaZh, way.viaEn, language, way.viaId ?? '')
        const facts = [
          via ? t('via', { via }) : '',
          way.share === null ? '' : t(`share_${way.kind}`, { share: percent(way.share, { digits: 1, sign: false }) }),
        ]
          .filter(Boolean)
          .join(' · ')
        return (
          <li key={`${way.kind} ${way.companyId} ${way.viaId ?? ''}`}>
            <b data-kind={way.kind}>{t(`way_${way.kind}`)}</b>{' '}
            <ScreenLink to={`/index/company/${encodeURIComponent(way.companyId)}`}>
              {named(way.nameZh, way.nameEn, language, way.companyId)}
            </ScreenLink>
            {facts ? <Text>{facts}</Text> : null}
          </li>
        )
      })}
      {ways.length > MOST ? (
        <li>
          <span>{t('moreWays', { count: ways.length - MOST })}</span>
        </li>
      ) : null}
    </ul>
  )
}
