import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { eventColumns } from './columns.tsx'

/** Watched companies with the latest document of each (PORT-02). */
export default function EventView(props: ViewProps<typeof portfolioViews.event>) {
  return <CompaniesTable {...props} columns={eventColumns} />
}
