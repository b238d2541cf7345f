import { datesIn } from './dates.ts'
import type { Term } from './types.ts'

/** 本条例自2019年3月1日起施行, 本通知自印发之日起执行: the day or the event, and the verb. */
const begins = /自([^自，。；\n]{2,24}?)(?:之日)?起(?:正式)?(?:施行|实施|执行|生效|试行)/gu
const subject =
  /(?:本|该)(?:法|条例|规定|办法|细则|决定|通知|意见|公告|方案|规则|令|措施|指引|解释|准则|标准)[^，。；\n]{0,6}$/u
const itself =
  /(?:本|该)(?:法|条例|规定|办法|细则|决定|通知|意见|公告|通告|方案|规划|规则|令|措施|指引|解释|准则|标准|文件)/u
/** What stands right before how long the document itself holds. */
const rightBefore = /(?:(?:本|该)[\p{Script=Han}]{1,3}的?|起(?:正式)?(?:施行|实施|执行|生效|试行)[，,；;。]?\s*)$/u

/** Whether it is the document that holds so long, and no licence that it grants: its sentence, or the one before, says so. */
function isOfItself(text: string, at: number): boolean {
  const said = text.slice(Math.max(0, at - 80), at)
  return rightBefore.test(said) && itself.test(said.slice(said.lastIndexOf('\n') + 1))
}

const ends = /有效期(?:限)?(?:截)?至([^，。；\n]{6,16})/gu
const lasts = /有效期(?:限)?为?([0-9一二三四五六七八九十]{1,2})年/gu
const years: Readonly<Record<string, number>> = Object.fromEntries(
  [...'一二三四五六七八九十'].map((one, at) => [one, at + 1]),
)

/**
 * Since when a document holds: the last statement that names the document itself (本条例自…起施行), else the last of
 * those in a decree (…公布，自…起施行). Null where none is made.
 */
export function effectiveOf(text: string): Term | null {
  const found = [...text.matchAll(begins)].flatMap(({ 0: whole, 1: when = '', index }) => {
    const day = datesIn(when)[0]?.value ?? null
    const from = /公布|发布/u.test(when) ? 'publication' : /印发|下发|签发/u.test(when) ? 'issue' : null
    if (day === null && from === null) return []
    const before = text.slice(Math.max(0, index - 24), index)
    const own = subject.test(before) ? 2 : /(?:公布|发布|印发)[^。\n]{0,12}，$/u.test(before) ? 1 : 0
    return own === 0
      ? []
      : [{ own, term: { day, from: day === null ? from : null, start: index, end: index + whole.length } as const }]
  })
  return (found.findLast(({ own }) => own === 2) ?? found.at(-1))?.term ?? null
}

/** Until when a document holds, where it says so of itself: a day, or years counted from the day since when it holds. */
export function expiryOf(text: string, effective: Term | null): Term | null {
  const own = ({ index }: RegExpExecArray) => isOfItself(text, index)
  const until = [...text.matchAll(ends)].find(own)
  const day = until ? datesIn(until[1] ?? '')[0]?.value : undefined
  if (until && day !== undefined) return { day, from: null, start: until.index, end: until.index + until[0].length }
  const span = [...text.matchAll(lasts)].find(own)
  if (!span) return null
  const count = Number(span[1]) || (years[span[1] ?? ''] ?? 0)
  if (count === 0) return null
  const place = { start: span.index, end: span.index + span[0].length }
  if (!effective || effective.day === null) return { day: null, from: effective?.from ?? null, ...place }
  const last = new Date(`${effective.day}T00:00:00Z`)
  last.setUTCFullYear(last.getUTCFullYear() + count)
  last.setUTCDate(last.getUTCDate() - 1)
  return { day: last.toISOString().slice(0, 10), from: null, ...place }
}
