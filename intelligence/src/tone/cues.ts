import { lexiconTrie, type Entry } from './lexicon.ts'

/** A word of the dictionaries at its place, taken as its surroundings ask. */
export interface Cue {
  start: number
  end: number
  entry: Entry
  /** Sign here: after negation, reversal and what moves. */
  sign: -1 | 0 | 1
  strength: number
  /** Why the sign is not the dictionary's. */
  turned: 'no' | 'negated' | 'reversed' | 'measured'
  /** Stands after 但, 却. */
  afterContrast: boolean
  /** Stands after 虽然, 尽管 or before 但. */
  conceded: boolean
  /** Which clause it stands in, counted from 0. */
  clause: number
}

/** How far before a word a negation may stand, in characters. */
const NEGATION_REACH = 8
/** How far apart a reversing word and what it turns may stand. */
const REVERSAL_REACH = 12
/** How far before a movement its measure may stand. */
const MEASURE_REACH = 16
/** Most words of a text that are looked at: beyond, the tone is long clear. */
const MOST_CUES = 400

const CLAUSE_ENDS = '，。！？；,!?;\n'
const SENTENCE_ENDS = '。！？!?；\n'

/**
 * Dictionary words of a text in order, with their signs as they stand there. Time and memory grow with the length only,
 * and at most 400 words are kept.
 */
export function cuesIn(text: string): Cue[] {
  const cues: Cue[] = []
  let clause = 0
  let contrast = false
  let conceding = false
  let from = 0
  for (let at = 0; at < text.length && cues.length < MOST_CUES;) {
    const unit = text[at] ?? ''
    if (CLAUSE_ENDS.includes(unit) || unit === ' ' || unit === '　') {
      clause++
      conceding = false
      if (SENTENCE_ENDS.includes(unit)) {
        settle(cues, from)
        from = cues.length
        contrast = false
      }
      at++
      continue
    }
    const entry = lexiconTrie.at(text, at)
    if (entry === null) {
      at++
      continue
    }
    const end = lexiconTrie.end
    if (entry.contrasts) {
      contrast = true
      for (const earlier of cues.slice(from)) earlier.conceded = true
    }
    if (entry.concedes) conceding = true
    cues.push({
      start: at,
      end,
      entry,
      sign: entry.sign,
      strength: entry.strength,
      turned: 'no',
      afterContrast: contrast,
      conceded: conceding,
      clause,
    })
    at = end
  }
  settle(cues, from)
  return cues
}

/**
 * Takes the words of a sentence as their neighbours ask: first what moved, then what is turned around, then what is
 * denied.
 */
function settle(cues: Cue[], from: number): void {
  for (let at = from; at < cues.length; at++) {
    const cue = cues[at]
    if (!cue) continue
    if (cue.entry.moves !== 0) measure(cues, from, at, cue)
  }
  for (let at = from; at < cues.length; at++) {
    const cue = cues[at]
    if (cue?.entry.reverses) reverse(cues, from, at, cue)
  }
  for (let at = from; at < cues.length; at++) {
    const cue = cues[at]
    if (cue?.entry.negates) negate(cues, at, cue)
  }
}

/** 成本 + 下降 is good, 净利 + 下降 bad, 亏损 + 收窄 good: the sign is the measure's times the movement's. */
function measure(cues: Cue[], from: number, at: number, cue: Cue): void {
  for (let back = at - 1; back >= from; back--) {
    const other = cues[back]
    if (!other || other.clause !== cue.clause || cue.start - other.end > MEASURE_REACH) return
    if (other.entry.measure === 0) continue
    cue.sign = other.entry.measure * cue.entry.moves > 0 ? 1 : -1
    cue.strength = Math.max(cue.strength, 2)
    cue.turned = 'measured'
    // The measure itself (亏损, 坏账) has been weighed with its movement.
    if (other.entry.measure < 0) Object.assign(other, { sign: 0, turned: 'measured' })
    return
  }
}

/** 终止减持, 质押解除: the nearest signed word of the clause, after the reversing word else before it, changes its sign. */
function reverse(cues: Cue[], from: number, at: number, cue: Cue): void {
  if (cue.turned === 'measured') return
  const target = nearest(cues, at, 1, from, cue) ?? nearest(cues, at, -1, from, cue)
  if (!target) return
  if (target.sign < 0) {
    Object.assign(target, { sign: 1, turned: 'reversed' })
    if (cue.sign < 0) Object.assign(cue, { sign: 0, turned: 'reversed' })
  } else {
    Object.assign(target, { sign: -1, turned: 'reversed' })
    if (cue.sign > 0) Object.assign(cue, { sign: 0, turned: 'reversed' })
  }
}

function nearest(cues: Cue[], at: number, step: 1 | -1, from: number, cue: Cue): Cue | null {
  for (let next = at + step; next >= from && next < cues.length; next += step) {
    const other = cues[next]
    if (!other || other.clause !== cue.clause) return null
    const gap = step > 0 ? other.start - cue.end : cue.start - other.end
    if (gap > REVERSAL_REACH) return null
    if (other.sign !== 0 && other.turned === 'no' && !other.entry.reverses) return other
  }
  return null
}

/** 不存在违约, 否认被调查: the next signed word of the clause is not so. */
function negate(cues: Cue[], at: number, cue: Cue): void {
  for (let next = at + 1; next < cues.length; next++) {
    const other = cues[next]
    if (!other || other.clause !== cue.clause || other.start - cue.end > NEGATION_REACH) return
    if (other.sign === 0) continue
    // What is denied to be bad is no good news yet, what is denied to be good is bad.
    Object.assign(other, other.sign < 0 ? { sign: 0, turned: 'negated' } : { sign: -1, turned: 'negated' })
    return
  }
}
