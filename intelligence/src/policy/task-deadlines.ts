/** Until when something is to be done: the words, and the last day where it can be told. */
export interface Deadline {
  text: string
  due: string | null
}

const year = '(?:20\\d{2}|今|当|本|明)年'
/** 2027年底前, 到2030年, 2025年6月30日前, 9月底前, 年底前. */
const byDay = new RegExp(
  `(?:到|至|在|于|力争)?(${year})?(?:(\\d{1,2})月)?(?:(\\d{1,2})日|(上旬|中旬|下旬|底|末|年底|年末))?(?:之前|以前|前)`,
  'gu',
)
const until = /(?:到|至)(20\d{2})年(?:(\d{1,2})月)?(底|末)?(?=[，,：、]|[\p{Script=Han}])(?!以来|以后|之后|起)/gu
const within =
  /(?:自(?![治然由主])[^自，。；]{2,24}起|(?:印发|发布|公布|施行|作出|收到|通过)之日起)?\s?(?:[\d一二三四五六七八九十两]{1,3})个?(?:工作日|日|天|个月|月|年)(?:之内|以内|内)/u
const every = /每(?:年|季度|月|半年|周)[^，。；]{0,12}(?:前|底前|内)/u

const two = (value: number) => String(value).padStart(2, '0')
const lastOf = (of: number, month: number): number => new Date(Date.UTC(of, month, 0)).getUTCDate()

/** The year that a word says, by the document's own; null where that is not known. */
function yearOf(word: string | undefined, at: string | null): number | null {
  const own = at === null ? null : Number(at.slice(0, 4))
  if (word === undefined) return own
  if (word.startsWith('20')) return Number(word.slice(0, 4))
  return own === null ? null : word.startsWith('明') ? own + 1 : own
}

function lastDay(of: number | null, month: number, date: string | undefined, part: string | undefined): string | null {
  if (of === null || month < 1 || month > 12) return null
  const last = lastOf(of, month)
  const days: Readonly<Record<string, number>> = { 上旬: 10, 中旬: 20 }
  const own = date === undefined ? (days[part ?? ''] ?? last) : Number(date)
  return own >= 1 && own <= last ? `${of}-${two(month)}-${two(own)}` : null
}

/**
 * Until when a sentence wants something done: a day, a month or a year that is printed, the last of several; else a
 * term that runs from something (`due` null). `at`: the document's day, whose year is meant where none is printed.
 */
export function dueOf(sentence: string, at: string | null): Deadline | null {
  const found: (Deadline & { place: number })[] = []
  // 每年3月31日前 comes again and again: no one day.
  const yearly = every.exec(sentence)
  const isYearly = (index: number): boolean =>
    yearly !== null && index >= yearly.index && index < yearly.index + yearly[0].length
  for (const { 0: whole, 1: word, 2: month, 3: date, 4: part, index } of sentence.matchAll(byDay)) {
    // 前 alone says nothing, nor does a day without its month or a year that has passed by (2017年前).
    if (word === undefined && month === undefined && part !== '年底' && part !== '年末') continue
    if ((date !== undefined && month === undefined) || isYearly(index)) continue
    // Of a year before 2000 the month alone would be read.
    if (word === undefined && /\d年$/u.test(sentence.slice(Math.max(0, index - 2), index))) continue
    const of = yearOf(word, at)
    const due = month === undefined ? lastDay(of, 12, undefined, undefined) : lastDay(of, Number(month), date, part)
    found.push({ text: whole, due, place: index })
  }
  for (const { 0: whole, 1: of = '', 2: month, index } of sentence.matchAll(until))
    found.push({ text: whole, due: lastDay(Number(of), Number(month ?? 12), undefined, undefined), place: index })
  const later = found.filter(({ due }) => due === null || at === null || due >= at)
  const last = later.toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? '') || a.place - b.place).at(-1)
  if (last) return { text: last.text.replace(/^(?:于|在|力争)/u, ''), due: last.due }
  const term = yearly?.[0] ?? within.exec(sentence)?.[0]
  return term === undefined ? null : { text: term.trim(), due: null }
}
