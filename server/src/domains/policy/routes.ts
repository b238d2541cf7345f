import { policy } from '@pandora/contract/domains/policy/operations'
import { serveShared, type Route } from '../../http/route.ts'
import { policiesOfCompany } from './company.ts'
import { documentRoutes } from './document-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { newsRoutes } from './news/routes.ts'

export const policyRoutes: readonly Route[] = [
  ...libraryRoutes,
  ...documentRoutes,
  ...newsRoutes,
  serveShared(
    policy.ofCompany,
    {
      reads: [
        'business_segment',
        'company',
        'company_name',
        'company_quarter',
        'daily_price',
        'document',
        'document_company',
        'import_run',
        'industry',
        'industry_membership',
        'policy_link',
        'supply_edge',
        'theme',
      ],
    },
    ({ db, view, now, input }) => policiesOfCompany(db, view, { ...input, now }),
  ),
]
