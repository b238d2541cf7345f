import { HEAT_FEWEST, type heatAbsences } from '@pandora/contract/domains/themes/terms'
import { dayOf } from '@pandora/contract/time'

const DAY = 86_400_000
const WEEK = 7
/** Weeks before a week that it is held against, and fewest of them. */
const BACKGROUND = 26
const FEWEST = 4

/** A document that names a theme: copies of one story bear one `story`. */
export interface Named {
  documentId: string
  story: string
  at: number
  events: readonly string[]
}
/** Heat by day, oldest first; `usual` mean stories a day of the 26 weeks before, null below four weeks of reading. */
export interface HeatSeries {
  day: string[]
  documents: number[]
  stories: number[]
  events: number[]
  usual: (number | null)[]
}
/** `ratio`: (stories + 1) ÷ (usual + 1); null where `absence` says why. */
export interface HeatNow {
  documents: number
  stories: number
  events: number
  usual: number | null
  ratio: number | null
  absence: (typeof heatAbsences)[number] | null
}

/** Calendar days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** Day `count` days after (before: negative) a day. */
export const dayPlus = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** The day on which each story was first told: a copy on a later day makes that day no hotter. */
function firstTold(named: readonly Named[]): Map<string, string> {
  const first = new Map<string, { at: number }>()
  for (const { story, at } of named) if (at < (first.get(story)?.at ?? Infinity)) first.set(story, { at })
  return new Map([...first].map(([story, { at }]) => [story, dayOf(at)]))
}

/**
 * Heat of each day between two, whatever the order of the documents; `since`: the first day of which texts have been
 * read, null for none.
 */
export function heatSeries(named: readonly Named[], from: string, to: string, since: string | null): HeatSeries {
  const days = daysBetween(from, to)
  const byDay = Map.groupBy(named, (one) => dayOf(one.at))
  const told = new Map<string, number>()
  for (const day of firstTold(named).values()) told.set(day, (told.get(day) ?? 0) + 1)
  const storiesOf = (day: string) => told.get(day) ?? 0
  return {
    day: days,
    documents: days.map((day) => byDay.get(day)?.length ?? 0),
    stories: days.map(storiesOf),
    events: days.map((day) => new Set(byDay.get(day)?.flatMap((one) => one.events)).size),
    usual: days.map((day) => usualBefore(day, storiesOf, since)),
  }
}

/** Mean stories a day of the 26 weeks before a day; null below four weeks of reading. */
function usualBefore(day: string, storiesOf: (day: string) => number, since: string | null): number | null {
  const earliest = dayPlus(day, -BACKGROUND * WEEK)
  const start = since === null || since > earliest ? since : earliest
  if (start === null || start > dayPlus(day, -FEWEST * WEEK)) return null
  const before = daysBetween(start, dayPlus(day, -1))
  return before.reduce((sum, one) => sum + storiesOf(one), 0) / before.length
}

/** Heat of the seven days up to an instant (ms), against the weeks before them. */
export function heatNow(named: readonly Named[], now: number, since: string | null): HeatNow {
  const today = dayOf(now)
  const first = dayPlus(today, 1 - WEEK)
  const known = named.filter((one) => one.at <= now)
  const own = known.filter((one) => dayOf(one.at) >= first)
  const told = new Map<string, number>()
  let stories = 0
  for (const day of firstTold(known).values()) {
    told.set(day, (told.get(day) ?? 0) + 1)
    if (day >= first) stories++
  }
  const daily = usualBefore(first, (day) => told.get(day) ?? 0, since)
  const usual = daily === null ? null : daily * WEEK
  const absence = usual === null ? 'SHORT_HISTORY' : Math.max(stories, usual) < HEAT_FEWEST ? 'FEW_STORIES' : null
  return {
    documents: own.length,
    stories,
    events: new Set(own.flatMap((one) => one.events)).size,
    usual,
    ratio: usual === null || absence ? null : (stories + 1) / (usual + 1),
    absence,
  }
}
