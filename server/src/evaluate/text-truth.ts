import { stances, type Stance } from '@pandora/intelligence/analysis'
import { burstsOf } from '@pandora/intelligence/keywords/bursts'
import { dayOf } from '@pandora/contract/time'
import { calendarDays } from '@pandora/sources/demo/calendar'
import type { DemoEvent, World } from '@pandora/sources/demo/world'
import type { ReadText } from './read-texts.ts'

const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1000) / 1000)
/** Precision, recall and their harmonic mean. */
const figures = (right: number, said: number, gold: number) => ({ gold, precision: share(right, said), recall: share(right, gold), f1: share(2 * right, said + gold) })

/** Copies: whether the text that each copies is found, in whatever number of steps it was copied. */
function duplicates(texts: readonly ReadText[]): object {
  const copied = new Map(texts.map(({ written }) => [written.externalId, written.truth.copyOf]))
  const rootOf = (id: string): string => { const before = copied.get(id); return before && copied.has(before) ? rootOf(before) : id }
  const count = { right: 0, said: 0, gold: 0 }
  for (const { written: { externalId: id }, leader } of texts) {
    const root = rootOf(id)
    if (root !== id) count.gold++
    if (leader !== id) count.said++
    if (root !== id && leader === root) count.right++
  }
  return figures(count.right, count.said, count.gold)
}

function entities(texts: readonly ReadText[]): object {
  let [right, said, gold] = [0, 0, 0]
  for (const { written, companies } of texts) {
    const truly = new Set(written.companies.map((one) => one.id))
    gold += truly.size
    said += companies.size
    right += [...truly].filter((id) => companies.has(id)).length
  }
  return figures(right, said, gold)
}

function stanceOf(texts: readonly ReadText[]): object {
  const of = (posts: readonly { truth: Stance; said: Stance | null }[]) => {
    const f1s = stances.filter((stance) => posts.some((one) => one.truth === stance)).map((stance) => {
      const count = (is: (post: { truth: Stance; said: Stance | null }) => boolean) => posts.filter(is).length
      return (2 * count((one) => one.truth === stance && one.said === stance)) / (count((one) => one.truth === stance) + count((one) => one.said === stance))
    })
    return { rows: posts.length, accuracy: share(posts.filter((one) => one.truth === one.said).length, posts.length), macroF1: posts.length === 0 ? null : share(f1s.reduce((sum, one) => sum + one, 0), f1s.length) }
  }
  const posts = texts.flatMap(({ written, stance }) => (written.kind === 'post' && written.truth.stance !== null ? [{ truth: written.truth.stance, said: stance, ironic: written.truth.ironic }] : []))
  return { read: posts.filter((one) => one.said !== null).length, plain: of(posts.filter((one) => !one.ironic)), ironic: of(posts.filter((one) => one.ironic)) }
}

const signOf = { risk: -1, opportunity: 1, neutral: 0 } as const

/** Tone for each company that a text is good or bad for; `turned`: said the wrong way round. */
function tone(texts: readonly ReadText[]): object {
  const count = { rows: 0, right: 0, turned: 0, neutral: 0, neutralRight: 0 }
  for (const { written, tones } of texts) {
    if (written.kind === 'post' || written.kind === 'policy') continue
    for (const [companyId, truth] of Object.entries(written.truth.tones)) {
      const found = tones.find((one) => one.companyId === companyId)
      const said = found ? signOf[found.tone] : 0
      if (truth === 0) {
        count.neutral++
        if (said === 0) count.neutralRight++
        continue
      }
      count.rows++
      if (said === truth) count.right++
      if (said === -truth) count.turned++
    }
  }
  return { rows: count.rows, accuracy: share(count.right, count.rows), turned: share(count.turned, count.rows), neutralRows: count.neutral, neutralKept: share(count.neutralRight, count.neutral) }
}

/** News that come back to an event later, or spread it before it is public, do not say what it is. */
const vague = new Set(['follow-up', 'rumour', 'denial'])

function events(texts: readonly ReadText[], eventOf: ReadonlyMap<string, DemoEvent>, pathOf: (industry: string) => readonly string[]): object {
  const isSubject = (event: DemoEvent, kind: string, id: string): boolean =>
    (kind === 'company' && id === event.companyId) || (kind === 'theme' && id === event.themeId) || (kind === 'industry' && event.industryCode !== null && pathOf(event.industryCode).includes(id))
  const count = { documents: 0, typed: 0, found: 0, said: 0, saidRight: 0, silent: 0, silentSaid: 0 }
  const foundOf = new Map<string, Set<string>>()
  const signs = { rows: 0, right: 0 }
  const ofType = new Map<string, { documents: number; found: number }>()
  for (const { written, evidence } of texts) {
    if (written.kind !== 'news' && written.kind !== 'announcement') continue
    const planted = written.truth.eventIds.flatMap((id) => eventOf.get(id) ?? [])
    if (planted.length === 0) {
      count.silent++
      if (evidence.length > 0) count.silentSaid++
      continue
    }
    if (vague.has(written.category ?? '')) continue
    count.documents++
    const isRight = (row: ReadText['evidence'][number]) => planted.some((event) => event.type === row.type && isSubject(event, row.subject_kind, row.subject_id))
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
      for (const event of planted) if (event.type === row.type) foundOf.set(event.id, (foundOf.get(event.id) ?? new Set()).add(row.event_id))
    }
  }
  const told = new Set(texts.flatMap(({ written }) => (vague.has(written.category ?? '') ? [] : written.truth.eventIds)).filter((id) => eventOf.has(id)))
  const known = [...told].filter((id) => foundOf.has(id))
  return {
    documents: count.documents, typeFound: share(count.typed, count.documents), foundPerDocument: share(count.found, count.documents), precision: share(count.saidRight, count.said), sign: share(signs.right, signs.rows),
    withoutEvent: { documents: count.silent, said: share(count.silentSaid, count.silent) },
    planted: told.size, found: share(known.length, told.size), asOne: share(known.filter((id) => foundOf.get(id)?.size === 1).length, known.length),
    typeFoundByType: Object.fromEntries([...ofType].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([type, { documents, found }]) => [type, share(found, documents)])),
  }
}

/** Documents of two days, and so many times the usual, that make an event of a company a burst of its name. */
const [LEAST_TOLD, TIMES] = [5, 3]

/** Bursts of companies' names in news and announcements: planted ones are days on which much is told of an event of the company's own. */
function bursts(texts: readonly ReadText[], { companies }: Pick<World, 'companies'>, eventOf: ReadonlyMap<string, DemoEvent>, from: string, to: string): object {
  const days = calendarDays(from, to)
  const placeOf = new Map(days.map((day, at) => [day, at]))
  const all = days.map(() => 0)
  const named = new Map(companies.map(({ id }) => [id, days.map(() => 0)]))
  const told = new Map<string, number>()
  for (const { written, companies: found } of texts) {
    const at = placeOf.get(dayOf(written.publishedAt))
    if (at === undefined || (written.kind !== 'news' && written.kind !== 'announcement')) continue
    all[at] = (all[at] ?? 0) + 1
    for (const id of found) { const own = named.get(id); if (own) own[at] = (own[at] ?? 0) + 1 }
    for (const id of written.truth.eventIds) if (!vague.has(written.category ?? '')) told.set(id, (told.get(id) ?? 0) + 1)
  }
  let [planted, found, said, right] = [0, 0, 0, 0]
  for (const [companyId, counts] of named) {
    const usual = counts.reduce((sum, one) => sum + one, 0) / days.length
    const own = [...eventOf.values()].filter((event) => event.companyId === companyId && placeOf.has(event.day) && (placeOf.get(event.day) ?? 0) >= 20)
    const loud = own.filter((event) => (told.get(event.id) ?? 0) >= Math.max(LEAST_TOLD, TIMES * 2 * usual))
    const begun = burstsOf(counts, all)
    planted += loud.length
    found += loud.filter((event) => begun.some((burst) => burst.first - 1 <= (placeOf.get(event.day) ?? 0) && burst.last + 1 >= (placeOf.get(event.day) ?? 0))).length
    const counted = begun.filter((burst) => burst.first >= 20)
    said += counted.length
    right += counted.filter((burst) => own.some((event) => Math.abs((placeOf.get(event.day) ?? 0) - burst.first) <= 1)).length
  }
  return { planted, found: share(found, planted), said, fromAnEvent: share(right, said) }
}

/** Holds what was read in texts against what they truly are. */
export function textsAgainstTruth(texts: readonly ReadText[], world: World, from: string, to: string): object {
  const eventOf = new Map(world.events.map((one) => [one.id, one]))
  const paths = new Map(world.companies.map((one) => [one.industryCode, one.path as readonly string[]]))
  return {
    texts: texts.length, duplicates: duplicates(texts), entities: entities(texts), stance: stanceOf(texts), tone: tone(texts), events: events(texts, eventOf, (code) => paths.get(code) ?? [code]), bursts: bursts(texts, world, eventOf, from, to),
  }
}
