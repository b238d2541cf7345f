import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import { checkImports } from './imports.mjs'

let folder

afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** Breaches in a tree of the given files; a clean contract file stands in every one. */
async function breaches(files, workspaces = []) {
  folder = await mkdtemp(join(tmpdir(), 'pandora-imports-'))
  const all = {
    'package.json': JSON.stringify({ workspaces }),
    'contract/src/money.ts': 'export const one = 1\nexport type Money = number\n',
    ...files,
  }
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return checkImports(folder).problems
}

const fine = { 'server/src/a.ts': `import { one } from '@pandora/contract/money'\nexport const two = one + 1\n` }

describe('the import law', () => {
  test('the tree as it stands keeps it', () => {
    const { problems, files } = checkImports(dirname(dirname(fileURLToPath(import.meta.url))))
    expect(problems).toEqual([])
    expect(files).toBeGreaterThan(50)
  })

  test('an allowed direction passes', async () => {
    expect(await breaches(fine)).toEqual([])
  })

  test.each([
    [
      'the contract from above',
      { ...fine, 'contract/src/up.ts': `import { two } from '@pandora/server/a'\nexport const x = two\n` },
      'contract/ must not import server/',
    ],
    [
      'a type from above',
      { ...fine, 'contract/src/up.ts': `import type { Two } from '@pandora/server/a'\nexport type X = Two\n` },
      'contract/ must not import server/',
    ],
    [
      'a type from above, inline',
      { ...fine, 'contract/src/up.ts': `export type X = import('@pandora/server/a').Two\n` },
      'contract/ must not import server/',
    ],
    [
      'by re-export',
      { ...fine, 'web/src/x.ts': `export * from '@pandora/server/a'\n` },
      'web/ must not import server/',
    ],
    [
      'by import()',
      { ...fine, 'web/src/x.ts': `export const x = () => import('@pandora/server/a')\n` },
      'web/ must not import server/',
    ],
    [
      'by a path',
      { ...fine, 'server/src/b.ts': `import { one } from '../../contract/src/money.ts'\nexport const b = one\n` },
      'by its package name only',
    ],
    [
      'from tools',
      { 'tools/x.mjs': `import { one } from '@pandora/contract/money'\nexport const b = one\n` },
      'tools/ must not import contract/',
    ],
    [
      'the server into e2e',
      { ...fine, 'e2e/a.spec.ts': `import { two } from '@pandora/server/a'\nexport const b = two\n` },
      'e2e/ must not import server/',
    ],
    ['what is not there', { 'web/src/x.ts': `import './gone.ts'\n` }, 'no such file'],
    [
      'what only the run knows',
      { 'web/src/x.ts': `export const load = (name: string) => import(name)\n` },
      'import() of what only the run knows',
    ],
  ])('refuses an import: %s', async (_, files, why) => {
    expect(await breaches(files)).toEqual([expect.stringContaining(why)])
  })

  test('the contract is open to e2e', async () => {
    expect(
      await breaches({
        ...fine,
        'e2e/a.spec.ts': `import { one } from '@pandora/contract/money'\nexport const b = one\n`,
      }),
    ).toEqual([])
  })

  const declares = (workspace, domain, uses) => ({
    [`${workspace}/src/domains/${domain}/${workspace === 'contract' ? 'domain' : 'module'}.ts`]: `export const it = {\n  key: '${domain}',\n${uses.length > 0 ? `  uses: [${uses.map((one) => `'${one}'`).join(', ')}],\n` : ''}}\n`,
  })

  test.each(['server', 'web'])(
    'a domain of %s that reaches into another is refused, types included',
    async (workspace) => {
      const files = {
        [`${workspace}/src/domains/flash/list.ts`]: `import type { Watch } from '../watch/list.ts'\nexport type Flash = Watch\n`,
        [`${workspace}/src/domains/watch/list.ts`]: `export type Watch = number\n`,
      }
      expect(await breaches(files)).toEqual([expect.stringContaining('domain flash reaches into domain watch')])
    },
  )

  const offered = (workspace) => ({
    [`${workspace}/src/domains/flash/list.ts`]: `import { watch } from '../watch/offers.ts'\nexport const flash = watch\n`,
    [`${workspace}/src/domains/watch/offers.ts`]: `export const watch = 1\n`,
  })
  test.each(['server', 'web'])('a domain of %s takes what another offers, and says so', async (workspace) => {
    expect(await breaches({ ...offered(workspace), ...declares(workspace, 'flash', ['watch']) })).toEqual([])
    await rm(folder, { recursive: true })
    expect(await breaches({ ...offered(workspace), ...declares(workspace, 'flash', []) })).toEqual([
      expect.stringContaining('flash/list.ts:1 uses domain watch, which'),
    ])
    await rm(folder, { recursive: true })
    expect(await breaches({ ...declares(workspace, 'flash', ['watch']) })).toEqual([
      expect.stringContaining('declares that it uses domain watch, and does not'),
    ])
  })

  test('what another domain agreed on in the contract is a use of it too', async () => {
    const files = {
      'contract/src/domains/watch/operations.ts': 'export const watch = 1\n',
      'web/src/domains/flash/List.ts': `import { watch } from '@pandora/contract/domains/watch/operations'\nexport const flash = watch\n`,
    }
    expect(await breaches({ ...files, ...declares('web', 'flash', []) })).toEqual([
      expect.stringContaining('uses domain watch'),
    ])
  })

  test('domains that use each other are refused, in a round of three too', async () => {
    const round = ['flash', 'watch', 'themes']
    const files = Object.assign(
      {},
      ...round.map((one, at) => ({
        [`server/src/domains/${one}/offers.ts`]: `export const ${one} = ${at}\n`,
        [`server/src/domains/${one}/list.ts`]: `export * from '../${round[(at + 1) % 3]}/offers.ts'\n`,
        ...declares('server', one, [round[(at + 1) % 3]]),
      })),
    )
    expect(await breaches(files)).toEqual([
      'domains that use each other: server flash → server watch → server themes → server flash',
    ])
  })

  test.each([
    'server/src/shared/page.ts',
    'server/src/http/page.ts',
    'web/src/ui/Page.ts',
    'web/src/lib/page.ts',
    'web/src/charts/page.ts',
  ])('%s knows no domain', async (file) => {
    const files = {
      'contract/src/domains/watch/operations.ts': 'export const watch = 1\n',
      [file]: `export * from '@pandora/contract/domains/watch/operations'\n`,
    }
    expect(await breaches(files)).toEqual([expect.stringContaining('knows no domain')])
  })

  test('a debt that is settled is struck from the list', async () => {
    expect(
      await breaches({ 'tools/domain-debts.json': '[["web/src/ui/gone/", "contract/src/domains/watch/"]]' }),
    ).toEqual([expect.stringContaining('is settled')])
  })

  test('what two domains share, one level up, is open to both', async () => {
    const files = {
      'server/src/domains/flash/list.ts': `import { page } from '../../shared/page.ts'\nexport const x = page\n`,
      'server/src/shared/page.ts': `export const page = 1\n`,
    }
    expect(await breaches(files)).toEqual([])
  })

  test('a cycle through import type alone is refused, and shown whole', async () => {
    const files = {
      'store/src/a.ts': `import type { B } from './b.ts'\nexport type A = { b: B }\n`,
      'store/src/b.ts': `import { type C } from './c.ts'\nexport type B = { c: C }\n`,
      'store/src/c.ts': `export type C = { a: import('./a.ts').A }\n`,
    }
    expect(await breaches(files)).toEqual(['cycle: store/src/a.ts → store/src/b.ts → store/src/c.ts → store/src/a.ts'])
  })

  test('two knots give two cycles, and a file that imports itself is one', async () => {
    const files = {
      'store/src/a.ts': `export { b } from './b.ts'\n`,
      'store/src/b.ts': `import './a.ts'\nexport const b = 1\n`,
      'store/src/self.ts': `export * as me from './self.ts'\n`,
    }
    expect(await breaches(files)).toEqual([
      'cycle: store/src/a.ts → store/src/b.ts → store/src/a.ts',
      'cycle: store/src/self.ts → store/src/self.ts',
    ])
  })

  test.each([
    [`import { readFile } from 'node:fs/promises'\nexport const x = readFile\n`, 'does no I/O'],
    [`import { readFile } from 'fs'\nexport const x = readFile\n`, 'does no I/O'],
    [`export const now = () => Date.now()\n`, 'Date.now()'],
    [`export const now = () => new Date()\n`, 'new Date()'],
    [`export const chance = () => Math.random()\n`, 'Math.random()'],
    [`export const id = () => crypto.randomUUID()\n`, 'crypto'],
    [`export const home = process.env\n`, 'process'],
    [`export const get = () => fetch('https://example.org')\n`, 'fetch'],
    [`export const clock = globalThis.Date\n`, 'globalThis'],
  ])('intelligence is pure: %s', async (text, why) => {
    expect(await breaches({ 'intelligence/src/x.ts': text })).toEqual([expect.stringContaining(why)])
  })

  test('intelligence may build a date from what it is given, and name its own things as it likes', async () => {
    const text = `export const day = (now: number) => new Date(now)\nexport const run = (process: { env: number }) => process.env\n`
    expect(await breaches({ 'intelligence/src/x.ts': text })).toEqual([])
  })

  test('a new top folder and a new workspace cannot escape', async () => {
    expect(await breaches({ 'helpers/x.ts': 'export const x = 1\n' })).toEqual([
      expect.stringContaining('helpers/ holds sources'),
    ])
    await rm(folder, { recursive: true })
    expect(await breaches({}, ['plugins'])).toEqual(['workspace plugins has no rule in tools/imports.mjs'])
  })

  test('a file that does not parse is a breach, not a file without imports', async () => {
    expect(await breaches({ 'server/src/x.ts': 'import { from\n' })).toEqual([
      expect.stringContaining('does not parse'),
    ])
  })
})
