import type { alerts } from '@pandora/contract/domains/alerts/operations'
import type { InputOf, OutputOf } from '@pandora/contract/operation'

export type Rule = OutputOf<typeof alerts.rules>['dataList'][number]
export type RuleInput = InputOf<typeof alerts.saveRule>
export type AlertWithDeliveries = OutputOf<typeof alerts.list>['dataList'][number]
export type Delivery = AlertWithDeliveries['deliveries'][number]
export type Channel = OutputOf<typeof alerts.channels>['dataList'][number]
export type Trial = OutputOf<typeof alerts.tryRule>
