import { flash } from '@pandora/contract/flash'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import styles from './UserPage.module.css'
import { accountTexts } from './texts.ts'

const SHOWN = 6

/** The newest items of the list that is open to everybody (CONV-03). Nothing where there is none. */
export function LatestNews() {
  const t = useTexts(accountTexts)
  const { data } = useOperation(flash.dailyFlashList, { page_size: SHOWN })
  if (!data?.dataList.length) return null
  return (
    <div className={styles.latest}>
      <p className={styles.latestHead}><span>{t('latest')}</span><span>{t('latestMarket')}</span></p>
      <ol>
        {data.dataList.slice(0, SHOWN).map((item) => (
          <li key={item.newsId} lang={item.language === 'en' ? 'en' : 'zh-CN'}>
            <time>{item.precision === 'instant' ? dateTime(item.newsTimestamp).slice(5) : item.newsDay}</time><span>{item.title}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
