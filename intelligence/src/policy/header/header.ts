import { issuersOf } from './bodies.ts'
import { datesIn } from './dates.ts'
import { linesOf, type Line } from './lines.ts'
import { headOf } from './number.ts'
import { referencesIn } from './references.ts'
import { stepsOf } from './steps.ts'
import { effectiveOf, expiryOf } from './terms.ts'
import { typeOf } from './type-of.ts'
import type { DocumentHeader, Stated } from './types.ts'

/** The first line that is a day and nothing else, below a line: there a document is signed. */
function signedOf(lines: readonly Line[]): Stated | null {
  for (const line of lines.slice(1)) {
    const day = line.text.length <= 24 ? datesIn(line.text)[0] : undefined
    if (day && day.end - day.start === line.text.length)
      return { value: day.value, start: line.start + day.start, end: line.start + day.end }
  }
  return null
}

/**
 * What an official document says of itself, each with its place in the text: who issues it under what number, when it
 * was signed, since and until when it holds, of what kind it is, and how it stands to others that it names. Read from
 * the text alone: a day of publication is not among it, for only a source's header gives it. What is not printed is
 * null, never guessed.
 */
export function headerOf(text: string, title = ''): DocumentHeader {
  const lines = linesOf(text)
  const head = headOf(lines)
  const signed = signedOf(lines)
  const effective = effectiveOf(text)
  return {
    bodies: issuersOf(lines, head.title, signed),
    number: head.number,
    signed,
    effective,
    expires: expiryOf(text, effective),
    type: typeOf(title) ?? typeOf(head.title.map((line) => line.text).join('')),
    references: referencesIn(text),
    steps: stepsOf(lines),
  }
}
