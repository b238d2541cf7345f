/**
 * What long hostile cells are made of: blanks, digits, brackets, marks that patterns look for and do not find the end
 * of.
 */
const units = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\r',
  '\u3000',
  '1',
  '1,',
  '1 ',
  '１',
  '(',
  '（',
  '[',
  '【',
  '{',
  '<',
  '<a',
  '<a ',
  '<br',
  '<!--',
  '</p>',
  '<p>',
  '&',
  '&amp;',
  '@1',
  '@1@',
  '"',
  "'",
  '%',
  '% ',
  '.',
  '.1',
  '-',
  '- ',
  '+',
  'e',
  '1e',
  'a',
  'A1-',
  'A.',
  '中',
  '年',
  '1年',
  '1月',
  '2024-',
  '2024-1-',
  '12:',
  'T ',
  ',',
  ', ',
  ';',
  'http://',
  'http:// ',
  '_',
  '*',
  '\\',
  '/',
  '$',
  '¥',
  '亿',
  '万元',
  '。',
  '第',
  '第1页',
  '第 ',
  'Page ',
  '«',
  '\u200b',
  '\u0301',
  '\u{1F600}',
  '\f',
]
const around = [
  ['', '!'],
  ['1', ''],
  ['2024', '\n!'],
] as const

/** A long hostile text, made for any length. */
export interface HostileText {
  title: string
  of: (length: number) => string
}

/** Every unit repeated, alone and between a beginning and an end. */
export const hostileTexts: readonly HostileText[] = units.flatMap((unit) =>
  around.map(([beginning, end]) => ({
    title: `${JSON.stringify(beginning)} + ${JSON.stringify(unit)}… + ${JSON.stringify(end)}`,
    of: (length: number) => `${beginning}${unit.repeat(Math.ceil(length / unit.length))}${end}`,
  })),
)

/** Milliseconds of this thread's own work since it began: what a busy machine does meanwhile does not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What a text costs: the least of some tries. */
function costOf(work: (text: string) => unknown, text: string, tries: number): number {
  let least = Infinity
  for (let time = 0; time < tries; time++) {
    const before = threadMs()
    try {
      work(text)
    } catch {
      // What it says to the text is not asked here, only how long it takes to.
    }
    least = Math.min(least, threadMs() - before)
  }
  return least
}

/** What costs less than this, in ms, for the longest text is not quadratic: that would be seconds. */
const CHEAP = 40
/** What costs more than this, in ms, for the longest text is not asked again for a longer one. */
const CERTAIN = 1000

/**
 * Hostile texts for which `work` takes more than linear time: the eightfold text costs over twenty times as much
 * (linear is 8, quadratic 64).
 * Empty when it is linear for all of them.
 */
export function superlinear(
  work: (text: string) => unknown,
  texts: readonly HostileText[] = hostileTexts,
  length = 64_000,
): string[] {
  const slow: string[] = []
  for (const { title, of } of texts) {
    const first = costOf(work, of(1000), 1)
    // Not even begun with a longer one where a shorter one shows already: it would take minutes, or for ever.
    if (first > CHEAP) {
      const [tiny, again] = [costOf(work, of(125), 2), costOf(work, of(1000), 2)]
      if (again > CHEAP && again > 20 * Math.max(tiny, 1)) {
        slow.push(`${title}: ${tiny} ms → ${again} ms`)
        continue
      }
    }
    const middle = first > 2 ? costOf(work, of(8000), 1) : 0
    // Asked again before it is said: once each, a collection of garbage makes a linear one look so.
    if (middle > 20 * Math.max(first, 2)) {
      const [small, large] = [costOf(work, of(1000), 3), costOf(work, of(8000), 2)]
      if (large > 20 * Math.max(small, 2)) {
        slow.push(`${title}: ${small} ms → ${large} ms`)
        continue
      }
    }
    if (costOf(work, of(length), 1) < CHEAP) continue
    const [short, long] = [costOf(work, of(length / 8), 3), costOf(work, of(length), 2)]
    if (long <= CHEAP || long <= 20 * Math.max(short, 1)) continue
    // What takes some hundredths of a second may be memory that is made anew: of four times the text linear takes four
    // times as long, quadratic sixteen.
    if (long > CERTAIN || costOf(work, of(length * 4), 2) > 8 * long)
      slow.push(`${title}: ${Math.round(short)} ms → ${Math.round(long)} ms`)
  }
  return slow
}
