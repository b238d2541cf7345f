import { z } from 'zod'
import { recordKinds } from '@pandora/contract/records/kinds'
import type { Known, RecordKind } from '@pandora/contract/records/record'
import { endOfDay } from '@pandora/contract/time'
import { shownValue } from '../rejections.ts'
import type { Extracted, Rejection } from '../source.ts'
import { compileCondition } from './condition.ts'
import { compileExpression } from './expression.ts'
import type { Slots, Value } from './slots.ts'
import { placesOf, type Expression, type Profile, type RecordRule } from './profile.ts'
import { Bad } from './values/bad.ts'
import type { RawRow } from './raw-row.ts'
import { fingerprint } from './values/texts.ts'

/** Facts and rejections of one row. */
export interface Mapped {
  records: Extracted[]
  rejections: Rejection[]
}

type Emit = (cells: readonly unknown[], line: number, out: Mapped) => void

/**
 * Most keys of `once` records that are remembered; past it a record may be told twice, which the merge counts as a
 * duplicate.
 */
const MOST_ONCE = 200_000

function knownOf(rule: RecordRule, slots: Slots): ((cells: readonly unknown[]) => Known | Bad) | undefined {
  const { known } = rule
  if (!known) return undefined
  const { by, on } = known
  if (by === 'undated' || !on) return () => ({ at: null, by: 'undated' })
  const value = compileExpression(on, slots)
  return (cells) => {
    const day = value(cells)
    if (day instanceof Bad) return day
    if (typeof day !== 'string') return { at: null, by: 'undated' }
    const at = day.length === 10 ? endOfDay(day) : Date.parse(day)
    return Number.isNaN(at) ? new Bad('NOT_A_DAY', day) : { at, by }
  }
}

/** The column of the file that a refusal names: through names of the profile's own to the column behind them. */
function columnBehind(field: string, part: Expression | undefined, profile: Profile): string {
  const column = part && 'column' in part ? [part.column].flat()[0] : undefined
  if (column === undefined || column.startsWith('$')) return field
  const own = profile.let[column]
  return own ? columnBehind(column, own, profile) : column
}

/** The columns that a field's value is taken from. */
function columnsIn(part: Expression | undefined): readonly string[] {
  if (!part || 'value' in part) return []
  if ('column' in part) return [part.column].flat()
  return ('first' in part ? part.first : part.latest).flatMap(columnsIn)
}

/** What a record says, in short. */
const saidOf = (values: Readonly<Record<string, unknown>>): string =>
  shownValue(
    Object.values(values)
      .filter((value) => value !== null && value !== '')
      .join(' '),
  )

/** One rule as a function of the row, everything about it decided beforehand. */
function compileRule(rule: RecordRule, slots: Slots, profile: Profile): Emit {
  const kind = recordKinds[rule.kind] as unknown as RecordKind
  const names = Object.keys(kind.schema.shape)
  const compiled: Value[] = names.map((name) => {
    const part = rule.fields[name]
    if (part) return compileExpression(part, slots)
    // Lists that a profile does not speak of are empty, everything else is missing.
    return kind.schema.shape[name] instanceof z.ZodArray ? () => [] : () => null
  })
  const columns = names.map((name) => columnBehind(name, rule.fields[name], profile))
  const read = names.map((name) => columnsIn(rule.fields[name]))
  const known = knownOf(rule, slots)
  const knownColumn = columnBehind('known', rule.known?.on, profile)
  const knownReads = columnsIn(rule.known?.on)
  const applies = rule.when ? compileCondition(rule.when, slots) : undefined
  const alone = (rule.alone ?? false) || (rule.once ?? false)
  const seen = rule.once ? new Set<string>() : undefined
  const told = rule.single ? new Map<string, string>() : undefined
  const count = names.length

  const emit: Emit = (cells, line, out) => {
    if (applies && !applies(cells)) return
    const values: Record<string, unknown> = {}
    const refused: { bad: Bad; reads: readonly string[] }[] = []
    const refuse = (field: string, bad: Bad, reads: readonly string[]): void => {
      // What several fields read from one column is wrong once: the end of a period, and its months.
      const said = refused.some(
        (one) =>
          one.bad.reason === bad.reason &&
          one.bad.value === bad.value &&
          one.reads.some((column) => reads.includes(column)),
      )
      refused.push({ bad, reads })
      if (said) return
      out.rejections.push({
        line,
        kind: rule.kind,
        field,
        reason: bad.reason,
        value: bad.value,
        ...(alone ? { alone } : {}),
      })
    }
    for (let index = 0; index < count; index++) {
      const value = (compiled[index] as Value)(cells)
      if (value instanceof Bad) refuse(columns[index] ?? '', value, read[index] ?? [])
      else values[names[index] as string] = value
    }
    let knownAt: Known | undefined
    if (known) {
      const when = known(cells)
      if (when instanceof Bad) refuse(knownColumn, when, knownReads)
      else knownAt = when
    }
    if (refused.length > 0) return
    if (told) {
      const key = kind.key.map((column) => String(values[column])).join('\u0000')
      const whole = JSON.stringify(values)
      const before = told.get(key)
      if (before !== undefined && before !== whole) {
        out.rejections.push({
          line,
          kind: rule.kind,
          field: '',
          reason: 'TOLD_TWICE',
          value: saidOf(values),
          alone: true,
        })
        return
      }
      if (before === undefined && told.size < MOST_ONCE) told.set(key, whole)
    }
    if (seen) {
      const key = kind.key.map((column) => String(values[column])).join('\u0000')
      if (seen.has(key)) return
      if (seen.size < MOST_ONCE) seen.add(key)
    }
    const record: Extracted = { line, kind: rule.kind, values }
    if (knownAt) record.known = knownAt
    if (alone) record.alone = true
    out.records.push(record)
  }
  return spread(rule, slots, emit)
}

/** A rule with `each` or `columns` runs once for each part. */
function spread(rule: RecordRule, slots: Slots, emit: Emit): Emit {
  if (rule.each?.take) return spreadObjects(rule.each, rule.each.take, slots, emit)
  if (rule.each) {
    const { split } = rule.each
    const whole = slots.read(rule.each.column)
    const part = slots.write(rule.each.name)
    return (cells, line, out) => {
      const value = whole(cells)
      if (value === null) return
      for (const item of Array.isArray(value) ? value : String(value).split(split)) {
        part(typeof item === 'string' ? item.trim() || null : item)
        emit(cells, line, out)
      }
    }
  }
  if (rule.columns) {
    const setName = slots.write('$name')
    const setValue = slots.write('$value')
    const asked = rule.columns
    // Numbered columns have no name that could say anything.
    const named = Array.isArray(asked)
      ? asked
      : slots.columns.filter((name) => !asked.except.includes(name) && !/^column \d+$/.test(name))
    const columns = named.map((name) => ({ name, read: slots.read(name) }))
    return (cells, line, out) => {
      for (const column of columns) {
        const value = column.read(cells)
        if (value === null) continue
        setName(column.name)
        setValue(value)
        emit(cells, line, out)
      }
    }
  }
  return emit
}

/** What an object holds under a name, or under a path of names: `verify.source`. */
const heldAt = (object: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), object)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A rule runs once for each object of a list, with what it takes of it. */
function spreadObjects(each: NonNullable<RecordRule['each']>, take: string[], slots: Slots, emit: Emit): Emit {
  const { column, name, by = take } = each
  const whole = slots.read(column)
  const fields = take.map((field) => ({ field, set: slots.write(`${name}.${field}`) }))
  const own = slots.write(`${name}.own`)
  return (cells, line, out) => {
    const value = whole(cells)
    if (value === null) return
    const before = new Map<string, number>()
    for (const item of Array.isArray(value) ? value : [value]) {
      const object = isObject(item) ? item : {}
      for (const { field, set } of fields) set(slots.present(heldAt(object, field)))
      const key = JSON.stringify(by.map((field) => heldAt(object, field)))
      const again = before.get(key) ?? 0
      before.set(key, again + 1)
      own(fingerprint([key, String(again)]))
      emit(cells, line, out)
    }
  }
}

/**
 * What a profile makes of the rows of a file with these columns. It remembers what it has told `once`, so one mapping
 * serves one reading of a file.
 */
export function compileMapping(profile: Profile, slots: Slots): (row: RawRow) => Mapped {
  const lets = Object.entries(profile.let).map(([name, part]) => {
    // Compiled in order: a later one may use an earlier one.
    const value = compileExpression(part, slots)
    return { value, set: slots.write(name) }
  })
  const rules = profile.records.map((rule) => {
    // `each` and `columns` name slots that the rule's own fields read.
    for (const place of placesOf(rule)) slots.write(place)
    if (rule.columns) {
      slots.write('$name')
      slots.write('$value')
    }
    return compileRule(rule, slots, profile)
  })
  return (row) => {
    const out: Mapped = { records: [], rejections: [] }
    if ('broken' in row) {
      out.rejections.push({ line: row.line, field: '', reason: row.broken, value: row.value })
      return out
    }
    for (const { value, set } of lets) set(value(row.cells))
    for (const rule of rules) rule(row.cells, row.line, out)
    return out
  }
}
