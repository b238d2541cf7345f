import type { Piece } from '../text/sentences.ts'

/** Types whose texts tell by how much a figure changed against the year before. */
const results: ReadonlySet<string> = new Set(['earnings-beat', 'earnings-miss', 'guidance-up', 'guidance-down'])
/** Units of a text around an event's words that are looked at: what is told further away is another matter. */
const AROUND = 160
/** Where one matter ends. */
const FULL_STOP = /[。！？!?\n]/u
/** A growth beyond this, per cent, comes of a base near nothing: it tells no more than this does. */
const MOST = 1000

const number = String.raw`(\d{1,6}(?:\.\d{1,4})?)`
const zh = new RegExp(
  String.raw`(增长|增加|上升|提升|预增|大增|劲增|增幅|增|升|下降|下滑|减少|降低|大降|预减|降幅|降|减|下跌|跌|变动|(?<=同比|幅度|幅|变动)[+\-−])(?:了|约|超过|超|逾|近|幅度为|幅度|为|达|高达|至多|至少|不超过|将)?\s?([+\-−])?${number}\s?(%|％|个百分点|倍)?(?:\s?(?:[-~—–至到]+)\s?([+\-−])?${number})?\s?(%|％|个百分点|倍)?`,
  'gu',
)
const fallsZh = /下降|下滑|减|降|跌/u
const en = new RegExp(
  String.raw`\b(rose|rises?|up|increas(?:e[ds]?|ing)|gr(?:ew|ow|ows|own)|jump(?:ed|s)?|surge[ds]?|gain(?:ed|s)?|climb(?:ed|s)?|higher by|fell|falls?|down|drop(?:ped|s)?|declin(?:ed?|es)|slump(?:ed|s)?|decreas(?:e[ds]?|ing)|plunge[ds]?|tumble[ds]?|shr[aiu]nks?|lower by)(?: (?:by|of|about|nearly|almost|more than|some|around|between|year[- ]on[- ]year))* ${number}\s?(%|per ?cent|pct)?(?:\s?(?:-|–|to|and) ?${number})?\s?(%|per ?cent|pct)?`,
  'gu',
)
const fallsEn = /^(?:fell|fall|down|drop|declin|slump|decreas|plunge|tumble|shr|lower)/u
const profit = { zh: /净利|利润|盈利|业绩|溢利/u, en: /\b(?:profits?|earnings|net income)\b/u } as const

const signed = (mark: string | undefined, value: number): number => (mark === '-' || mark === '−' ? -value : value)

/**
 * By how much results are told to differ from those of a year before, per cent with its sign (of a range the middle):
 * the change of the profit told nearest to the event's words, else of
 * any figure; null where none is told. `text` in lower case for English.
 */
export function changeOf(
  language: 'zh' | 'en',
  text: string,
  piece: Piece,
  trigger: Piece,
  type: string,
): number | null {
  if (!results.has(type)) return null
  const start = Math.max(piece.start, trigger.start - AROUND)
  const own = told(language, text.slice(start, Math.min(piece.end, trigger.end + AROUND)), start, trigger)
  // What the profit did is often told behind a semicolon, after the revenue: it decides.
  const rest =
    own?.ofProfit === true || own === null || FULL_STOP.test(text.charAt(piece.end - 1))
      ? ''
      : (text.slice(piece.end, piece.end + AROUND).split(FULL_STOP)[0] ?? '')
  const further = rest === '' ? null : told(language, rest, piece.end, trigger)
  const best = further?.ofProfit === true ? further : own
  return best && Math.max(-100, Math.min(MOST, best.value))
}

interface Told {
  value: number
  rank: number
  ofProfit: boolean
}

/**
 * The change told in a part of a text that begins at `start`: the profit's before any other, then the one nearest to
 * the event's words; null where none is.
 */
function told(language: 'zh' | 'en', part: string, start: number, trigger: Piece): Told | null {
  let best: Told | null = null
  for (const match of part.matchAll(language === 'zh' ? zh : en)) {
    const value = language === 'zh' ? zhChange(match) : enChange(match)
    if (value === null) continue
    const before = part.slice(Math.max(0, match.index - 30), match.index)
    const at = start + match.index
    const gap = Math.max(0, at - trigger.end, trigger.start - at - match[0].length)
    const ofProfit = profit[language].test(before) && !/扣非|扣除/u.test(before)
    const rank = (ofProfit ? 0 : 1000) + gap
    if (!best || rank < best.rank) best = { value, rank, ofProfit }
  }
  return best
}

function zhChange([, verb = '', mark, low = '', unit, second, high, last]: RegExpExecArray): number | null {
  const one = unit ?? last
  if (one === undefined) return null
  const falls = fallsZh.test(verb) || verb === '-' || verb === '−'
  const times = one === '倍' ? 100 : 1
  const ends = [
    signed(mark, Number(low)),
    ...(high === undefined || last === undefined ? [] : [signed(second, Number(high))]),
  ]
  const middle = (ends.reduce((sum, end) => sum + end, 0) / ends.length) * times
  return falls ? -middle : middle
}

function enChange([, verb = '', low = '', unit, high, last]: RegExpExecArray): number | null {
  if (unit === undefined && last === undefined) return null
  const ends = [Number(low), ...(high === undefined || last === undefined ? [] : [Number(high)])]
  const middle = ends.reduce((sum, end) => sum + end, 0) / ends.length
  return fallsEn.test(verb) ? -middle : middle
}
