/** Chinese numerals up to 99,999, and digits. */
const digits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** A number written in Chinese numerals or digits: `十二`, `二十`, `12`; null where it is none. */
export function numeral(text: string): number | null {
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text)
  let [sum, digit] = [0, 0]
  for (const one of text) {
    if (one in digits) digit = digits[one] ?? 0
    else if (one in tens) {
      sum += (digit || 1) * (tens[one] ?? 1)
      digit = 0
    } else return null
  }
  return text === '' ? null : sum + digit
}

/** What a numeral looks like, for patterns. */
export const NUMERAL = '(?:\\d+(?:\\.\\d+)?|[零〇一二两三四五六七八九十百千]+)'

const scales: Readonly<Record<string, number>> = {
  '': 1,
  元: 1,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  万亿: 1e12,
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  trillion: 1e12,
}

/** How many single units a word of scale stands for; null where it is none. */
export const scaleOf = (word: string): number | null => scales[word.toLowerCase()] ?? null
