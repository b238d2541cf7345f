import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossValidate, foldsOf, temperatureOf, trainCalibrated } from './cross-validate.ts'
import { attribute } from './explain.ts'
import { addCharacterGrams, FeatureBag } from './features.ts'
import { familyOf, hashOf } from './hash.ts'
import { figuresOf, setFigures } from './metrics.ts'
import { largest, logitsOf, probabilitiesOf } from './model.ts'
import { ModelFault, readModel, writeModel } from './model-file.ts'
import { randomFrom } from './random.ts'
import { defaultTraining, trainLinear, type Example } from './train.ts'
import { setProbabilities, trainSets } from './train-sets.ts'

const family = familyOf('test')
const facts = {
  name: 'test-zh',
  version: '1',
  extractor: 'grams-1',
  labels: ['up', 'down'],
  seed: 7,
  origin: 'corpus',
} as const
const options = { ...defaultTraining, bits: 12, epochs: 6 }
const bag = new FeatureBag(options.bits)

function read(text: string, trace = false): FeatureBag {
  bag.begin(trace)
  addCharacterGrams(bag, text, { start: 0, end: text.length, least: 1, most: 3, family })
  bag.plain(familyOf('length'), Math.log1p(text.length))
  bag.end()
  return bag
}

/** Texts whose class shows in one of two letters. */
function examples(count: number, seed = 3): { text: string; example: Example }[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    const label = random() < 0.5 ? 0 : 1
    const noise = Array.from({ length: 6 }, () => '甲乙丙丁戊己'[Math.floor(random() * 6)] ?? '').join('')
    const text = `${noise}${label === 0 ? '涨' : '跌'}${noise.slice(2)}`
    return { text, example: { features: read(text).vector(), label } }
  })
}

const trained = trainLinear(
  examples(300).map(({ example }) => example),
  options,
  facts,
)

describe('training', () => {
  test('learns what tells the classes apart, and says so of texts it has not seen', () => {
    const unseen = examples(100, 99)
    expect(
      unseen.filter(({ text, example }) => largest(probabilitiesOf(trained, read(text))) === example.label).length,
    ).toBeGreaterThanOrEqual(99)
  })

  test('the same examples, options and seed give the same bytes; another seed others', () => {
    const again = trainLinear(
      examples(300).map(({ example }) => example),
      options,
      facts,
    )
    expect(writeModel(again)).toEqual(writeModel(trained))
    expect(
      writeModel(
        trainLinear(
          examples(300).map(({ example }) => example),
          options,
          { ...facts, seed: 8 },
        ),
      ),
    ).not.toEqual(writeModel(trained))
  })

  test('a file of the size that is asked for still knows the telling features', () => {
    const small = trainLinear(
      examples(300).map(({ example }) => example),
      { ...options, maxBytes: 200 },
      facts,
    )
    expect(small.weights.filter((weight) => weight !== 0).length).toBeLessThanOrEqual(2 * 40)
    expect(largest(probabilitiesOf(small, read('甲乙涨丙')))).toBe(0)
    expect(largest(probabilitiesOf(small, read('甲乙跌丙')))).toBe(1)
  })

  test('without examples, or with a label that is none, it is refused', () => {
    expect(() => trainLinear([], options, facts)).toThrow(RangeError)
    expect(() => trainLinear([{ features: read('涨').vector(), label: 2 }], options, facts)).toThrow(RangeError)
  })

  test('held-out answers come from models that have not seen the row', () => {
    const random = randomFrom(5)
    const noise = Array.from({ length: 200 }, (_none, at) => ({
      features: read(`${at}号${Math.floor(random() * 1e6)}`).vector(),
      label: random() < 0.5 ? 0 : 1,
    }))
    const { said } = crossValidate(noise, options, facts)
    expect(noise.filter(({ label }, at) => said[at] === label).length).toBeLessThan(130)
  })
})

test('a text may have several labels, or none', () => {
  const texts = examples(400).map(({ text }, at) =>
    at % 3 === 0 ? text : at % 3 === 1 ? `${text}跌涨` : text.replaceAll(/[涨跌]/gu, '平'),
  )
  const labelsOf = (text: string) =>
    new Set([text.includes('涨') ? 0 : -1, text.includes('跌') ? 1 : -1].filter((label) => label >= 0))
  const model = trainSets(
    texts.map((text) => ({ features: read(text).vector(), labels: labelsOf(text) })),
    options,
    facts,
  )
  const said = (text: string) => [...setProbabilities(model, read(text))].map((one) => one > 0.5)
  expect([said('甲乙涨跌'), said('甲涨乙乙'), said('甲乙跌丙'), said('甲乙平丙')]).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])
})

test('folds hold each class evenly, and rows of one group share a fold', () => {
  const labels = Array.from({ length: 103 }, (_none, at) => (at % 3 === 0 ? 'a' : 'b'))
  const folds = foldsOf(labels, 5, 1, (row) => `group ${row >> 1}`)
  for (let fold = 0; fold < 5; fold++) expect(folds.filter((one) => one === fold).length).toBeGreaterThan(8)
  for (let row = 0; row + 1 < 103; row += 2) expect(folds[row]).toBe(folds[row + 1])
})

test('the temperature makes probabilities as often right as they say', () => {
  const random = randomFrom(11)
  const logits = new Float64Array(4000)
  const gold = new Uint8Array(2000)
  for (let row = 0; row < 2000; row++) {
    const chance = random()
    const logit = Math.log(chance / (1 - chance))
    gold[row] = random() < chance ? 0 : 1
    logits[row * 2] = logit * 3
  }
  expect(temperatureOf(logits, gold, 2)).toBeCloseTo(3, 0)
  const calibrated = trainCalibrated(
    examples(120).map(({ example }) => example),
    options,
    facts,
  )
  expect(calibrated.temperature).toBeGreaterThan(0)
})

describe('model files', () => {
  test('are read as they were written', () => {
    const back = readModel(writeModel(trained))
    expect(back).toEqual(trained)
  })

  test('that are cut, changed or something else altogether are refused, never half read', () => {
    const bytes = writeModel(trained)
    for (let cut = 0; cut < bytes.length; cut += 7) expect(() => readModel(bytes.slice(0, cut))).toThrow(ModelFault)
    expect(() => readModel(Uint8Array.from([...bytes, 0]))).toThrow(ModelFault)
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (other) => {
        expect(() => readModel(other)).toThrow(ModelFault)
      }),
    )
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.integer({ min: 1, max: 255 }), (place, change) => {
        const damaged = bytes.slice()
        damaged[place] = (damaged[place] ?? 0) ^ change
        try {
          readModel(damaged)
        } catch (error) {
          expect(error).toBeInstanceOf(ModelFault)
        }
      }),
    )
  })
})

test('what an explanation gives the characters, the bias and the rest adds up to the difference of the logits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const { units, placeless, bias } = attribute(trained, read(text, true), text.length, 0, 1)
      const logits = new Float64Array(2)
      logitsOf(trained, read(text), logits)
      expect(units.reduce((sum, one) => sum + one, 0) + placeless + bias).toBeCloseTo(
        (logits[0] ?? 0) - (logits[1] ?? 0),
        4,
      )
    }),
  )
})

test('a gram has one hash however it is reached, and families keep theirs apart', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), (text) => {
      bag.begin(true)
      addCharacterGrams(bag, text, { start: 0, end: text.length, least: text.length, most: text.length, family })
      bag.end()
      expect(bag.occurrences.map(({ id }) => id)).toEqual([hashOf(text, 0, text.length, family) % 2 ** options.bits])
    }),
  )
  expect(hashOf('涨', 0, 1, familyOf('word'))).not.toBe(hashOf('涨', 0, 1, familyOf('gram')))
})

test('figures are those of the textbook', () => {
  const { accuracy, macroF1, perClass, confusion } = figuresOf(['a', 'a', 'b', 'b', 'b'], ['a', 'b', 'b', 'b', 'c'])
  expect(accuracy).toBeCloseTo(3 / 5)
  expect(perClass['a']).toEqual({ precision: 1, recall: 0.5, f1: 2 / 3, support: 2 })
  expect(perClass['c']).toEqual({ precision: 0, recall: null, f1: 0, support: 0 })
  expect(macroF1).toBeCloseTo((2 / 3 + 2 / 3) / 2)
  expect(confusion).toEqual({ a: { a: 1, b: 1 }, b: { b: 2, c: 1 } })
  expect(setFigures([new Set(['x', 'y']), new Set()], [new Set(['x']), new Set(['z'])])).toMatchObject({
    precision: 1 / 2,
    recall: 1 / 2,
    f1: 0.5,
    support: 2,
  })
})
