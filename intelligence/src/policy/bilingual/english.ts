import { round, type Figure } from './chinese.ts'

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
}
const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const months = 'january february march april may june july august september october november december'.split(' ')
const words = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, 20 + 10 * at] as const),
  ['dozen', 12],
  ['century', 100],
])
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
/** Words that are a figure of their own. */
const said = new Map<string, readonly Pick<Figure, 'value' | 'unit'>[]>([
  [
    'doubled',
    [
      { value: 2, unit: 'times' },
      { value: 100, unit: 'percent' },
    ],
  ],
  [
    'double',
    [
      { value: 2, unit: 'times' },
      { value: 100, unit: 'percent' },
    ],
  ],
  ['twice', [{ value: 2, unit: 'times' }]],
  ['tripled', [{ value: 3, unit: 'times' }]],
  ['triple', [{ value: 3, unit: 'times' }]],
  ['quadrupled', [{ value: 4, unit: 'times' }]],
  ['half', [{ value: 50, unit: 'percent' }]],
  ['halved', [{ value: 50, unit: 'percent' }]],
  ['quarter', [{ value: 25, unit: 'percent' }]],
  ...ordinals.map((word, at) => [word, [{ value: at + 1, unit: 'other' }]] as const),
  ...months.map((word, at) => [word, [{ value: at + 1, unit: 'month' }]] as const),
])

const token = /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:st|nd|rd|th)?|[A-Za-z]+/gu
const percent = /^\.?\s?-?(?:%|％|per\s?cent|percentage)/iu
const scaled = /^\.?[\s-]?(hundred|thousand|million|billion|trillion)\b/iu
/** What joins two figures that share the scale or the unit behind the second. */
const range = /^\s?(?:to|and|or|–|—|-|,)\s?$/u

interface Read extends Figure {
  scaled: boolean
}

/** Figures of an English text in digits and in words, with their scale and percent signs. */
export function figuresEn(text: string): Figure[] {
  const found: Read[] = []
  let spelled: Read | null = null
  for (const { 0: whole, 1: digits, index } of text.matchAll(token)) {
    const word = whole.toLowerCase()
    const value = digits === undefined ? words.get(word) : Number(digits.replaceAll(',', ''))
    const end = index + whole.length
    if (value === undefined) {
      const last = found.at(-1)
      // One hundred billion, fifty-one million: the scale that follows what was spelled.
      if (spelled && last === spelled && word in scales && last.end < index) {
        last.value = round(last.value * (scales[word] ?? 1))
        last.end = end
        last.scaled = true
      }
      for (const one of said.get(word) ?? []) found.push({ ...one, start: index, end, scaled: true })
      if (!(word in scales) && word !== 'and') spelled = null
      continue
    }
    // Twenty-one is one figure.
    if (
      digits === undefined &&
      spelled &&
      spelled.value >= 20 &&
      spelled.value % 10 === 0 &&
      value < 10 &&
      index - spelled.end <= 1
    ) {
      spelled.value += value
      spelled.end = end
      continue
    }
    const after = text.slice(end, end + 24)
    const scale = scaled.exec(after)
    const rest = after.slice(scale?.[0].length ?? 0)
    const read: Read = {
      value: round(value * (scales[scale?.[1]?.toLowerCase() ?? ''] ?? 1)),
      unit: percent.test(rest) ? 'percent' : 'other',
      start: index,
      end: end + (scale?.[0].length ?? 0),
      scaled: scale !== null,
    }
    const last = found.at(-1)
    if (last && !last.scaled && range.test(text.slice(last.end, index))) {
      // 1.2 to 1.5 trillion, 52.6 to 58.5 percent; the first may as well stand for itself.
      if (scale)
        found.push({ ...last, value: round(last.value * (scales[scale[1]?.toLowerCase() ?? ''] ?? 1)), scaled: true })
      if (read.unit === 'percent') last.unit = 'percent'
    }
    found.push(read)
    spelled = digits === undefined ? read : null
  }
  return found.map(({ scaled: _scaled, ...one }) => one)
}
