import { threadMs } from '@pandora/contract/testing-linear'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Stance } from '../analysis.ts'
import { readModel, writeModel } from '../linear/model-file.ts'
import { readRows } from '../tasks/run.ts'
import { stance as task } from '../tasks/stance.ts'
import type { RawRow } from '../tasks/task.ts'
import { chineseStance, checkChineseStance } from './chinese.ts'
import { trainChineseStance, type StanceText } from './train-chinese.ts'

const folder = join(import.meta.dirname, '../../corpus/stance')
const corpus = readdirSync(folder)
  .filter((file) => file.startsWith('zh-'))
  .toSorted()
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line): StanceText => {
        const { text, label, ironic } = JSON.parse(line) as { text: string; label: Stance; ironic?: boolean }
        return { text, stance: label, ...(ironic ? { ironic } : {}) }
      }),
  )
const shipped = join(import.meta.dirname, '../../models/stance-zh.model')
const model = readModel(readFileSync(shipped))
const slice = corpus.filter((_row, at) => at % 20 === 0)

const post = (body: string, title = '') => chineseStance({ title, body }, model)
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...corpus.slice(0, 400).map(({ text }) => text),
        '不',
        '虽然',
        '但是',
        '$',
        '@',
        '://',
        '？',
        '\n',
        '😭',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)

describe('stance of Chinese posts', () => {
  test.each([
    ['满仓干，明天涨停', 'many'],
    ['主力出货，赶紧跑', 'empty'],
    ['请问今天什么时候公布年报？', 'neutral'],
    ['下班去吃火锅，有一起的吗', 'irrelevance'],
    ['跌不动了，放心加仓', 'many'],
    ['不会再涨了，清仓', 'empty'],
    ['漲停！滿倉的笑了', 'many'],
    ['关灯吃面', 'empty'],
    ['利好兑现就是利空，别接盘', 'empty'],
    ['虽然短期跌了点，但是业绩翻倍，坚定持有', 'many'],
    ['又跌停了，真是好公司呢', 'empty'],
  ] as const)('%s is %s', (text, stance) => {
    expect(post(text).stance).toBe(stance)
  })

  test('probabilities add up to 1, are those of the stance said, and the same text says the same again', () => {
    fc.assert(
      fc.property(texts, fc.option(texts, { nil: '' }), (body, title) => {
        const said = post(body, title)
        expect(said.probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
        expect(Math.max(...said.probabilities)).toBe(
          said.probabilities[(model.labels as readonly string[]).indexOf(said.stance)],
        )
        expect(post(body, title)).toEqual(said)
      }),
    )
  })

  test('reasons are the arithmetic of the model: their weights add up to the logarithm of how much likelier the stance is than the next', () => {
    fc.assert(
      fc.property(texts, fc.option(texts, { nil: '' }), (body, title) => {
        const { probabilities, why } = post(body, title)
        const [best = 0, next = 0] = probabilities.toSorted((a, b) => b - a)
        expect(why.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(Math.log(best / next), 6)
      }),
    )
  })

  test('every reason that names words lies where they stand, and no place is named twice', () => {
    fc.assert(
      fc.property(texts, fc.option(texts, { nil: '' }), (body, title) => {
        const named = post(body, title).why.flatMap(({ words, spans }) =>
          spans.map((span, at) => ({ ...span, word: words[at] })),
        )
        for (const { field, start, end, word } of named)
          expect((field === 'title' ? title : body).slice(start, end)).toBe(word)
        for (const field of ['title', 'body'] as const) {
          const own = named.filter((one) => one.field === field).toSorted((a, b) => a.start - b.start)
          own.forEach((one, at) => {
            expect(one.start).toBeGreaterThanOrEqual(own[at - 1]?.end ?? 0)
          })
        }
        expect(named.length).toBeLessThanOrEqual(7)
      }),
    )
  })

  test('a negation is a reason together with the word it turns', () => {
    expect(post('没有上涨空间').why.map(({ code, words }) => [code, ...words])).toContainEqual([
      'stance.negated',
      '没有上涨空间',
    ])
  })

  test('names take no side: cashtags, addressed readers and links are not read', () => {
    const bare = post(' 明天继续涨')
    for (const name of ['$涨停板股份(SZ399999)$', '@跌停大师 ', 'https://example.test/die?ting=1 '])
      expect(post(`${name} 明天继续涨`).probabilities).toEqual(bare.probabilities)
  })

  test('a title that only repeats the beginning of the body is not read twice', () => {
    expect(post('明天继续涨，拿住别动', '明天继续涨…')).toEqual(post('明天继续涨，拿住别动'))
  })

  test.each([
    ['two million characters', '涨跌'.repeat(1_000_000)],
    ['ten thousand names', '$平安$ @某人 '.repeat(10_000)],
    ['one open cashtag after another', '$a'.repeat(200_000)],
    ['control characters', '\u0000\u0007\u001b'.repeat(100_000)],
    ['bidirectional tricks', '\u202e涨停\u202c'.repeat(50_000)],
    ['HTML', '<b onclick="x">涨停</b>'.repeat(20_000)],
    ['half characters', '\ud83d'.repeat(100_000)],
    ['nothing', ''],
    ['blanks', ' \n\t'.repeat(100_000)],
  ])('%s is answered in bounded time', (_what, text) => {
    const begun = threadMs()
    const { probabilities } = post(text)
    expect(threadMs() - begun).toBeLessThan(10_000)
    expect(probabilities.every(Number.isFinite)).toBe(true)
  })

  test('a model of another reader is refused by name', () => {
    expect(() => {
      checkChineseStance({ ...model, extractor: 'stance-en-1' })
    }).toThrow(/stance-en-1/)
    expect(() =>
      chineseStance({ title: '', body: '涨' }, { ...model, labels: ['many', 'empty', 'neutral', 'sideways'] }),
    ).toThrow(RangeError)
  })
})

describe('training of stance', () => {
  const wish = { seed: 7, origin: 'corpus', version: 'test' } as const

  test('the same texts and seed give the same file, bit for bit; another seed gives another', () => {
    const [one, again, other] = [wish, wish, { ...wish, seed: 8 }].map((facts) =>
      writeModel(trainChineseStance(slice, [], facts)),
    )
    expect(Buffer.from(one ?? []).equals(Buffer.from(again ?? []))).toBe(true)
    expect(Buffer.from(one ?? []).equals(Buffer.from(other ?? []))).toBe(false)
  })

  test('the shipped file is what the corpus and its seed give, bit for bit, and under 1 MB', () => {
    const { rows } = readRows(
      task,
      readdirSync(folder)
        .toSorted()
        .flatMap((file) =>
          readFileSync(join(folder, file), 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as RawRow),
        ),
    )
    const [again] =
      task.learning?.train(
        rows.filter(({ language }) => language === 'zh'),
        { seed: model.seed, origin: 'corpus', version: model.version },
      ) ?? []
    const bytes = again ? writeModel(again) : new Uint8Array()
    expect(bytes.length).toBeGreaterThan(100_000)
    expect(bytes.length).toBeLessThan(1_000_000)
    expect(Buffer.from(bytes).equals(readFileSync(shipped))).toBe(true)
  })

  test("a user's labels of three stances give a model of three, in which what is irrelevant in the corpus is neutral", () => {
    const own = slice.filter(({ stance }) => stance !== 'irrelevance')
    const trained = trainChineseStance(
      own,
      corpus.filter(({ stance }) => stance === 'irrelevance'),
      { ...wish, origin: 'user' },
    )
    expect(trained.labels).toEqual(['many', 'empty', 'neutral'])
    expect(chineseStance({ title: '', body: '下班去吃火锅，有一起的吗' }, trained)).toMatchObject({
      stance: 'neutral',
      probabilities: [expect.any(Number), expect.any(Number), expect.any(Number), 0],
    })
  })

  test('labels of one stance only are refused', () => {
    expect(() =>
      trainChineseStance(
        slice.filter(({ stance }) => stance === 'many'),
        corpus,
        { ...wish, origin: 'user' },
      ),
    ).toThrow(RangeError)
  })

  test('texts kept back are met: four stances well above the commonest one, which is two of five', () => {
    const kept = corpus.filter((_row, at) => at % 5 === 0)
    const trained = trainChineseStance(
      corpus.filter((_row, at) => at % 5 !== 0),
      [],
      wish,
    )
    const right = (rows: typeof kept) =>
      rows.filter(({ text, stance }) => chineseStance({ title: '', body: text }, trained).stance === stance).length /
      rows.length
    expect(right(kept)).toBeGreaterThan(0.68)
  })
})
