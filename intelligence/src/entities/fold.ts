import { simplified } from './lists/traditional.ts'

// What a unit becomes before names are looked for. 0: left out. 32: a space.
const DROP = 0
const SPACE = 32
const NEWLINE = 10
const DOT = 46

const table = new Uint16Array(65_536)
for (let unit = 1; unit < 65_536; unit++) table[unit] = unit
for (let unit = 0xff01; unit <= 0xff5e; unit++) table[unit] = unit - 0xfee0
for (let unit = 0x41; unit < 0x590; unit++) {
  const lower = String.fromCharCode(unit).toLowerCase()
  if (lower.length === 1) table[unit] = lower.charCodeAt(0)
}
for (let unit = 0xff21; unit <= 0xff3a; unit++) table[unit] = unit - 0xfee0 + 32
for (const [from, to] of simplified) table[from] = to
const assign = (units: readonly number[], to: number) => units.forEach((unit) => (table[unit] = to))
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => from + at)
assign(
  [9, 0xa0, 0x3000, 0x202f, 0x205f, 0x2d, 0x5f, 0xff0d, 0xff3f, ...range(0x2000, 0x200a), ...range(0x2010, 0x2013)],
  SPACE,
)
// Soft hyphens, zero-width and bidirectional marks, control characters, variation selectors: nothing a reader sees.
assign(
  [
    0xad,
    0x61c,
    0x180e,
    0xfeff,
    ...range(0x200b, 0x200f),
    ...range(0x202a, 0x202e),
    ...range(0x2060, 0x206f),
    ...range(0xfe00, 0xfe0f),
    ...range(0, 8),
    ...range(14, 31),
    ...range(127, 159),
  ],
  DROP,
)
assign([10, 11, 12, 13, 0x85, 0x2028, 0x2029], NEWLINE)
assign([0x2018, 0x2019, 0x60, 0xb4, 0xff07], 39)
assign([0x201c, 0x201d, 0x300c, 0x300d, 0x300e, 0x300f, 0xff02], 34)
assign([0xff0a, 0x2217], 42)

/** 1 Han, 2 letter or digit of another script, 0 anything else. */
const classes = new Uint8Array(65_536)
for (const unit of [
  ...range(0x3400, 0x4dbf),
  ...range(0x4e00, 0x9fff),
  ...range(0xd840, 0xd88f),
  ...range(0xf900, 0xfaff),
])
  classes[unit] = 1
for (const unit of [...range(0x30, 0x39), ...range(0x61, 0x7a), ...range(0xdf, 0x24f), ...range(0x370, 0x52f)])
  if (unit !== 0xf7) classes[unit] = 2

export const isHan = (unit: number): boolean => classes[unit] === 1
/** Letters and digits of scripts that part words with spaces, after folding. */
export const isWord = (unit: number): boolean => classes[unit] === 2
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39

/** A text as names are looked for in it, and where each of its units stands in the text. */
export interface Folded {
  text: string
  /** Place in the original of each unit, and after the last one its end. */
  at: Int32Array
}

/** Most units of a text that are read: 2^21, more than any document. */
export const MOST_UNITS = 2_097_152

/**
 * Folds a text: full width made half, lower case, simplified characters, invisible marks out, hyphens and runs of
 * blanks one space;
 * no space beside a Han character or `&`; dots within initials out (`J.P.` → `jp`), other dots a space unless between
 * digits.
 */
export function fold(original: string): Folded {
  const length = Math.min(original.length, MOST_UNITS)
  const units = length <= ROOM ? unitsRoom : new Uint16Array(length)
  const at = new Int32Array(length + 1)
  return { text: textOf(units, foldInto(original, length, units, at)), at }
}

/** Units of texts up to so many are put together in the same room, one text after the other. */
const ROOM = 8192
const unitsRoom = new Uint16Array(ROOM)
const placesRoom = new Int32Array(ROOM + 1)

/** Folds the first `length` units of a text into `units`, with their places in `at`. Answers how many there are. */
function foldInto(original: string, length: number, units: Uint16Array, at: Int32Array): number {
  let count = 0
  let pending = false
  for (let place = 0; place < length; place++) {
    let unit = table[original.charCodeAt(place)] ?? DROP
    if (unit === DROP) continue
    if (unit === DOT) {
      unit = dotBecomes(original, place, units, count)
      if (unit === DROP) continue
    }
    if (unit === SPACE) {
      pending = count > 0
      continue
    }
    const before = count > 0 ? (units[count - 1] ?? 0) : 0
    if (
      pending &&
      before !== NEWLINE &&
      unit !== NEWLINE &&
      !(isHan(before) || isHan(unit) || before === 38 || unit === 38)
    ) {
      units[count] = SPACE
      at[count++] = place - 1
    }
    pending = false
    units[count] = unit
    at[count++] = place
  }
  at[count] = length
  return count
}

function dotBecomes(original: string, place: number, units: Uint16Array, count: number): number {
  const next = table[original.charCodeAt(place + 1)] ?? 0
  const last = count > 0 ? (units[count - 1] ?? 0) : 0
  const adjacent = place > 0 && (table[original.charCodeAt(place - 1)] ?? 0) === last
  if (!adjacent) return SPACE
  if (isDigit(last) && isDigit(next)) return DOT
  const initial = isWord(last) && !isDigit(last) && !(count > 1 && isWord(units[count - 2] ?? 0))
  if (initial && isWord(next) && !isDigit(next)) return DROP
  return initial && count > 1 && isInitials(original, place) ? DROP : SPACE
}

/** The last dot of `U.S.`: two places before it stands another dot. */
const isInitials = (original: string, place: number): boolean => original.charCodeAt(place - 2) === DOT

/** Units of a name, put together faster one by one than by way of a part of the room; and of a piece of a text. */
const [SHORT, CHUNK] = [48, 8192]
// Handed over as they lie there: spread, each unit goes through an iterator, which takes four to eight times as long.
const textIn = (units: Uint16Array): string => String.fromCharCode.apply(null, units as unknown as number[])

function textOf(units: Uint16Array, count: number): string {
  if (count <= SHORT) {
    let text = ''
    for (let at = 0; at < count; at++) text += String.fromCharCode(units[at] ?? 0)
    return text
  }
  if (count <= CHUNK) return textIn(units.subarray(0, count))
  const parts: string[] = []
  for (let from = 0; from < count; from += CHUNK)
    parts.push(textIn(units.subarray(from, Math.min(count, from + CHUNK))))
  return parts.join('')
}

/** A name as it is looked for. */
export function foldName(name: string): string {
  const whole = name.normalize('NFKC')
  const text =
    whole.length <= ROOM ? textOf(unitsRoom, foldInto(whole, whole.length, unitsRoom, placesRoom)) : fold(whole).text
  return text.replaceAll('\n', ' ').trim()
}
