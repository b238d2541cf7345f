import { dayOf } from '@pandora/contract/time'
import { burstsOf } from '@pandora/intelligence/keywords/bursts'
import { calendarDays } from '@pandora/sources/demo/calendar'
import type { DemoEvent, World } from '@pandora/sources/demo/world'
import type { ReadText } from './read-texts.ts'
import { share } from './shares.ts'

/** News that come back to an event later, or spread it before it is public, do not say what it is. */
const vague = new Set(['follow-up', 'rumour', 'denial'])

/** Events that texts tell of: by document (type, subject, sign), and by planted event. */
export function eventsAgainstTruth(
  texts: readonly ReadText[],
  eventOf: ReadonlyMap<string, DemoEvent>,
  pathOf: (industry: string) => readonly string[],
): object {
  const isSubject = (event: DemoEvent, kind: string, id: string): boolean =>
    (kind === 'company' && id === event.companyId) ||
    (kind === 'theme' && id === event.themeId) ||
    (kind === 'industry' && event.industryCode !== null && pathOf(event.industryCode).includes(id))
  const count = { documents: 0, typed: 0, found: 0, said: 0, saidRight: 0, silent: 0, silentSaid: 0 }
  const foundOf = new Map<string, Set<string>>()
  const signs = { rows: 0, right: 0 }
  const ofType = new Map<string, { documents: number; found: number }>()
  for (const { written, evidence } of texts) {
    if (written.kind !== 'news' && written.kind !== 'announcement') continue
    const planted = written.truth.eventIds.flatMap((id) => eventOf.get(id) ?? [])
    // Routine matters that move nothing are held against the causes, not against what was planted.
    if (written.truth.trifleId !== null) continue
    if (planted.length === 0) {
      count.silent++
      if (evidence.length > 0) count.silentSaid++
      continue
    }
    if (vague.has(written.category ?? '')) continue
    count.documents++
    const isRight = (row: ReadText['evidence'][number]) =>
      planted.some((event) => event.type === row.type && isSubject(event, row.subject_kind, row.subject_id))
    if (evidence.some((row) => planted.some((event) => event.type === row.type))) count.typed++
    if (evidence.some(isRight)) count.found++
    for (const { type } of planted) {
      const own = ofType.get(type) ?? { documents: 0, found: 0 }
      own.documents++
      if (evidence.some((row) => row.type === type)) own.found++
      ofType.set(type, own)
    }
    count.said += evidence.length
    for (const row of evidence.filter(isRight)) {
      count.saidRight++
      signs.rows++
      if (planted.some((event) => event.type === row.type && event.sign === row.sign)) signs.right++
      for (const event of planted)
        if (event.type === row.type) foundOf.set(event.id, (foundOf.get(event.id) ?? new Set()).add(row.event_id))
    }
  }
  const told = new Set(
    texts
      .flatMap(({ written }) => (vague.has(written.category ?? '') ? [] : written.truth.eventIds))
      .filter((id) => eventOf.has(id)),
  )
  const known = [...told].filter((id) => foundOf.has(id))
  return {
    documents: count.documents,
    typeFound: share(count.typed, count.documents),
    foundPerDocument: share(count.found, count.documents),
    precision: share(count.saidRight, count.said),
    sign: share(signs.right, signs.rows),
    withoutEvent: { documents: count.silent, said: share(count.silentSaid, count.silent) },
    planted: told.size,
    found: share(known.length, told.size),
    asOne: share(known.filter((id) => foundOf.get(id)?.size === 1).length, known.length),
    typeFoundByType: Object.fromEntries(
      [...ofType]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([type, { documents, found }]) => [type, share(found, documents)]),
    ),
  }
}

/** Documents of two days, and so many times the usual, that make an event of a company a burst of its name. */
const [LEAST_TOLD, TIMES] = [5, 3]

/**
 * Bursts of companies' names in news and announcements: planted ones are days on which much is told of an event of the
 * company's own.
 */
export function burstsAgainstTruth(
  texts: readonly ReadText[],
  { companies }: Pick<World, 'companies'>,
  eventOf: ReadonlyMap<string, DemoEvent>,
  from: string,
  to: string,
): object {
  const days = calendarDays(from, to)
  const placeOf = new Map(days.map((day, at) => [day, at]))
  const all = days.map(() => 0)
  const named = new Map(companies.map(({ id }) => [id, days.map(() => 0)]))
  const told = new Map<string, number>()
  for (const { written, companies: found } of texts) {
    const at = placeOf.get(dayOf(written.publishedAt))
    if (at === undefined || (written.kind !== 'news' && written.kind !== 'announcement')) continue
    all[at] = (all[at] ?? 0) + 1
    for (const id of found) {
      const own = named.get(id)
      if (own) own[at] = (own[at] ?? 0) + 1
    }
    for (const id of written.truth.eventIds)
      if (!vague.has(written.category ?? '')) told.set(id, (told.get(id) ?? 0) + 1)
  }
  let [planted, found, said, right] = [0, 0, 0, 0]
  for (const [companyId, counts] of named) {
    const usual = counts.reduce((sum, one) => sum + one, 0) / days.length
    const own = [...eventOf.values()].filter(
      (event) => event.companyId === companyId && placeOf.has(event.day) && (placeOf.get(event.day) ?? 0) >= 20,
    )
    const loud = own.filter((event) => (told.get(event.id) ?? 0) >= Math.max(LEAST_TOLD, TIMES * 2 * usual))
    const begun = burstsOf(counts, all)
    planted += loud.length
    found += loud.filter((event) =>
      begun.some(
        (burst) => burst.first - 1 <= (placeOf.get(event.day) ?? 0) && burst.last + 1 >= (placeOf.get(event.day) ?? 0),
      ),
    ).length
    const counted = begun.filter((burst) => burst.first >= 20)
    said += counted.length
    right += counted.filter((burst) =>
      own.some((event) => Math.abs((placeOf.get(event.day) ?? 0) - burst.first) <= 1),
    ).length
  }
  return { planted, found: share(found, planted), said, fromAnEvent: share(right, said) }
}
