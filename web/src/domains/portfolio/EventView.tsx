import type { RoomViewProps } from '../../lib/roomView.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { eventColumns } from './columns.tsx'

/** Watched companies with the latest document of each (PORT-02). */
export default function EventView(props: RoomViewProps) {
  return <CompaniesTable {...props} columns={eventColumns} />
}
