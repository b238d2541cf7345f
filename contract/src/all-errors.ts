import { domains } from './domains.ts'
import { errors, refusalText, type ErrorDefinition } from './errors.ts'

const all: readonly ErrorDefinition[] = [errors, ...domains.map((domain) => domain.errors ?? {})].flatMap((one) =>
  Object.values(one),
)

/** Every refusal that the product can answer, by its code. */
export const errorsByCode: ReadonlyMap<string, ErrorDefinition> = new Map(all.map((one) => [one.code, one]))

/** Text of a refusal of which only the code was kept; the code itself where nobody declares it any more. */
export function errorText(code: string, language: string, data: Record<string, unknown> = {}): string {
  const definition = errorsByCode.get(code)
  return definition ? refusalText(definition, language, data) : code
}
