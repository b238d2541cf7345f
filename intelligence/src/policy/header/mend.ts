import { foldUnit } from '../../words/fold.ts'
import { datesIn } from './dates.ts'
import { numbersIn } from './number.ts'

/** A text made readable, with the place in the original of each of its units. */
export interface Mended {
  text: string
  /** Place in the original text of a place in this one; the end of the text is the end of the original. */
  at: (place: number) => number
  /** Line ends that stood inside sentences. */
  joined: readonly number[]
  /** Whether traditional characters were read as simplified ones. */
  traditional: boolean
}

/** Letters looked at to tell the script, and share of Chinese ones that must be traditional. */
const [LOOKED, TRADITIONAL] = [4000, 0.05]
/** Lines from which on a text can be told to be broken, share of them that must be, and length of a full line. */
const [LEAST_LINES, BROKEN, FULL] = [5, 0.4, 0.75]
/** Shortest full line; a table's or list's lines are shorter. */
const SHORTEST = 14

const isHan = (unit: string): boolean => unit >= '\u3400' && unit <= '\u9fff'

/** Whether a text is written in traditional characters. */
export function isTraditional(text: string): boolean {
  const letters = Array.from(text.slice(0, LOOKED)).filter(isHan)
  const traditional = letters.filter((one) => foldUnit(one) !== one).length
  return letters.length >= 10 && traditional / letters.length >= TRADITIONAL
}

/** What ends a line that was meant to end, and what a new paragraph begins with. */
const ended = /[。；：！？…;:!?]["”’』」）)]?$/u
const begins =
  /^(?:[#>*\-—]|第[\p{Script=Han}\d]{1,5}[章节条编]|[一二三四五六七八九十]{1,3}、|[（(][\p{Script=Han}\d]{1,3}[）)]|\d{1,2}[.、．]|附件|抄送)/u
/** A line that is a number or a day of a document and nothing else. */
function standsAlone(line: string): boolean {
  const whole = line.replace(/\s/gu, '')
  if (whole.length > 40) return false
  const own = numbersIn(whole)[0]?.value ?? datesIn(whole).map(({ start, end }) => whole.slice(start, end))[0]
  return own !== undefined && own.length >= whole.length - 2
}

/** Places of line ends inside sentences, as texts taken from pages have them; none where hardly a line is cut. */
function brokenEnds(text: string): number[] {
  let at = 0
  const lines = text.split('\n').map((line) => {
    const end = at + line.length
    at = end + 1
    return { text: line.trim(), end }
  })
  const said = lines.filter((line) => line.text !== '')
  if (said.length < LEAST_LINES) return []
  const lengths = said.map((line) => line.text.length).toSorted((a, b) => a - b)
  // A page is as wide as nearly its longest lines.
  const width = lengths[Math.floor(lengths.length * 0.9)] ?? 0
  const cut = lines.flatMap(({ text: line, end }, place) => {
    const next = lines[place + 1]?.text ?? ''
    const full = line.length >= SHORTEST && line.length >= width * FULL && line.length <= width * 1.3
    return full && next !== '' && !ended.test(line) && !begins.test(next) && !standsAlone(line) && !standsAlone(next)
      ? [end]
      : []
  })
  return cut.length >= said.length * BROKEN ? cut : []
}

/**
 * A text with its broken lines joined and its traditional characters read as simplified ones; null where neither is
 * needed. Time grows with the text alone.
 */
export function mend(text: string): Mended | null {
  const [joined, traditional] = [brokenEnds(text), isTraditional(text)]
  if (joined.length === 0 && !traditional) return null
  const gone = new Set(joined)
  const places: number[] = []
  let read = ''
  for (let place = 0; place < text.length; place++) {
    if (gone.has(place)) {
      // The blanks by which the next line is set in go with the line end.
      while (place + 1 < text.length && /[^\S\n]/u.test(text[place + 1] ?? '')) place++
      continue
    }
    const unit = text[place] ?? ''
    read += traditional && isHan(unit) ? foldUnit(unit) : unit
    places.push(place)
  }
  return { text: read, at: (place) => places[place] ?? text.length, joined, traditional }
}

/** Lines that number another document, below the day on which the first was signed: several stand in one text. */
export function furtherDocuments(text: string): number[] {
  let at = 0
  let signed = false
  let numbered = false
  const found: number[] = []
  for (const line of text.split('\n')) {
    const whole = line.replace(/\s/gu, '')
    if (whole !== '' && standsAlone(whole)) {
      if (datesIn(whole).length > 0 && numbersIn(whole).length === 0) signed = true
      else {
        if (numbered && signed) found.push(at)
        numbered = true
        signed = false
      }
    }
    at += line.length + 1
  }
  return found
}
