import type { Route } from '../../http/route.ts'
import { companyOrgsRoutes } from './company/routes.ts'
import { filterRoutes } from './filters/routes.ts'
import { listRoutes } from './list-routes.ts'
import { marketRoutes } from './market/routes.ts'
import { organisationRoutes } from './organisation/routes.ts'
import { ventureRoutes } from './venture/routes.ts'

export const financingRoutes: readonly Route[] = [
  ...companyOrgsRoutes,
  ...listRoutes,
  ...marketRoutes,
  ...ventureRoutes,
  ...organisationRoutes,
  ...filterRoutes,
]
