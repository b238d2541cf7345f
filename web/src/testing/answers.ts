// A server of tests: it answers what a view asks by the schema of the operation, and refuses to say anything else.
import type { z } from 'zod'
import { refusalText, type ErrorDefinition } from '@pandora/contract/errors'
import type { Language } from '@pandora/contract/language'
import type { Operation, OutputOf } from '@pandora/contract/operation'
import { operations } from '@pandora/contract/operations'
import { sampleOf } from './sample.ts'
import type { Kind } from './schemaParts.ts'

/** What an operation answers: data, a refusal, a fault of the server, or nothing for now. */
export type Said =
  | { kind: 'data'; data: unknown }
  | { kind: 'refused'; definition: ErrorDefinition }
  | { kind: 'broken' }
  | { kind: 'waiting' }

/** How to answer each operation; made of samples unless a test says otherwise. */
export type Answering = (operation: Operation, input: Readonly<Record<string, unknown>>) => Said

/** Changes what the sample of an operation says: what no schema can know of its fields. */
export interface Patch {
  readonly operation: Operation
  readonly change: (data: never, kind: Kind) => unknown
}

/** Says of an operation what its schema cannot: keys that match another list, figures that fit each other. */
export const answering = <O extends Operation>(
  operation: O,
  change: (data: OutputOf<O>, kind: Kind) => OutputOf<O>,
): Patch => ({ operation, change: change as Patch['change'] })

/** Answers by samples of a kind. */
export const sampled =
  (kind: Kind, patches: readonly Patch[] = []): Answering =>
  (operation) => {
    const sample = sampleOf(operation.output, kind)
    const patch = patches.find((one) => one.operation.id === operation.id)
    return { kind: 'data', data: patch ? patch.change(sample as never, kind) : sample }
  }

/** Whether two values are the same as JSON: what a schema takes must not lose a field on the way. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, inner]) => inner !== undefined)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, sorted(inner)]),
        )
      : value

/** Throws where an operation does not declare an answer: a field that is wrong, missing, or that it does not know. */
export function assertDeclared(operation: Pick<Operation, 'id' | 'output'>, data: unknown): void {
  const read = (operation.output as z.ZodType).safeParse(data)
  if (!read.success) throw new Error(`${operation.id} does not answer so: ${read.error.message}`)
  if (!same(read.data, data)) throw new Error(`${operation.id} answers no such fields`)
}

/** What stands in for the network while a view is drawn. */
export interface Server {
  fetch: typeof fetch
  /** Ids of the operations that were asked, in their order. */
  readonly asked: string[]
  /** What was asked of one operation, the latest last. */
  inputsOf: (operation: Operation) => Readonly<Record<string, unknown>>[]
  /** What went wrong here: a test fails by it. */
  readonly faults: Error[]
}

function operationAt(method: string, path: string): Operation | undefined {
  return operations.find((one) => {
    const pattern = one.path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
    return one.method === method && new RegExp(`^${pattern}$`).test(path)
  })
}

async function inputOf(request: Request, url: URL): Promise<Record<string, unknown>> {
  if (request.method === 'GET') return Object.fromEntries(url.searchParams)
  return (await request.json()) as Record<string, unknown>
}

/** A server that answers as it is told, in a language. */
export function serverOf(answer: Answering, language: Language): Server {
  const [asked, faults] = [[] as string[], [] as Error[]]
  const heard: { id: string; input: Record<string, unknown> }[] = []
  const serve = async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const operation = operationAt(request.method, url.pathname)
    if (!operation) throw new Error(`no operation answers ${request.method} ${url.pathname}`)
    const input = await inputOf(request, url)
    asked.push(operation.id)
    heard.push({ id: operation.id, input })
    const said = answer(operation, input)
    if (said.kind === 'waiting') return new Promise<never>(() => undefined)
    if (said.kind === 'broken')
      return Response.json({ code: 'DATABASE_AWAY', data: null, message: '' }, { status: 503 })
    if (said.kind === 'refused') {
      const { code, status } = said.definition
      return Response.json({ code, data: null, message: refusalText(said.definition, language, {}) }, { status })
    }
    assertDeclared(operation, said.data)
    return Response.json({ code: operation.succeedsWith, data: said.data, message: operation.message })
  }
  return {
    asked,
    faults,
    inputsOf: ({ id }) => heard.filter((one) => one.id === id).map(({ input }) => input),
    fetch: (async (request: Request) => {
      try {
        return await serve(request)
      } catch (error) {
        faults.push(error as Error)
        throw error
      }
    }) as typeof fetch,
  }
}
