import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import type { Operation } from '@pandora/contract/operation'
import type { UserCall } from '../../../http/route.ts'
import { marketClasses, type MarketFigures } from '../../figures/offers/market.ts'
import { heldQuotes } from '../../markets/offers/quotes.ts'
import type { Section } from '../offers/section.ts'
import type { Shown } from '../present.ts'
import { arrange, type Arranged } from './arrange.ts'
import { deedsOf, marksOf } from './marks.queries.ts'

export type ListCaller = Pick<UserCall<Operation>, 'services' | 'view' | 'user' | 'now'>

/** A list as its reader has arranged it. */
export async function arrangedFor(
  { services: { sql }, view: { marketId }, user, now }: ListCaller,
  list: MarkedList,
  ranked: readonly string[],
): Promise<Arranged> {
  const [marks, deeds] = await Promise.all([
    marksOf(sql, user.uid, { marketId, list }),
    deedsOf(sql, { marketId, list }),
  ])
  return arrange(ranked, marks, deeds, now)
}

/** What the companies of a page are shown with. */
export async function shownWith(
  { services, view }: Pick<ListCaller, 'services' | 'view'>,
  rows: readonly MarketFigures[],
  promoted: ReadonlyMap<string, string> = new Map(),
): Promise<Shown> {
  const [classes, quotes] = await Promise.all([
    marketClasses(services, view),
    heldQuotes.read(
      services,
      view,
      rows.map((row) => row.securityId),
    ),
  ])
  return { classes, quotes, promoted }
}

/** Figures of companies of a section, in the order of their ids. */
export const figuresOf = (section: Section, ids: readonly string[]): MarketFigures[] =>
  ids.flatMap((id) => section.byId.get(id)?.figures ?? [])

/** What a list says of itself. */
export const aboutOf = (version: string, { day }: Section, { hidden }: Arranged) => ({
  version,
  day,
  hidden: hidden.length,
})
