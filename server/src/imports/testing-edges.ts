import { z } from 'zod'

/** Ends of what a column's type holds and one beyond each, and texts that a database stumbles over. */
const whole = (least: number, most: number): number[] => [
  least - 1,
  least,
  -1,
  0,
  1,
  2,
  3,
  4,
  18,
  19,
  100_000,
  100_001,
  most,
  most + 1,
  0.5,
]
const instants = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '0099-12-31T23:59:59Z',
  '1000-01-01T00:00:00Z',
  '1582-10-10T00:00:00Z',
  '1900-01-01T00:00:00+08:00',
  '1969-12-31T23:59:59.999Z',
  '2024-01-01T00:00:00+14:00',
  '2024-01-01T00:00:00-12:00',
  '2024-06-01T00:00:00Z',
  '1799-12-31T23:59:59Z',
  '1800-01-01T00:00:00Z',
  '2200-12-31T23:59:59Z',
  '2201-01-01T00:00:00Z',
  '9999-12-31T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '10000-01-01T00:00:00Z',
  '2023-02-29T00:00:00Z',
]
const days = [
  '0000-01-01',
  '0000-12-31',
  '0001-01-01',
  '0099-12-31',
  '0100-01-01',
  '1000-01-01',
  '1582-10-10',
  '1799-12-31',
  '1800-01-01',
  '1899-12-31',
  '1900-01-01',
  '1969-12-31',
  '2023-02-29',
  '2024-02-29',
  '2024-06-01',
  '2200-12-31',
  '2201-01-01',
  '9999-01-01',
  '9999-12-30',
  '9999-12-31',
  '10000-01-01',
  'infinity',
  '',
]
const odd = [
  'a\0b',
  'tab\tline\nreturn\r',
  'back\\slash',
  '\\N',
  '\\.',
  'quote"',
  '{NULL}',
  'lone \ud800',
  '\b\v\f',
  '\u{1F600}',
  '\u202e',
  ' ',
]
const lengths = [
  0, 1, 2, 3, 4, 20, 21, 40, 41, 60, 61, 64, 65, 80, 81, 100, 101, 200, 201, 400, 401, 1000, 1001, 2000, 2001, 4000,
  4001, 20_000, 20_001, 2_000_001,
]

const made = new Map<string, string>()

/** A text of a length that does not compress: an index takes what compression leaves. */
function textOf(length: number, from: number, range: number): string {
  const key = `${length} ${from}`
  const before = made.get(key)
  if (before !== undefined) return before
  let state = length + 1
  const text = Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return String.fromCodePoint(from + ((state >>> 8) % range))
  }).join('')
  made.set(key, text)
  return text
}

/** Values at and beyond the edges of a column, by its type in the catalog. */
export function edgesOf(type: string): unknown[] {
  switch (type) {
    case 'int2':
      return whole(-32_768, 32_767)
    case 'int4':
      return whole(-2_147_483_648, 2_147_483_647)
    case 'float8':
      return [
        0,
        -0,
        1,
        5e-324,
        2.2250738585072014e-308,
        0.1,
        1 + Number.EPSILON,
        9_007_199_254_740_991,
        1e21,
        -1.1e21,
        Number.MAX_VALUE,
        -Number.MAX_VALUE,
        Number.NaN,
        Number.POSITIVE_INFINITY,
      ]
    case 'date':
      return [...days, null]
    case 'timestamptz':
      return [...instants, null]
    case 'text':
      return [
        ...lengths.map((length) => textOf(length, 0x21, 90)),
        ...lengths.map((length) => textOf(length, 0x4e00, 20_000)),
        ...odd,
        null,
      ]
    case '_text':
      return [
        [],
        odd,
        ['', 'NULL', 'null', '{', '}', ','],
        Array.from({ length: 60 }, () => textOf(400, 0x4e00, 20_000)),
        Array.from({ length: 61 }, () => 'x'),
        ['x'.repeat(400)],
        ['x'.repeat(2001)],
        null,
      ]
    default:
      throw new Error(`no edges for columns of type ${type}`)
  }
}

/** A value that a field takes. */
export function sampleOf(schema: z.ZodType | undefined, type: string): unknown {
  if (!schema) throw new Error('a column that the kind has no field for')
  let inner: z.ZodType = schema
  while (inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) inner = inner.unwrap() as z.ZodType
  if (inner instanceof z.ZodEnum) return inner.options[0]
  const tried: unknown[] =
    type === 'date'
      ? ['2024-01-05']
      : type === 'timestamptz'
        ? ['2024-01-05T00:00:00Z']
        : type === '_text'
          ? [[]]
          : type === 'text'
            ? ['SHZ-1', 'CNY', 'CN']
            : [1]
  const taken = tried.find((value) => schema.safeParse(value).success)
  if (taken === undefined) throw new Error(`no sample for a column of type ${type}`)
  return taken
}

/**
 * A value as the database gives it back: no NUL, whole characters, blanks for back spaces and vertical tabs; instants
 * in ms.
 */
export function storedForm(value: unknown, type: string): unknown {
  if (Array.isArray(value)) return value.map((one) => storedForm(one, 'text'))
  if (value === null || value === undefined) return null
  if (type === 'timestamptz') return Date.parse(String(value))
  if (typeof value !== 'string') return value === 0 ? 0 : value
  return value
    .toWellFormed()
    .replaceAll('\0', '')
    .replace(/[\b\v]/g, ' ')
}
