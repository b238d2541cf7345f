import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { lightContract } from '../../light-contract.ts'

/** What the plugin makes of a module. */
function light(code: string): string {
  const { transform } = lightContract() as unknown as {
    transform: { handler: (this: { parse: typeof parseAst }, code: string) => { code: string } }
  }
  return transform.handler.call({ parse: parseAst }, code).code
}

interface Given {
  alerts: { save: object }
  kinds: string[]
}

/** What a module gives, run with a schema library that counts what is asked of it. */
function run(code: string): Given & { asked: number } {
  let asked = 0
  const z: unknown = new Proxy(() => null, { get: () => z, apply: () => ((asked += 1), z) })
  const defineOperation = (declaration: object) => declaration
  const given = new Function('z', 'defineOperation', `${code.replaceAll('export ', '')}\nreturn { alerts, kinds }`) as (
    ...given: unknown[]
  ) => Given
  return { ...given(z, defineOperation), asked }
}

const module = `const secret = z.string().min(1)
export const kinds = ['price', 'event']
export const alerts = {
  save: defineOperation({
    id: 'alerts.save',
    path: '/api/alerts/save',
    writes: true,
    summary: 'Make a rule',
    input: z.object({ secret, output: z.string() }),
    output: z.object({ done: z.boolean() }),
  }),
}`

test('a page gets an operation without its schemas and without what documents it, all else as declared', () => {
  const [whole, page] = [run(module), run(light(module))]
  expect(page.kinds).toEqual(whole.kinds)
  expect(page.alerts.save).toEqual({ ...whole.alerts.save, summary: 0, input: 0, output: 0 })
  // The constant beside the operation goes with the schema that asked for it.
  expect([whole.asked, page.asked]).toEqual([6, 0])
})

test('constants that are worked out are marked as nothing but their value; functions and plain values stay as they are', () => {
  const code = light(`export const one = make({ at: [1] }, () => 2)
export const two = 2
export function three() { return make() }`)
  expect(code).toContain('one = /* @__PURE__ */ (() => (make({ at: [1] }, () => 2)))()')
  expect(code).toContain('two = 2')
  expect(code).toContain('function three() { return make() }')
})

test('what the schemas alone asked for goes with them, imports too; what is asked for elsewhere, or given on, stays', () => {
  const code = light(`import { z } from 'zod'
import { kinds, other } from './kinds.ts'
import './register.ts'
const row = z.object({ kind: z.enum(kinds) })
const page = { rows: row }
const size = other + 1
export const first = size
export const things = { list: defineOperation({ id: 'things.list', path: '/', output: z.object(page) }) }`)
  expect(code).not.toMatch(/zod|row|page/)
  expect(code).toContain("import { kinds, other } from './kinds.ts'")
  expect(code).toContain("import './register.ts'")
  expect(code).toContain('const size = other + 1')
})

test('an operation without an input has none made for the page', () => {
  const code = light(`import { z } from 'zod'
export function defineOperation(declaration) {
  return { guests: true, ...declaration, input: declaration.input ?? z.object({}) }
}`)
  expect(code).not.toMatch(/zod|z\./)
  expect(code).toContain('{ guests: true, ...declaration, input: 0 }')
})
