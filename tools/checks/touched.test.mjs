import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { secondsByFile, tellSeconds } from './seconds.mjs'
import { specDomains, specsOf } from './specs.mjs'
import { touchedBy } from './touched.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const tree = new Map(
  Object.entries({
    'contract/src/domains/macro/operations.ts': [],
    'contract/src/domains/macro/domain.ts': ['contract/src/domains/macro/operations.ts'],
    'contract/src/domain-list.ts': ['contract/src/domains/macro/domain.ts'],
    'server/src/domains/macro/routes.ts': ['contract/src/domains/macro/operations.ts'],
    'server/src/domains/macro/queries.ts': [],
    'server/src/domains/macro/macro.test.ts': ['server/src/testing.ts'],
    'server/src/domains/watch/watch.test.ts': ['server/src/testing.ts'],
    'server/src/testing.ts': ['contract/src/domain-list.ts'],
    'server/src/proofs/agreement.test.ts': ['contract/src/domains/macro/operations.ts'],
    'server/src/http/app.ts': [],
    'server/src/http/hostile.test.ts': ['server/src/testing.ts'],
    'store/src/merge.test.ts': [],
    'web/src/shell/overview/RatesTile.tsx': ['contract/src/domains/macro/operations.ts'],
    'web/src/shell/overview/views.test.tsx': ['web/src/shell/overview/RatesTile.tsx'],
    'web/src/ui/Tile.tsx': [],
    'web/src/domains/macro/views.test.tsx': [],
  }).map(([file, targets]) => [file, targets.map((target) => ({ file: target }))]),
)
const texts = {
  'store/migrations/0099_rates.sql': 'alter table observation add column note text;',
  'server/src/domains/macro/queries.ts': 'select value from observation',
}
const textOf = (file) => texts[file] ?? ''
const touched = (...changed) => touchedBy(changed, tree, textOf)

test('a change of an operation runs the tests of its domain on both sides, and of whoever else calls it', () => {
  const { tests, domains, workspaces } = touched('contract/src/domains/macro/operations.ts')
  expect(tests).toEqual(['server/src/domains/macro/macro.test.ts', 'web/src/shell/overview/views.test.tsx'])
  expect([...domains]).toEqual(['macro'])
  expect([...workspaces].toSorted()).toEqual(['contract', 'server', 'web'])
})

test('what comes together in one place does not make a change one of everything', () => {
  expect(touched('server/src/testing.ts').tests).toEqual([])
  expect(touched('server/src/http/app.ts').tests).toEqual(['server/src/http/hostile.test.ts'])
})

test('a query runs the tests of its domain on its own side only, the browser tests first of all about it, and says what it leaves', () => {
  const { tests, browser, left, files } = touched('server/src/domains/macro/queries.ts')
  expect(tests).toEqual(['server/src/domains/macro/macro.test.ts'])
  expect(browser.sample).toEqual(['rates.spec.ts', 'policy/economy.spec.ts'])
  expect(left).toEqual(['the proofs over every operation (server/src/proofs/)'])
  expect(files).toEqual(['server/src/domains/macro/queries.ts'])
})

test('browser tests that take minutes are run where they are changed, else named among what is left', () => {
  const { browser, left } = touched('web/src/ui/Tile.tsx')
  expect(browser.sample).toContain('shell.spec.ts')
  expect(browser.sample).not.toContain('every-screen/desk.spec.ts')
  expect(browser.left).toContain('every-screen/desk.spec.ts')
  expect(left).toEqual([expect.stringMatching(/^browser tests .*and \d+ more$/)])
  expect(touched('e2e/every-screen/desk.spec.ts').browser.sample).toEqual(['every-screen/desk.spec.ts'])
})

test('what is gone is a change of its domain, and whoever imported it is compiled', () => {
  const { tests, domains, workspaces, files } = touchedBy([], tree, textOf, ['server/src/domains/macro/offers.ts'])
  expect(tests).toEqual(['server/src/domains/macro/macro.test.ts'])
  expect([...domains]).toEqual(['macro'])
  expect([...workspaces].toSorted()).toEqual(['contract', 'server', 'store', 'web'])
  expect(files).toEqual([])
})

test('a lockfile, a setting and what all tests stand on are left to the whole run, by name', () => {
  for (const file of [
    'package-lock.json',
    'web/package.json',
    'tsconfig.base.json',
    '.oxlintrc.json',
    'vitest.config.ts',
    'e2e/playwright.config.ts',
    'e2e/support/product.ts',
    'server/src/testing.ts',
    'web/src/styles/tokens.css',
  ])
    expect(touched(file).left[0], file).toBe(`${file}: everything stands on it; run npm test`)
  expect(touched('package-lock.json', 'vitest.config.ts').left[0]).toBe(
    'package-lock.json, vitest.config.ts: everything stands on them; run npm test',
  )
  expect(touched('docs/architecture.md').left).toEqual([])
})

test('where more tests reach a change than one is checked by, those near to it stand for all, and the rest are counted', () => {
  const wide = new Map([
    ['intelligence/src/fold.ts', []],
    ['intelligence/src/fold.test.ts', [{ file: 'intelligence/src/fold.ts' }]],
    ...Array.from({ length: 50 }, (_, at) => [
      `web/src/domains/d${at}/a.test.ts`,
      [{ file: 'intelligence/src/fold.ts' }],
    ]),
  ])
  const { tests, left } = touchedBy(['intelligence/src/fold.ts'], wide, textOf)
  expect(tests).toEqual(['intelligence/src/fold.test.ts'])
  expect(left).toEqual(['50 test files that only reach what changed by way of others'])
})

test('a migration runs the tests of the database and of the domains that read its tables', () => {
  expect(touched('store/migrations/0099_rates.sql').tests).toEqual([
    'server/src/domains/macro/macro.test.ts',
    'store/src/merge.test.ts',
  ])
})

test('what every screen is made of is the shell’s', () => {
  expect([...touched('web/src/ui/Tile.tsx').domains]).toEqual(['shell'])
})

test('every browser test says which domains it is about, and every domain with screens has one', () => {
  const specs = readdirSync(join(root, 'e2e'), { recursive: true }).filter(
    (name) => name.endsWith('.spec.ts') && !name.includes('node_modules'),
  )
  expect(Object.keys(specDomains).toSorted()).toEqual(specs.toSorted())
  const known = readdirSync(join(root, 'contract/src/domains'))
  const named = new Set(Object.values(specDomains).flat())
  expect([...named].filter((one) => one !== 'shell' && !known.includes(one))).toEqual([])
  expect(readdirSync(join(root, 'web/src/domains')).filter((one) => !named.has(one))).toEqual([])
  expect(specsOf(new Set(['macro']))).toEqual({
    sample: ['rates.spec.ts', 'policy/economy.spec.ts'],
    public: [],
    left: [],
  })
})

test('the seconds of files add up by domain, the slowest first', () => {
  const files = secondsByFile(
    '<testsuites time="9"><testsuite name="server/src/domains/watch/watch.test.ts" tests="2" time="2.5">' +
      '</testsuite><testsuite name="store/src/merge.test.ts" time="1"/></testsuites>',
  )
  const browser = secondsByFile('<testsuite name="watch.spec.ts" timestamp="x" time="4"></testsuite>')
  const lines = tellSeconds([
    { name: 'vitest', files },
    { name: 'e2e', files: browser },
  ])
  expect(lines.filter(Boolean).map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'Slowest files',
    '4.0 s e2e watch.spec.ts',
    '2.5 s vitest server/src/domains/watch/watch.test.ts',
    '1.0 s vitest store/src/merge.test.ts',
    'Time by domain',
    '6.5 s watch vitest 2.5, e2e 4.0',
    '1.0 s store/merge.test.ts vitest 1.0',
  ])
})
