import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import { marketFigures } from '../figures/offers/market.ts'
import { gradedOwn, heldIndustries } from './offers/own.ts'
import type { OwnThemeRow } from './offers/own.queries.ts'
import { marketThemes, ownHeat, presentTheme, type SummedTheme } from './offers/summary.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import type { Shown } from './present.ts'

/** Ids of users' own themes begin so. */
export const OWN_PREFIX = 'own-'
/** Whether an id is that of a user's own theme. */
export const isOwn = (themeId: string | undefined): boolean => themeId?.startsWith(OWN_PREFIX) ?? false

/** What members are shown with: figures and classes of the market. */
export async function shownOf(services: HeldServices, view: View): Promise<Shown> {
  const [figures, nodes] = await Promise.all([marketFigures(services, view), heldIndustries.read(services, view, {})])
  return { figures, nodes }
}

/** A theme of the market, summed. Throws NOT_FOUND. */
export async function marketTheme(
  services: HeldServices,
  view: View,
  now: number,
  themeId: string,
): Promise<SummedTheme> {
  const found = (await marketThemes(services, view, now)).get(themeId)
  if (!found) throw new Refusal(errors.NOT_FOUND)
  return found
}

/**
 * A theme of the market or, where a user asks, of their own, summed; `row` of an own one. Throws NOT_FOUND, at another
 * user's too.
 */
export async function askedTheme(
  services: HeldServices,
  view: View,
  now: number,
  user: { uid: number } | null,
  themeId: string,
): Promise<SummedTheme & { row?: OwnThemeRow }> {
  const found = (await marketThemes(services, view, now)).get(themeId)
  if (found) return found
  const own = user && isOwn(themeId) ? await gradedOwn(services, view, user.uid, themeId, now) : null
  if (!own) throw new Refusal(errors.NOT_FOUND)
  const [figures, heat] = await Promise.all([marketFigures(services, view), ownHeat(services, view, now, own)])
  return { graded: own, row: own.row, wire: presentTheme(own, figures, heat) }
}
