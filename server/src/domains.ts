import { accountRoutes } from './domains/accounts/routes.ts'
import { importRoutes } from './domains/imports/routes.ts'
import { liveRoutes } from './domains/live/routes.ts'
import type { Route } from './http/route.ts'

/** Every domain's routes, listed. A test compares them with the contract's operations. */
export const routes: readonly Route[] = [...accountRoutes, ...importRoutes, ...liveRoutes]
