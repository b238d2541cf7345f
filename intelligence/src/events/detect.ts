import { FeatureBag } from '../linear/features.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Piece } from '../text/sentences.ts'
import { accepted, acceptorBits, acceptorFeatures, gramsOf } from './acceptor.ts'
import { groupsIn, type Group } from './groups.ts'
import { spaceOf } from './learn.ts'
import { eventTypeNames } from './types.ts'
import { isVoid } from './void.ts'

/** An event that a sentence tells of, before anybody is found to whom it happened. */
export interface Detected { type: string; group: Group; probability: number }

const bag = new FeatureBag(acceptorBits)
/** A strong pattern's word, where no model can say. */
const UNTAUGHT = 0.6
/** A weak pattern alone needs a surer model. */
const WEAK = 0.6
const spaces = new WeakMap<LinearModel, ReadonlySet<string> | null>()

function taught(model: LinearModel): ReadonlySet<string> | null {
  const known = spaces.get(model)
  if (known !== undefined) return known
  const space = spaceOf(model)
  spaces.set(model, space)
  return space
}

/** Events of a sentence: candidates that the model accepts; without a model, strong patterns. `lower`: the text, in lower case for English. At most one a type. `names`: places of names, whose words are no triggers. */
export function detect(language: 'zh' | 'en', lower: string, piece: Piece, model: LinearModel | null, names: readonly Piece[] = []): Detected[] {
  const groups = groupsIn(language, lower, piece, names)
  if (groups.length === 0) return []
  const space = model ? taught(model) : null
  const grams = model ? gramsOf(language, lower, piece) : null
  const found: Detected[] = []
  for (const group of groups) {
    const type = eventTypeNames[group.type] ?? ''
    if (isVoid(language, lower, piece, group.best, type)) continue
    if (model && grams && (space === null || space.has(type))) {
      acceptorFeatures(bag, grams, group, groups)
      const probability = accepted(model, bag)
      if (probability >= (group.strong > 0 ? 0.5 : WEAK)) found.push({ type, group, probability })
    } else if (group.strong > 0) found.push({ type, group, probability: UNTAUGHT })
  }
  return found
}
