import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { calendarDays } from './calendar.ts'
import { meetingChanges, meetingOn } from './language/meeting.ts'
import { papersOn } from './papers/papers.ts'
import type { World } from './world.ts'

/** Writes truths, one JSON object a line, beside the product's tables. */
export interface TruthFile {
  write: (truth: object) => void
  /** Waits until what was written has gone out; call it now and then. */
  drain: () => Promise<void>
  close: () => Promise<void>
}

/** Folder of the truths in a home. */
export const truthFolder = (home: string): string => join(home, 'demo', 'truth')

/** Opens `<folder>/<name>.jsonl` for writing anew, or for adding to. Without a folder nothing is written. */
export async function openTruth(folder: string | null, name: string, mode: 'new' | 'add'): Promise<TruthFile> {
  if (folder === null) return { write: () => {}, drain: () => Promise.resolve(), close: () => Promise.resolve() }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const stream = createWriteStream(join(folder, `${name}.jsonl`), { flags: mode === 'new' ? 'w' : 'a', mode: 0o600 })
  await once(stream, 'open')
  let lines: string[] = []
  const flush = async () => {
    const text = lines.join('')
    lines = []
    if (text !== '' && !stream.write(text)) await once(stream, 'drain')
  }
  return {
    write: (truth) => void lines.push(`${JSON.stringify(truth)}\n`),
    drain: flush,
    close: async () => {
      await flush()
      stream.end()
      await finished(stream)
    },
  }
}

/** Which event moved what, by how much and when: one line an event. */
export function* eventTruths({ events }: Pick<World, 'events'>): Generator<object> {
  for (const { id, type, companyId, industryCode, themeId, day, time, sign, size, delayDays, effects } of events) {
    yield { event: id, type, companyId, industryCode, themeId, day, time, sign, size, delayDays, effects }
  }
}

/** What routine matters there were from the first to the last day: one line each. They move nothing. */
export function* trifleTruths({ triflesOn }: Pick<World, 'triflesOn'>, first: string, last: string): Generator<object> {
  for (const day of calendarDays(first, last))
    for (const { id, ...trifle } of triflesOn(day)) yield { trifle: id, ...trifle }
}

/**
 * How each quarterly meeting of the days from `first` to `last` differs from the one before, in the wording that people
 * see: one line a meeting.
 */
export function* meetingTruths({ seed }: Pick<World, 'seed'>, first: string, last: string): Generator<object> {
  for (const day of calendarDays(first, last)) {
    const meeting = meetingOn(day)
    if (meeting !== null) yield { meeting, day, changes: meetingChanges(seed, meeting, false) }
  }
}

/** What the official papers of the days from `first` to `last` truly say of themselves: one line a paper. */
export function* paperTruths(world: World, first: string, last: string): Generator<object> {
  for (const day of calendarDays(first, last))
    for (const { truth } of papersOn(world, day)) yield { paper: truth.title, day, ...truth }
}
