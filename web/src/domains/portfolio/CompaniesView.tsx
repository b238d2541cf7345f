import type { RoomViewProps } from '../../lib/roomView.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { companyColumns } from './columns.tsx'

/** Watched companies with their figures. */
export default function CompaniesView(props: RoomViewProps) {
  return <CompaniesTable {...props} columns={companyColumns} />
}
