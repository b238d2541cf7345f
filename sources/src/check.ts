import type { z } from 'zod'
import { Refusal } from '@pandora/contract/errors'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { Known, RecordKind } from '@pandora/contract/records/record'
import { endOfDay, isInstant } from '@pandora/contract/time'
import { shownValue, rejectionReasons, type RejectionReason } from './rejections.ts'
import type { Extracted, Rejection } from './source.ts'

const DAY = 86_400_000

/** A fact in its kind's form, with the time it was known. */
export interface Checked {
  line: number
  kind: KindName
  values: Record<string, unknown>
  known: Known
  /** Fields that it is kept without, though readers will miss them. */
  lacks?: readonly string[]
  /** What was left out of it, and why. */
  leftOut?: Rejection
}

/** A row worked on: what it says, what is taken, and what is not. */
export interface Worked {
  mapped: { records: readonly Extracted[]; rejections: readonly Rejection[] }
  accepted: readonly Checked[]
  rejections: readonly Rejection[]
}

/** Checks facts against the instant (ms) at which the import began. */
export interface Checker {
  /** The fact as it can be stored, or why not. */
  check: (record: Extracted) => Checked | Rejection[]
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): RejectionReason {
  if (Object.hasOwn(rejectionReasons, issue.message)) return issue.message as RejectionReason
  if (value === null || value === undefined) return 'MISSING'
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'number') return 'NOT_A_NUMBER'
    if (issue.expected === 'int') return 'NOT_AN_INTEGER'
    return issue.expected === 'string' ? 'NOT_TEXT' : 'WRONG_FORM'
  }
  if (issue.code === 'too_big') return issue.origin === 'number' || issue.origin === 'int' ? 'TOO_LARGE' : 'TOO_LONG'
  if (issue.code === 'too_small') return issue.origin === 'number' || issue.origin === 'int' ? 'TOO_SMALL' : 'MISSING'
  if (issue.code === 'invalid_value') return issue.path.at(-1) === 'exchange' ? 'UNKNOWN_EXCHANGE' : 'UNKNOWN_VALUE'
  if (issue.code === 'invalid_format' && issue.format === 'datetime') return 'NOT_AN_INSTANT'
  return 'WRONG_FORM'
}

function rejectionsOf(record: Extracted, issues: readonly z.core.$ZodIssue[]): Rejection[] {
  return issues.map((issue) => {
    const field = String(issue.path[0] ?? '')
    const value = record.values[field]
    return { line: record.line, kind: record.kind, field, reason: reasonOf(issue, value), value: shownValue(value) }
  })
}

/**
 * A checker for one import that began at `now` (ms). Days more than one day ahead are refused; what the kind's rule
 * says was known only later counts as known now, when it was received.
 */
export function checkerAt(now: number): Checker {
  const latest = now + DAY
  const ahead = new Map<string, boolean>()
  const isAhead = (value: string): boolean => {
    let answer = ahead.get(value)
    if (answer === undefined) {
      answer = (value.length === 10 ? endOfDay(value) - DAY : Date.parse(value)) > latest
      if (ahead.size > 20_000) ahead.clear()
      ahead.set(value, answer)
    }
    return answer
  }
  const check = (record: Extracted): Checked | Rejection[] => {
    const kind: RecordKind = recordKinds[record.kind]
    let parsed = kind.schema.safeParse(record.values)
    let leftOut: Rejection | undefined
    if (!parsed.success) {
      const faults = rejectionsOf(record, parsed.error.issues)
      const [fault] = faults
      const part = fault && faults.length === 1 ? kind.without?.[fault.reason] : undefined
      if (!fault || !part) return faults
      parsed = kind.schema.safeParse({ ...record.values, [part.field]: null })
      if (!parsed.success) return faults
      leftOut = { ...fault, reason: part.told, alone: true }
    }
    const values = parsed.data
    for (const field of kind.happened ?? []) {
      const value = values[field]
      if (typeof value === 'string' && isAhead(value))
        return [{ line: record.line, kind: record.kind, field, reason: 'FUTURE_DATE', value }]
    }
    const told = record.known ?? kind.known(values)
    const known: Known = told.at !== null && told.at > now ? { at: now, by: 'received' } : told
    if (known.at !== null && !isInstant(known.at))
      return [
        { line: record.line, kind: record.kind, field: 'known_at', reason: 'NOT_AN_INSTANT', value: String(known.at) },
      ]
    const lacks = kind.lacks?.(values)
    return {
      line: record.line,
      kind: record.kind,
      values,
      known,
      ...(lacks?.length ? { lacks } : {}),
      ...(leftOut ? { leftOut } : {}),
    }
  }
  return { check }
}

/**
 * What one row says and what of it is taken. A row that nobody foresaw (nested too deeply, say) costs only itself; what
 * is wrong with the whole file is thrown.
 */
export function workRow(
  checker: Checker,
  line: number,
  map: () => { records: readonly Extracted[]; rejections: readonly Rejection[] },
): Worked {
  try {
    const mapped = map()
    return { mapped, ...checkRow(checker, mapped) }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const rejections: Rejection[] = [
      { line, field: '', reason: 'ROW_FAILED', value: error instanceof Error ? error.message.slice(0, 200) : '' },
    ]
    return { mapped: { records: [], rejections }, accepted: [], rejections }
  }
}

/**
 * What of one source row is taken. A row is taken whole or not at all, except for records that stand on their own
 * (`Extracted.alone`).
 */
function checkRow(
  checker: Checker,
  row: { records: readonly Extracted[]; rejections: readonly Rejection[] },
): { accepted: readonly Checked[]; rejections: readonly Rejection[] } {
  let rejections: Rejection[] | undefined
  let whole = true
  for (const rejection of row.rejections) {
    ;(rejections ??= []).push(rejection)
    if (!rejection.alone) whole = false
  }
  const accepted: Checked[] = []
  const alone: Checked[] = []
  for (const record of row.records) {
    const checked = checker.check(record)
    if (Array.isArray(checked)) {
      ;(rejections ??= []).push(...checked)
      if (!record.alone) whole = false
    } else {
      if (checked.leftOut) (rejections ??= []).push(checked.leftOut)
      ;(record.alone ? alone : accepted).push(checked)
    }
  }
  return {
    accepted: whole ? (alone.length ? [...accepted, ...alone] : accepted) : alone,
    rejections: rejections ? distinct(rejections) : [],
  }
}

/** One field that several records of a row need is told once. */
function distinct(rejections: readonly Rejection[]): Rejection[] {
  const seen = new Map(
    rejections.map((rejection) => [`${rejection.field} ${rejection.reason} ${rejection.value}`, rejection]),
  )
  return [...seen.values()]
}
