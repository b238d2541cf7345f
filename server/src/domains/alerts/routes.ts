import type { Route } from '../../http/route.ts'
import { alertListRoutes } from './alert-routes.ts'
import { channelRoutes } from './channel-routes.ts'
import { ruleRoutes } from './rule-routes.ts'

export const alertRoutes: readonly Route[] = [...ruleRoutes, ...alertListRoutes, ...channelRoutes]
