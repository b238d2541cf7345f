import type { Span, Tone, ToneResult } from '../analysis.ts'
import { tones } from '../analysis.ts'
import { explainEnglish, type Part } from '../english/explain.ts'
import type { Reading } from '../english/read.ts'
import { largest, probabilitiesOf, type LinearModel } from '../linear/model.ts'
import { sentencesIn, type Piece } from '../text/sentences.ts'
import { checkEnglishTone, englishEntityBag, englishToneExtractor, extractEnglishTone } from './english.ts'
import {
  englishContext,
  englishEntityExtractor,
  type EnglishContext,
  type NamePlace,
} from './english-entity-features.ts'

/** Models of English tone. Without `entity` the tone of its sentences is taken for each company in them. */
export interface EnglishToneModels {
  text: LinearModel
  entity: LinearModel | null
}

/** A company and where it stands, at offsets of title and body joined by one line end. */
export interface EnglishCompany {
  id: string
  places: readonly NamePlace[]
}

/**
 * Most sentences that are read, and most units of the text; most companies that get a tone of their own, and most
 * places of each.
 */
const [MOST_SENTENCES, LONGEST, MOST_COMPANIES, MOST_PLACES] = [40, 12_000, 60, 30] as const
/** What the title and the first sentence weigh beside another sentence. */
const [TITLE, FIRST] = [3, 1.5] as const
/** What a sentence without any tone weighs beside one that is all tone. */
const QUIET = 0.25

/** A sentence as read, with what it says. */
interface Sentence extends Piece {
  weight: number
  said: Float64Array
}

/** What has been gathered for the text or a company, sentence by sentence. */
interface Gathered {
  sums: Float64Array
  weight: number
  colour: number
  lead: { at: number; most: number }[]
}

const gathered = (): Gathered => ({
  sums: new Float64Array(3),
  weight: 0,
  colour: 0,
  lead: tones.map(() => ({ at: -1, most: 0 })),
})

/**
 * Tone of an English text for its reader and for each company in it, with strength, probability and reasons. Each
 * sentence is read by itself; title and first sentence weigh more, and sentences without tone less.
 * A company's tone comes from the sentences it stands in, by the clause that is its own. Reasons are those of the
 * sentence that says it most; their weights add up to the difference of that sentence's logits.
 * At most 40 sentences of 12,000 units are read and 60 companies answered for. Throws RangeError for models of another
 * kind.
 */
export function englishTones(
  title: string,
  body: string,
  companies: readonly EnglishCompany[],
  models: EnglishToneModels,
): ToneResult[] {
  checkEnglishTone(models.text, englishToneExtractor)
  if (models.entity) checkEnglishTone(models.entity, englishEntityExtractor)
  const text = `${title}\n${body}`.slice(0, LONGEST)
  const asked = companies
    .slice(0, MOST_COMPANIES)
    .map(({ id, places }) => ({ id, places: places.slice(0, MOST_PLACES) }))
  const whole = gathered()
  const named = asked.map(gathered)
  const sentences = sentencesOf(text, title.length)
  sentences.forEach((sentence, at) => {
    const { reading, bag } = extractEnglishTone(text, sentence.start, sentence.end)
    sentence.said = probabilitiesOf(models.text, bag)
    gather(whole, sentence.said, sentence.weight, colourOf(reading), at)
    const here = asked.flatMap(({ places }, company) =>
      places.some((place) => inside(place, sentence)) ? [company] : [],
    )
    if (here.length === 0) return
    const context = contextOf(reading, asked, here, sentence)
    here.forEach((company, which) => {
      const one = named[company]
      if (one)
        gather(
          one,
          companySaid(context, which, sentence.said, models.entity),
          sentence.weight,
          colourOf(reading, context, which),
          at,
        )
    })
  })
  const spanOf = (start: number, end: number): Span =>
    start < title.length
      ? { field: 'title', start, end: Math.min(end, title.length) }
      : { field: 'body', start: Math.max(0, start - title.length - 1), end: Math.max(0, end - title.length - 1) }
  const told = { text, sentences, asked, models, spanOf }
  const first = toneOf(whole, null, told)
  // A text about one company has its tone: on the demo market's hidden wording .81 right, by the company's clauses
  // alone .67.
  const [alone] = asked.length === 1 && (named[0]?.weight ?? 0) > 0 ? asked : []
  if (alone) return [first, { ...first, companyId: alone.id }]
  return [
    first,
    ...asked.flatMap(({ id }, company) => {
      const one = named[company]
      // A company named nowhere in what was read has no tone.
      return one && one.weight > 0 ? [toneOf(one, { id, company }, told)] : []
    }),
  ]
}

interface Told {
  text: string
  sentences: readonly Sentence[]
  asked: readonly EnglishCompany[]
  models: EnglishToneModels
  spanOf: (start: number, end: number) => Span
}

function sentencesOf(text: string, titleLength: number): Sentence[] {
  let first = true
  return sentencesIn(text)
    .slice(0, MOST_SENTENCES)
    .map(({ start, end }) => {
      let weight = 1
      if (start < titleLength) weight = TITLE
      else if (first) [weight, first] = [FIRST, false]
      return { start, end, weight, said: new Float64Array(3) }
    })
}

const inside = (place: NamePlace, { start, end }: Piece) => place.start >= start && place.start < end

function contextOf(
  reading: Reading,
  asked: readonly EnglishCompany[],
  here: readonly number[],
  sentence: Piece,
): EnglishContext {
  const places = here.map((company) => asked[company]?.places.filter((place) => inside(place, sentence)) ?? [])
  return englishContext(reading, places, [])
}

function companySaid(
  context: EnglishContext,
  which: number,
  whole: Float64Array,
  model: LinearModel | null,
): Float64Array {
  return model ? probabilitiesOf(model, englishEntityBag({ ...context, whole }, which)) : whole
}

/** Sum of the colours of a sentence's words, or of those in the clause of a company. */
function colourOf({ tokens }: Reading, context: EnglishContext | null = null, which = 0): number {
  const clause = context ? context.clauses[context.owners.indexOf(which)] : undefined
  return tokens.reduce(
    (sum, { colour }, at) => (clause === undefined || context?.clauses[at] === clause ? sum + colour : sum),
    0,
  )
}

function gather(into: Gathered, said: Float64Array, position: number, colour: number, at: number): void {
  const weight = position * (QUIET + (1 - QUIET) * (1 - (said[2] ?? 0)))
  into.weight += weight
  into.colour += colour
  said.forEach((one, label) => {
    into.sums[label] = (into.sums[label] ?? 0) + one * weight
    const lead = into.lead[label]
    if (lead && one * position > lead.most) [lead.at, lead.most] = [at, one * position]
  })
}

/**
 * Strength is probability × (1 − e^(−w/3)): w is half a unit plus the colours of the words that say so, less half of
 * those that say the opposite, at least 0.3 (as for Chinese). Neutral has none.
 */
function strengthOf(tone: Tone, probability: number, colour: number): number {
  if (tone === 'neutral') return 0
  const wanted = tone === 'opportunity' ? colour : -colour
  return Math.min(1, probability * (1 - Math.exp(-Math.max(0.3, 0.5 + (wanted > 0 ? wanted : wanted / 2)) / 3)))
}

function toneOf(
  { sums, weight, colour, lead }: Gathered,
  of: { id: string; company: number } | null,
  told: Told,
): ToneResult {
  const said = sums.map((sum) => (weight > 0 ? sum / weight : 0))
  if (weight === 0) said[2] = 1
  const label = largest(said)
  const tone = tones[label] ?? 'neutral'
  const probability = said[label] ?? 0
  return {
    companyId: of?.id ?? null,
    tone,
    probability,
    strength: strengthOf(tone, probability, colour),
    why: whyOf(lead[label]?.at ?? -1, label, of?.company ?? null, told),
  }
}

const codes = {
  word: 'tone-word',
  negated: 'tone-negated',
  phrase: 'tone-wording',
  rest: 'tone-rest',
  prior: null,
  against: '',
}

/** Reasons from the sentence that says a tone most. */
function whyOf(
  at: number,
  label: number,
  company: number | null,
  { text, sentences, asked, models, spanOf }: Told,
): ToneResult['why'] {
  const sentence = sentences[at]
  if (!sentence) return []
  const { reading, bag } = extractEnglishTone(text, sentence.start, sentence.end, true)
  const show = (parts: readonly Part[]) =>
    parts.map(({ code, start, end, part }) => ({
      code,
      words: start < 0 ? [] : [text.slice(start, end).slice(0, 80)],
      weight: part,
      spans: start < 0 ? [] : [spanOf(start, end)],
    }))
  if (company === null || !models.entity) {
    return show(
      explainEnglish({
        model: models.text,
        bag,
        reading,
        length: sentence.end,
        label,
        against: secondTo(sentence.said, label),
        codes,
      }),
    )
  }
  const here = asked.flatMap(({ places }, one) => (places.some((place) => inside(place, sentence)) ? [one] : []))
  const context = { ...contextOf(reading, asked, here, sentence), whole: sentence.said }
  const own = englishEntityBag(context, here.indexOf(company), true)
  const against = secondTo(probabilitiesOf(models.entity, own), label)
  return show(explainEnglish({ model: models.entity, bag: own, reading, length: sentence.end, label, against, codes }))
}

function secondTo(said: ArrayLike<number>, label: number): number {
  const others = Array.from(said)
  others[label] = -1
  return largest(others)
}
