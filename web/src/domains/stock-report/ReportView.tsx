import { useContext } from 'react'
import { stockReport } from '@pandora/contract/domains/stock-report/operations'
import type { stockReportViews } from '@pandora/contract/domains/stock-report/views'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import type { ViewProps } from '../../lib/view.ts'
import { PlaceContext } from '../../lib/view.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { ReportParts } from './Parts.tsx'
import styles from './StockReport.module.css'
import { stockReportTexts } from './texts.ts'

/** The report of a company in a tile; its own screen prints it (RANK-30). */
export default function ReportView({ parameters: { companyId = '' } }: ViewProps<typeof stockReportViews.report>) {
  const t = useTexts(stockReportTexts)
  const { full } = useContext(PlaceContext)
  const query = useOperation(stockReport.get, { companyId })
  return (
    <ViewBody
      answer={query}
      context={query.data?.figures.stockCode}
      source={({ asOf }) => t('asOf', { at: wallClock(Date.parse(asOf)).slice(0, 16) })}
    >
      {(report) => (
        <article className={full ? styles.page : styles.tile}>
          <ReportParts report={report} />
          <Text tone="quiet" size="small">
            {t('disclaimer')}{' '}
            <ScreenLink to={`/index/stock-report/${encodeURIComponent(companyId)}`}>{t('openReport')}</ScreenLink>
          </Text>
        </article>
      )}
    </ViewBody>
  )
}
