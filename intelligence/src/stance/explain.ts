import type { StanceResult } from '../analysis.ts'
import { attribute } from '../linear/explain.ts'
import type { FeatureBag } from '../linear/features.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Hit } from './scan.ts'
import { MOST_UNITS } from './units.ts'
import type { WholeText } from './whole-text.ts'
import { telling } from '../linear/telling.ts'

type Why = StanceResult['why'][number]

/** A stretch of the text with its part of the logit difference. */
interface Stretch {
  start: number
  end: number
  code: 'stance.word' | 'stance.negated' | 'stance.phrase'
  part: number
}

/**
 * Why a text is said to be of one label rather than of another: stretches of the text with their part of ln(p(label) /
 * p(against)), the largest first.
 * Parts are the model's own arithmetic: all weights together add up to that number. What is not named singly is one
 * reason `stance.rest`; what the model says before it reads is `stance.prior`.
 */
export function explain({
  model,
  bag,
  hits,
  whole,
  label,
  against,
}: {
  model: LinearModel
  bag: FeatureBag
  hits: readonly Hit[]
  whole: WholeText
  label: number
  against: number
}): Why[] {
  const text = whole.text.slice(0, MOST_UNITS)
  const { units, placeless, bias } = attribute(model, bag, text.length + 1, label, against)
  const stretches = stretchesOf(text, hits)
  let rest = placeless
  for (const unit of units) rest += unit
  for (const stretch of stretches) for (let at = stretch.start; at < stretch.end; at++) stretch.part += units[at] ?? 0
  const named = telling(stretches)
  const why = named.flatMap<Why>(({ start, end, code, part }) => {
    const span = whole.span(start, end)
    if (!span) return []
    rest -= part
    return [
      {
        code: part < 0 ? `${code}-against` : code,
        words: [text.slice(start, end)],
        weight: part / model.temperature,
        spans: [span],
      },
    ]
  })
  return [
    ...why,
    { code: 'stance.rest', words: [], weight: rest / model.temperature, spans: [] },
    { code: 'stance.prior', words: [], weight: bias / model.temperature, spans: [] },
  ]
}

const GAP = /[\s\p{P}]/u

/**
 * The dictionary's words, a negation together with what it turns, and what stands between them as phrases up to the
 * next mark.
 */
function stretchesOf(text: string, hits: readonly Hit[]): Stretch[] {
  const answer: Stretch[] = []
  const negators = new Set(hits.flatMap(({ negator }) => (negator >= 0 ? [negator] : [])))
  let reached = 0
  const between = (end: number) => {
    let start = reached
    for (let at = reached; at <= end; at++) {
      if (at < end && !GAP.test(text.charAt(at))) continue
      if (at > start) answer.push({ start, end: at, code: 'stance.phrase', part: 0 })
      start = at + 1
    }
  }
  hits.forEach((hit, place) => {
    if (negators.has(place)) return
    const start = Math.max(reached, hit.negator >= 0 ? (hits[hit.negator]?.start ?? hit.start) : hit.start)
    between(start)
    answer.push({ start, end: hit.end, code: hit.negator >= 0 ? 'stance.negated' : 'stance.word', part: 0 })
    reached = hit.end
  })
  between(text.length)
  return answer
}
