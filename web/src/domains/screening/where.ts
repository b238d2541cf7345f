import { defaultExchanges } from '@pandora/contract/constants'
import { screenFields } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { ScreeningFilter } from '@pandora/contract/domains/screening/operations'

/** A range of a figure; null = no bound. */
export interface Range {
  from: number | null
  to: number | null
}
/** Every bound of a screen, by figure. */
export type Where = Partial<Record<ScreenField, Range>>

/** Everything of a screen that its address holds. */
export interface ScreenState {
  where: Where
  industries: readonly string[]
  /** Empty = all; null = none was chosen, so those preselected (IND-05). */
  exchanges: readonly string[] | null
  themeId: string | null
  watched: boolean
  /** What is otherwise set aside. */
  oldPeriods: boolean
  delisted: boolean
  sort: string
  order: 'up' | 'down'
  /** Columns chosen; null = the usual ones. */
  columns: readonly ScreenField[] | null
}

/** A state whose exchanges are known: those of the address, else those preselected. */
export interface ShownScreen extends ScreenState {
  exchanges: readonly string[]
  /** Nobody chose the exchanges. */ preselected: boolean
}
/** The parts of a state that its filter holds. */
type Narrowed = Omit<ShownScreen, 'sort' | 'order' | 'columns' | 'preselected'>

/** Fields of the address for what is otherwise set aside. */
export const asides = { oldPeriods: 'old', delisted: 'delisted' } as const
export type AsideName = keyof typeof asides
export const asideNames = Object.keys(asides) as AsideName[]

/**
 * Exchanges preselected where nobody chose: Shenzhen and Shanghai, as far as the market has companies there; none in a
 * market of other exchanges.
 */
export function preselectedOf(listed: readonly { id: string; companies: number }[]): string[] {
  return defaultExchanges.filter((code) => listed.some((one) => one.id === code && one.companies > 0))
}

/** All exchanges, in an address. */
const ALL = 'all'
const named = new Set<string>(screenFields)
const isField = (text: string): text is ScreenField => named.has(text)
const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text)

/** Bounds as an address holds them: `roe:10~;marketCap:1e9~5e10`. What is no bound is passed over. */
export function whereIn(text: string): Where {
  const where: Where = {}
  for (const part of text.split(';')) {
    const [field = '', range = ''] = part.split(':')
    const [from, to] = range.split('~')
    const bound = { from: numberIn(from), to: numberIn(to) }
    if (isField(field) && (bound.from !== null || bound.to !== null)) where[field] = bound
  }
  return where
}

export function whereText(where: Where): string {
  return screenFields
    .flatMap((field) => {
      const range = where[field]
      return range && (range.from !== null || range.to !== null)
        ? [`${field}:${range.from ?? ''}~${range.to ?? ''}`]
        : []
    })
    .join(';')
}

const list = (text: string | null): string[] => (text ? text.split(',').filter(Boolean) : [])

/** A screen as its address says. */
export function stateIn(query: URLSearchParams): ScreenState {
  const [sort = '', order = ''] = (query.get('sort') ?? '').split(':')
  const columns = list(query.get('cols')).filter(isField)
  return {
    where: whereIn(query.get('where') ?? ''),
    industries: list(query.get('industries')),
    exchanges: query.get('exchanges') === ALL ? [] : query.get('exchanges') ? list(query.get('exchanges')) : null,
    themeId: query.get('theme'),
    watched: query.get('watched') === '1',
    oldPeriods: query.get(asides.oldPeriods) === '1',
    delisted: query.get(asides.delisted) === '1',
    sort: isField(sort) || sort === 'code' || sort === 'name' || sort === 'industry' ? sort : 'marketCap',
    order: order === 'up' ? 'up' : 'down',
    columns: columns.length > 0 ? columns : null,
  }
}

/** Writes a screen into the fields of an address; others stay. */
export function writeState(query: URLSearchParams, state: ScreenState): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  put('where', whereText(state.where))
  put('industries', state.industries.join(','))
  put('exchanges', state.exchanges === null ? '' : state.exchanges.length === 0 ? ALL : state.exchanges.join(','))
  put('theme', state.themeId ?? '')
  put('watched', state.watched ? '1' : '')
  for (const name of asideNames) put(asides[name], state[name] ? '1' : '')
  put('sort', state.sort === 'marketCap' && state.order === 'down' ? '' : `${state.sort}:${state.order}`)
  put('cols', state.columns?.join(',') ?? '')
  return next
}

/** The bounds that have names of their own in the filter (COMP-08). */
const spelled = {
  marketCap: ['beginMarketCap', 'endMarketCap'],
  pePercentile: ['beginPEPercentile', 'endPEPercentile'],
  profit: ['beginProfit', 'endProfit'],
  revenue: ['beginRevenue', 'endRevenue'],
  profitGrowthRate: ['profitGrowthRate', null],
  revenueGrowthRate: ['revenueGrowthRate', null],
  roe: ['roe', null],
} as const satisfies Partial<Record<ScreenField, readonly [keyof ScreeningFilter, keyof ScreeningFilter | null]>>
const spellingOf = (field: ScreenField): readonly [keyof ScreeningFilter | null, keyof ScreeningFilter | null] =>
  field in spelled ? spelled[field as keyof typeof spelled] : [null, null]

/** The filter that the server takes. */
export function filterOf({
  where,
  industries,
  exchanges,
  themeId,
  watched,
  oldPeriods,
  delisted,
}: Narrowed): ScreeningFilter {
  const filter: Record<string, unknown> = {}
  const bounds: Partial<Record<ScreenField, { from?: number; to?: number }>> = {}
  for (const field of screenFields) {
    const range = where[field]
    if (!range) continue
    const [begin, end] = spellingOf(field)
    const rest: { from?: number; to?: number } = {}
    if (range.from !== null) {
      if (begin) filter[begin] = range.from
      else rest.from = range.from
    }
    if (range.to !== null) {
      if (end) filter[end] = range.to
      else rest.to = range.to
    }
    if (Object.keys(rest).length > 0) bounds[field] = rest
  }
  return {
    ...filter,
    ...(Object.keys(bounds).length > 0 ? { bounds } : {}),
    ...(industries.length > 0 ? { industries: [...industries] } : {}),
    ...(exchanges.length > 0 ? { exchanges: [...exchanges] } : {}),
    ...(themeId ? { themeId } : {}),
    ...(watched ? { watched } : {}),
    ...(oldPeriods ? { oldPeriods } : {}),
    ...(delisted ? { delisted } : {}),
  } as ScreeningFilter
}

/** The bounds of a filter that was saved. */
export function stateOf(filter: ScreeningFilter): Narrowed {
  const where: Where = {}
  for (const field of screenFields) {
    const [begin, end] = spellingOf(field)
    const own = filter.bounds?.[field]
    const from = (begin ? (filter[begin] as number | undefined) : undefined) ?? own?.from ?? null
    const to = (end ? (filter[end] as number | undefined) : undefined) ?? own?.to ?? null
    if (from !== null || to !== null) where[field] = { from, to }
  }
  const {
    industries = [],
    exchanges = [],
    themeId = null,
    watched = false,
    oldPeriods = false,
    delisted = false,
  } = filter
  return { where, industries, exchanges, themeId, watched, oldPeriods, delisted }
}
