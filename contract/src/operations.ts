import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { companies } from './companies.ts'
import { consumer } from './consumer.ts'
import { flash } from './flash.ts'
import { health } from './health.ts'
import { imports } from './imports.ts'
import { industries } from './industries.ts'
import { live } from './live.ts'
import { markets } from './markets.ts'
import { policy } from './policy.ts'
import { ranking } from './ranking.ts'
import { watch } from './watch.ts'
import type { Operation } from './operation.ts'

/** Every operation of the product, by domain. */
export const domains = { accounts, administration, companies, consumer, flash, health, imports, industries, live, markets, policy, ranking, watch }

/** The same as one list, in the order of the domains. */
export const operations: readonly Operation[] = Object.values(domains).flatMap((domain) => Object.values(domain))
