import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { transforms } from '@pandora/contract/domains/imports/transforms'
import { exchangeField } from '@pandora/contract/records/fields'
import { securityKinds } from '@pandora/contract/records/identity'
import { isDay } from '@pandora/contract/time'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { encodings } from './encoding.ts'
import { fileTypes } from './format.ts'
import { shippedTable } from './shipped-table.ts'
import { lineParts } from './statements/lines.ts'
import { periodIn } from './statements/periods.ts'
import { dayOrders } from './values/days.ts'

const columnName = z.string().min(1).max(200)
const scalar = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])

const condition = z.strictObject({
  present: columnName.optional(),
  missing: columnName.optional(),
  differs: z.tuple([columnName, columnName]).optional(),
  same: z.tuple([columnName, columnName]).optional(),
  equals: z.record(columnName, scalar).optional(),
  contains: z.record(columnName, z.string().min(1)).optional(),
  lacks: z.record(columnName, z.string().min(1)).optional(),
})
export type Condition = z.output<typeof condition>

const constant = z.strictObject({ value: scalar.or(z.array(z.string()).max(0)), when: condition.optional() })
const fromColumn = z.strictObject({
  /** One column; of several the first that holds something (for ids and fingerprints: all of them). */
  column: z.union([columnName, z.array(columnName).min(1).max(20)]),
  as: z.enum(transforms).optional(),
  /**
   * Power of ten by which the number is multiplied: lots → shares 2, thousand → 1 is 3, 万 4, 亿 8; or where a table says
   * it.
   */
  exponent: z
    .union([z.int().min(-12).max(12), z.strictObject({ column: columnName, table: columnName, take: columnName })])
    .optional(),
  currency: z.string().length(3).optional(),
  /** A fixed exchange, or the column that names it. */
  exchange: z.union([exchangeField, z.strictObject({ column: columnName })]).optional(),
  security: z.enum(securityKinds).optional(),
  order: z.enum(dayOrders).optional(),
  zone: z
    .string()
    .max(60)
    .refine(
      (zone) => {
        try {
          return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
        } catch {
          return false
        }
      },
      { error: 'UNKNOWN_ZONE' },
    )
    .optional(),
  end: z.enum(['month', 'quarter', 'year']).optional(),
  /** Column that holds the year of a day found in a text. */
  year: columnName.optional(),
  /** Column that holds the quarter of a year, 1 to 4. */
  quarter: columnName.optional(),
  /** Column that holds the day after which a month and day come. */
  after: columnName.optional(),
  /** Column that holds a day before which what is published cannot be, as the one its author joined on. */
  notBefore: columnName.optional(),
  /** Column that names the statement's line whose figure, or the period of whose figure, this is. */
  line: columnName.optional(),
  /** How the second to the fourth quarter are told: each alone, or with those before it. */
  quarters: z.enum(['single', 'cumulative']).optional(),
  /** The period that 本期 is, where the file does not say it, and the day on which its fiscal years end, MM-DD. */
  current: z
    .string()
    .min(4)
    .max(60)
    .refine((text) => periodIn(text) !== undefined, { error: 'NOT_A_PERIOD' })
    .optional(),
  fiscal: z
    .string()
    .refine((text) => isDay(`2000-${text}`), { error: 'MM-DD' })
    .optional(),
  /** Table of the profile in which the text is looked up, and which of its columns is taken. */
  table: columnName.optional(),
  take: columnName.optional(),
  /** What a text that the table lacks becomes; without it the row is refused. */
  otherwise: scalar.optional(),
  /** Text around the value, which stands at `{}`. */
  text: z.string().min(1).max(200).optional(),
  when: condition.optional(),
})
export type FromColumn = z.output<typeof fromColumn>

export type Expression = z.output<typeof constant> | FromColumn | { first: Expression[] } | { latest: Expression[] }

const expression: z.ZodType<Expression> = z.lazy(() =>
  z.union([
    constant,
    fromColumn,
    z.strictObject({ first: z.array(expression).min(1).max(10) }),
    z.strictObject({ latest: z.array(expression).min(1).max(10) }),
  ]),
) as z.ZodType<Expression>

const record = z.strictObject({
  kind: z.enum(Object.keys(recordKinds) as [KindName, ...KindName[]]),
  when: condition.optional(),
  /** True: at most once for each key in a file. */
  once: z.boolean().optional(),
  /** True: refused by itself, without the rest of its row. */
  alone: z.boolean().optional(),
  /** True: of two with one key in a file that say different things the first is taken, the other refused (TOLD_TWICE). */
  single: z.boolean().optional(),
  /**
   * One record for each part of a column, under a name of its own. Parts that are objects, as replies in a thread, give
   * what is taken of them under `name.field`, and under `name.own` an id from the fields that they are known `by` and
   * from how many alike stood before them in the list.
   */
  each: z
    .strictObject({
      column: columnName,
      split: z.string().min(1).max(3).default(','),
      name: columnName,
      take: z.array(columnName).min(1).max(20).optional(),
      by: z.array(columnName).min(1).max(20).optional(),
    })
    .optional(),
  /**
   * One record for each of these columns, or of all but some, that holds something: `$name` is the column's name,
   * `$value` what it holds.
   */
  columns: z
    .union([z.array(columnName).min(1).max(200), z.strictObject({ except: z.array(columnName).max(200) })])
    .optional(),
  fields: z.record(z.string(), expression),
  known: z
    .strictObject({ by: z.enum(['observed', 'day', 'listing', 'published', 'undated']), on: expression.optional() })
    .optional(),
})
export type RecordRule = z.output<typeof record>

/** Places of a profile's own that a rule with `each` fills. */
export const placesOf = ({ each }: Pick<RecordRule, 'each'>): string[] =>
  each ? [each.name, ...(each.take ? [...each.take, 'own'] : []).map((field) => `${each.name}.${field}`)] : []

/** A look-up: its entries, or the name of one that comes with the product. */
const table = z.union([
  z.string().transform((name, context) => {
    const shipped = shippedTable(name)
    if (!shipped) context.addIssue({ code: 'custom', message: `${name}?` })
    return shipped ?? z.NEVER
  }),
  z.record(z.string(), z.union([scalar, z.record(z.string(), scalar)])),
])

const profileSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{1,59}$/, { error: 'NAME: a-z 0-9 -' }),
  title: z.strictObject({ zh: z.string().min(1).max(100), en: z.string().min(1).max(100) }),
  /**
   * Columns that all have to be there for a file to be of this kind; `file` is a part of its name; `known` a table of
   * which most of its other columns are keys; `without` columns that a file of this kind never has.
   */
  match: z
    .strictObject({
      columns: z.array(columnName).min(1),
      file: z.string().optional(),
      known: columnName.optional(),
      without: z.array(columnName).default([]),
    })
    .optional(),
  format: z
    .strictObject({
      type: z.enum(fileTypes).optional(),
      delimiter: z.string().length(1).optional(),
      encoding: z.enum(encodings).optional(),
      sheet: z.string().optional(),
      property: z.string().optional(),
      entry: z.string().max(200).optional(),
      skip: z.int().min(0).max(1000).optional(),
      header: z.int().min(0).max(1_000_000).optional(),
      decimal: z.literal(',').optional(),
      columns: z.array(columnName).optional(),
    })
    .default({}),
  /** Texts that mean that nothing is there, besides the usual ones. */
  missing: z.array(z.string().max(40)).max(50).default([]),
  /** Columns that a file of this kind may lack. */
  optional: z.array(columnName).default([]),
  tables: z.record(z.string(), table).default({}),
  let: z.record(z.string(), expression).default({}),
  records: z.array(record).min(1).max(40),
})
export type Profile = z.output<typeof profileSchema>

const bad = (reason: string): Refusal => new Refusal(importsErrors.BAD_PROFILE, { reason })

function pathOf(issue: z.core.$ZodIssue): string {
  const inner =
    issue.code === 'invalid_union'
      ? issue.errors.flat().toSorted((one, other) => other.path.length - one.path.length)[0]
      : undefined
  const path = [...issue.path, ...(inner?.path ?? [])].join('.')
  return `${path || '·'}: ${inner?.message ?? issue.message}`
}

/** Every name that a profile uses: unknown tables and fields are told before a row is read. */
function refuseUnknownNames(profile: Profile): void {
  const tableOf = (at: string, part: Expression): void => {
    if ('first' in part)
      part.first.forEach((inner, index) => {
        tableOf(`${at}.first.${index}`, inner)
      })
    else if ('latest' in part)
      part.latest.forEach((inner, index) => {
        tableOf(`${at}.latest.${index}`, inner)
      })
    else if ('column' in part && part.table !== undefined && !Object.hasOwn(profile.tables, part.table))
      throw bad(`${at}.table: ${part.table}?`)
    else if (
      'column' in part &&
      typeof part.exponent === 'object' &&
      !Object.hasOwn(profile.tables, part.exponent.table)
    )
      throw bad(`${at}.exponent.table: ${part.exponent.table}?`)
    else if ('column' in part && part.as === 'day-in-text' && part.year === undefined) throw bad(`${at}.year: ?`)
    else if ('column' in part && part.as === 'line' && !lineParts.some((one) => one === part.take))
      throw bad(`${at}.take: ${lineParts.join(', ')}`)
    else if ('column' in part && part.as === 'line-figure' && part.line === undefined) throw bad(`${at}.line: ?`)
    else if ('column' in part && part.as === 'quarter-end' && part.quarter === undefined) throw bad(`${at}.quarter: ?`)
    else if ('column' in part && part.as === 'month-day' && part.after === undefined) throw bad(`${at}.after: ?`)
  }
  const known = profile.match?.known
  if (known !== undefined && !Object.hasOwn(profile.tables, known)) throw bad(`match.known: ${known}?`)
  for (const [name, part] of Object.entries(profile.let)) tableOf(`let.${name}`, part)
  profile.records.forEach((rule, index) => {
    const fields = Object.keys(recordKinds[rule.kind].schema.shape)
    for (const [field, part] of Object.entries(rule.fields)) {
      if (!fields.includes(field)) throw bad(`records.${index}.fields.${field}: ${rule.kind} = ${fields.join(', ')}`)
      tableOf(`records.${index}.fields.${field}`, part)
    }
    if (rule.each && rule.columns) throw bad(`records.${index}: each + columns`)
  })
}

/** A profile from its YAML text. Refuses BAD_PROFILE with the path and the reason. */
export function parseProfile(text: string): Profile {
  let value: unknown
  try {
    // No custom tags; aliases are limited against expansion bombs.
    value = parseYaml(text, { merge: true, maxAliasCount: 100, schema: 'core' })
  } catch (error) {
    throw bad(error instanceof Error ? (error.message.split('\n')[0] ?? 'YAML') : 'YAML')
  }
  try {
    return checked(value)
  } catch (error) {
    // An alias inside of what it stands for: such a text has no end.
    throw error instanceof RangeError ? bad('& *: ∞') : error
  }
}

function checked(value: unknown): Profile {
  const parsed = profileSchema.safeParse(value)
  if (!parsed.success) throw bad(parsed.error.issues.slice(0, 5).map(pathOf).join('; '))
  refuseUnknownNames(parsed.data)
  return parsed.data
}
