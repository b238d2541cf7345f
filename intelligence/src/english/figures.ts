import {
  ABBREVIATED,
  BRACKET,
  COMPARING,
  CURRENCY,
  FROM,
  LOSS,
  MONTH,
  NEGATIVE,
  PROFIT,
  STOP,
  TO,
  TRANSITIVE,
  TURNING,
} from './roles.ts'
import type { Token } from './words.ts'

/** A movement that the text states: whether it is good (1) or bad (−1) for whose it is, and where it says so. */
export interface Movement {
  /**
   * `compared`: two figures set side by side; `moved`: a word of movement with its subject; `turned`: from profit to
   * loss or back.
   */
  code: 'compared' | 'moved' | 'turned'
  sign: -1 | 1
  /** Whether the subject is known to be wanted (profit) or unwanted (cost); an unknown one counts as wanted. */
  known: boolean
  /** Places of the first and last token it rests on. */
  from: number
  to: number
}

/** A figure with what it counts: `state` −1 for a loss, 1 for a profit, 0 where the text leaves it to the sentence. */
interface Amount {
  place: number
  value: number
  unit: number
  percent: boolean
  state: -1 | 0 | 1
}

const FAR = 14
const NEAR = 7

const is = (token: Token | undefined, bits: number): boolean => token !== undefined && (token.role & bits) !== 0

/** Movements stated in a sentence, in the order of their places. At most 12. */
export function movementsIn(tokens: readonly Token[]): Movement[] {
  const found: Movement[] = []
  let all = 0
  for (const token of tokens) all |= token.role
  if ((all & (COMPARING | FROM)) !== 0 || (all & BRACKET) !== 0) compare(tokens, amountsIn(tokens), found)
  if ((all & TURNING) !== 0) turn(tokens, found)
  move(tokens, found)
  return found.length < 2 ? found : found.sort((a, b) => a.from - b.from)
}

function amountsIn(tokens: readonly Token[]): Amount[] {
  const amounts: Amount[] = []
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place]
    if (!token || (token.kind !== 'number' && !(token.kind === 'percent' && token.text === '0%'))) continue
    if (
      token.kind === 'number' &&
      (isYear(token, tokens[place - 1], tokens[place - 2]) ||
        is(tokens[place - 1], MONTH) ||
        is(tokens[place + 1], MONTH) ||
        (tokens[place - 1]?.text === '.' && is(tokens[place - 2], MONTH)))
    )
      continue
    // USD 113.4 mn behind EUR 86.4 mn is the same sum once more.
    const last = amounts.at(-1)
    if (last && token.kind === 'number' && !last.percent && converted(tokens, last.place, place)) continue
    amounts.push({
      place,
      value: token.value,
      unit: token.unit,
      percent: token.kind === 'percent',
      state: stateBefore(tokens, place),
    })
  }
  return amounts
}

/** Whether nothing but the name of a currency lies between two figures. */
function converted(tokens: readonly Token[], first: number, second: number): boolean {
  if (second - first > 4 || second - first < 2) return false
  for (let at = first + 1; at < second; at++) if (!is(tokens[at], CURRENCY)) return false
  return tokens[first + 1]?.text !== '(' || tokens[first + 2]?.kind !== 'number'
}

/** 2008, unless a currency stands before it. */
function isYear(token: Token, before: Token | undefined, earlier: Token | undefined): boolean {
  if (token.value < 1950 || token.value > 2049 || !Number.isInteger(token.value) || token.end - token.start !== 4)
    return false
  return !(
    before?.text === '$' ||
    before?.text === 'eur' ||
    before?.text === 'usd' ||
    before?.text === 'rs' ||
    earlier?.text === '$'
  )
}

/**
 * Whether the words right before a figure call it a loss or a profit. A minus sign after a space or a currency is a
 * loss.
 */
function stateBefore(tokens: readonly Token[], place: number): -1 | 0 | 1 {
  for (let at = place - 1; at >= Math.max(0, place - 5); at--) {
    const token = tokens[at]
    if (!token) break
    if (is(token, LOSS)) return -1
    if (is(token, PROFIT)) return 1
    if (token.kind === 'number' || token.kind === 'percent' || token.text === ',' || is(token, STOP | COMPARING | TO))
      break
    if (token.text === '-' && at === place - 1 && (tokens[at - 1]?.end ?? 0) < token.start) return -1
  }
  return 0
}

/** Whether more of what the words before `place` name is good (1) or bad (−1); 0 where they name nothing known. */
function subjectBefore(tokens: readonly Token[], place: number, far: number): -1 | 0 | 1 {
  for (let at = place - 1; at >= Math.max(0, place - far); at--) {
    const token = tokens[at]
    if (!token || is(token, STOP) || token.entry?.category === 'contrast') break
    const category = token.entry?.category
    // The nearest noun rules, but "profit before taxes" is a profit.
    if (category === 'burden' && tokens[at - 1]?.text !== 'before' && tokens[at - 1]?.text !== 'after') return -1
    if (category === 'asset') return 1
  }
  return 0
}

function subjectAfter(tokens: readonly Token[], place: number, far: number): -1 | 0 | 1 {
  let answer: -1 | 0 | 1 = 0
  for (let at = place + 1; at <= Math.min(tokens.length - 1, place + far); at++) {
    const token = tokens[at]
    if (
      !token ||
      token.kind === 'mark' ||
      token.kind === 'number' ||
      token.kind === 'percent' ||
      is(token, TO | FROM) ||
      token.text === 'by' ||
      token.entry?.category === 'contrast'
    )
      break
    const category = token.entry?.category
    if (category === 'burden') return -1
    // "lower sales costs": the last noun of the group rules.
    if (category === 'asset') answer = 1
    else if (answer !== 0) break
  }
  return answer
}

/** Two figures set side by side: from A to B; to B from A; B, compared with A; B (A). */
function compare(tokens: readonly Token[], amounts: readonly Amount[], found: Movement[]): void {
  for (let at = 1; at < amounts.length && found.length < 4; at++) {
    const second = amounts[at]
    const first = amounts
      .slice(Math.max(0, at - 4), at)
      .findLast((one) => one.percent === second?.percent && linked(tokens, one.place, second.place) !== 0)
    if (!first || !second) continue
    const order = linked(tokens, first.place, second.place)
    const [before, after] = order === 1 ? [first, second] : [second, first]
    const stated = before.state !== 0 || after.state !== 0
    const subject = subjectBefore(tokens, first.place, FAR) || 1
    const loss = stated || (subject === -1 && lossBefore(tokens, first.place))
    const [now, then] = sameUnit(after, before)
    let difference: number
    if (loss) {
      const stateAfter = after.state || (lossBefore(tokens, first.place) ? -1 : 1)
      difference =
        now * stateAfter - then * (before.state || (after.state === -1 && signed(tokens, after.place) ? 1 : stateAfter))
    } else difference = (now - then) * subject
    if (difference === 0 || ratio(now, then) > 400) continue
    found.push({ code: 'compared', sign: difference > 0 ? 1 : -1, known: true, from: first.place, to: second.place })
  }
}

/** Values of two figures; one without a unit takes the other's: SEK 1,120 mn (980). */
function sameUnit(after: Amount, before: Amount): [now: number, then: number] {
  return [
    after.unit === 1 && after.value < before.value / 400 ? after.value * before.unit : after.value,
    before.unit === 1 && before.value < after.value / 400 ? before.value * after.unit : before.value,
  ]
}

/** A figure called negative by its own sign says nothing of the one beside it. */
function signed(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 4); at--) if (is(tokens[at], NEGATIVE)) return true
  return false
}

const ratio = (a: number, b: number) => (a === 0 || b === 0 ? 1 : Math.max(a / b, b / a))

function lossBefore(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - FAR); at--) if (is(tokens[at], LOSS)) return true
  return false
}

/** How two figures are set side by side: 1 the first is the older, −1 the second is, 0 they are not. */
function linked(tokens: readonly Token[], first: number, second: number): -1 | 0 | 1 {
  if (second - first > FAR) return 0
  let [from, to, comparison] = [false, false, false]
  for (let at = first + 1; at < second; at++) {
    const token = tokens[at]
    if (token?.role === 0) continue
    if (token?.entry?.category === 'contrast' && second - first > 4) return 0
    if (is(token, STOP) && !(token?.text === '.' && is(tokens[at - 1], ABBREVIATED))) return 0
    if (is(token, FROM)) from = true
    else if (is(token, TO)) to = true
    else if (is(token, COMPARING)) comparison = true
  }
  if (comparison || (from && !startsWithFrom(tokens, first))) return -1
  if (to && startsWithFrom(tokens, first)) return 1
  // 1,120 (980), 140.7 mn (EUR 150.0 mn)
  const bracketed =
    tokens[first + 1]?.text === '(' &&
    (second === first + 2 || (second === first + 3 && is(tokens[first + 2], CURRENCY)))
  return bracketed && tokens[second + 1]?.text === ')' && tokens[second]?.kind === tokens[first]?.kind ? -1 : 0
}

function startsWithFrom(tokens: readonly Token[], place: number): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 3); at--) if (tokens[at]?.text === 'from') return true
  return false
}

/** Swung to a loss; turned to profit; a profit, against a loss a year ago. */
function turn(tokens: readonly Token[], found: Movement[]): void {
  if (found.some(({ code }) => code === 'compared')) return
  for (let at = 0; at < tokens.length; at++) {
    if (!is(tokens[at], TURNING)) continue
    let to = false
    for (let next = at + 1; next <= Math.min(tokens.length - 1, at + 6); next++) {
      const text = tokens[next]?.text ?? ''
      if (text === 'to' || text === 'into' || text === 'a') to = true
      else if (text === 'from' || text === ',' || text === '.') break
      const state = is(tokens[next], LOSS) || text === 'red' ? -1 : is(tokens[next], PROFIT) || text === 'black' ? 1 : 0
      if (to && state !== 0) {
        if (besideMovement(tokens, next)) break
        found.push({ code: 'turned', sign: state, known: true, from: at, to: next })
        return
      }
    }
  }
}

/** "posted a fall in profit" and "reported a profit drop" are no turns. */
function besideMovement(tokens: readonly Token[], place: number): boolean {
  for (let at = Math.max(0, place - 5); at <= Math.min(tokens.length - 1, place + 2); at++) {
    const category = tokens[at]?.entry?.category
    if (category === 'up' || category === 'down') return true
  }
  return false
}

/** Words of movement with their subjects: profit rose, costs fell, narrowed its loss. */
function move(tokens: readonly Token[], found: Movement[]): void {
  for (let at = 0; at < tokens.length && found.length < 12; at++) {
    const token = tokens[at]
    const category = token?.entry?.category
    // +6.4%, -11.2%
    if (
      token?.kind === 'percent' &&
      at > 0 &&
      (tokens[at - 1]?.text === '+' || tokens[at - 1]?.text === '-') &&
      tokens[at - 1]?.end === token.start &&
      token.text === '0%'
    ) {
      found.push({
        code: 'moved',
        sign: (tokens[at - 1]?.text === '+' ? 1 : -1) * (subjectBefore(tokens, at - 1, 4) || 1) > 0 ? 1 : -1,
        known: true,
        from: at - 1,
        to: at,
      })
      continue
    }
    if (!token || (category !== 'up' && category !== 'down' && category !== 'raise' && category !== 'cut')) continue
    const way = category === 'up' || category === 'raise' ? 1 : -1
    const next = tokens[at + 1]?.text
    const behind = is(token, TRANSITIVE) || category === 'raise' || category === 'cut' ? subjectAfter(tokens, at, 4) : 0
    const inOf = next === 'in' || next === 'of' ? subjectAfter(tokens, at + 1, 4) : 0
    const subject = behind || inOf || subjectBefore(tokens, at, NEAR) || subjectAfter(tokens, at, 3)
    const sign = way * (subject || 1) * (token.negated ? -1 : 1)
    found.push({ code: 'moved', sign: sign > 0 ? 1 : -1, known: subject !== 0, from: at, to: at })
  }
}
