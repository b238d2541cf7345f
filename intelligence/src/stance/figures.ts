/** Two figures of one clause, the first said to have become the second. */
export interface Turn {
  start: number
  end: number
  up: boolean
}

const [ZERO, NINE, POINT] = [0x30, 0x39, 0x2e]
const FROM = new Set([...'从由'].map((sign) => sign.charCodeAt(0)))
const TO = new Set([...'到至成'].map((sign) => sign.charCodeAt(0)))
/** Units of a figure; two figures are held against each other where both have the same ones. */
const UNIT = new Set([...'亿万千百元块%倍股吨户家个天月年'].map((sign) => sign.charCodeAt(0)))
const END = new Set([...'，。；！？,;!?\n'].map((sign) => sign.charCodeAt(0)))
/** Units between the two figures at most: words like 降至, 增长到, 缩水到. */
const BETWEEN = 12

interface Figure {
  value: number
  unit: string
  end: number
}

/** Where something went from one figure to another: 「从4.6亿缩到0.7亿」, 「由90亿降至55亿」. Text as `Units` holds it. */
export function turnsIn(of: Uint16Array, count: number): Turn[] {
  const turns: Turn[] = []
  for (let at = 0; at < count; at++) {
    if (!FROM.has(of[at] ?? 0)) continue
    let start = at + 1
    while (start < count && start - at <= 6 && !isDigit(of[start]) && !END.has(of[start] ?? 0)) start++
    const first = figureAt(of, start, count)
    if (!first) continue
    let to = first.end
    while (to < count && to - first.end <= BETWEEN && !TO.has(of[to] ?? 0) && !END.has(of[to] ?? 0)) to++
    const second = TO.has(of[to] ?? 0) ? figureAt(of, to + 1, count) : null
    if (!second || (first.unit !== second.unit && first.unit !== '') || first.value === second.value) continue
    turns.push({ start: at, end: second.end, up: second.value > first.value })
    at = second.end - 1
  }
  return turns
}

const isDigit = (unit: number | undefined) => unit !== undefined && unit >= ZERO && unit <= NINE

function figureAt(of: Uint16Array, start: number, count: number): Figure | null {
  let at = start
  while (at < count && at - start < 16 && (isDigit(of[at]) || (of[at] === POINT && isDigit(of[at + 1])))) at++
  if (at === start) return null
  const value = Number(String.fromCharCode(...of.subarray(start, at)))
  let end = at
  while (end < count && end - at < 3 && UNIT.has(of[end] ?? 0)) end++
  return Number.isFinite(value) ? { value, unit: String.fromCharCode(...of.subarray(at, end)), end } : null
}
