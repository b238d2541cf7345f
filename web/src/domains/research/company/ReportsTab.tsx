import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changed } from '../../../lib/address.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { AnalysisTile } from './AnalysisTile.tsx'
import { InvestmentTile } from './InvestmentTile.tsx'
import { ReportListTile } from './ReportListTile.tsx'
import styles from './Reports.module.css'
import { YearsTile } from './YearsTile.tsx'

/** Research on a company: the list, and beside it the report that is taken apart, or what the company invests in. */
export default function ReportsTab({ profile: { companyId } }: TabProps) {
  const [query, setQuery] = useSearchParams()
  const report = query.get('report') ?? ''
  /** Another report is a step that “back” undoes; what was chosen in the last one goes with it. */
  const open = useCallback(
    (reportId: string) =>
      setQuery((was) =>
        changed(was, (next) => {
          for (const field of ['part', 'at']) next.delete(field)
          if (reportId) next.set('report', reportId)
          else next.delete('report')
        }),
      ),
    [setQuery],
  )
  return (
    <TabBody className={`${styles.grid} ${report ? styles.reading : ''}`}>
      <ReportListTile companyId={companyId} opened={report} onOpen={open} className={styles.list} />
      <YearsTile companyId={companyId} className={styles.years} />
      {report ? (
        <AnalysisTile
          key={report}
          reportId={report}
          companyId={companyId}
          className={styles.main}
          onClose={() => open('')}
        />
      ) : (
        <InvestmentTile companyId={companyId} className={styles.main} />
      )}
    </TabBody>
  )
}
