import type { TabProps } from '../../../companies/slots.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { useRow } from './row.ts'

/** The row of a report that was pressed. */
export default function RowPanel({ profile }: TabProps) {
  const [row, setRow] = useRow()
  return row ? <ReportPanel companyId={profile.companyId} row={row} onClose={() => setRow(null)} /> : null
}
