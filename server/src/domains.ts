import { accountRoutes } from './domains/accounts/routes.ts'
import { administrationRoutes } from './domains/administration/routes.ts'
import { analysisRoutes } from './domains/analysis/routes.ts'
import { businessRoutes } from './domains/business/routes.ts'
import { changeRoutes } from './domains/changes/routes.ts'
import { companyRoutes } from './domains/companies/routes.ts'
import { consumerRoutes } from './domains/consumer/routes.ts'
import { correctionRoutes } from './domains/corrections/routes.ts'
import { eventRoutes } from './domains/events/routes.ts'
import { feedRoutes } from './domains/feeds/routes.ts'
import { financeReportRoutes } from './domains/finance-reports/routes.ts'
import { financingRoutes } from './domains/financing/routes.ts'
import { figureRoutes } from './domains/figures/routes.ts'
import { flashRoutes } from './domains/flash/routes.ts'
import { passingRoutes } from './domains/floors/passing-routes.ts'
import { floorListRoutes } from './domains/floors/routes.ts'
import { tileRoutes } from './domains/floors/tile-routes.ts'
import { healthRoutes } from './domains/health/routes.ts'
import { impactRoutes } from './domains/impact/routes.ts'
import { importRoutes } from './domains/imports/routes.ts'
import { industryRoutes } from './domains/industries/routes.ts'
import { landingRoutes } from './domains/landing/routes.ts'
import { liveRoutes } from './domains/live/routes.ts'
import { marketRoutes } from './domains/markets/routes.ts'
import { mentionRoutes } from './domains/mentions/routes.ts'
import { opinionRoutes } from './domains/opinion/routes.ts'
import { policyRoutes } from './domains/policy/routes.ts'
import { portfolioRoutes } from './domains/portfolio/routes.ts'
import { priceEventRoutes } from './domains/price-events/routes.ts'
import { rankingRoutes } from './domains/ranking/routes.ts'
import { researchRoutes } from './domains/research/routes.ts'
import { roomRoutes } from './domains/rooms/routes.ts'
import { screeningRoutes } from './domains/screening/routes.ts'
import { themeRoutes } from './domains/themes/routes.ts'
import { udfRoutes } from './domains/udf/routes.ts'
import { watchRoutes } from './domains/watch/routes.ts'
import type { Route } from './http/route.ts'

/** Every domain's routes, listed. A test compares them with the contract's operations. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...administrationRoutes,
  ...analysisRoutes,
  ...businessRoutes,
  ...changeRoutes,
  ...companyRoutes,
  ...consumerRoutes,
  ...correctionRoutes,
  ...eventRoutes,
  ...feedRoutes,
  ...financeReportRoutes,
  ...financingRoutes,
  ...figureRoutes,
  ...flashRoutes,
  ...floorListRoutes,
  ...tileRoutes,
  ...passingRoutes,
  ...healthRoutes,
  ...impactRoutes,
  ...importRoutes,
  ...industryRoutes,
  ...landingRoutes,
  ...liveRoutes,
  ...marketRoutes,
  ...mentionRoutes,
  ...opinionRoutes,
  ...policyRoutes,
  ...portfolioRoutes,
  ...priceEventRoutes,
  ...rankingRoutes,
  ...researchRoutes,
  ...roomRoutes,
  ...screeningRoutes,
  ...themeRoutes,
  ...udfRoutes,
  ...watchRoutes,
]
