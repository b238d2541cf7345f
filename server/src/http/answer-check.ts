import type { Operation } from '@pandora/contract/operation'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { errors, Refusal } from '@pandora/contract/errors'
import type { z } from 'zod'
import { answerSchema, wholeSchema } from './json-schema.ts'

/** What goes out and what is declared of it: an operation's answer, a message, an answer of another protocol. */
export type Declared = Pick<Operation, 'id' | 'output'>

/** What an answer said otherwise than its operation declares. It holds no value of the answer: those may be private. */
export interface AnswerFault {
  operation: string
  /** Where in `data`, `dataList[].close`; of a list of keys `{}`. */
  path: string
  what: string
}

/** What became of the answers of this process. */
export interface AnswerCounts {
  checked: number
  faulty: number
}

/**
 * Holds each answer against its operation before it is put into JSON: the serialiser would make 0, "" or false of a
 * null it does not expect.
 */
export interface AnswerCheck {
  /**
   * The data, if it may go out. Throws ANSWER_FAULTY where a value is missing or of another type; what is only out of
   * bounds is told of and goes out.
   */
  data: (operation: Declared, data: unknown) => unknown
  /** The same for what no serialiser trims after this: a field that is not declared is a fault, for it would go out. */
  whole: (declared: Declared, data: unknown) => unknown
  /** Whether what nobody has asked for, a message, may go out; told of where it may not. */
  fits: (declared: Declared, data: unknown) => boolean
  /** The same for data put into JSON already: of those one in `every` is read, and one that is faulty is told of. */
  written: (operation: Declared, json: string | readonly Buffer[]) => void
  counts: () => AnswerCounts
}

const ajv = new Ajv({ strict: false, strictNumbers: true, allErrors: true })
addFormats.default(ajv)

/** Validators by what is declared, made once. */
function validators(schemaOf: (schema: z.ZodType) => object): (declared: Declared) => ValidateFunction {
  const compiled = new WeakMap<z.ZodType, ValidateFunction>()
  return ({ output }) => {
    const known = compiled.get(output)
    if (known) return known
    const validate = ajv.compile(schemaOf(output))
    compiled.set(output, validate)
    return validate
  }
}
const trimmed = validators(answerSchema)
const untrimmed = validators(wholeSchema)

/** Faults by which a number would be told that is none, or something that is not declared. */
const untrue: ReadonlySet<string> = new Set([
  'type',
  'required',
  'enum',
  'const',
  'anyOf',
  'oneOf',
  'not',
  'additionalProperties',
])

/** Checks of a process. `tell` hears of every faulty answer once, with all that is wrong in it. */
export function makeAnswerCheck({
  every,
  tell,
}: {
  every: number
  tell: (faults: readonly AnswerFault[]) => void
}): AnswerCheck {
  const counts: AnswerCounts = { checked: 0, faulty: 0 }
  /** Whether the answer is true, though it may be out of bounds. */
  const holds = (validate: ValidateFunction, { id }: Declared, data: unknown): boolean => {
    counts.checked++
    if (validate(data)) return true
    const wrong = validate.errors ?? []
    counts.faulty++
    tell(faultsOf(id, wrong))
    return !wrong.some((error) => untrue.has(error.keyword))
  }
  const checked =
    (validatorOf: typeof trimmed) =>
    (declared: Declared, data: unknown): unknown => {
      if (!holds(validatorOf(declared), declared, data))
        throw new Refusal(errors.ANSWER_FAULTY, { operation: declared.id })
      return data
    }
  return {
    data: checked(trimmed),
    whole: checked(untrimmed),
    fits: (declared, data) => holds(untrimmed(declared), declared, data),
    written(operation, json) {
      if (every === 0 || Math.random() * every >= 1) return
      holds(trimmed(operation), operation, JSON.parse(typeof json === 'string' ? json : Buffer.concat(json).toString()))
    },
    counts: () => ({ ...counts }),
  }
}

function faultsOf(operation: string, wrong: readonly ErrorObject[]): AnswerFault[] {
  const faults = new Map<string, AnswerFault>()
  for (const error of wrong) {
    const path = pathOf(error)
    const what =
      error.keyword === 'required'
        ? 'missing'
        : error.keyword === 'additionalProperties'
          ? 'not declared'
          : `${error.keyword}: ${error.message ?? ''}`
    faults.set(`${path} ${what}`, { operation, path, what })
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
  if (keyword === 'additionalProperties')
    path += `.${String((params as { additionalProperty: string }).additionalProperty)}`
  return path.replace(/^\./, '') || '(data)'
}
