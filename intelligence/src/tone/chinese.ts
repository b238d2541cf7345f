import { tones, type ToneResult } from '../analysis.ts'
import { attribute } from '../linear/explain.ts'
import { FeatureBag } from '../linear/features.ts'
import { largest, probabilitiesOf, type LinearModel } from '../linear/model.ts'
import type { Cue } from './cues.ts'
import { ENTITY_BITS, entityContext, entityExtractor, extractEntity } from './entity-extract.ts'
import { extractTone, LONGEST_READ, TONE_BITS, toneExtractor } from './extract.ts'
import { figurePairsIn, type FigurePair } from './figures.ts'
import { lineEnd, type Place } from './names.ts'
import { strengthOf } from './strength.ts'
import { entityReasons, textReasons } from './why.ts'

/** Models of Chinese tone. Without `entity` the tone of a text is taken for each company in it. */
export interface ToneModels {
  text: LinearModel
  entity: LinearModel | null
}

/** A company and where it stands in the text, at offsets of title and body joined by one line end. */
export interface ToneCompany {
  id: string
  name: string
  places: readonly Place[]
}

const textBag = new FeatureBag(TONE_BITS)
const entityBag = new FeatureBag(ENTITY_BITS)
/** Most companies of a text that get a tone of their own. */
const MOST_COMPANIES = 60

/** Throws RangeError where a model was trained on other features than these. */
function check({ text, entity }: ToneModels): void {
  if (text.extractor !== toneExtractor || text.bits !== TONE_BITS)
    throw new RangeError(`model ${text.name} reads ${text.extractor}, not ${toneExtractor}`)
  if (entity && (entity.extractor !== entityExtractor || entity.bits !== ENTITY_BITS))
    throw new RangeError(`model ${entity.name} reads ${entity.extractor}, not ${entityExtractor}`)
}

/**
 * Probabilities of risk, opportunity and neutral for a text, and for each name in it. `names` in order; names that are
 * not in the text are read from the text as a whole.
 */
export function toneProbabilities(
  text: string,
  companies: readonly ToneCompany[],
  models: ToneModels,
  asked: readonly string[] = [],
): { whole: Float64Array; named: Float64Array[] } {
  check(models)
  const cues = extractTone(textBag, text, { names: asked })
  const whole = probabilitiesOf(models.text, textBag)
  if (companies.length === 0 || !models.entity) return { whole, named: companies.map(() => whole) }
  const context = entityContext(text, cues, companies, whole, lineEnd(text))
  const { entity } = models
  return {
    whole,
    named: companies.map((_company, at) => {
      extractEntity(entityBag, context, at)
      return probabilitiesOf(entity, entityBag)
    }),
  }
}

/**
 * Tone of a Chinese text for its reader and for each company in it, with strength, calibrated probability and reasons
 * that add up. At most 1,500 units are read and 60 companies answered for.
 */
export function chineseTones(
  title: string,
  body: string,
  companies: readonly ToneCompany[],
  models: ToneModels,
): ToneResult[] {
  check(models)
  const text = `${title}\n${body}`.slice(0, LONGEST_READ)
  const titleLength = title.length
  const cues = extractTone(textBag, text, { trace: true })
  const pairs = figurePairsIn(text)
  const whole = probabilitiesOf(models.text, textBag)
  const [label, against] = bestTwo(whole)
  const answer: ToneResult[] = [
    {
      ...toneAt(label),
      companyId: null,
      probability: whole[label] ?? 0,
      strength: strengthOf(tones[label] ?? 'neutral', { cues, pairs, text, probability: whole[label] ?? 0 }),
      why: textReasons(text, attribute(models.text, textBag, text.length, label, against), cues, pairs, titleLength),
    },
  ]
  const asked = companies.slice(0, MOST_COMPANIES)
  if (!models.entity)
    return [...answer, ...asked.flatMap(({ id }) => answer.slice(0, 1).map((one) => ({ ...one, companyId: id })))]
  const context = entityContext(text, cues, asked, whole, Math.min(titleLength, text.length))
  asked.forEach((company, at) => {
    answer.push(companyTone(text, context, at, company, models.entity, cues, pairs, titleLength))
  })
  return answer
}

function companyTone(
  text: string,
  context: ReturnType<typeof entityContext>,
  at: number,
  { id, places }: ToneCompany,
  model: LinearModel | null,
  cues: readonly Cue[],
  pairs: readonly FigurePair[],
  titleLength: number,
): ToneResult {
  if (!model) throw new RangeError('no model of companies')
  extractEntity(entityBag, context, at, true)
  const probabilities = probabilitiesOf(model, entityBag)
  const [label, against] = bestTwo(probabilities)
  const probability = probabilities[label] ?? 0
  // Of a text about one company every word speaks of it.
  const near = (one: { start: number; end: number }) =>
    context.names.length === 1 || places.some(({ start, end }) => one.start < end + NEAR && start - NEAR < one.end)
  const tone = tones[label] ?? 'neutral'
  return {
    companyId: id,
    tone,
    probability,
    strength: strengthOf(tone, { cues: cues.filter(near), pairs: pairs.filter(near), text, probability }),
    why: entityReasons(text, model, entityBag, label, against, titleLength),
  }
}

/** How far from a company words count for the strength of its tone. */
const NEAR = 30

const toneAt = (label: number) => ({ tone: tones[label] ?? ('neutral' as const) })

function bestTwo(probabilities: Float64Array): [best: number, second: number] {
  const best = largest(probabilities)
  const others = probabilities.slice()
  others[best] = -1
  return [best, largest(others)]
}
