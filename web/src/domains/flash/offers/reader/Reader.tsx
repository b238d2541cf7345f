import { ChevronLeft, ExternalLink, PanelTopOpen } from 'lucide-react'
import { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { dateTime, longDay } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Answer } from '../../../../ui/Answer.tsx'
import { DayChange } from '../../../figures/offers/DayChange.tsx'
import { ProvenanceLink } from '../../../../ui/ProvenanceLink.tsx'
import { Reading } from '../../../documents/offers/reading/Reading.tsx'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { usePane } from '../../../../ui/dialog/usePane.ts'
import { Skeleton } from '../../../../ui/States.tsx'
import styles from './Reader.module.css'
import { readerTexts } from './texts.ts'
import { OutLink } from '../../../../ui/OutLink.tsx'
import { Written } from '../../../../ui/kit/Written.tsx'

type Detail = OutputOf<typeof flash.newsDetail>

interface Props {
  newsId: string
  onClose: () => void
  /** A company named in it is chosen. */
  onCompany: (companyId: string) => void
}

function Text({ news, onCompany }: { news: Detail; onCompany: Props['onCompany'] }) {
  const t = useTexts(readerTexts)
  const language = useLanguage()
  const companies = (
    <>
      <h4>{t('companies')}</h4>
      {news.companies.length === 0 ? (
        <p className={styles.quiet}>{t('noCompanies')}</p>
      ) : (
        <ul className={styles.companies}>
          {news.companies
            .slice(0, 60)
            .map(({ companyId, code, nameZh, nameEn, changeRate, changeOn, changeAdjusted }) => (
              <li key={companyId}>
                <button type="button" onClick={() => onCompany(companyId)}>
                  <Written>{named(nameZh, nameEn, language, code)}</Written>{' '}
                  <DayChange rate={changeRate} on={changeOn} adjusted={changeAdjusted} beside={news.newsDay} />
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  )
  return (
    <article className={styles.text}>
      <Reading news={news} heading={3} below={companies}>
        <p className={styles.meta}>
          {longDay(news.newsDay, language, '')}{' '}
          {news.precision === 'instant' ? dateTime(news.newsTimestamp).slice(11) : <span title={t('dayOnly')}>–</span>}
          <ProvenanceLink provenance={news.provenance} />
          <OutLink to={news.url}>
            {t('original')} <ExternalLink size={12} aria-hidden="true" />
          </OutLink>
        </p>
      </Reading>
    </article>
  )
}

/** A document read inside a tile, over what the tile shows: Escape or “Back” returns, and the focus with it. */
export function Reader({ newsId, onClose, onCompany }: Props) {
  const t = useTexts(readerTexts)
  const pane = usePane(onClose)
  const query = useOperation(flash.newsDetail, { newsId })
  return (
    <section ref={pane} tabIndex={-1} className={styles.pane} aria-label={t('document')}>
      <div className={styles.bar}>
        <button type="button" className={styles.back} onClick={onClose}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('back')}
        </button>
        <ScreenLink to={`/index/flash/${encodeURIComponent(newsId)}`} className={styles.page}>
          <PanelTopOpen size={14} aria-hidden="true" />
          {t('asPage')}
        </ScreenLink>
      </div>
      <Answer query={query} waiting={<Skeleton shape="text" count={8} />}>
        {(news) => <Text news={news} onCompany={onCompany} />}
      </Answer>
    </section>
  )
}
