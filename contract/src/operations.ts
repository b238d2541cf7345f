import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { analysis } from './analysis.ts'
import { business } from './business.ts'
import { companies } from './companies.ts'
import { consumer } from './consumer.ts'
import { corrections } from './corrections.ts'
import { events } from './events.ts'
import { feeds } from './feeds.ts'
import { flash } from './flash.ts'
import { floors } from './floors.ts'
import { health } from './health.ts'
import { impact } from './impact.ts'
import { imports } from './imports.ts'
import { industries } from './industries.ts'
import { landing } from './landing.ts'
import { live } from './live.ts'
import { markets } from './markets.ts'
import { policy } from './policy.ts'
import { portfolio } from './portfolio.ts'
import { priceEvents } from './price-events.ts'
import { ranking } from './ranking.ts'
import { rooms } from './rooms.ts'
import { watch } from './watch.ts'
import type { Operation } from './operation.ts'

/** Every operation of the product, by domain. */
export const domains = { accounts, administration, analysis, business, companies, consumer, corrections, events, feeds, flash, floors, health, impact, imports, industries, landing, live, markets, policy, portfolio, priceEvents, ranking, rooms, watch }

/** The same as one list, in the order of the domains. */
export const operations: readonly Operation[] = Object.values(domains).flatMap((domain) => Object.values(domain))
