import { routes } from '../routes.ts'
import type { Caller, TestServer } from '../testing.ts'
import { inputsOf, type Askable } from './asked.ts'
import { numbersOf, saidIn, type contradictions, type Said } from './measured-values.ts'

/** Every operation that says a measure: reads that answer in JSON. */
export const speaking = routes
  .map((route) => route.operation)
  .filter((one) => one.transport === 'json' && !one.writes && numbersOf(one.output).some(({ said }) => said))

/** What every operation that says a measure says of what there is to ask for, and which of them answered. */
export async function everythingSaid(
  server: TestServer,
  as: Caller,
  wanted: Askable,
  asOf?: string,
): Promise<{ said: Said[]; asked: Set<string> }> {
  const [said, asked] = [[] as Said[], new Set<string>()]
  for (const operation of speaking) {
    for (const input of inputsOf(operation, wanted)) {
      const { code, data } = await server.call(operation, input, { as, ...(asOf ? { asOf } : {}) })
      if (code !== operation.succeedsWith) continue
      asked.add(operation.id)
      for (const one of saidIn(`${operation.id} ${JSON.stringify(input)}`, operation.output, data, input))
        said.push(one)
    }
  }
  return { said, asked }
}

/** Contradictions in words. */
export const told = (found: ReturnType<typeof contradictions>) =>
  found.map(
    ({ measure, subject, day, one, other }) =>
      `${measure} of ${subject} on ${day}: ${one.value} by ${one.by} ${one.at}, ${other.value} by ${other.by} ${other.at}`,
  )
