import { measuredFields, plainFields, type Measured } from '@pandora/contract/measured'
import { measures, type MeasureName } from '@pandora/contract/measures'
import type { MeasureSubject } from '@pandora/contract/measures/measure'
import type { z } from 'zod'

/**
 * What an answer says of one thing. `day`, `basis` null where the answer does not say them: then the latest, and the
 * usual one.
 */
export interface Said {
  by: string
  at: string
  measure: MeasureName
  subject: string
  day: string | null
  basis: string | null
  value: number | null
}
/** A number of a schema by its place: what it says, or why it says nothing. */
export interface Declared {
  at: string
  name: string
  said: Measured | undefined
  because: string | undefined
}

type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
  valueType?: z.ZodType
  items?: readonly z.ZodType[]
}
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** Ids of a subject, where a field names no others. */
const usual: Readonly<Record<MeasureSubject, readonly string[]>> = {
  company: ['companyId', 'input.companyId', 'securityId', 'input.securityId'],
  theme: ['themeId', 'input.themeId'],
  industry: ['industryCode', 'input.id'],
  exchange: ['exchangeCode'],
  event: ['eventId', 'input.eventId'],
}

/** Every number that a schema can answer. */
export function numbersOf(schema: z.ZodType, at = ''): Declared[] {
  const walk = (one: z.ZodType, path: string, said: Measured | undefined, because: string | undefined): Declared[] => {
    const own = measuredFields.get(one) ?? said
    const why = plainFields.get(one)?.because ?? because
    const def = defOf(one)
    if (def.shape)
      return Object.entries(def.shape).flatMap(([name, inner]) => walk(inner, `${path}.${name}`, undefined, undefined))
    if (def.element) return walk(def.element, `${path}[]`, own, why)
    if (def.valueType) return walk(def.valueType, `${path}{}`, own, why)
    if (def.options) return def.options.flatMap((inner) => walk(inner, path, own, why))
    if (def.innerType) return walk(def.innerType, path, own, why)
    return def.type === 'number'
      ? [
          {
            at: path,
            name:
              path
                .replaceAll(/\[\]|\{\}/g, '')
                .split('.')
                .at(-1) ?? '',
            said: own,
            because: why,
          },
        ]
      : []
  }
  return walk(schema, at, undefined, undefined)
}

/** Objects from the one a value stands in outwards, the answer last. */
type Around = readonly Record<string, unknown>[]
interface Place {
  around: Around
  input: Record<string, unknown>
  column: number | null
}

const into = (from: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], from)

/**
 * What a field's name leads to, from the nearest object outwards; of a column the entry beside the value's own.
 * Undefined where nothing has it.
 */
function lookUp(name: string, { around, input, column }: Place): unknown {
  const path = name.split('.')
  if (path[0] === 'input') return into(input, path.slice(1))
  for (const one of around) {
    const found = into(one, path)
    if (found === undefined) continue
    return Array.isArray(found) ? (column === null ? undefined : found[column]) : found
  }
  return undefined
}

const firstOf = (names: string | readonly string[], place: Place): string | null => {
  for (const name of [names].flat()) {
    const found = lookUp(name, place)
    if (typeof found === 'string' && found !== '') return found
  }
  return null
}

/** Who an entry of a record is: of a list beside it the one with its key. */
const entryOf = (key: string, around: Around): Around =>
  around
    .flatMap((one) =>
      Object.values(one).flatMap((list) =>
        Array.isArray(list) ? list.filter((each): each is Record<string, unknown> => into(each, ['key']) === key) : [],
      ),
    )
    .slice(0, 1)

/** Every measure that an answer says, with whom and which day and basis it is of. */
export function saidIn(by: string, schema: z.ZodType, answer: unknown, input: Record<string, unknown>): Said[] {
  const found: Said[] = []
  const say = (said: Measured, value: unknown, name: string, at: string, place: Place): void => {
    if (typeof value !== 'number' && value !== null) return
    const named =
      typeof said.measure === 'string' ? said.measure : said.measure.names[String(lookUp(said.measure.by, place))]
    if (named === undefined) return
    const ids = measures[named].subject.map((subject) => firstOf(said.of?.[subject] ?? usual[subject], place))
    if (ids.includes(null)) return
    const day = said.day === undefined ? null : firstOf(said.day, place)
    // Of no day at all: there is no price, say, that it could be of.
    if (said.day !== undefined && day === null && value === null) return
    const excepted =
      said.unless === undefined
        ? undefined
        : (place.around.map((one) => one[said.unless ?? '']).find(Array.isArray) as readonly unknown[] | undefined)
    const own = excepted?.some((one) => one === name || String(one) === at.split('.').slice(-2).join('.'))
      ? ['stated']
      : []
    const parts = [
      ...(said.is === undefined ? [] : [said.is]),
      ...[said.basis ?? []].flat().flatMap((one) => {
        const part = lookUp(one, place)
        return typeof part === 'string' ? [part] : []
      }),
      ...own,
    ]
    found.push({
      by,
      at,
      measure: named,
      subject: ids.join(' '),
      day,
      basis: parts.length === 0 ? null : parts.join(' '),
      value,
    })
  }
  const walk = (
    one: z.ZodType,
    value: unknown,
    name: string,
    at: string,
    place: Place,
    above: Measured | undefined,
  ): void => {
    const said = measuredFields.get(one) ?? above
    const def = defOf(one)
    if (value === undefined) return
    if (def.shape && typeof value === 'object' && value !== null) {
      const inner = { ...place, around: [value as Record<string, unknown>, ...place.around], column: null }
      for (const [key, field] of Object.entries(def.shape))
        walk(field, (value as Record<string, unknown>)[key], key, at === '' ? key : `${at}.${key}`, inner, undefined)
    } else if (def.element && Array.isArray(value)) {
      const { element } = def
      for (const [column, each] of value.entries())
        walk(element, each, name, at, typeof each === 'object' && each !== null ? place : { ...place, column }, said)
    } else if (def.valueType && typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value))
        walk(
          def.valueType,
          each,
          name,
          at,
          { ...place, around: [...entryOf(key, place.around), ...place.around] },
          said,
        )
    } else if (def.options) {
      const fits = def.options.find((option) => option.safeParse(value).success)
      if (fits) walk(fits, value, name, at, place, said)
    } else if (said && (value === null || typeof value === 'number')) say(said, value, name, at, place)
    else if (def.innerType && value !== null) walk(def.innerType, value, name, at, place, said)
  }
  walk(schema, answer, '', '', { around: [], input, column: null }, undefined)
  return found
}

/** How far two readings of a number may lie apart that differ by their rounding only. */
const EPSILON = 1e-9
const same = (one: number | null, other: number | null): boolean =>
  one === other ||
  (one !== null && other !== null && Math.abs(one - other) <= EPSILON * Math.max(1, Math.abs(one), Math.abs(other)))

/**
 * Two answers that say one thing in two ways, each with its place. Who names no day speaks of the latest that anybody
 * names; who names no basis must agree with one of those who do.
 */
export function contradictions(
  all: readonly Said[],
): { measure: MeasureName; subject: string; day: string | null; basis: string | null; one: Said; other: Said }[] {
  const found: ReturnType<typeof contradictions> = []
  for (const own of Map.groupBy(all, (one) => `${one.measure} ${one.subject}`).values()) {
    const latest = own.reduce<string | null>(
      (day, one) => (one.day !== null && (day === null || one.day > day) ? one.day : day),
      null,
    )
    for (const ofDay of Map.groupBy(own, (one) => one.day ?? latest).values()) {
      const [based, bare] = [ofDay.filter((one) => one.basis !== null), ofDay.filter((one) => one.basis === null)]
      const differ = (one: Said | undefined, other: Said | undefined) => {
        if (one && other)
          found.push({
            measure: one.measure,
            subject: one.subject,
            day: one.day ?? latest,
            basis: one.basis,
            one,
            other,
          })
      }
      for (const alike of [bare, ...Map.groupBy(based, (one) => one.basis).values()])
        differ(
          alike[0],
          alike.find((one) => !same(one.value, alike[0]?.value ?? null)),
        )
      differ(
        bare[0],
        based.length > 0 && !based.some((one) => same(one.value, bare[0]?.value ?? null)) ? based[0] : undefined,
      )
    }
  }
  return found
}
