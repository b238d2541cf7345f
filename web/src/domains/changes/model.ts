import {
  CHANGE_COMPANIES,
  changeGroups,
  changeSubjects,
  type Change,
  type ChangeGroup,
  type changes,
  type ChangeSubject,
} from '@pandora/contract/domains/changes/operations'
import type { OutputOf } from '@pandora/contract/operation'

/** What is compared, as it stands in the address: `company:SHZ-000001`. */
export interface Subject {
  subject: ChangeSubject
  id: string
}

/** Reads the subject of an address; null where there is none. */
export function subjectIn(text: string): Subject | null {
  const at = text.indexOf(':')
  const [kind, id] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const subject = changeSubjects.find((one) => one === kind)
  return subject && id !== '' && id.length <= 64 ? { subject, id } : null
}

const DAY = 86_400_000
/** The day some days before another. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10)

export const spans = [7, 30, 90, 365] as const

/** The group that is shown: the one asked for, else the first that holds anything. */
export function groupShown(asked: string, groups: readonly { group: ChangeGroup; count: number }[]): ChangeGroup {
  return changeGroups.find((one) => one === asked) ?? groups.find((one) => one.count > 0)?.group ?? 'figures'
}

/** How far a number moved; null where it was missing on either side, or is none. */
export function movedBy({ before, after }: Pick<Change, 'before' | 'after'>): number | null {
  const [was, is] = [before?.number ?? null, after?.number ?? null]
  return was === null || is === null ? null : is - was
}

/**
 * Whether its difference is coloured as a rise or a fall: not where more of it is no gain, for a colour must not say
 * otherwise than the sign.
 */
export function leans({ group, what }: Pick<Change, 'group' | 'what'>): boolean {
  if (what === 'riskPoint' || what === 'total_liabilities') return false
  return group === 'scores' || (group === 'figures' && !['companies', 'core', 'stories', 'total_assets'].includes(what))
}

/**
 * Lines by which a score's difference is told: its strongest event by name where it came or grew, and the others by
 * kind; they add up to it.
 */
export type MovedLine =
  | { part: Change['parts'][number] }
  | { how: Change['moved'][number]['how']; events: number; by: number; part?: undefined }
export function linesOf({ moved, parts }: Pick<Change, 'moved' | 'parts'>): MovedLine[] {
  const named = parts.filter(({ how }) => how === 'came' || how === 'grew').slice(0, 1)
  const [one] = named
  const rest = moved.flatMap((kind) => {
    const own =
      one?.how === kind.how
        ? { ...kind, events: kind.events - 1, by: Math.round((kind.by - one.by) * 1000) / 1000 }
        : kind
    return own.events > 0 ? [own] : []
  })
  return [...named.map((part) => ({ part })), ...rest]
}

/** Where a change is looked at more closely; null where there is no such place. */
export function placeOf({
  eventId,
  companyId,
  themeId,
  group,
}: Pick<Change, 'eventId' | 'companyId' | 'themeId' | 'group'>): string | null {
  if (eventId !== null) return `/index/event/${encodeURIComponent(eventId)}`
  if (companyId !== null)
    return `/index/company/${encodeURIComponent(companyId)}${group === 'figures' ? '/finance' : group === 'business' ? '/business' : ''}`
  return themeId === null ? null : `/index/themes/${encodeURIComponent(themeId)}`
}

type Counts = Pick<OutputOf<typeof changes.counts>, 'subject' | 'madeNow' | 'companiesLeftOut' | 'groups'>
/** Something that a reader must know of a comparison: a text's key and what it names. */
export interface Note {
  key: 'madeNow_floor' | 'madeNow_theme' | 'leftOut_floor' | 'leftOut_theme' | 'leftOut_changes'
  named: Record<string, number>
}

/**
 * What a comparison could not take into account: what is compared as it is now, companies beyond the most, changes that
 * the list does not reach.
 */
export function notesOf({ subject, madeNow, companiesLeftOut, groups }: Counts, group: ChangeGroup): Note[] {
  const shown = groups.find((one) => one.group === group)
  return [
    ...(madeNow === null ? [] : [{ key: `madeNow_${madeNow}` as const, named: {} }]),
    ...(companiesLeftOut === 0
      ? []
      : [
          {
            key: subject === 'theme' ? ('leftOut_theme' as const) : ('leftOut_floor' as const),
            named: { most: CHANGE_COMPANIES, left: companiesLeftOut },
          },
        ]),
    ...(shown && shown.leftOut > 0
      ? [{ key: 'leftOut_changes' as const, named: { all: shown.count, shown: shown.count - shown.leftOut } }]
      : []),
  ]
}
