import type { Line } from './lines.ts'
import type { Stated } from './types.ts'

/** 国发〔2018〕38号, 财政部公告2020年第3号, with the brackets that are in use. */
const bracketed = /[\p{Script=Han}]{1,16}[〔［[【（(]\d{4}[〕］\]】）)]第?\d{1,5}号/gu
const announced = /[\p{Script=Han}]{2,30}(?:公告|令|通告)\d{4}年第\d{1,4}号/gu
const ordinal = /^第\s?([0-9０-９一二三四五六七八九十百〇零]{1,8})\s?号$/u
/** Lines of a text among which its own number stands. */
const HEAD = 14

/** Numbers of documents in a text, in order. */
export function numbersIn(text: string): Stated[] {
  return [...text.matchAll(bracketed), ...text.matchAll(announced)]
    .map(({ 0: value, index }) => ({ value, start: index, end: index + value.length }))
    .toSorted((a, b) => a.start - b.start)
}

/** Where the head of a document ends: its own number's line, else the line that greets those it is sent to. */
export interface Head {
  number: Stated | null
  /** Lines of the title. */
  title: readonly Line[]
}

/** Units of a line that is no running text, and of a title that is written on one line. */
const LONGEST_TITLE = 60
const LONGEST_LINE = 120
const isLongTitle = (text: string): boolean => text.length <= LONGEST_LINE && !/[：:。，]/u.test(text)

const greeting = /[：:]$/u
const order = /^(?:中华人民共和国)?([\p{Script=Han}、\s]{2,60}?)(?:令|公告)$/u

/** The head of a document: lines of its title and the number below it. A number in running text is not its own. */
export function headOf(lines: readonly Line[]): Head {
  const head = lines.slice(0, HEAD)
  for (const [at, line] of head.entries()) {
    const whole = line.text.replace(/\s/gu, '')
    const own = numbersIn(whole)[0]
    if (own && own.value.length >= whole.length - 2 && own.value.length > 6 && !whole.startsWith('（以下'))
      return { number: { value: own.value, start: line.start, end: line.end }, title: head.slice(0, at) }
    const serial = ordinal.exec(line.text)?.[1]
    const above = head[at - 1]
    const body = above ? order.exec(above.text.replace(/\s/gu, ''))?.[1] : undefined
    if (serial !== undefined && above && body !== undefined) {
      const kind = above.text.trimEnd().endsWith('令') ? '令' : '公告'
      const value = `${body === '国务院' ? '国' : body}${kind}第${serial}号`
      return { number: { value, start: above.start, end: line.end }, title: head.slice(0, at) }
    }
    if (greeting.test(line.text) || line.text.length > LONGEST_TITLE || line.text.endsWith('。'))
      // A long title on one line heads its text all the same.
      return { number: null, title: at === 0 && isLongTitle(line.text) ? [line] : head.slice(0, at) }
  }
  return { number: null, title: head.slice(0, 1) }
}
