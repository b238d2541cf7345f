import { digestErrors } from '@pandora/contract/domains/digest/errors'
import type { DigestScope } from '@pandora/contract/domains/digest/terms'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { HeldServices } from '../../shared/define-held.ts'
import { shownOnFloor } from '../floors/offers/shown.ts'
import { floorSubjects } from '../floors/offers/subjects.queries.ts'
import { isTheme } from '../themes/offers/known.queries.ts'
import { companiesOfThemes } from '../themes/offers/members.ts'
import { groupNames } from '../watch/offers/members.queries.ts'
import { watchedCompanies } from '../watch/offers/watching.queries.ts'

/** What a digest is about. */
export interface Subject {
  scope: DigestScope
  scopeId: string | null
}

/** Companies and themes a digest is about, and whether it tells of them alone. */
export interface SubjectMatter {
  companies: ReadonlySet<string>
  themes: readonly string[]
  only: boolean
}

interface Asked {
  scope: DigestScope
  groupId?: string | undefined
  themeId?: string | undefined
  floorId?: string | undefined
}

/** The subject that a draft names. Throws DIGEST_SCOPE where it names none, NOT_FOUND where there is none for the user. */
export async function subjectOf(db: Db, view: View, uid: number, asked: Asked): Promise<Subject> {
  const { scope, groupId, themeId, floorId } = asked
  const scopeId = { market: null, watch: null, group: groupId, theme: themeId, floor: floorId }[scope]
  if (scopeId === undefined) throw new Refusal(digestErrors.DIGEST_SCOPE)
  const there =
    scope === 'group'
      ? (await groupNames(db, view.marketId, uid)).has(scopeId ?? '')
      : scope === 'theme'
        ? await isTheme(db, { marketId: view.marketId, asOf: null }, scopeId ?? '')
        : scope === 'floor'
          ? (await floorSubjects(db, uid, scopeId ?? '')) !== null
          : true
  if (!there) throw new Refusal(errors.NOT_FOUND)
  return { scope, scopeId }
}

/**
 * Companies and themes of a subject. Watch lists and floors are what they are now: no instant applies to them; who is
 * of a theme is as of the view. What is gone is about nothing.
 */
export async function matterOf(
  services: HeldServices,
  db: Db,
  view: View,
  now: number,
  uid: number | null,
  { scope, scopeId }: Subject,
): Promise<SubjectMatter> {
  const watching = (groupId: string | null = null) =>
    uid === null ? Promise.resolve([]) : watchedCompanies(db, view.marketId, uid, { groupId })
  const members = async (themes: readonly string[]) =>
    [...(await companiesOfThemes(services, view, now, themes)).values()].flatMap((set) => [...set])
  switch (scope) {
    case 'market':
      return { companies: new Set(await watching()), themes: [], only: false }
    case 'watch':
      return { companies: new Set(await watching()), themes: [], only: true }
    case 'group':
      return { companies: new Set(await watching(scopeId)), themes: [], only: true }
    case 'theme':
      return { companies: new Set(await members([scopeId ?? ''])), themes: [scopeId ?? ''], only: true }
    case 'floor': {
      const shown = uid === null ? null : await shownOnFloor(services, db, view, now, uid, scopeId ?? '')
      return { companies: new Set(), themes: [], ...shown, only: true }
    }
  }
}
