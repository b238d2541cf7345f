import { FeatureBag } from '../../linear/features.ts'
import { probabilitiesOf, type LinearModel, type ModelFacts } from '../../linear/model.ts'
import { trainLinear, type Example, type TrainOptions } from '../../linear/train.ts'
import { rankerBits, rankerExtractor, rankerFeatures, subjectScene } from './subject-ranker.ts'

/** A text and a type of event in it, with the company it happened to. */
export interface LabelledSubject {
  text: string
  type: string
  subject: string
}

const options: TrainOptions = {
  bits: rankerBits,
  epochs: 5,
  rate: 0.2,
  l2: 1e-5,
  balance: 0.3,
  naiveBayes: 0,
  maxBytes: 990_000,
}
/** Of texts with more candidates than this, a third of the wrong ones is enough to learn from. */
const MANY = 24

const bag = new FeatureBag(rankerBits)

/**
 * Sentences set beside one another, as lists of headlines stand in real texts, half of them with a stock code behind
 * the name: so that a company at the beginning is not always the answer.
 * Each is put before and behind the one some places on, where that one is about another type.
 */
function besideOthers(rows: readonly LabelledSubject[]): LabelledSubject[] {
  const coded = rows.map((row, at): LabelledSubject =>
    at % 2 === 0 && !row.text.includes(`${row.subject}(`)
      ? { ...row, text: row.text.replace(row.subject, `${row.subject}(${600_000 + (at % 999)})`) }
      : row,
  )
  return coded.flatMap((row, at) =>
    [37, 401].flatMap((step) => {
      const other = coded[(at + step) % coded.length]
      if (!other || other.type === row.type || other.subject === row.subject) return []
      const joint = ['', ' ', '，'][(at + step) % 3] ?? ''
      return [
        { ...row, text: `${row.text}${joint}${other.text}` },
        { ...row, text: `${other.text}${joint}${row.text}` },
      ]
    }),
  )
}

/**
 * The model that tells the company an event happened to from the other names of a Chinese text. Throws RangeError where
 * no subject stands among the candidates.
 */
export function trainSubject(
  labelled: readonly LabelledSubject[],
  facts: Omit<ModelFacts, 'rows' | 'labels' | 'extractor'>,
): LinearModel {
  const examples: Example[] = []
  const rows = facts.origin === 'corpus' ? [...labelled, ...besideOthers(labelled)] : labelled
  rows.forEach(({ text, type, subject }, row) => {
    const scene = subjectScene(text, type, null)
    scene.candidates.forEach((candidate, at) => {
      const right = text.slice(candidate.start, candidate.end) === subject
      if (!right && scene.candidates.length > MANY && (at * 7 + row) % 3 !== 0) return
      rankerFeatures(bag, scene, candidate)
      examples.push({ features: bag.vector(), label: right ? 1 : 0 })
    })
  })
  if (!examples.some(({ label }) => label === 1)) throw new RangeError('no subject is named in its text')
  return {
    ...trainLinear(examples, options, { ...facts, labels: ['other', 'subject'], extractor: rankerExtractor }),
    rows: labelled.length,
  }
}

/** A company to which an event of a type happened, by its name in a Chinese text. */
export interface SubjectName {
  text: string
  start: number
  end: number
  probability: number
}

/** The likeliest company, or null where the text names none. Reads the first 600 units. */
export function subjectName(
  text: string,
  type: string,
  model: LinearModel,
  known: ((name: string) => boolean) | null = null,
): SubjectName | null {
  const scene = subjectScene(text, type, known)
  let best: SubjectName | null = null
  for (const candidate of scene.candidates) {
    rankerFeatures(bag, scene, candidate)
    const probability = probabilitiesOf(model, bag)[1] ?? 0
    if (!best || probability > best.probability)
      best = {
        text: text.slice(candidate.start, candidate.end),
        start: candidate.start,
        end: candidate.end,
        probability,
      }
  }
  return best
}
