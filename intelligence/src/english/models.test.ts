import { threadMs } from '@pandora/contract/testing-linear'
import fc from 'fast-check'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { stances, tones, type Stance, type Tone } from '../analysis.ts'
import { figuresOf } from '../linear/metrics.ts'
import { largest } from '../linear/model.ts'
import { readModel, writeModel } from '../linear/model-file.ts'
import { englishStance, englishStanceProbabilities, stanceOf, trainEnglishStance } from '../stance/english.ts'
import { englishToneProbabilities, trainEnglishTone } from '../tone/english.ts'
import { englishTones, type EnglishCompany } from '../tone/english-document.ts'
import { placesOf } from '../tone/names.ts'

const root = join(import.meta.dirname, '../..')
const sets = join(root, '../../shared/data/text')
const shipped = (name: string) => readModel(new Uint8Array(readFileSync(join(root, 'models', `${name}.model`))))
const rows = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
const corpus = (task: string) =>
  readdirSync(join(root, 'corpus', task))
    .filter((file) => file.startsWith('en-'))
    .toSorted()
    .flatMap((file) => rows(join(root, 'corpus', task, file)))
const wish = { seed: 1, origin: 'corpus', version: 'test' } as const

const stance = shipped('stance-en')
const models = { text: shipped('tone-en'), entity: shipped('tone-entity-en') }
const companiesIn = (title: string, body: string, names: readonly string[]): EnglishCompany[] => {
  const places = placesOf(`${title}\n${body}`, names)
  return names.map((id, at) => ({ id, places: places[at] ?? [] }))
}
const toneFor = (title: string, names: readonly string[], body = '') =>
  Object.fromEntries(
    englishTones(title, body, companiesIn(title, body, names), models).map(({ companyId, tone }) => [
      companyId ?? 'all',
      tone,
    ]),
  )
const post = (body: string) => englishStance({ title: '', body }, stance)

describe('stance of English posts', () => {
  test.each<[string, Stance]>([
    ['$KLMN EPS beats by $0.11, beats on revenue', 'many'],
    ['$KLMN misses by $0.30 and cuts its outlook', 'empty'],
    ['$KLMN reports third-quarter results', 'neutral'],
    ['loaded up on $KLMN calls, breakout soon 🚀', 'many'],
    ['not bullish on $KLMN at all, lower highs every week', 'empty'],
    ['Marlow price target raised to $88 from $71', 'many'],
    ['Marlow price target cut to $44 from $71', 'empty'],
    ['Marlow Industries declares $0.22 dividend', 'neutral'],
  ])('OPINION-04 %s', (text, expected) => expect(post(text).stance).toBe(expected))

  test('reasons add up to the odds of the stance against the runner-up', () => {
    for (const text of [
      '$KLMN EPS beats by $0.11, beats on revenue',
      'dumped my $KLMN, lower highs every week',
      'Marlow to hold its annual meeting on Monday',
    ]) {
      const { stance: said, probabilities, why } = post(text)
      const own = probabilities[stances.indexOf(said)] ?? 0
      const odds = probabilities.filter((_one, at) => stances[at] !== said).map((other) => Math.log(own / other))
      const sum = why.reduce((total, { weight }) => total + (weight ?? 0), 0)
      expect(Math.min(...odds.map((one) => Math.abs(one - sum)))).toBeLessThan(1e-4)
      for (const { words, spans } of why)
        for (const span of spans) expect([text.slice(span.start, span.end)]).toEqual(words)
    }
  })

  test('a side is taken only where it outweighs neutral and irrelevant together', () => {
    expect(stanceOf([0.4, 0.1, 0.3, 0.2])).toBe('neutral')
    expect(stanceOf([0.6, 0.1, 0.2, 0.1])).toBe('many')
    expect(stanceOf([0.1, 0.6, 0.2, 0.1])).toBe('empty')
    expect(stanceOf([0.1, 0.1, 0.3, 0.5])).toBe('irrelevance')
  })

  test('probabilities add up to 1 and spans lie in their fields, whatever the post', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        (title, body) => {
          const { probabilities, why } = englishStance({ title, body }, stance)
          expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6)
          for (const { spans } of why)
            for (const { field, start, end } of spans)
              expect(start >= 0 && start <= end && end <= { title, body }[field].length).toBe(true)
        },
      ),
      { seed: 20261121, numRuns: 100 },
    )
  })
})

describe('tone of English news', () => {
  test('a headline of two companies has a tone for each', () => {
    expect(toneFor('Halberd wins navy contract as Drummond loses out', ['Halberd', 'Drummond'])).toMatchObject({
      Halberd: 'opportunity',
      Drummond: 'risk',
    })
    expect(toneFor('Sensex slides 380 points; Kaveri Motors gains 3%', ['Sensex', 'Kaveri Motors'])).toMatchObject({
      Sensex: 'risk',
      'Kaveri Motors': 'opportunity',
    })
    expect(toneFor('Sebi fines Orbis Infra Rs 2 crore', ['Sebi', 'Orbis Infra'])).toMatchObject({
      Sebi: 'neutral',
      'Orbis Infra': 'risk',
    })
  })

  test('figures decide where words are the same', () => {
    expect(toneFor('Norvik operating profit was EUR 8.7 mn, compared with EUR 3.1 mn', [])['all']).toBe('opportunity')
    expect(toneFor('Norvik operating profit was EUR 3.1 mn, compared with EUR 8.7 mn', [])['all']).toBe('risk')
    expect(toneFor('Norvik will hold its general meeting on 14 May', [])['all']).toBe('neutral')
  })

  test('the title weighs more than the body; a company is judged by its own sentences', () => {
    const said = toneFor(
      'Norvik profit plunges, shares tumble',
      ['Norvik', 'Ember'],
      'The office is in Turku. Ember won a record order and raised its dividend. The hall seats forty.',
    )
    expect(said).toEqual({ all: 'risk', Norvik: 'risk', Ember: 'opportunity' })
  })

  test('reasons of one sentence add up to its odds, and their spans are its words', () => {
    const title = 'Norvik operating profit fell to EUR 3.1 mn from EUR 8.7 mn'
    for (const { tone, why, probability } of englishTones(title, '', companiesIn(title, '', ['Norvik']), models)) {
      const sum = why.reduce((total, { weight }) => total + (weight ?? 0), 0)
      expect(tone).toBe('risk')
      // Against the runner-up, which has at most what is left and at least half of it.
      expect(sum).toBeGreaterThanOrEqual(Math.log(probability / (1 - probability)) - 1e-4)
      expect(sum).toBeLessThanOrEqual(Math.log(probability / ((1 - probability) / 2)) + 1e-4)
      for (const { words, spans } of why)
        for (const { field, start, end } of spans) expect([field, title.slice(start, end)]).toEqual(['title', ...words])
    }
  })

  test.each([
    ['empty', '', '', 0],
    ['two million letters', 'x'.repeat(2_000_000), 'y'.repeat(2_000_000), 0],
    ['ten thousand names', 'Norvik rises. ', 'Norvik falls, Ember gains. '.repeat(10_000), 2],
    ['lines without end', '', '\n.\n'.repeat(100_000), 0],
    ['bytes', '\u0000\ufffd'.repeat(50_000), '\u202e'.repeat(50_000), 0],
  ])('hostile document ends soon: %s', (_what, title, body, named) => {
    const companies =
      named === 0
        ? []
        : Array.from({ length: 300 }, (_, at) => ({
            id: String(at),
            places: Array.from({ length: 2000 }, (_one, place) => ({ start: place * 20, end: place * 20 + 6 })),
          }))
    const begun = threadMs()
    const said = englishTones(title, body, companies, models)
    expect(said.length).toBeLessThanOrEqual(61)
    expect(
      said.every(({ probability, strength }) => probability >= 0 && probability <= 1 && strength >= 0 && strength <= 1),
    ).toBe(true)
    expect(threadMs() - begun).toBeLessThan(10_000)
  })

  test('a model of another kind is refused by name', () => {
    expect(() => englishTones('a', 'b', [], { text: stance, entity: null })).toThrow(RangeError)
    expect(() => englishStance({ title: '', body: 'a' }, models.text)).toThrow(RangeError)
  })
})

describe('models', () => {
  test('the same texts and seed give the same bytes; too few stances are refused', () => {
    const posts = corpus('stance')
      .slice(0, 240)
      .map((row) => ({ text: String(row['text']), stance: row['label'] as Stance }))
    expect(writeModel(trainEnglishStance(posts, [], wish))).toEqual(writeModel(trainEnglishStance(posts, [], wish)))
    expect(() =>
      trainEnglishStance(
        posts.filter((row) => row.stance === 'many'),
        [],
        wish,
      ),
    ).toThrow(RangeError)
    const news = corpus('tone')
      .filter((row) => typeof row['label'] === 'string')
      .slice(0, 200)
      .map((row) => ({ text: String(row['text']), tone: row['label'] as Tone }))
    const [first, second] = [trainEnglishTone(news, wish), trainEnglishTone(news, wish)]
    expect(first.map(writeModel)).toEqual(second.map(writeModel))
    expect(() => trainEnglishTone([], wish)).toThrow(RangeError)
  })

  test("a user's labels are learned, and the project's texts beside them fill what they leave open", () => {
    const own = Array.from({ length: 40 }, (_, at) => ({
      text: at % 2 === 0 ? `zorple is what we hold ${at}` : `quibble is what we hold ${at}`,
      stance: at % 2 === 0 ? ('many' as const) : ('empty' as const),
    }))
    const posts = corpus('stance').map((row) => ({ text: String(row['text']), stance: row['label'] as Stance }))
    const model = trainEnglishStance(own, posts, { ...wish, origin: 'user' })
    const said = (text: string) => {
      const into = new Float64Array(4)
      englishStanceProbabilities(text, model, into)
      return stanceOf(into)
    }
    expect(model.labels).toEqual(['many', 'empty'])
    expect([
      said('zorple'),
      said('quibble'),
      said('$KLMN EPS beats by $0.11, beats on revenue'),
      said('$KLMN misses by $0.30 and cuts its outlook'),
    ]).toEqual(['many', 'empty', 'many', 'empty'])
  })

  test.skipIf(!existsSync(sets))(
    'real sets they never saw (skipped where ../shared/data is absent): phrasebank at least .74, tweets at least .70',
    () => {
      const tweets = rows(join(sets, 'en-twitter-financial-news/dev.jsonl'))
      const names = { many: 'bullish', empty: 'bearish', neutral: 'neutral', irrelevance: 'neutral' } as const
      const four = new Float64Array(4)
      const stancesSaid = tweets.map(({ text }) => {
        englishStanceProbabilities(String(text), stance, four)
        return names[stanceOf(four)]
      })
      expect(
        figuresOf(
          tweets.map(({ label }) => String(label)),
          stancesSaid,
        ).accuracy,
      ).toBeGreaterThanOrEqual(0.7)
      const news = rows(join(sets, 'en-financial-phrasebank/dev.jsonl'))
      const words = { risk: 'negative', opportunity: 'positive', neutral: 'neutral' } as const
      const three = new Float64Array(3)
      const tonesSaid = news.map(({ text }) => {
        englishToneProbabilities(String(text), models.text, three)
        return words[tones[largest(three)] ?? 'neutral']
      })
      expect(
        figuresOf(
          news.map(({ label }) => String(label)),
          tonesSaid,
        ).accuracy,
      ).toBeGreaterThanOrEqual(0.74)
    },
  )
})
