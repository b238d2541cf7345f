import type { screening } from '@pandora/contract/domains/screening/operations'
import type { Screenable } from '../figures/offers/fields/ordered.ts'
import { presentFields } from '../figures/offers/fields/present.ts'
import type { MarketFigures } from '../figures/offers/market.ts'
import type { OutputOf } from '@pandora/contract/operation'
import type { SavedScreen } from './saved.queries.ts'

const written = new WeakMap<Screenable, Map<string, string>>()

/** The same put into JSON, once for each state of the market, with the star of the reader. */
export function writeScreened(market: Screenable, row: MarketFigures, watching: boolean): string {
  const texts = written.get(market) ?? new Map<string, string>()
  if (texts.size === 0) written.set(market, texts)
  let text = texts.get(row.companyId)
  if (text === undefined) texts.set(row.companyId, (text = JSON.stringify(presentFields(row, market)).slice(0, -1)))
  return `${text},"is_watching":${watching}}`
}

type Saved = OutputOf<typeof screening.save>
/** What of a saved screen is its user's to say. */
export type SavedContent = Pick<Saved, 'filter' | 'columns' | 'sort' | 'order'>

/** A saved set of bounds as its user sees it. */
export const presentScreen = ({ screen_id: screenId, name, content, updated_at: at }: SavedScreen): Saved => ({
  screenId,
  name,
  updatedAt: new Date(at).toISOString(),
  ...(content as SavedContent),
})
