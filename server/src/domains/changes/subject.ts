import { CHANGE_COMPANIES, type ChangeSubject } from '@pandora/contract/domains/changes/operations'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { parseAsOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { gradedThemes, type GradedTheme } from '../themes/offers/graded.ts'
import { gradedOwn } from '../themes/offers/own.ts'
import { companiesKnown, floorTiles } from './subject.queries.ts'
import type { HeldServices } from '../../shared/define-held.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'

/** Two instants (ms) with the views of them; `toView` reads the present where the second is now. */
export interface Span {
  from: number
  to: number
  fromView: View
  toView: View
}

const MINUTE = 60_000

/**
 * Reads two instants. Throws BAD_AS_OF for what is none, BAD_INPUT where the first is not before the second. Later than
 * now, or than the header's instant, reads that.
 */
export function spanOf(view: View, now: number, from: string, to: string): Span {
  const [first, second] = [parseAsOf(from), parseAsOf(to)]
  if (first === undefined || second === undefined) throw new Refusal(errors.BAD_AS_OF)
  const latest = view.asOf ?? now
  const present = view.asOf === null && second >= now
  // Now is told to the minute, so that what is found for it can be held.
  const end = present ? Math.floor(now / MINUTE) * MINUTE : Math.min(second, latest)
  if (first >= end) throw badInput('from', 'not-before', { from, to })
  return {
    from: first,
    to: present ? now : end,
    fromView: { ...view, asOf: first },
    toView: { ...view, asOf: present ? null : end },
  }
}

/** What is compared: companies, and themes of the market or of the user's own. */
export interface Compared {
  kind: ChangeSubject
  id: string
  nameZh: string | null
  nameEn: string | null
  companies: readonly string[]
  themes: readonly string[]
  /**
   * Members of a theme that is compared, in more than name, the nearest: their events and scores are compared with it.
   */
  members: readonly string[]
  /** A floor, or a theme of the user's own: nobody else's. */
  own: boolean
  /** Companies of a floor, or members of a theme, beyond the most that are compared. */
  leftOut: number
  /** What was another at the first instant and is compared by what it is now: no versions of it are kept. */
  madeNow: 'floor' | 'theme' | null
  /** Themes with their members at an instant. */
  graded: (view: View, now: number) => Promise<ReadonlyMap<string, GradedTheme>>
}

/** Members in more than name, the nearest, and how many are left out. */
function nearest({ members }: GradedTheme): Pick<Compared, 'members' | 'leftOut'> {
  const all = members.filter((one) => one.band !== 'name-only')
  return {
    members: all.slice(0, CHANGE_COMPANIES).map((one) => one.companyId),
    leftOut: Math.max(0, all.length - CHANGE_COMPANIES),
  }
}

/** What a subject stands for. Throws NOT_FOUND, at another user's floor or theme too. */
export async function comparedOf(
  services: HeldServices,
  { from, toView, to }: Span,
  uid: number,
  kind: ChangeSubject,
  id: string,
): Promise<Compared> {
  const { sql } = services
  const market = (view: View, now: number) => gradedThemes(services, view, now)
  if (kind === 'company') {
    const names = await entityNames(sql, toView, [id])
    if (!(await companiesKnown(sql, toView, [id])).has(id)) throw new Refusal(errors.NOT_FOUND)
    const { zh: nameZh, en: nameEn } = names.get(id) ?? nameless
    return {
      kind,
      id,
      nameZh,
      nameEn,
      companies: [id],
      themes: [],
      members: [],
      leftOut: 0,
      madeNow: null,
      own: false,
      graded: market,
    }
  }
  if (kind === 'theme') {
    const found = (await market(toView, to)).get(id)
    if (found)
      return {
        kind,
        id,
        nameZh: found.theme.nameZh,
        nameEn: found.theme.nameEn,
        companies: [],
        themes: [id],
        ...nearest(found),
        madeNow: null,
        own: false,
        graded: market,
      }
    const own = await gradedOwn(services, toView, uid, id, to)
    if (!own) throw new Refusal(errors.NOT_FOUND)
    const graded = async (view: View, now: number) => {
      const one = await gradedOwn(services, view, uid, id, now)
      return new Map(one ? [[id, one]] : [])
    }
    return {
      kind,
      id,
      nameZh: own.theme.nameZh,
      nameEn: own.theme.nameEn,
      companies: [],
      themes: [id],
      ...nearest(own),
      madeNow: own.row.changed_at > from ? 'theme' : null,
      own: true,
      graded,
    }
  }
  const floor = await floorTiles(sql, uid, id)
  if (!floor) throw new Refusal(errors.NOT_FOUND)
  const [companies, themes] = [new Set<string>(), new Set<string>()]
  let watching = false
  for (const { room_key: room, parameters } of floor.tiles) {
    const { companyId, themeId, groupId } = parameters ?? {}
    if (typeof companyId === 'string') companies.add(companyId)
    if (typeof themeId === 'string') themes.add(themeId)
    if (room !== 'portfolioDashboard' && room !== 'noyaxe') continue
    watching = true
    for (const one of await watchedCompanies(sql, toView.marketId, uid, {
      groupId: typeof groupId === 'string' ? groupId : null,
    }))
      companies.add(one)
  }
  const known = await market(toView, to)
  const there = await companiesKnown(sql, toView, [...companies])
  // In the order of the floor, so that those left out are its last.
  const ordered = [...companies].filter((one) => there.has(one))
  return {
    kind,
    id,
    nameZh: floor.name,
    nameEn: floor.name,
    companies: ordered.slice(0, CHANGE_COMPANIES),
    themes: [...themes].filter((one) => known.has(one)),
    members: [],
    // When a company was taken off the watch list is not kept.
    leftOut: Math.max(0, ordered.length - CHANGE_COMPANIES),
    madeNow: watching || floor.changedAt > from ? 'floor' : null,
    own: true,
    graded: market,
  }
}
