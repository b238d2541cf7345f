import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { Chips } from './Chips.tsx'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'
import { bridgeView, businessView, commentsView, peersView, reportView } from './views.ts'
import { useOfReport } from './views/useOfReport.ts'
import { Text } from '../../ui/kit/Text.tsx'

interface Props {
  companyId: string
  businessTypeId: string
  onBusiness: (businessTypeId: string) => void
  /** Absent where the companies of the business stand beside it already. */
  onCompany?: ((companyId: string) => void) | undefined
  lead?: ReactNode
}

/**
 * One report: the company's statements and the bridge of its profit, or a business of it with its rank; comments
 * beside.
 */
export function Detail({ companyId, businessTypeId, onBusiness, onCompany, lead }: Props) {
  const t = useTexts(reportTexts)
  const { answer, name } = useOfReport(companyId, businessTypeId)
  const { data: report, error, refetch } = answer
  if (error && !report)
    return (
      <div className={styles.detail}>
        {lead}
        <ErrorState failure={error} onRetry={() => void refetch()} />
      </div>
    )
  const of = { companyId, businessTypeId }
  const comments = <ViewTile view={commentsView} given={of} />
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        {lead}
        <Text as="h2">{name}</Text>
        <span className={styles.quiet}>
          {report ? `${report.company.stockCode} · ${report.company.exchangeCode}` : null}
        </span>
        <ScreenLink to={`/index/company/${encodeURIComponent(companyId)}`}>{t('openCompany')}</ScreenLink>
      </div>
      <Chips companyId={companyId} name={name} chosen={businessTypeId} onChoose={onBusiness} />
      {businessTypeId === WHOLE_COMPANY ? (
        <div className={styles.grid}>
          <ViewTile view={reportView} given={{ companyId }} title={t('statements')} />
          <ViewTile view={bridgeView} given={{ companyId }} />
          {comments}
        </div>
      ) : (
        <div className={`${styles.grid} ${onCompany ? styles.gridBusiness : styles.gridAlone}`}>
          <ViewTile view={businessView} given={of} title={t('businessReport')} />
          {comments}
          {onCompany ? <ViewTile view={peersView} given={of} leads={{ companyId: onCompany }} /> : null}
        </div>
      )}
    </div>
  )
}
