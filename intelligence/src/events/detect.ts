import type { LinearModel } from '../linear/model.ts'
import type { Piece } from '../text/sentences.ts'
import { Acceptor, acceptorFeatures, gramsOf } from './acceptor.ts'
import { groupsIn, type Group } from './groups.ts'
import { spaceOf } from './learn.ts'
import { eventTypeNames } from './types.ts'
import { isVoid } from './void.ts'

/** An event that a sentence tells of, before anybody is found to whom it happened. */
export interface Detected {
  type: string
  group: Group
  probability: number
  /** The words say that it did not come: see `direction.ts`. */
  denied?: boolean
}

/** A strong pattern's word, where no model can say. */
const UNTAUGHT = 0.6
/** A set phrase that means one thing. */
const SURE = 0.9
/** A weak pattern alone needs a surer model, unless labels of the kind at hand taught it where the border lies. */
const WEAK = 0.6
/** A model made ready: what it was taught, and its weights as one number a feature. */
interface Ready {
  space: ReadonlySet<string> | null
  acceptor: Acceptor
}
const made = new WeakMap<LinearModel, Ready>()

function ready(model: LinearModel): Ready {
  const known = made.get(model)
  if (known) return known
  const one = { space: spaceOf(model), acceptor: new Acceptor(model) }
  made.set(model, one)
  return one
}

/**
 * Events of a sentence: candidates that the model accepts; without a model, strong patterns. `lower`: the text, in
 * lower case for English. At most one a type. `names`: places of names, whose words are no triggers.
 */
export function detect(
  language: 'zh' | 'en',
  lower: string,
  piece: Piece,
  model: LinearModel | null,
  names: readonly Piece[] = [],
): Detected[] {
  const groups = groupsIn(language, lower, piece, names)
  const judge = model ? ready(model) : null
  // Labels of one's own say themselves what counts.
  const sure =
    language === 'zh' && (judge?.space ?? null) === null ? groupsIn(language, lower, piece, names, 'sure') : []
  if (groups.length === 0 && sure.length === 0) return []
  const grams = judge ? gramsOf(language, lower, piece) : null
  const found: Detected[] = []
  const take = (type: string, group: Group, probability: number) => {
    if (!isVoid(language, lower, piece, group.best, type)) found.push({ type, group, probability })
  }
  for (const group of groups) {
    const type = eventTypeNames[group.type] ?? ''
    if (judge && grams && (judge.space === null || judge.space.has(type))) {
      judge.acceptor.begin()
      acceptorFeatures(judge.acceptor, grams, group, groups)
      const probability = judge.acceptor.probability()
      if (probability >= (group.strong > 0 || judge.space !== null ? 0.5 : WEAK)) take(type, group, probability)
    } else if (group.strong > 0) take(type, group, UNTAUGHT)
  }
  for (const group of sure) {
    const type = eventTypeNames[group.type] ?? ''
    const known = found.find((one) => one.type === type)
    if (!known) take(type, group, SURE)
    else {
      known.probability = Math.max(known.probability, SURE)
      known.group = { ...known.group, others: [...known.group.others, group.best, ...group.others] }
    }
  }
  return found
}
