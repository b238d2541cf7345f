import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { CompaniesTable } from './CompaniesTable.tsx'
import { companyColumns } from './columns.tsx'

/** Watched companies with their figures. */
export default function CompaniesView(props: ViewProps<typeof portfolioViews.companies>) {
  return <CompaniesTable {...props} columns={companyColumns} />
}
