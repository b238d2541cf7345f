import { featureNames, featuresOf, measuredBy, type FeatureName } from '../digest/features.ts'
import { fit, weighed, type Weights } from '../digest/fit.ts'
import { mergeTold } from '../digest/merge.ts'
import { textOf, listOf } from './marks.ts'
import type { RawRow } from './task.ts'

/** A flash of an agency. */
export interface Flash {
  key: string
  id: string
  source: string
  at: number
  title: string
  body: string
  companies: number
  /** What the agency says of its importance; null where it says nothing. Looked at by the baseline alone. */
  level: 'A' | 'B' | 'C' | null
  reading: number
}

/** An editors' digest: how many items it has, and the flashes that each rests on. */
export interface GoldDigest {
  id: string
  kind: string
  from: number
  at: number
  items: readonly (readonly string[])[]
  size: number
}

/** A calendar of the week ahead rests on no flashes. */
const CALENDAR = 'week_ahead'

export function flashOf(source: string, raw: RawRow): Flash {
  const level = textOf(raw['level'])
  return {
    key: `${source}:${textOf(raw['id'])}`,
    id: textOf(raw['id']),
    source,
    at: Date.parse(textOf(raw['datetime'])),
    title: textOf(raw['title']),
    body: textOf(raw['content']),
    companies: listOf(raw['stocks']).length,
    level: level === 'A' || level === 'B' || level === 'C' ? level : null,
    reading: Number(raw['reading'] ?? 0),
  }
}

export function digestOf(raw: RawRow): GoldDigest | null {
  const kind = textOf(raw['kind'])
  if (kind === CALENDAR) return null
  const items = listOf(raw['items'])
  return {
    id: textOf(raw['id']),
    kind,
    from: Date.parse(textOf(raw['window_from'])),
    at: Date.parse(textOf(raw['datetime'])),
    items: items
      .map((one) => (Array.isArray(one['source_ids']) ? one['source_ids'].map(String) : []))
      .filter((ids) => ids.length > 0),
    size: items.length,
  }
}

/** Flashes with their stories and features; the features of age are those of each digest. */
export interface Told {
  flashes: readonly Flash[]
  storyOf: ReadonlyMap<string, string>
  featuresAt: (flash: Flash, at: number) => Float64Array
}

export function tell(flashes: readonly Flash[]): Told {
  const storyOf = mergeTold(
    flashes.map(({ key, at, title, body }) => ({ id: key, at, title, body, subjects: [], keys: [], happened: [] })),
  )
  const stories = Map.groupBy(flashes, ({ key }) => storyOf.get(key) ?? key)
  const held = new Map<string, Float64Array>()
  const place = (name: FeatureName) => featureNames.indexOf(name)
  return {
    flashes,
    storyOf,
    featuresAt: (flash, at) => {
      // Who tells it only after the edition closes is not known to it.
      const those = (stories.get(storyOf.get(flash.key) ?? '') ?? []).filter((one) => one.at < at)
      const counts = {
        copies: Math.max(1, those.length),
        sources: Math.max(1, new Set(those.map((one) => one.source)).size),
        age: (at - flash.at) / 3_600_000,
      }
      const features = held.get(flash.key) ?? featuresOf({ ...flash, ...counts })
      held.set(flash.key, features)
      const own = features.slice()
      for (const [name, of] of measuredBy) own[place(name)] = of({ ...flash, ...counts })
      return own
    },
  }
}

/** What an editor could choose from: the agency's own flashes of the window, without the digest itself. */
export interface Window {
  gold: GoldDigest
  among: readonly { flash: Flash; features: Float64Array; chosen: boolean }[]
}

export function windowsOf(digests: readonly GoldDigest[], told: Told, agency: string): Window[] {
  const own = told.flashes.filter(({ source }) => source === agency)
  return digests.map((gold) => {
    const stories = new Set(gold.items.flat().map((id) => told.storyOf.get(`${agency}:${id}`)))
    return {
      gold,
      among: own
        .filter(({ at, id }) => at >= gold.from && at < gold.at && id !== gold.id)
        .map((flash) => ({
          flash,
          features: told.featuresAt(flash, gold.at),
          chosen: stories.has(told.storyOf.get(flash.key)),
        })),
    }
  })
}

/** How strongly weights are pulled to 0; chosen by five folds in time. */
export const RIDGE = 100

export const fitWindows = (windows: readonly Window[]): Weights =>
  fit(
    windows.flatMap(({ among }) => among),
    featureNames.length,
    RIDGE,
  )

/** Editors' items, and how many of them were found: by a story that was picked, and by the very flash picked of it. */
export interface Found {
  items: number
  stories: number
  flashes: number
}

/** As many stories picked of each window as the editor chose items, by a score; of each story its best flash. */
export function recallOf(
  windows: readonly Window[],
  told: Told,
  score: (one: Window['among'][number], gold: GoldDigest) => number,
): Found {
  const found = { items: 0, stories: 0, flashes: 0 }
  for (const { gold, among } of windows) {
    const ordered = among
      .map((one) => ({ id: one.flash.id, story: told.storyOf.get(one.flash.key), score: score(one, gold) }))
      .toSorted((a, b) => b.score - a.score)
    const storyOf = new Map(ordered.map(({ id, story }) => [id, story]))
    const [picked, seen] = [new Set<string>(), new Set<string | undefined>()]
    for (const { id, story } of ordered) {
      if (picked.size >= gold.size) break
      if (seen.has(story)) continue
      seen.add(story)
      picked.add(id)
    }
    found.items += gold.items.length
    found.flashes += gold.items.filter((ids) => ids.some((id) => picked.has(id))).length
    found.stories += gold.items.filter((ids) => ids.some((id) => storyOf.has(id) && seen.has(storyOf.get(id)))).length
  }
  return found
}

/** Share of pairs of one of each class that a score orders rightly (AUC), by ranks; equal scores count half. */
export function areaUnder(rows: readonly { score: number; yes: boolean }[]): number {
  const ordered = rows.toSorted((a, b) => a.score - b.score)
  let [sum, yes] = [0, 0]
  for (let at = 0; at < ordered.length;) {
    let end = at
    while (end < ordered.length && ordered[end]?.score === ordered[at]?.score) end++
    for (let place = at; place < end; place++)
      if (ordered[place]?.yes) {
        sum += (at + end + 1) / 2
        yes++
      }
    at = end
  }
  return (sum - (yes * (yes + 1)) / 2) / (yes * (ordered.length - yes))
}

export const scoreBy =
  (weights: Weights) =>
  ({ features }: Window['among'][number]): number =>
    weighed(weights, features)
