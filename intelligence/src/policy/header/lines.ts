import type { Piece } from '../../text/sentences.ts'

/** A line of a text without the blanks around it. */
export interface Line extends Piece {
  text: string
}

/** Lines of a text that say something, with their places. */
export function linesOf(text: string): Line[] {
  let at = 0
  return text.split('\n').flatMap((line) => {
    const own = line.trim()
    const start = at + line.length - line.trimStart().length
    at += line.length + 1
    return own === '' ? [] : [{ text: own, start, end: start + own.length }]
  })
}
