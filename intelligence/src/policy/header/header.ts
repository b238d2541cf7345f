import { issuersOf } from './bodies.ts'
import { datesIn } from './dates.ts'
import { linesOf, type Line } from './lines.ts'
import { headOf } from './number.ts'
import { referencesIn } from './references.ts'
import { stepsOf } from './steps.ts'
import { effectiveOf, expiryOf } from './terms.ts'
import type { DocumentHeader, DocumentType, Stated } from './types.ts'

/** How titles end, longest first where one ends in another. */
const endings: readonly (readonly [string, DocumentType])[] = [
  ['实施细则', 'measures'],
  ['条例', 'regulation'],
  ['规定', 'rules'],
  ['规则', 'rules'],
  ['办法', 'measures'],
  ['细则', 'measures'],
  ['决定', 'decision'],
  ['决议', 'decision'],
  ['意见', 'opinions'],
  ['通知', 'notice'],
  ['公告', 'announcement'],
  ['通告', 'announcement'],
  ['通报', 'circular'],
  ['公报', 'communique'],
  ['批复', 'reply'],
  ['复函', 'letter'],
  ['答复', 'answer'],
  ['函', 'letter'],
  ['方案', 'plan'],
  ['规划', 'plan'],
  ['纲要', 'plan'],
  ['计划', 'plan'],
  ['行动', 'plan'],
  ['报告', 'report'],
  ['解释', 'interpretation'],
  ['指引', 'guideline'],
  ['指南', 'guideline'],
  ['措施', 'opinions'],
  ['建议', 'opinions'],
  ['令', 'order'],
  ['法', 'law'],
]

/** A title without the bracket that ends it, （试行） say. */
function withoutBracket(title: string): string {
  const opens = /[）)]$/u.test(title) ? Math.max(title.lastIndexOf('（'), title.lastIndexOf('(')) : -1
  return opens < 0 ? title : title.slice(0, opens)
}

function typeOf(title: string): DocumentType | null {
  const own = withoutBracket(title.replace(/\s/gu, ''))
  return endings.find(([ending]) => own.endsWith(ending))?.[1] ?? null
}

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
