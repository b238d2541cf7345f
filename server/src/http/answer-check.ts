import type { Operation } from '@pandora/contract/operation'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { Refusal } from '@pandora/contract/errors'
import { answerSchema } from './json-schema.ts'

/** What an answer said otherwise than its operation declares. It holds no value of the answer: those may be private. */
export interface AnswerFault {
  operation: string
  /** Where in `data`, `dataList[].close`; of a list of keys `{}`. */
  path: string
  what: string
}

/** What became of the answers of this process. */
export interface AnswerCounts {
  /** Instant (ms) from which is counted. */
  since: number
  checked: number
  faulty: number
  latest: (AnswerFault & { at: number }) | null
}

/** Holds each answer against its operation before it is put into JSON: the serialiser would make 0, "" or false of a null it does not expect. */
export interface AnswerCheck {
  /** The data, if it may go out. Throws ANSWER_FAULTY where a value is missing or of another type; what is only out of bounds is told of and goes out. */
  data: (operation: Operation, data: unknown) => unknown
  /** The same for data put into JSON already: of those one in `every` is read, and one that is faulty is told of. */
  written: (operation: Operation, json: string | readonly Buffer[]) => void
  counts: () => AnswerCounts
}

const ajv = new Ajv({ strict: false, strictNumbers: true, allErrors: true })
addFormats.default(ajv)
const compiled = new WeakMap<Operation, ValidateFunction>()

/** Faults by which a number would be told that is none. */
const untrue: ReadonlySet<string> = new Set(['type', 'required', 'enum', 'const', 'anyOf', 'oneOf', 'not'])

/** Checks of a process. `tell` hears of every faulty answer once, with all that is wrong in it. */
export function makeAnswerCheck({
  every,
  now,
  tell,
}: {
  every: number
  now: () => number
  tell: (faults: readonly AnswerFault[]) => void
}): AnswerCheck {
  const counts: AnswerCounts = { since: now(), checked: 0, faulty: 0, latest: null }
  /** Whether the answer is true, though it may be out of bounds. */
  const holds = (operation: Operation, data: unknown): boolean => {
    counts.checked++
    const validate = compiled.get(operation) ?? compile(operation)
    if (validate(data)) return true
    const errors = validate.errors ?? []
    const faults = faultsOf(operation, errors)
    counts.faulty++
    counts.latest = faults[0] ? { ...faults[0], at: now() } : counts.latest
    tell(faults)
    return !errors.some((error) => untrue.has(error.keyword))
  }
  return {
    data(operation, data) {
      if (!holds(operation, data)) throw new Refusal('ANSWER_FAULTY', { operation: operation.id })
      return data
    },
    written(operation, json) {
      if (every === 0 || Math.random() * every >= 1) return
      holds(operation, JSON.parse(typeof json === 'string' ? json : Buffer.concat(json).toString()))
    },
    counts: () => ({ ...counts }),
  }
}

function compile(operation: Operation): ValidateFunction {
  const validate = ajv.compile(answerSchema(operation.output))
  compiled.set(operation, validate)
  return validate
}

function faultsOf(operation: Operation, errors: readonly ErrorObject[]): AnswerFault[] {
  const faults = new Map<string, AnswerFault>()
  for (const error of errors) {
    const path = pathOf(error)
    const what = error.keyword === 'required' ? 'missing' : `${error.keyword}: ${error.message ?? ''}`
    faults.set(`${path} ${what}`, { operation: operation.id, path, what })
  }
  return [...faults.values()]
}

/** The place as the schema names it: keys that are data do not stand in it. */
function pathOf({ schemaPath, keyword, params }: ErrorObject): string {
  const parts = schemaPath.split('/').slice(1, -1)
  let path = ''
  for (let at = 0; at < parts.length; at++) {
    if (parts[at] === 'properties') path += `.${decodeURIComponent(parts[++at] ?? '')}`
    else if (parts[at] === 'items') path += '[]'
    else if (parts[at] === 'additionalProperties' || parts[at] === 'propertyNames') path += '{}'
  }
  if (keyword === 'required') path += `.${String((params as { missingProperty: string }).missingProperty)}`
  return path.replace(/^\./, '') || '(data)'
}
