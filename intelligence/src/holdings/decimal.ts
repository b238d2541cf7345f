/**
 * An exact decimal: a whole number of 10⁻¹⁶. Sums and differences are exact, and products of what users write (four and
 * six places) too; only a quotient is rounded, half away from zero, at the sixteenth place.
 */
export type Decimal = bigint & { readonly decimal?: never }

const PLACES = 16
const ONE = 10n ** BigInt(PLACES)
export const ZERO: Decimal = 0n

/** Of a whole quotient the nearest one, half away from zero. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const [top, bottom] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator]
  const whole = (top * 2n + bottom) / (bottom * 2n)
  return negative ? -whole : whole
}

const form = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/**
 * A decimal as written, `1234.5`, or a number of a source by its shortest text. What stands beyond the sixteenth place
 * is rounded. Throws on what is no number.
 */
export function decimalOf(value: string | number): Decimal {
  const found = form.exec(String(value).trim())
  const [whole = '', part = ''] = [found?.[2], found?.[3]]
  if (!found || whole + part === '') throw new Error(`no decimal: ${value}`)
  const digits = BigInt(whole + part)
  const exponent = PLACES - part.length + Number(found[4] ?? 0)
  const scaled = exponent >= 0 ? digits * 10n ** BigInt(exponent) : nearest(digits, 10n ** BigInt(-exponent))
  return found[1] === '-' ? -scaled : scaled
}

/** Product, rounded at the sixteenth place. */
export const times = (one: Decimal, other: Decimal): Decimal => nearest(one * other, ONE)
/** Quotient, rounded at the sixteenth place. */
export const over = (one: Decimal, other: Decimal): Decimal => nearest(one * ONE, other)
/** The part `of` that `share` is of `whole`. */
export const partOf = (of: Decimal, share: Decimal, whole: Decimal): Decimal => nearest(of * share, whole)
/** Cut to so many places: what is less than one of them falls away. */
export const cutTo = (value: Decimal, places: number): Decimal => {
  const step = 10n ** BigInt(PLACES - places)
  return (value / step) * step
}

/** Text of a decimal, rounded to `places`, without zeros at its end. */
export function textOf(value: Decimal, places = 4): string {
  const rounded = nearest(value, 10n ** BigInt(PLACES - places))
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(places + 1, '0')
  const part = places === 0 ? '' : digits.slice(-places).replace(/0+$/, '')
  const whole = places === 0 ? digits : digits.slice(0, -places)
  return `${rounded < 0n ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`
}

/** The nearest number, rounded to `places` first. For what is shown: nothing is worked out from it. */
export const numberOf = (value: Decimal, places = 6): number => Number(textOf(value, places))
