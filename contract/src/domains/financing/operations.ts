import { aftermathOperations } from './aftermath-operations.ts'
import { companyOperations } from './company-operations.ts'
import { companyOrgs } from './company-orgs.ts'
import { filterOperations } from './filter-operations.ts'
import { listOperations } from './list-operations.ts'
import { marketOperations } from './market-operations.ts'
import { organisationOperations } from './organisation-operations.ts'

export { investmentParts } from './company-orgs.ts'

export const financing = {
  ...companyOrgs,
  ...listOperations,
  ...marketOperations,
  ...companyOperations,
  ...aftermathOperations,
  ...organisationOperations,
  ...filterOperations,
}
