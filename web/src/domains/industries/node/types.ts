import type { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Translate } from '../../../lib/texts.ts'
import type { industryTexts } from '../texts.ts'

export type Summary = OutputOf<typeof industries.summary>
export type NodeFigures = Summary['node']
export type Leader = Summary['leaders'][number]
export type Series = OutputOf<typeof industries.series>
export type Link = OutputOf<typeof industries.relations>['upstream'][number]
export type IndustryEvent = OutputOf<typeof industries.events>['dataList'][number]
export type Path = OutputOf<typeof industries.detail>['path']
export type IndustryKeys = NonNullable<(typeof industryTexts)['key']>
export type IndustryTranslate = Translate<IndustryKeys>
