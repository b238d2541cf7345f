// Answers made of the schema that an operation declares, the same every time: what a view is drawn from in its tests.
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { dayNames, isLeftToChinese, wordsOf } from './sampleWords.ts'
import { boundsOf, dayAt, formatOf, type Kind, type Place } from './schemaParts.ts'

/** Items of a list, where its schema does not say otherwise. */
const ITEMS = 3

/** A value that a schema takes. */
export function sampleOf(schema: $ZodType, kind: Kind): unknown {
  return valueOf(schema, kind, { field: '', index: 0, beside: new Set() })
}

function valueOf(schema: $ZodType, kind: Kind, place: Place): unknown {
  const { def } = (schema as $ZodTypes)._zod
  const bare = kind === 'sparse' || kind === 'empty'
  switch (def.type) {
    case 'object': {
      const beside = new Set(Object.keys(def.shape))
      const fields = Object.entries(def.shape).map(([field, inner]) => [
        field,
        valueOf(inner, kind, { ...place, field, beside }),
      ])
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
    }
    case 'array': {
      const inner = (def.element as $ZodTypes)._zod.def.type
      // A tree's leaves: a list in which nothing can be.
      if (inner === 'never') return []
      const { minimum, maximum } = boundsOf(schema)
      const count = Math.max(minimum, Math.min(maximum, kind === 'empty' ? 0 : ITEMS), 0)
      // A list of items has the latest first, a column of days the oldest.
      const course = inner === 'string' && dayNames.test(place.field)
      return Array.from({ length: count }, (_, at) =>
        valueOf(def.element, kind, { ...place, index: course ? count - 1 - at : at }),
      )
    }
    case 'tuple':
      return def.items.map((item, index) => valueOf(item, kind, { ...place, index }))
    case 'record': {
      const keys = keysOf(def.keyType, place)
      return Object.fromEntries(
        kind === 'empty' && keys.open ? [] : keys.names.map((key) => [key, valueOf(def.valueType, kind, place)]),
      )
    }
    case 'nullable':
      return bare || isLeftToChinese(kind, place) ? null : valueOf(def.innerType, kind, place)
    case 'optional':
      return bare || isLeftToChinese(kind, place) ? undefined : valueOf(def.innerType, kind, place)
    case 'default':
    case 'prefault':
    case 'readonly':
      return valueOf(def.innerType, kind, place)
    case 'union':
      return valueOf(def.options[place.index % def.options.length] as $ZodType, kind, place)
    case 'literal':
      return def.values[0]
    case 'enum': {
      const values = Object.values(def.entries)
      if (kind === 'chinese' && place.field === 'language')
        return values.find((value) => String(value).startsWith('zh')) ?? values[0]
      return values[place.index % values.length]
    }
    case 'boolean':
      return false
    case 'number':
      return numberOf(schema, kind, place)
    case 'string':
      return wordsOf(schema, kind, place)
    case 'null':
    case 'unknown':
    case 'any':
      return null
    default:
      throw new Error(`no sample can be made of ${def.type} at ${place.field}`)
  }
}

/** Names that a list by keys has: all that its schema names, or one of any. */
function keysOf(schema: $ZodType, { field }: Place): { names: string[]; open: boolean } {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type === 'enum') return { names: Object.values(def.entries).map(String), open: false }
  if (def.type === 'literal') return { names: def.values.map(String), open: false }
  return { names: [`${field}-1`], open: true }
}

function numberOf(schema: $ZodType, kind: Kind, { field, index }: Place): number {
  const { minimum, maximum } = boundsOf(schema)
  const whole = formatOf(schema) !== undefined
  const within = (value: number) => Math.min(maximum, Math.max(minimum, value))
  if (/(?:Timestamp|At|Ms|instant)$/.test(field)) return within(dayAt(index))
  if (/(?:^y|[a-z]Of[yY]|fiscalY)ear$/.test(field)) return within(2023 - index)
  if (field === 'page') return within(0)
  if (kind === 'empty') return within(0)
  if (field === 'total') return within(ITEMS)
  return within(whole ? 3 + index : 12.5 + index)
}
