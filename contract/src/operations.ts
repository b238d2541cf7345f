import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { analysis } from './analysis.ts'
import { business } from './business.ts'
import { changes } from './changes.ts'
import { companies } from './companies.ts'
import { consumer } from './consumer.ts'
import { corrections } from './corrections.ts'
import { events } from './events.ts'
import { feeds } from './feeds.ts'
import { figures } from './figures.ts'
import { financeReports } from './finance-reports.ts'
import { flash } from './flash.ts'
import { financing } from './financing.ts'
import { floors } from './floors.ts'
import { health } from './health.ts'
import { impact } from './impact.ts'
import { imports } from './imports.ts'
import { industries } from './industries.ts'
import { landing } from './landing.ts'
import { live } from './live.ts'
import { markets } from './markets.ts'
import { mentions } from './mentions.ts'
import { opinion } from './opinion.ts'
import { policy } from './policy.ts'
import { portfolio } from './portfolio.ts'
import { priceEvents } from './price-events.ts'
import { ranking } from './ranking.ts'
import { research } from './research.ts'
import { rooms } from './rooms.ts'
import { screening } from './screening.ts'
import { themes } from './themes.ts'
import { udf } from './udf.ts'
import { watch } from './watch.ts'
import type { Operation } from './operation.ts'

/** Every operation of the product, by domain. */
export const domains = {
  accounts,
  administration,
  analysis,
  business,
  changes,
  companies,
  consumer,
  corrections,
  events,
  feeds,
  figures,
  financing,
  financeReports,
  flash,
  floors,
  health,
  impact,
  imports,
  industries,
  landing,
  live,
  markets,
  mentions,
  opinion,
  policy,
  portfolio,
  priceEvents,
  ranking,
  research,
  rooms,
  screening,
  themes,
  udf,
  watch,
}

/** The same as one list, in the order of the domains. */
export const operations: readonly Operation[] = Object.values(domains).flatMap((domain) => Object.values(domain))
