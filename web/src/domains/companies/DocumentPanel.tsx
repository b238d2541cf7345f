import { ExternalLink } from 'lucide-react'
import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { DayChange } from '../figures/offers/DayChange.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Reading } from '../documents/offers/reading/Reading.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { documentClock, documentDay } from '../documents/offers/documentTime.ts'
import { companyTexts } from './texts.ts'
import styles from './DocumentPanel.module.css'
import { OutLink } from '../../ui/OutLink.tsx'

type Item = OutputOf<typeof companies.newsDetail>

/** Under the text: the original, the companies it is about, and its wordings where it was corrected. */
function Below({ item }: { item: Item }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  return (
    <div className={styles.below}>
      <OutLink to={item.url}>
        {t('original')} <ExternalLink size={12} aria-hidden="true" />
      </OutLink>
      {item.companies.length ? (
        <section>
          <h4>{t('companiesIn')}</h4>
          <ul className={styles.companies}>
            {item.companies.map((one) => (
              <li key={one.companyId}>
                <ScreenLink to={`/index/company/${one.companyId}`}>
                  {named(one.nameZh, one.nameEn, language, one.code)}
                </ScreenLink>{' '}
                <DayChange
                  rate={one.changeRate}
                  on={one.changeOn}
                  adjusted={one.changeAdjusted}
                  beside={item.newsDay}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {item.versions.length > 1 ? (
        <section>
          <h4>{t('corrected')}</h4>
          <ol className={styles.versions}>
            {item.versions.map((version) => (
              <li key={`${version.knownAt}-${version.title}`} className={version.current ? undefined : styles.old}>
                <span className={styles.when}>
                  {version.knownAt ? dateTime(version.knownAt) : t('versionUndated')} ·{' '}
                  {t(version.current ? 'current' : 'earlier')}
                </span>
                {version.title}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </div>
  )
}

/**
 * One news item or announcement beside the company: its text with what was found in it, where it came from, and how it
 * was corrected.
 */
export function DocumentPanel({ newsId, onClose }: { newsId: string; onClose: () => void }) {
  const t = useTexts(companyTexts)
  const language = useLanguage()
  const query = useOperation(companies.newsDetail, { newsId })
  return (
    <SidePanel
      title={t('document')}
      context={query.data && named(query.data.source, query.data.sourceEn, language)}
      onClose={onClose}
    >
      <Answer query={query} waiting={<Skeleton shape="text" count={8} />}>
        {(item) => (
          <div className={styles.article}>
            <Reading news={item} heading={3} below={<Below item={item} />}>
              <div className={styles.meta}>
                <time dateTime={item.newsDay}>
                  {documentDay(item)} {documentClock(item)}
                </time>
                <ProvenanceLink provenance={item.provenance} />
              </div>
            </Reading>
          </div>
        )}
      </Answer>
    </SidePanel>
  )
}
