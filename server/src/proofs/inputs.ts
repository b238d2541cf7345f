import type { Operation } from '@pandora/contract/operation'
import type { z } from 'zod'
import { at, ofField, ofOperation } from './input-values.ts'
import type { Pools } from './pools.ts'

/** An input of an operation, before its defaults. */
export type Input = Record<string, unknown>

/** Whole inputs that cannot be put together field by field. */
const more: Readonly<Record<string, (pools: Pools) => readonly Input[]>> = {
  'alerts.tryRule': (pools) =>
    pools.company.slice(0, 4).flatMap((companyId) =>
      [
        { kind: 'change', way: 'either', percent: 2, days: 5 },
        { kind: 'price', way: 'above', price: 10 },
        { kind: 'phrase', phrase: '公司' },
        { kind: 'score', side: 'risk', way: 'reaches', points: 5, days: 5 },
        { kind: 'score', side: 'opportunity', way: 'rises', points: 5, days: 10 },
      ].map((condition) => ({ name: '提醒', target: 'company', companyId, condition })),
    ),
  'changes.counts': (pools) =>
    pools.theme.slice(0, 2).map((id) => ({ subject: 'theme', id, from: at(pools.day, 0.8), to: at(pools.day, 0.2) })),
  'changes.list': (pools) =>
    pools.theme.slice(0, 2).flatMap((id) =>
      ['figures', 'documents', 'events'].map((group) => ({
        subject: 'theme',
        id,
        group,
        from: at(pools.day, 0.8),
        to: at(pools.day, 0.2),
      })),
    ),
  'companies.news': (pools) => pools.event.slice(0, 3).map((eventId) => ({ eventId })),
  'themes.membership': (pools) =>
    pools.membership
      .slice(0, 6)
      .map((pair) => pair.split(' '))
      .map(([themeId, companyId]) => ({ themeId, companyId })),
  'priceEvents.cause': (pools) =>
    pools.company
      .slice(0, 4)
      .flatMap((companyId) =>
        [0.1, 0.4, 0.7].map((place) => ({ companyId, from: at(pools.day, place + 0.02), to: at(pools.day, place) })),
      ),
}

/** A field that no value could be found for. */
export class NoInput extends Error {
  constructor(operation: string, field: string) {
    super(`no value for ${operation}.${field}: say in server/src/proofs/input-values.ts what it holds`)
  }
}

interface Def {
  type: string
  innerType?: z.ZodType
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  element?: z.ZodType
}
const defOf = (type: z.ZodType): Def => type.def as unknown as Def

/** What a schema says by itself: choices, yes and no, lists of choices. */
function byItself(type: z.ZodType): readonly unknown[] | undefined {
  const { type: name, innerType, entries, values, element } = defOf(type)
  if (innerType) return byItself(innerType)
  if (name === 'enum') return Object.values(entries ?? {})
  if (name === 'literal') return values
  if (name === 'boolean') return [true, false]
  if (name !== 'array' || !element) return undefined
  const choices = byItself(element)
  return choices && [choices.slice(0, 2), choices.slice(2)].filter((list) => list.length > 0)
}

const mayBeAbsent = (type: z.ZodType): boolean => ['optional', 'default'].includes(defOf(type).type)

/** Values that a field is tried with where it has many; a proof that asks several times takes others each time. */
const CHOICES = 3

const some = (values: readonly unknown[], turn: number): readonly unknown[] =>
  values.length <= CHOICES
    ? values
    : Array.from({ length: CHOICES }, (_, n) => values[(turn * CHOICES + n) % values.length])

/**
 * Inputs of an operation, made of its schema and of what there is: a first one, and for each field every value of it
 * with the others as in the first. Throws `NoInput` where a
 * field must be given and nothing says what it holds: no new operation stays unasked unseen. `turn`: which of many
 * values are tried.
 */
export function inputsOf(operation: Operation, pools: Pools, turn = 0): Input[] {
  const fields = Object.entries(operation.input.shape as Record<string, z.ZodType>).map(([name, type]) => {
    const said = ofOperation[`${operation.id}.${name}`] ?? ofField[name]
    const values = some(said ? said(pools).filter((value) => value !== undefined) : (byItself(type) ?? []), turn)
    const absent = mayBeAbsent(type)
    if (values.length === 0 && !absent) throw new NoInput(operation.id, name)
    return { name, values, absent }
  })
  const first: Input = Object.fromEntries(
    fields.filter((field) => !field.absent).map(({ name, values }) => [name, values[0]]),
  )
  const varied = fields.flatMap(({ name, values, absent }) =>
    values.slice(absent ? 0 : 1).map((value) => ({ ...first, [name]: value })),
  )
  const all = [first, ...varied, ...(more[operation.id]?.(pools) ?? [])].filter(
    (input) => operation.input.safeParse(input).success,
  )
  if (all.length === 0) throw new NoInput(operation.id, '*')
  return [...new Map(all.map((input) => [JSON.stringify(input), input])).values()]
}
