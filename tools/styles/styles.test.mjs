import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { breachesIn, breachesUnder, breachOf, faultsOf } from './styles.mjs'

let folder

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/** The breaches of a tree of the given files. */
function planted(files) {
  folder = mkdtempSync(join(tmpdir(), 'pandora-styles-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return breachesUnder(folder)
}

test('a size, a space, a colour, a layer and a time are refused as literals', () => {
  const refused = [
    ['font-size', '12px', 'type'],
    ['font', '600 12px/1 var(--fonts)', 'type'],
    ['line-height', '18px', 'space'],
    ['padding', '4px var(--space-2)', 'space'],
    ['margin-left', '-6px', 'space'],
    ['row-gap', '7px', 'space'],
    ['border-top-left-radius', '4px', 'space'],
    ['color', '#fff', 'colour'],
    ['background', 'linear-gradient(red, var(--tile))', 'colour'],
    ['box-shadow', '0 0 0 1px rgb(0 0 0 / 20%)', 'colour'],
    ['--mine', '#123456', 'colour'],
    ['z-index', '3', 'layer'],
    ['transition', 'opacity 80ms ease-out', 'time'],
    ['animation-duration', '1s', 'time'],
  ]
  for (const [property, value, kind] of refused) expect(breachOf(property, value), `${property}: ${value}`).toBe(kind)
})

test('tokens, hairlines, ratios and the measures of a picture of its own are allowed', () => {
  const allowed = [
    ['font-size', 'var(--type-small)'],
    ['font-size', '0.9em'],
    ['font', '600 var(--type-small) / 1.5 var(--fonts)'],
    ['line-height', '1.4'],
    ['gap', '1px var(--space-3)'],
    ['margin', '-1px 0 auto'],
    ['border-bottom', '2px solid var(--accent)'],
    ['border-radius', '50%'],
    ['color', 'color-mix(in srgb, var(--rise) 20%, transparent)'],
    ['width', 'min(560px, 100vw)'],
    ['grid-template-columns', '168px minmax(0, 1fr)'],
    ['z-index', 'calc(var(--z-pane) + 1)'],
    ['transition', 'opacity var(--fast)'],
    ['transition-duration', '0s'],
    ['white-space', 'nowrap'],
  ]
  for (const [property, value] of allowed) expect(breachOf(property, value), `${property}: ${value}`).toBeNull()
})

test('a breach is told with its line and its words', () => {
  expect(breachesIn('.a {\n  gap: 1px;\n  font-size:\n    12px;\n}\n')).toEqual([
    { line: 3, kind: 'type', words: 'font-size: 12px' },
  ])
})

test('a class that no component names is dead, one that is computed, indexed or composed of a pattern is not', () => {
  const sheet = '.used, .dead:hover {\n}\n.gap1 {\n}\n.other {\n}\n'
  const code = "import s from './A.module.css'\nexport const a = (n) => [s.used, s[`gap${n}`]]\n"
  const found = planted({ 'web/src/A.module.css': sheet, 'web/src/A.tsx': code })
  expect(found.get('web/src/A.module.css').map(({ words }) => words)).toEqual(['.dead', '.other'])
  rmSync(folder, { recursive: true })
  const any = "import s from './A.module.css'\nexport const a = (n) => s[n]\n"
  expect([...planted({ 'web/src/A.module.css': sheet, 'web/src/A.tsx': any })]).toEqual([])
})

test('a class that a component names and its sheet does not have is missing: what it was drawn by is gone', () => {
  const code = "import s from './A.module.css'\nexport const a = [s.used, s.gone, s['lost'], s[`at${1}`]]\n"
  const found = planted({ 'web/src/A.module.css': '.used {\n}\n.at1 {\n}\n', 'web/src/A.tsx': code })
  expect(found.get('web/src/A.module.css')).toEqual([
    { line: 0, kind: 'missing', words: '.gone' },
    { line: 0, kind: 'missing', words: '.lost' },
  ])
})

test('a variable that nobody sets is refused; one that a component sets is not', () => {
  const sheet = '.a {\n  color: var(--text-9);\n  width: var(--share);\n  gap: var(--space-1);\n}\n'
  const found = planted({
    'web/src/styles/tokens.css': ':root {\n  --space-1: 2px;\n}\n',
    'web/src/A.module.css': sheet,
    'web/src/A.tsx': "import s from './A.module.css'\nexport const a = [s.a, { '--share': '3%' }]\n",
  })
  expect(found.get('web/src/A.module.css')).toEqual([{ line: 0, kind: 'unset', words: '--text-9' }])
})

test('debts may only shrink: one more than listed fails, and so does a line that is too high', () => {
  const found = new Map([['a.css', breachesIn('.a {\n  gap: 4px;\n  margin: 8px;\n}\n')]])
  expect(faultsOf(found, { 'a.css': 2 })).toEqual([])
  expect(faultsOf(found, { 'a.css': 1 })).toHaveLength(2)
  expect(faultsOf(found, { 'a.css': 3 })).toEqual(['a.css has 2 breaches, 3 are listed: lower its line'])
  expect(faultsOf(new Map(), { 'a.css': 1 })).toEqual(['a.css has 0 breaches, 1 are listed: lower its line'])
})
