/** A piece of a text: UTF-16 offsets, end exclusive. */
export interface Piece {
  start: number
  end: number
}

/** Words before a full stop that do not end a sentence. */
const abbreviations = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'prof',
  'st',
  'no',
  'nos',
  'inc',
  'corp',
  'co',
  'ltd',
  'plc',
  'llc',
  'jr',
  'sr',
  'vs',
  'etc',
  'approx',
  'est',
  'fig',
  'jan',
  'feb',
  'mar',
  'apr',
  'jun',
  'jul',
  'aug',
  'sep',
  'sept',
  'oct',
  'nov',
  'dec',
  'gen',
  'sen',
  'rep',
  'gov',
  'dept',
  'u.s',
  'u.k',
  'e.g',
  'i.e',
  'a.m',
  'p.m',
])
/** Most units a sentence; what goes on longer is cut, at a comma where there is one. */
const LONGEST = 600

/**
 * Sentences of a text, in order, without the white space around them. Line ends always end one; a full stop inside a
 * figure, a code or after an abbreviation does not.
 */
export function sentencesIn(text: string): Piece[] {
  const found: Piece[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text[at] ?? ''
    if (unit === '\n' || unit === '\r') {
      take(text, start, at, found)
      start = at + 1
    } else if ('。！？!?；'.includes(unit) || (unit === '.' && endsHere(text, start, at))) {
      let end = at + 1
      while (end < text.length && '。！？!?”’」』）)"\''.includes(text[end] ?? '')) end++
      take(text, start, end, found)
      start = end
      at = end - 1
    } else if (at - start >= LONGEST) {
      const comma = Math.max(text.lastIndexOf('，', at), text.lastIndexOf(', ', at))
      const end = comma > start + LONGEST / 2 ? comma + 1 : at
      take(text, start, end, found)
      start = end
    }
  }
  take(text, start, text.length, found)
  return found
}

/** Whether the full stop at a place ends an English sentence. */
function endsHere(text: string, start: number, at: number): boolean {
  const next = text[at + 1]
  if (next !== undefined && !/[\s"'”’)]/u.test(next)) return false
  let from = at
  while (from > start && /[A-Za-z.]/u.test(text[from - 1] ?? '')) from--
  const word = text.slice(from, at).toLowerCase()
  // A single capital is an initial: J. Smith.
  return !abbreviations.has(word) && !/^[a-z]$/u.test(word)
}

function take(text: string, from: number, to: number, into: Piece[]): void {
  let [start, end] = [from, to]
  while (start < end && /\s/u.test(text[start] ?? '')) start++
  while (end > start && /\s/u.test(text[end - 1] ?? '')) end--
  if (end > start) into.push({ start, end })
}
