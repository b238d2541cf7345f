import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changed } from '../../../lib/address.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { AnalysisTile } from './AnalysisTile.tsx'
import styles from './Reports.module.css'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { investmentView, reportsView, yearsView } from '../views.ts'

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
  const given = { companyId }
  return (
    <TabBody className={`${styles.grid} ${report ? styles.reading : ''}`}>
      <ViewTile
        view={reportsView}
        given={given}
        fields={{ reportId: 'report' }}
        leads={{ reportId: open }}
        className={styles.list}
      />
      <ViewTile view={yearsView} given={given} className={styles.years} />
      {report ? (
        <AnalysisTile
          key={report}
          reportId={report}
          companyId={companyId}
          className={styles.main}
          onClose={() => open('')}
        />
      ) : (
        <ViewTile view={investmentView} given={given} className={styles.main} />
      )}
    </TabBody>
  )
}
