/** Why a text is no amount that can be used. The text itself is kept. */
export const amountRefusals = ['NEGATIVE', 'OTHER_CURRENCY', 'NOT_AN_AMOUNT', 'TOO_LONG'] as const
export type AmountRefusal = (typeof amountRefusals)[number]

/**
 * An amount as it was told, in single units: a figure, a range that words give, not told at all, or refused. `currency`
 * by ISO 4217, null where none is named; `high` null where there is no upper end.
 */
export type AmountTold =
  | { kind: 'exact'; currency: string | null; value: number }
  | { kind: 'range'; currency: string | null; low: number; high: number | null }
  | { kind: 'unknown'; currency: string | null }
  | { kind: 'refused'; reason: AmountRefusal }

const LONGEST = 80

/** What currencies are called, before or behind a figure. `其他` is one that has no name. */
const currencies: Readonly<Record<string, string>> = {
  人民币: 'CNY',
  rmb: 'CNY',
  cny: 'CNY',
  '¥': 'CNY',
  美元: 'USD',
  美金: 'USD',
  us$: 'USD',
  usd: 'USD',
  $: 'USD',
  港元: 'HKD',
  港币: 'HKD',
  hk$: 'HKD',
  hkd: 'HKD',
  欧元: 'EUR',
  eur: 'EUR',
  '€': 'EUR',
  英镑: 'GBP',
  gbp: 'GBP',
  '£': 'GBP',
  日元: 'JPY',
  jpy: 'JPY',
  新台币: 'TWD',
  台币: 'TWD',
  twd: 'TWD',
  韩元: 'KRW',
  krw: 'KRW',
  新加坡元: 'SGD',
  sgd: 'SGD',
  瑞士法郎: 'CHF',
  chf: 'CHF',
  加元: 'CAD',
  cad: 'CAD',
  澳元: 'AUD',
  aud: 'AUD',
  卢比: 'INR',
  inr: 'INR',
  其他: 'OTHER',
  元: 'CNY',
}
const longestFirst = (words: Iterable<string>): string[] => [...words].toSorted((a, b) => b.length - a.length)
const currencyWords = longestFirst(Object.keys(currencies))

const scales: Readonly<Record<string, number>> = {
  千: 1e3,
  万: 1e4,
  十万: 1e5,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  十亿: 1e9,
  百亿: 1e10,
  千亿: 1e11,
  万亿: 1e12,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  millions: 1e6,
  mm: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  billions: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
}
const scaleForm = longestFirst(Object.keys(scales)).join('|')

const untold =
  /^(?:未透露|未公开|未披露|未公布|金额未知|金额未透露|未知|保密|不详|undisclosed|not ?disclosed|unknown|n\/a|[-—–]+)$/
const figure = /^(\d+(?:\.\d+)?|\.\d+)/
const between = new RegExp(`^(\\d+(?:\\.\\d+)?)(${scaleForm})?(?:-|–|—|~|至|到|to)(\\d+(?:\\.\\d+)?)(${scaleForm})?$`)
const single = new RegExp(`^(\\d+(?:\\.\\d+)?|\\.\\d+)?(${scaleForm})?$`)
const several = new RegExp(`^(?:数|几|several|afew)(${scaleForm})(?:of)?$`)
const severalTens = new RegExp(`^(tens|hundreds)of(${scaleForm})(?:of)?$`)

/** How a figure is hedged: `近`, `超`, `约`, at least, or an order of magnitude. */
const hedges: readonly (readonly [RegExp, 'near' | 'over' | 'about' | 'least' | 'order'])[] = [
  [/^(?:接近|将近|近|nearly|almost|closeto)/, 'near'],
  [/^(?:超过|超|逾|过|上|morethan|over|>)/, 'over'],
  [/^(?:大约|约|about|around|circa|~)/, 'about'],
  [/^(?:至少|不低于|不少于|atleast|≥)/, 'least'],
  [/(?:及以上|以上|ormore|\+)$/, 'least'],
  [/左右$/, 'about'],
  [/级$/, 'order'],
]

/** One step of the last digit that a figure names: 0.1 亿 for 1.2 亿, 100 million for 300 million. */
function stepOf(value: number): number {
  const digits = String(Number(value.toPrecision(12)).toExponential()).split('e')
  const decimals = (digits[0]?.split('.')[1] ?? '').length
  return 10 ** (Number(digits[1] ?? 0) - decimals)
}

/** A decimal number times a power of ten, without a rounding error of its own. */
const scaled = (digits: string, scale: number): number => Number(`${digits}e${Math.round(Math.log10(scale))}`)
/** An end of a range, which is no more exact than the words. */
const end = (value: number): number => Math.round(value)

/**
 * Takes the currency off a text. `元` alone is renminbi; behind another currency's words it is only the counter
 * (亿元及以上美元).
 */
function withoutCurrency(text: string): { rest: string; currency: string | null } {
  const behind = currencyWords.find((word) => text.endsWith(word))
  const before = currencyWords.find((word) => text.startsWith(word))
  const rest = text.slice(before?.length ?? 0, behind === undefined ? undefined : -behind.length)
  const word = before ?? behind
  if (word === undefined) return { rest: text, currency: /元/.test(text) ? 'CNY' : null }
  // 元人民币: the counter before the name.
  return { rest, currency: currencies[word] ?? null }
}

/** The range or figure that a text without currency tells; null where it tells none. */
function sizeOf(text: string): { low: number; high: number | null; exact: boolean } | null {
  const hedge = hedges.find(([form]) => form.test(text))
  const bare = (hedge ? text.replace(hedge[0], '') : text).replace(/元$/, '')
  const many = several.exec(bare)
  if (many) return { low: 2 * (scales[many[1] ?? ''] ?? 0), high: 10 * (scales[many[1] ?? ''] ?? 0), exact: false }
  const tens = severalTens.exec(bare)
  if (tens) {
    const unit = (scales[tens[2] ?? ''] ?? 0) * (tens[1] === 'tens' ? 10 : 100)
    return { low: 2 * unit, high: 10 * unit, exact: false }
  }
  const span = between.exec(bare)
  if (span) {
    const last = scales[span[4] ?? ''] ?? 1
    const [one, two] = [scaled(span[1] ?? '', scales[span[2] ?? ''] ?? last), scaled(span[3] ?? '', last)]
    return { low: Math.min(one, two), high: Math.max(one, two), exact: one === two }
  }
  const found = single.exec(bare)
  if (!found || bare === '') return null
  const value = scaled(found[1] ?? '1', scales[found[2] ?? ''] ?? 1)
  if (found[1] === undefined && !hedge) return null
  switch (hedge?.[1]) {
    case 'near':
      return { low: end(0.9 * value), high: value, exact: false }
    case 'over':
      return { low: value, high: end(value + stepOf(value)), exact: false }
    case 'about':
      return { low: end(0.9 * value), high: end(1.1 * value), exact: false }
    case 'least':
      return { low: value, high: null, exact: false }
    case 'order':
      return { low: value, high: 10 * value, exact: false }
    default:
      return { low: value, high: value, exact: true }
  }
}

/**
 * An amount of a round as lists and news tell it, in single units. Conventions: 数X is from two to ten times X; X级 from
 * one to ten times; 近 and 约 are within a tenth; 超 goes up one step of the last digit that is named; 及以上 has no upper
 * end.
 */
export function amountTold(text: string): AmountTold {
  if (text.length > LONGEST) return { kind: 'refused', reason: 'TOO_LONG' }
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/gu, '')
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
  if (plain === '' || untold.test(plain)) return { kind: 'unknown', currency: null }
  const { rest, currency } = withoutCurrency(plain)
  if (untold.test(rest)) return { kind: 'unknown', currency: currency === 'OTHER' ? null : currency }
  if (currency === 'OTHER') return { kind: 'refused', reason: 'OTHER_CURRENCY' }
  if (/^[-−(]/u.test(rest) && figure.test(rest.slice(1))) return { kind: 'refused', reason: 'NEGATIVE' }
  const size = sizeOf(rest)
  if (!size || !Number.isFinite(size.low)) return { kind: 'refused', reason: 'NOT_AN_AMOUNT' }
  return size.exact
    ? { kind: 'exact', currency, value: size.low }
    : { kind: 'range', currency, low: size.low, high: size.high }
}

/**
 * What a range is counted as in sums: the geometric mean of its ends, for sizes of rounds lie evenly on a scale of
 * ratios; the lower end where there is no upper one.
 */
export const estimateOf = (low: number, high: number | null): number =>
  high === null || low <= 0 ? low : Math.sqrt(low * high)
