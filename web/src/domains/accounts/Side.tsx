import { landing } from '@pandora/contract/domains/landing/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime } from '../../lib/formats.ts'
import { useShownTheme } from '../../styles/look.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import styles from './UserPage.module.css'
import { accountTexts } from './texts.ts'

/**
 * Beside every user page: the market that visitors may see, drawn by the server, with its latest headlines; in words
 * where there is none.
 */
export function Side() {
  const t = useTexts(accountTexts)
  const language = useLanguage()
  const theme = useShownTheme()
  const colourType = useRoot((root) => root.preferences.colourType)
  const { data, isPending } = useOperation(landing.overview, {})
  // Neither of the two before it is known which: nothing is drawn only to be replaced.
  if (isPending) return null
  const market = data?.market
  if (!data || !market || data.groups.length === 0) {
    return (
      <div className={styles.hero}>
        <p className={styles.heroTitle}>
          {t('heroOne')}
          <br />
          <span>{t('heroTwo')}</span>
        </p>
        <Text className={styles.heroText} as="p" size="lead" tone="plain">
          {t('heroText')}
        </Text>
      </div>
    )
  }
  const name = language === 'en' ? market.nameEn : market.nameZh
  const picture = new URLSearchParams({ language, theme, colourType: String(colourType), shape: 'tall' })
  const latest = data.latest.filter((item) => item.language === (language === 'en' ? 'en' : 'zh'))
  return (
    <div className={styles.market}>
      <p className={styles.marketHead}>
        <span>{market.fictional ? t('marketFictional', { name }) : name}</span>
        <span>{data.tradeDate}</span>
      </p>
      <img
        className={styles.picture}
        src={`${landing.picture.path}?${picture}`}
        alt={t('marketPicture', { name })}
        width="400"
        height="430"
        loading="lazy"
      />
      <ol className={styles.latest} aria-label={t('latest')}>
        {latest.map(({ title, publishedAt }) => (
          <li key={`${publishedAt} ${title}`}>
            <time>{dateTime(publishedAt).slice(5)}</time>
            <span title={title}>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
