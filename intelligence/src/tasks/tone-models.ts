import { tones } from '../analysis.ts'
import { readEnglish } from '../english/read.ts'
import { probabilitiesOf, type LinearModel } from '../linear/model.ts'
import { toneProbabilities } from '../tone/chinese.ts'
import {
  checkEnglishTone,
  englishEntityProbabilities,
  englishToneExtractor,
  extractEnglishTone,
  trainEnglishTone,
  type EnglishToneExample,
} from '../tone/english.ts'
import { englishEntityExtractor } from '../tone/english-entity-features.ts'
import { trainChineseTone, type ToneExample } from '../tone/model.ts'
import { placesOf } from '../tone/names.ts'
import type { TaskTools, TrainWish } from './task.ts'
import { readToneRow, trainedTone, type ToneAnswer, type ToneRow } from './tone-rows.ts'

/** Probabilities of risk, opportunity and neutral: of the text, and of each of its names. */
export interface ToneSaid {
  whole: Float64Array
  named: Float64Array[]
}

/** What the models say of rows, each in its language. `names`: whether names are asked about. */
export function sayTones(rows: readonly ToneRow[], tools: TaskTools, names: boolean): ToneSaid[] {
  const model = lookup(tools)
  return rows.map((row) => (row.language === 'en' ? english(row, model, names) : chinese(row, model, names)))
}

type Lookup = (name: string) => LinearModel

/** A model is read from its file once, and only where a row asks for it. */
function lookup(tools: TaskTools): Lookup {
  const read = new Map<string, LinearModel>()
  return (name) => {
    const known = read.get(name) ?? tools.model(name)
    read.set(name, known)
    return known
  }
}

function chinese({ text, names, asksNegative }: ToneRow, model: Lookup, wanted: boolean): ToneSaid {
  const list = names.map(({ name }) => name)
  const places = placesOf(text, list)
  const companies = wanted ? list.map((name, at) => ({ id: name, name, places: places[at] ?? [] })) : []
  return toneProbabilities(
    text,
    companies,
    { text: model('tone-zh'), entity: companies.length > 0 ? model('tone-entity-zh') : null },
    asksNegative ? list : [],
  )
}

function english({ text, names }: ToneRow, model: Lookup, wanted: boolean): ToneSaid {
  const whole = model('tone-en')
  checkEnglishTone(whole, englishToneExtractor)
  const said = probabilitiesOf(whole, extractEnglishTone(text).bag)
  if (!wanted || names.length === 0) return { whole: said, named: [] }
  const entity = model('tone-entity-en')
  checkEnglishTone(entity, englishEntityExtractor)
  return {
    whole: said,
    named: englishEntityProbabilities(
      readEnglish(text),
      placesOf(
        text,
        names.map(({ name }) => name),
      ),
      said,
      entity,
    ),
  }
}

/** The likeliest tone; `neutral` false where a set knows two only. */
export function likeliest(probabilities: ArrayLike<number>, neutral = true): ToneAnswer {
  let best = 0
  for (let label = 1; label < (neutral ? 3 : 2); label++)
    if ((probabilities[label] ?? 0) > (probabilities[best] ?? 0)) best = label
  return tones[best] ?? 'neutral'
}

/**
 * Models of the languages that occur in the rows, learned beside the project's own texts where `wish` brings them.
 * Throws RangeError where no row bears a label that a model could learn.
 */
export function trainTones(rows: readonly ToneRow[], wish: TrainWish): LinearModel[] {
  const corpus = (wish.corpus ?? []).map(readToneRow).filter((row) => row !== null)
  const [zh, en] = [rows.filter(({ language }) => language === 'zh'), rows.filter(({ language }) => language === 'en')]
  // A stray text in the other language is no reason to learn that language.
  const stray = rows.length / 20
  return [
    ...(zh.length > stray ? trainChineseTone(chineseExamples(zh), wish, chineseExamples(corpus)) : []),
    ...(en.length > stray ? trainEnglishTone(englishExamples(en), wish, englishExamples(corpus)) : []),
  ]
}

function chineseExamples(rows: readonly ToneRow[]): ToneExample[] {
  return rows
    .filter(({ language }) => language === 'zh')
    .map(({ text, gold, names, asksNegative }) => {
      const known = names.map((one) => ({ name: one.name, tone: trainedTone(one.gold) }))
      // Without a label of its own a text is what most of its names are.
      return {
        text,
        tone: gold === null ? commonest(known.map((one) => one.tone)) : trainedTone(gold),
        names: known,
        asked: asksNegative ? names.map(({ name }) => name) : [],
      }
    })
}

function englishExamples(rows: readonly ToneRow[]): EnglishToneExample[] {
  return rows
    .filter(({ language }) => language === 'en')
    .map(({ text, gold, names }) => {
      const places = placesOf(
        text,
        names.map(({ name }) => name),
      )
      return {
        text,
        tone: gold === null ? null : trainedTone(gold),
        names: names.map((one, at) => ({ places: places[at] ?? [], tone: trainedTone(one.gold) })),
      }
    })
}

function commonest<Value>(values: readonly Value[]): Value | 'neutral' {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'neutral'
}
