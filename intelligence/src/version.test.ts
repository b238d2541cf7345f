import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { analyseDocument } from './analyse.ts'
import { ANALYSIS_VERSION } from './analysis.ts'
import { buildGazetteer } from './entities/gazetteer.ts'
import { readModel } from './linear/model-file.ts'

const root = join(import.meta.dirname, '..')
const kept = join(root, 'models/reading.json')
const again = process.env['PANDORA_READING'] === 'write'
/** One text in so many of the corpora is read. */
const EVERY = 5

interface Row {
  text?: string
  subject?: string
  mentioned?: string[]
  events?: { subject?: string | null }[]
  name?: string
}
interface Reading {
  /** Of the texts. */
  texts: string
  version: string
  models: string
  reading: string
}

const printOf = (parts: Iterable<string | Buffer>) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
const modelFiles = readdirSync(join(root, 'models'))
  .filter((file) => file.endsWith('.model'))
  .toSorted()

const rows = readdirSync(join(root, 'corpus'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.jsonl'))
  .toSorted()
  .flatMap((file) =>
    readFileSync(join(root, 'corpus', file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row),
  )

/** What the analysis as it stands says of texts of the corpora, to the second decimal of a probability. */
function readingNow(): string {
  const names = new Set(
    rows.flatMap(({ mentioned = [], events = [], name }) => [
      ...mentioned,
      ...events.flatMap(({ subject }) => subject ?? []),
      ...(name === undefined ? [] : [name]),
    ]),
  )
  const gazetteer = buildGazetteer(
    [...names].map((text) => ({
      kind: 'company',
      id: text,
      since: null,
      code: null,
      exchange: null,
      names: [{ text, form: 'short' }],
      words: [],
    })),
  )
  const models = new Map(
    modelFiles.map((file) => [file.replace('.model', ''), readModel(readFileSync(join(root, 'models', file)))]),
  )
  const tools = { gazetteer, model: (name: string) => models.get(name) }
  return printOf(
    rows
      .filter((_, at) => at % EVERY === 0)
      .flatMap(({ text }, at) => {
        if (text === undefined) return []
        const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
        // Headlines and bodies are read by rules of their own.
        const [title, body] = at % 2 === 0 ? [text, ''] : ['', text]
        const said = analyseDocument({ kind: 'news', language, title, body }, tools, '2026-03-10')
        return JSON.stringify(said, (_, value: unknown) =>
          typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : value,
        )
      }),
  )
}

// What was read before stands until the version changes: a rule changed without it leaves homes that say of old texts
// what the rule no longer says, and of new ones what it says.
test('where the same texts are read otherwise, the version of the analysis or its models are others', () => {
  const now: Reading = {
    texts: printOf(rows.map((row) => JSON.stringify(row))),
    version: ANALYSIS_VERSION,
    models: printOf(modelFiles.map((file) => readFileSync(join(root, 'models', file)))),
    reading: readingNow(),
  }
  const before = JSON.parse(readFileSync(kept, 'utf8')) as Reading
  if (now.reading !== before.reading)
    expect(
      now.texts === before.texts && now.version === before.version && now.models === before.models,
      'texts are read otherwise: give ANALYSIS_VERSION its next number',
    ).toBe(false)
  if (again) writeFileSync(kept, `${JSON.stringify(now, null, 2)}\n`)
  else
    expect(
      now,
      'then keep the new reading: PANDORA_READING=write npx vitest run intelligence/src/version.test.ts',
    ).toEqual(before)
})
