import type { ComponentType, LazyExoticComponent } from 'react'
import type { companies } from '@pandora/contract/domains/companies/operations'
import type { Bilingual } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import type { View } from '../../lib/view.ts'

/** What every tab of a company's page is given. */
export interface TabProps {
  profile: OutputOf<typeof companies.profile>
}

/** A tab of a company's page. Its root is `<TabBody className={…}>`, its own grid for wide screens. */
export interface CompanyTab {
  /** Last part of its address; the overview's stands for none. */
  key: string
  name: Bilingual
  /** Place among the tabs: the smaller comes first. */
  order: number
  view: LazyExoticComponent<ComponentType<TabProps>>
  /** A hook: how much there is of what it lists; undefined while that is not known. */
  useCount?: (companyId: string) => number | undefined
  /** It shows a figure's receipt itself; on the others that of a figure of the head stands beside. */
  ownReceipt?: true
}

/** A tile of a company's overview, its profile or its comparison, or of the page of an index. */
export interface CompanyTile {
  key: string
  on: 'overview' | 'profile' | 'compare' | 'index'
  /** Where it stands in the tab's grid. */
  area: 'price' | 'business' | 'quarters' | 'themes'
  /** Place where they stand one below the other. */
  order: number
  /** A view, hosted here, given the company; or what draws its own frame. */
  view: View | LazyExoticComponent<ComponentType<TabProps & { className?: string | undefined }>>
  /** Of a view: names of its parameters in the address, and what is fixed there besides the company. */
  fields?: Readonly<Record<string, string>>
  given?: Readonly<Record<string, string>>
}

/** What stands beside the tiles of a company while it is open: the receipt of a figure, the row of a report. */
export interface CompanyPanel {
  key: string
  /** Of several that are open the first is shown. */
  order: number
  /** A hook: whether it is open. */
  useOpen: () => boolean
  view: LazyExoticComponent<ComponentType<TabProps>>
  /** On which tabs: on all that have none of their own, or beside the overview only. */
  on: 'every-tab' | 'overview'
}

/** A button in the head of a company's page. */
export interface CompanyAction {
  key: string
  order: number
  view: LazyExoticComponent<ComponentType<TabProps>>
}

declare module '../../lib/module.ts' {
  interface Slots {
    companyTab: CompanyTab
    companyTile: CompanyTile
    companyPanel: CompanyPanel
    companyAction: CompanyAction
  }
}
