import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureNames } from '@pandora/intelligence/digest/features'
import { lineFor, sentencesFor } from '@pandora/intelligence/digest/extract'
import { fit, weighed, type Weights } from '@pandora/intelligence/digest/fit'
import { rougeL } from '@pandora/intelligence/digest/rouge'
import { weightOf, type WeightedFor } from '@pandora/intelligence/digest/weights'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import {
  areaUnder,
  digestOf,
  fitWindows,
  RIDGE,
  flashOf,
  recallOf,
  scoreBy,
  tell,
  windowsOf,
  type Flash,
  type Told,
  type Window,
} from '@pandora/intelligence/tasks/digest-rows'
import { textOf } from '@pandora/intelligence/tasks/marks'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'

/** Agencies of the folder, the editors' own first. */
const agencies = ['cls', 'eastmoney', 'ths'] as const
/** Which kind of edition each kind of the editors' digests is. */
const editionOf: Readonly<Record<string, Exclude<WeightedFor, 'weekly' | 'custom'>>> = {
  overnight_global: 'overnight',
  morning_digest: 'pre-open',
  noon_digest: 'noon',
  evening_digest: 'close',
  us_premarket: 'us-open',
}
const FOLDS = 5
const levelOf = { A: 3, B: 2, C: 1 } as const

interface Read {
  told: Told
  windows: Window[]
}

async function read(digests: string, folder: string): Promise<Read> {
  const flashes: Flash[] = []
  for (const source of agencies)
    for (const row of await labelledRows(join(folder, `${source}.jsonl.gz`))) flashes.push(flashOf(source, row))
  const told = tell(flashes.toSorted((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1)))
  const gold = (await labelledRows(digests)).flatMap((row) => digestOf(row) ?? [])
  return { told, windows: windowsOf(gold, told, agencies[0]).filter(({ among }) => among.length > 0) }
}

/** Flashes of the editors' own agency, with whether it calls them important. */
const leveled = ({ told }: Read) =>
  told.flashes
    .filter(({ level }) => level !== null)
    .map((flash) => ({
      flash,
      features: told.featuresAt(flash, flash.at + 365 * 86_400_000),
      chosen: flash.level !== 'C',
    }))

const importanceOf = (those: Read): Weights => fit(leveled(those), featureNames.length, RIDGE)

/** Which fifth of the days a time lies in. */
function foldsBy(times: readonly number[]): (at: number) => number {
  const ordered = times.toSorted((a, b) => a - b)
  const borders = Array.from(
    { length: FOLDS - 1 },
    (_, one) => ordered[Math.floor(((one + 1) * ordered.length) / FOLDS)],
  )
  return (at) => borders.filter((border) => border !== undefined && at >= border).length
}

type Score = Parameters<typeof recallOf>[2]
const byKind = ({ windows, told }: Read, score: Score) => {
  const of = (those: readonly Window[]) => {
    const { stories, flashes, items } = recallOf(those, told, score)
    return { recall: share(stories, items), ofTheVeryFlash: share(flashes, items), items }
  }
  return {
    all: of(windows),
    ...Object.fromEntries([...Map.groupBy(windows, ({ gold }) => gold.kind)].map(([kind, those]) => [kind, of(those)])),
  }
}

/** Weights of a kind of digest that its fifth of the days did not teach. */
function heldOut(those: Read): Score {
  const fold = foldsBy(those.windows.map(({ gold }) => gold.at))
  const taught = new Map<string, Weights>()
  const weightsFor = (kind: string, at: number): Weights => {
    const key = `${kind} ${fold(at)}`
    const weights =
      taught.get(key) ??
      fitWindows(those.windows.filter(({ gold }) => gold.kind === kind && fold(gold.at) !== fold(at)))
    taught.set(key, weights)
    return weights
  }
  return (one, { kind, at }) => scoreBy(weightsFor(kind, at))(one)
}

/** Pairs of texts that were one story when they were drawn, judged by hand (`marks/digest-merges.jsonl`). */
interface Judged {
  set: 'seen' | 'fresh'
  a: string
  b: string
  /** The same news; the next figure of one quote; other news. */
  is: 'same' | 'next' | 'other'
}

/** Of the judged pairs of each drawing that are one story now, the share that are so rightly, and the same news. */
async function mergesOf({ storyOf }: Told): Promise<object> {
  const judged = readFileSync(new URL('../../../../intelligence/marks/digest-merges.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged)
  const figures = (set: Judged['set']) => {
    const known = judged.filter((one) => one.set === set && storyOf.has(one.a) && storyOf.has(one.b))
    const joined = known.filter(({ a, b }) => storyOf.get(a) === storyOf.get(b))
    const of = (...is: readonly Judged['is'][]) => joined.filter((one) => is.includes(one.is)).length
    return {
      judged: known.length,
      joined: joined.length,
      right: share(of('same', 'next'), joined.length),
      sameNews: share(of('same'), joined.length),
      partedThoughSame: known.filter((one) => one.is === 'same' && !joined.includes(one)).length,
    }
  }
  return { seen: figures('seen'), fresh: figures('fresh') }
}

/**
 * Editors' digests: as many flashes picked of each window as the editor did, by weights of words, time and how many
 * told it, never by the agency's level, reading, share and comment; beside the order by level, then reading. Merging
 * against pairs that are likely copies; importance against the agency's level.
 */
export async function digestFigures(digests: string, folder: string): Promise<object> {
  const those = await read(digests, folder)
  const { told } = those
  const pairs = await labelledRows(join(folder, 'silver_duplicates.csv.gz'))
  const storyOf = (source: unknown, id: unknown) => told.storyOf.get(`${textOf(source)}:${String(id)}`)
  const known = pairs.filter(
    (row) => storyOf(row['source_a'], row['id_a']) !== undefined && storyOf(row['source_b'], row['id_b']) !== undefined,
  )
  const merged = known.filter(
    (row) => storyOf(row['source_a'], row['id_a']) === storyOf(row['source_b'], row['id_b']),
  ).length
  const sizes = [...Map.groupBy(told.flashes, ({ key }) => told.storyOf.get(key) ?? key).values()].map(
    ({ length }) => length,
  )
  const levels = leveled(those)
  const fold = foldsBy(levels.map(({ flash }) => flash.at))
  const taught = Array.from({ length: FOLDS }, (_, one) =>
    fit(
      levels.filter(({ flash }) => fold(flash.at) !== one),
      featureNames.length,
      RIDGE,
    ),
  )
  const area = (score: (one: (typeof levels)[number]) => number) =>
    areaUnder(levels.map((one) => ({ score: score(one), yes: one.chosen })))
  const shipped = weightOf('weekly')
  return {
    task: 'digest',
    digests: those.windows.length,
    flashes: told.flashes.length,
    recall: {
      shipped: byKind(those, (one, { kind }) => scoreBy(weightOf(editionOf[kind] ?? 'custom'))(one)),
      crossValidated: byKind(those, heldOut(those)),
      levelThenReading: byKind(those, ({ flash: { level, reading } }) => levelOf[level ?? 'C'] * 1e9 + reading),
    },
    merging: {
      pairs: known.length,
      inOneStory: share(merged, known.length),
      stories: sizes.length,
      largest: Math.max(...sizes),
      judged: await mergesOf(told),
    },
    importance: {
      flashes: levels.length,
      shipped: area(({ features }) => weighed(shipped, features)),
      crossValidated: area(({ features, flash }) => {
        const weights = taught[fold(flash.at)]
        return weights ? weighed(weights, features) : 0
      }),
    },
  }
}

/** The weights as they are kept, a line a feature, fitted on the whole of the files. */
export async function digestWeights(digests: string, folder: string): Promise<object> {
  const those = await read(digests, folder)
  const columns = [
    importanceOf(those),
    ...Object.keys(editionOf).map((kind) => fitWindows(those.windows.filter(({ gold }) => gold.kind === kind))),
  ]
  const rounded = (value: number) => Math.round(value * 100) / 100
  return {
    bias: columns.map(({ bias }) => rounded(bias)),
    ...Object.fromEntries(
      featureNames.map((name, at) => [name, columns.map(({ weights }) => rounded(weights[at] ?? 0))]),
    ),
  }
}

/**
 * Sentences taken of texts against the line that an editor wrote of each (ROUGE-L): the line that is shown where a text
 * has no title, the one best sentence, and the first sentence as it stands.
 */
export async function summaryFigures(file: string): Promise<object> {
  const rows = (await labelledRows(file))
    .map((row) => ({ body: textOf(row['text']), wanted: textOf(row['summary']) }))
    .filter(({ body, wanted }) => body !== '' && wanted !== '')
  const mean = (said: (body: string) => string) =>
    rows.reduce((sum, { body, wanted }) => sum + rougeL(said(body), wanted), 0) / rows.length
  const piece = (body: string, at: { start: number; end: number } | null | undefined) =>
    at ? body.slice(at.start, at.end) : body
  return {
    task: 'digest-summary',
    rows: rows.length,
    line: mean((body) => piece(body, lineFor({ title: '', body }, 'zh'))),
    sentence: mean((body) => piece(body, sentencesFor({ title: '', body }, 'zh', 1)[0])),
    leadSentence: mean((body) => piece(body, sentencesIn(body)[0])),
  }
}
