import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { direction, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import styles from './FlashItem.module.css'
import { Images } from './Images.tsx'
import { timeOf } from './items.ts'
import type { NewsItem } from './items.ts'
import { flashTexts } from './texts.ts'

interface Props {
  item: NewsItem
  /** Address of the item, filters of the list kept. */
  to: string
  chosen: boolean
}
const COMPANIES = 3

/** Names and changes of the companies in an item. */
export function Companies({ companies, most = COMPANIES }: { companies: NewsItem['companies']; most?: number }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  return (
    <>
      {companies.slice(0, most).map(({ companyId, code, nameZh, nameEn, changeRate }) => (
        <ScreenLink key={companyId} to={`/index/company/${encodeURIComponent(companyId)}`} className={styles.company}>
          {named(nameZh, nameEn, language, code)}{' '}
          {changeRate === null ? <span className={styles.none} title={t('noChange')}>–</span> : <span className={direction(changeRate)}>{percent(changeRate)}</span>}
        </ScreenLink>
      ))}
      {companies.length > most ? <span className={styles.aside}>{t('more', { count: companies.length - most })}</span> : null}
    </>
  )
}

/** One item of the list, laid out by its number of pictures (FLASH-07). */
export function FlashItem({ item, to, chosen }: Props) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const time = timeOf(item)
  const { imageType: type } = item
  return (
    <li className={`${styles.item} ${chosen ? styles.chosen : ''}`} data-news={item.newsId} data-image-type={type}>
      {time === null
        ? <span className={styles.noTime} title={t(item.precision === 'day' ? 'dayOnly' : 'yearOnly')}>{t(item.precision === 'day' ? 'dayOnlyShort' : 'yearOnlyShort')}</span>
        : <time className={styles.time} dateTime={new Date(item.newsTimestamp).toISOString()}>{time}</time>}
      <div className={styles.body}>
        <ScreenLink to={to} className={styles.title} lang={item.language === 'en' ? 'en' : 'zh-CN'} aria-current={chosen ? 'true' : undefined} data-item="">{item.title}</ScreenLink>
        {type === 3 ? <Images urls={item.imageUrls} type={3} /> : null}
        <div className={styles.meta}>
          <Companies companies={item.companies} />
          <span>{t(`kind_${item.kind}`)}</span>
          <span className={styles.source}>{named(item.source, item.sourceEn, language)}</span>
        </div>
      </div>
      {type === 2 ? <Images urls={item.imageUrls} type={2} /> : null}
    </li>
  )
}
