import { dayOf } from '@pandora/contract/time'
import type { GradedMember, GradedTheme } from '../themes/offers/graded.ts'
import { asNumber, asText, draft, type Draft } from './draft.ts'
import { themeEventSides, themeSides } from './pairs.queries.ts'
import type { Compared, Span } from './subject.ts'
import type { HeldServices } from '../../shared/define-held.ts'

/** Points a membership must move to be regraded, where its band stays. */
const REGRADED = 1

/** The ground whose points moved most. */
export function groundMoved(
  before: GradedMember | undefined,
  after: GradedMember | undefined,
): 'revenue' | 'evidence' | 'given' {
  const points = (one: GradedMember | undefined, ground: string) =>
    one?.parts.find((part) => part.ground === ground)?.points ?? 0
  return (
    (['revenue', 'given', 'evidence'] as const).toSorted(
      (a, b) => Math.abs(points(after, b) - points(before, b)) - Math.abs(points(after, a) - points(before, a)),
    )[0] ?? 'revenue'
  )
}

/**
 * Who entered a theme, left it, or belongs to it by another degree: of the themes asked for everyone, of other themes
 * the companies asked for.
 */
export async function membershipChanges(
  { graded, companies, themes }: Compared,
  { from, to, fromView, toView }: Span,
): Promise<Draft[]> {
  const [first, second] = await Promise.all([graded(fromView, from), graded(toView, to)])
  const [whole, among] = [new Set(themes), new Set(companies)]
  const members = (one: GradedTheme | undefined, themeId: string) =>
    new Map(
      (one?.members ?? [])
        .filter((member) => whole.has(themeId) || among.has(member.companyId))
        .map((member) => [member.companyId, member]),
    )
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((themeId) => {
    if (!whole.has(themeId) && among.size === 0) return []
    const [was, is] = [members(first.get(themeId), themeId), members(second.get(themeId), themeId)]
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((companyId): Draft[] => {
      const [before, after] = [was.get(companyId), is.get(companyId)]
      if (before && after && before.band === after.band && Math.abs(after.points - before.points) < REGRADED) return []
      const known = after && Number.isFinite(after.knownAt) ? after.knownAt : null
      return [
        draft({
          group: 'themes',
          kind: before && after ? 'changed' : after ? 'began' : 'ended',
          companyId,
          themeId,
          what: 'membership',
          unit: 'points',
          before: before ? asNumber(before.points) : null,
          after: after ? asNumber(after.points) : null,
          bandBefore: before?.band ?? null,
          bandAfter: after?.band ?? null,
          knownAt: known,
          because: { kind: 'membership', ground: groundMoved(before, after) },
        }),
      ]
    })
  })
}

/** Wordings of themes. */
export async function wordingChanges({ sql }: HeldServices, span: Span, themes: readonly string[]): Promise<Draft[]> {
  const rows = await themeSides(sql, span, themes)
  return [...Map.groupBy(rows, (row) => row.theme_id)].flatMap(([themeId, own]): Draft[] => {
    const [before, after] = [own.find((row) => row.before), own.find((row) => !row.before)]
    const one = after ?? before
    if (!one) return []
    const kind = before && after ? 'changed' : after ? 'began' : 'ended'
    const known = {
      group: 'names' as const,
      kind,
      themeId,
      knownAt: after?.known_at ?? before?.superseded_at ?? null,
      origin: one,
    } as const
    return [
      ...(before?.name_zh !== after?.name_zh || before?.name_en !== after?.name_en
        ? [
            draft({
              ...known,
              what: 'short.zh',
              before: before ? asText(before.name_zh, before.name_en) : null,
              after: after ? asText(after.name_zh, after.name_en) : null,
            }),
          ]
        : []),
      ...(before?.description_zh !== after?.description_zh || before?.description_en !== after?.description_en
        ? [
            draft({
              ...known,
              what: 'description',
              before: before ? asText(before.description_zh, before.description_en) : null,
              after: after ? asText(after.description_zh, after.description_en) : null,
            }),
          ]
        : []),
    ]
  })
}

/** Events about themes themselves; their titles are read for the page that is shown. */
export async function themeEventChanges(
  { sql }: HeldServices,
  span: Span,
  themes: readonly string[],
): Promise<Draft[]> {
  if (themes.length === 0) return []
  return (await themeEventSides(sql, span, themes)).map((row) =>
    draft({
      group: 'events',
      kind: row.before ? 'ended' : 'began',
      themeId: row.theme_id,
      what: row.type,
      period: dayOf(row.happened_at),
      before: row.before ? asText(null) : null,
      after: row.before ? null : asText(null),
      knownAt: row.known_at,
      origin: row,
      eventId: row.event_id,
      because: { kind: 'event', eventId: row.event_id },
    }),
  )
}
