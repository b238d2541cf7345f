import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

// What the shipped models learn from is written by hand, text by text: this holds every file under corpus/ to it.

const root = join(import.meta.dirname, '../corpus')
const demoBanks = join(import.meta.dirname, '../../sources/src/demo/language/banks')
const data = join(import.meta.dirname, '../../../shared/data/text')

interface Row {
  text: string
  at: string
  row: Record<string, unknown>
}

/** Rows with a text, by task and language (`stance/zh`). */
function corpora(): Map<string, Row[]> {
  const answer = new Map<string, Row[]>()
  for (const task of readdirSync(root))
    for (const file of readdirSync(join(root, task))
      .filter((one) => one.endsWith('.jsonl'))
      .toSorted()) {
      const lines = readFileSync(join(root, task, file), 'utf8').split('\n')
      lines.forEach((line, place) => {
        if (line === '') return
        const row = JSON.parse(line) as Record<string, unknown>
        const { text } = row
        if (typeof text !== 'string') return
        const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
        const name = `${task}/${language}`
        const rows = answer.get(name) ?? []
        rows.push({ text, at: `${task}/${file}:${place + 1}`, row })
        answer.set(name, rows)
      })
    }
  return answer
}

/** Letters, characters and figures alone, small. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{Extended_Pictographic}\d]+/gu, '')

/** The same with figures as one sign: a text with other figures is the same text. */
const shape = (text: string) => bare(text.replace(/\d+(?:[.,]\d+)*/gu, '0'))

function grams(text: string, length: number): Set<string> {
  const letters = shape(text)
  const answer = new Set<string>()
  for (let at = 0; at + length <= letters.length; at++) answer.add(letters.slice(at, at + length))
  if (answer.size === 0) answer.add(letters)
  return answer
}

/**
 * Pairs of texts whose 3-grams overlap by at least `least` (Jaccard), found through the rarest grams of each (prefix
 * filter, Bayardo et al. 2007).
 */
function near(texts: readonly string[], least: number): { one: number; other: number; overlap: number }[] {
  const sets = texts.map((text) => grams(text, 3))
  const frequency = new Map<string, number>()
  for (const set of sets) for (const gram of set) frequency.set(gram, (frequency.get(gram) ?? 0) + 1)
  const index = new Map<string, number[]>()
  const pairs: { one: number; other: number; overlap: number }[] = []
  sets.forEach((set, one) => {
    const rarest = [...set]
      .toSorted((a, b) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, set.size - Math.ceil(least * set.size) + 1)
    const candidates = new Set<number>()
    for (const gram of rarest) {
      const before = index.get(gram) ?? []
      for (const other of before) candidates.add(other)
      before.push(one)
      index.set(gram, before)
    }
    for (const other of candidates) {
      const theirs = sets[other] ?? new Set()
      if (theirs.size < least * set.size || set.size < least * theirs.size) continue
      let shared = 0
      for (const gram of set) if (theirs.has(gram)) shared++
      const overlap = shared / (set.size + theirs.size - shared)
      if (overlap >= least) pairs.push({ one, other, overlap })
    }
  })
  return pairs
}

const all = corpora()
const distinct = (rows: readonly Row[]) => [...new Map(rows.map((row) => [row.text, row])).values()]

describe.each([...all].map(([name, rows]) => ({ name, rows })))('corpus $name', ({ name, rows }) => {
  const once = distinct(rows)

  test('no row stands twice, and none contradicts another', () => {
    const seen = new Map<string, string>()
    const twice = rows.flatMap(({ row, at }) => {
      const { label: _label, ironic: _ironic, ...rest } = row
      const key = JSON.stringify(rest)
      const before = seen.get(key)
      seen.set(key, at)
      return before === undefined ? [] : [`${before} = ${at}`]
    })
    expect(twice).toEqual([])
  })

  test('no text is another with a few characters changed, unless it says the opposite, and few are close to one', () => {
    const pairs = near(
      once.map(({ text }) => text),
      0.5,
    ).map(({ one, other, overlap }) => ({ one: once[one], other: once[other], overlap }))
    const told = (some: typeof pairs) =>
      some.map(
        ({ one, other, overlap }) => `${overlap.toFixed(2)} ${one?.at} ${one?.text} | ${other?.at} ${other?.text}`,
      )
    const same = ({ one, other }: (typeof pairs)[number]) =>
      JSON.stringify(one?.row['label']) === JSON.stringify(other?.row['label'])
    expect(told(pairs.filter((pair) => pair.overlap >= 0.8 && same(pair)))).toEqual([])
    const share = (some: typeof pairs) =>
      new Set(some.flatMap(({ one, other }) => [one?.at, other?.at])).size / once.length
    const alike = pairs.filter(same)
    expect(share(alike), told(alike).slice(0, 20).join('\n')).toBeLessThanOrEqual(0.02)
    // A text beside its opposite, a word or a figure apart, is what a reader of words learns most from; still they are
    // few.
    expect(share(pairs), told(pairs).slice(0, 20).join('\n')).toBeLessThanOrEqual(0.1)
  })

  test('no template: hardly any run of words returns from text to text', () => {
    const length = name.endsWith('/zh') ? 7 : 20
    const count = new Map<string, number>()
    for (const { text } of once)
      for (const gram of grams(text, length)) if (gram.length === length) count.set(gram, (count.get(gram) ?? 0) + 1)
    const [most, times] = [...count].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])
    expect(times / once.length, most).toBeLessThanOrEqual(Math.max(0.02, 4 / once.length))
  })

  test('no class is left out or drowns the others', () => {
    const labels = rows.flatMap(({ row: { label } }) => (typeof label === 'string' ? [label] : []))
    const count = new Map<string, number>()
    for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1)
    for (const [label, rowsOf] of count) {
      expect(rowsOf / labels.length, label).toBeGreaterThanOrEqual(0.02)
      expect(rowsOf / labels.length, label).toBeLessThanOrEqual(0.75)
    }
  })
})

describe('no corpus text is taken from elsewhere', () => {
  const sentences = (text: string, least = 9) =>
    text
      .split(/[。！？!?\n]+|\.\s/u)
      .map(bare)
      .filter((one) => one.length >= (/\p{Script=Han}/u.test(one) ? least : 30) && !formulas.has(one))
  const rows = [...all.values()].flat()
  /** What law or custom words the same for everybody. */
  const formulas = new Set([
    '本公司及董事会全体成员保证公告内容真实准确完整',
    '投资有风险入市需谨慎',
    '关于收到应诉通知书的公告',
  ])

  test('none says a phrase of the demo market', () => {
    const files = readdirSync(demoBanks, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(0)
    const phrases = new Set(
      files
        .flatMap((file) => readFileSync(join(demoBanks, file), 'utf8').split(/['"`\n]|\$?\{[^}]*\}/u))
        .flatMap((text) => sentences(text, 12)),
    )
    expect(phrases.size).toBeGreaterThan(100)
    const everything = [...new Set(rows.map(({ text }) => bare(text)))].join(' ')
    expect([...phrases].filter((phrase) => everything.includes(phrase))).toEqual([])
  })

  test.skipIf(!existsSync(data))(
    'none has a sentence of the sets that models are measured on (skipped where ../shared/data is absent)',
    () => {
      const own = new Map<string, string>()
      for (const { text, at } of rows) for (const sentence of sentences(text)) own.set(sentence, at)
      const taken: string[] = []
      for (const set of readdirSync(data)) {
        const file = join(data, set, 'dev.jsonl')
        if (!existsSync(file)) continue
        for (const line of readFileSync(file, 'utf8').split('\n')) {
          if (line === '') continue
          for (const value of Object.values(JSON.parse(line) as Record<string, unknown>)) {
            if (typeof value === 'string')
              for (const sentence of sentences(value))
                if (own.has(sentence)) taken.push(`${own.get(sentence)} ${set} ${sentence}`)
          }
        }
      }
      expect(taken).toEqual([])
    },
  )
})
