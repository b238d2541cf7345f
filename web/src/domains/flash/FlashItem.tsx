import { Gist } from '../analysis/offers/gist/Gist.tsx'
import { DayChange } from '../figures/offers/DayChange.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import styles from './FlashItem.module.css'
import { Images } from './Images.tsx'
import { timeOf } from './items.ts'
import type { NewsItem } from './items.ts'
import { flashTexts } from './texts.ts'
import { Text } from '../../ui/kit/Text.tsx'

interface Props {
  item: NewsItem
  /** Address of the item, filters of the list kept; or what opens it where it stands. */
  to: string | (() => void)
  chosen: boolean
  /** A company of it is chosen, not opened. */
  onCompany?: ((companyId: string) => void) | undefined
  /** Its source, without what those of all items begin with: that is said at the head of the list. */
  source: string
  /** One line: time, title, change of its first company. */
  dense?: boolean
}
const COMPANIES = 3

/** Names and changes of the companies in an item. */
export function Companies({
  companies,
  day,
  most = COMPANIES,
  onCompany,
}: {
  companies: NewsItem['companies']
  /** Of the item. */ day: string
  most?: number
  onCompany?: Props['onCompany']
}) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  return (
    <>
      {companies.slice(0, most).map(({ companyId, code, nameZh, nameEn, changeRate, changeOn, changeAdjusted }) => {
        const face = (
          <>
            <Text>{named(nameZh, nameEn, language, code)}</Text>{' '}
            <DayChange rate={changeRate} on={changeOn} adjusted={changeAdjusted} beside={day} />
          </>
        )
        return onCompany ? (
          <button key={companyId} type="button" className={styles.company} onClick={() => onCompany(companyId)}>
            {face}
          </button>
        ) : (
          <ScreenLink key={companyId} to={`/index/company/${encodeURIComponent(companyId)}`} className={styles.company}>
            {face}
          </ScreenLink>
        )
      })}
      {companies.length > most ? (
        <span className={styles.aside}>{t('more', { count: companies.length - most })}</span>
      ) : null}
    </>
  )
}

/** The first company of a one-line item: its change, and its name where there is room. */
function DenseCompany({
  company: { companyId, code, nameZh, nameEn, changeRate, changeOn, changeAdjusted },
  day,
  onCompany,
}: {
  company: NewsItem['companies'][number]
  day: string
  onCompany: Props['onCompany']
}) {
  const language = useLanguage()
  const name = named(nameZh, nameEn, language, code)
  return (
    <button type="button" className={styles.denseCompany} title={name} onClick={() => onCompany?.(companyId)}>
      <Text className={styles.denseName}>{name}</Text>
      <DayChange rate={changeRate} on={changeOn} adjusted={changeAdjusted} beside={day} />
    </button>
  )
}

/** One item of the list, laid out by its number of pictures (FLASH-07), or in one line. */
export function FlashItem({ item, to, chosen, onCompany, source, dense = false }: Props) {
  const t = useTexts(flashTexts)
  const time = timeOf(item)
  const { imageType: type } = item
  const title = {
    className: styles.title,
    lang: item.language === 'en' ? 'en' : 'zh-CN',
    'aria-current': chosen ? ('true' as const) : undefined,
    'data-item': '',
  }
  const [first] = item.companies
  return (
    <li
      className={`${styles.item} ${chosen ? styles.chosen : ''} ${dense ? styles.dense : ''}`}
      data-news={item.newsId}
      data-image-type={type}
    >
      {time === null ? (
        <span className={styles.noTime} title={t(item.precision === 'day' ? 'dayOnly' : 'yearOnly')}>
          {t(item.precision === 'day' ? 'dayOnlyShort' : 'yearOnlyShort')}
        </span>
      ) : (
        <time className={styles.time} dateTime={new Date(item.newsTimestamp).toISOString()}>
          {time}
        </time>
      )}
      <div className={styles.body}>
        {dense ? null : <Gist newsId={item.newsId} title={item.title} />}
        {typeof to === 'string' ? (
          <ScreenLink to={to} {...title}>
            {dense ? <Gist newsId={item.newsId} title={item.title} inline /> : null}
            {item.title}
          </ScreenLink>
        ) : (
          <button type="button" onClick={to} title={dense ? item.title : undefined} {...title}>
            {dense ? <Gist newsId={item.newsId} title={item.title} inline /> : null}
            {item.title}
          </button>
        )}
        {type === 3 && !dense ? <Images urls={item.imageUrls} type={3} /> : null}
        {dense ? null : (
          <div className={styles.meta}>
            <Companies companies={item.companies} day={item.newsDay} onCompany={onCompany} />
            <span>{t(`kind_${item.kind}`)}</span>
            <Text className={styles.source}>{source}</Text>
          </div>
        )}
      </div>
      {type === 2 && !dense ? <Images urls={item.imageUrls} type={2} /> : null}
      {dense && first ? <DenseCompany company={first} day={item.newsDay} onCompany={onCompany} /> : null}
    </li>
  )
}
