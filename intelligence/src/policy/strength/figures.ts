/** A figure of a clause with its unit and the letters before it. */
interface Figure {
  value: number
  unit: string
  before: string
  text: string
}

const figure =
  /(\d+(?:[.．]\d+)?)(?:多|余)?(个百分点|[%％]|万亿|亿|万|千|百)?(元|人|户|套|公里|亩|吨|斤|家|项|倍|天|个月|个|小时|日)?/gu
const factors: Readonly<Record<string, number>> = { 万亿: 1e12, 亿: 1e8, 万: 1e4, 千: 1e3, 百: 1e2 }
const wide = (text: string): string =>
  text.replace(/[０-９．％]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0xfee0))

/** Figures that count something; years, days of the calendar, numbers of sessions and of who was there do not. */
function figuresOf(clause: string): Figure[] {
  const text = wide(clause)
  return [...text.matchAll(figure)].flatMap((match) => {
    const [whole, number, factor = '', of = ''] = match
    const next = text.slice(match.index + whole.length).slice(0, 1)
    if (/[年月日届次号]/u.test(next) || of === '日' || (factor === '' && of === '')) return []
    if (/[第十二]$/u.test(text.slice(0, match.index))) return []
    const scale = factors[factor]
    return [
      {
        value: Number(number) * (scale ?? 1),
        unit: `${scale ? '' : factor}${of}`,
        before: text.slice(Math.max(0, match.index - 6), match.index),
        text: whole,
      },
    ]
  })
}

/** A limit from above, or a time to be spent: the lower figure commits to more. */
const bounded = /控制在|不超过|不高于|以内|以下|低于|降至|降到|降为|压减到|压缩到|压缩至|缩短[到至]|减[到至]/u
/** Whether something of one's own is counted in the same words before the figure. */
const alike = (one: Figure, other: Figure): boolean => {
  const [a, b] = [one, other].map(({ before }) => before.replace(/[\d.，,]/gu, '').slice(-2))
  return one.unit === other.unit && (a === b || (a ?? '').slice(-1) === (b ?? '').slice(-1))
}

/** Whether the one figure of two clauses commits to more, by what the target means; 0 where none is told. */
export function figureChange(before: string, after: string): { change: number; words: readonly string[] } {
  const [old, young] = [figuresOf(before), figuresOf(after)]
  const [was, is] = [old[0], young[0]]
  const none = { change: 0, words: [] }
  if (!was || !is || old.length > 1 || young.length > 1 || was.value === is.value || !alike(was, is)) return none
  const [low, high] = [bounded.test(before), bounded.test(after)]
  if (low !== high) return none
  return { change: is.value > was.value === low ? -1 : 1, words: [was.text, is.text] }
}

const deadline =
  /(?:(\d{4})年)?(?:年底|年末|月底|年内|上半年|下半年)?(?:之?前|年内|内)|限期|按期|(?:\d+|[一二三五]|十)(?:个月|年|日|天|个工作日)(?:之?内)|年内/u
/** The term by which a clause wants something done; null where it names none. */
function termOf(clause: string): string | null {
  const found = deadline.exec(wide(clause))?.[0] ?? null
  return found !== null && found.length >= 2 && !/^前$|以前/u.test(found) ? found : null
}
const yearOf = (term: string): number | null => (/^\d{4}/u.test(term) ? Number(term.slice(0, 4)) : null)

/** Whether a term is new, or earlier than it was. */
export function termChange(before: string, after: string): { change: number; words: readonly string[] } {
  const [was, is] = [termOf(before), termOf(after)]
  if (was === is) return { change: 0, words: [] }
  if (was === null) return { change: 1, words: [is ?? ''] }
  if (is === null) return { change: -1, words: [was] }
  const [old, young] = [yearOf(was), yearOf(is)]
  return old !== null && young !== null && old !== young
    ? { change: young < old ? 1 : -1, words: [was, is] }
    : { change: 0, words: [] }
}
