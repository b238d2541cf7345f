// What a sheet may hold: every value of the look comes from tokens.css, every class is one that a component names, and
// every class that a component names is one that its sheet has.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import postcss from 'postcss'
import { filesBeneath } from '../source-tree.mjs'

/** Where the values of the look stand: literal there, and only there. */
const tokens = 'web/src/styles/tokens.css'
const rhythm = /^(font|font-size|line-height|letter-spacing|word-spacing|(row-|column-)?gap|(padding|margin)(-.+)?)$/
const rounding = /^border-(.+-)?radius$/
const timed = /^(transition|animation)(-duration|-delay)?$/
/** `--x: var(--y)` in a sheet hands a value on; a literal in it is one of that sheet. */
const own = /^--/
const px = /(?<![\w.-])-?(\d*\.?\d+)px\b/g
const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(/i
const named = /(?<![\w-])(?:black|white|red|green|blue|gr[ae]y|orange|yellow|purple|silver)(?![\w-])/i
const duration = /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b/

/** Lengths of a declaration that are no hairline: up to 2 px is a line, whatever draws it. */
const lengths = (value) => [...value.matchAll(px)].filter(([, size]) => Number(size) > 2).map(([found]) => found)

/** What is wrong with one declaration: the kind of breach, or null. */
export function breachOf(property, value) {
  if (
    colour.test(value) ||
    (/colou?r|background|border|fill|stroke|shadow|outline/.test(property) && named.test(value))
  )
    return 'colour'
  if (property === 'z-index' && !/var\(--z-|^auto$/.test(value)) return 'layer'
  if (timed.test(property) && duration.test(value)) return 'time'
  if (/^font(-size)?$/.test(property) && /\dpx\b/.test(value)) return 'type'
  if ((rhythm.test(property) || rounding.test(property)) && lengths(value).length > 0) return 'space'
  return own.test(property) && duration.test(value) ? 'time' : null
}

/** Every breach of one sheet: its line, its kind, and the words of it. */
export function breachesIn(text) {
  const found = []
  postcss.parse(text).walkDecls(({ prop, value, source }) => {
    const kind = breachOf(prop, value)
    if (kind) found.push({ line: source?.start?.line ?? 0, kind, words: `${prop}: ${value.replace(/\s+/g, ' ')}` })
  })
  return found
}

/** Names of classes that a sheet gives a look to. */
function classesOf(text) {
  const found = new Set()
  postcss.parse(text).walkRules(({ selector }) => {
    const local = selector.replace(/:global\([^)]*\)/g, '')
    for (const [, name] of local.matchAll(/\.([a-zA-Z_][\w-]*)/g)) found.add(name)
  })
  return found
}

/** Whether code reads the class out of the sheet that it imports as `name`; a computed name may be any. */
function reads(code, name, one) {
  if (new RegExp(`\\b${name}\\.${one}\\b|\\b${name}\\[(['"\`])${one}\\1`).test(code)) return true
  for (const [, inside] of code.matchAll(new RegExp(`\\b${name}\\[([^\\]]*)\\]`, 'g'))) {
    const shape = /^`([^`]*)`$/.exec(inside.trim())?.[1]
    if (shape === undefined) {
      if (!/^['"][^'"]*['"]$/.test(inside.trim())) return true
    } else if (new RegExp(`^${shape.replace(/\$\{[^}]*\}/g, '[\\w-]*')}$`).test(one)) return true
  }
  return new RegExp(`[({,=]\\s*${name}\\s*[,})\\n]|\\b${name}\\[[^\\]]*$`, 'm').test(code)
}

/** Names of classes that code reads out of the sheet that it imports as `name`, as far as they stand there in words. */
function namedIn(code, name) {
  const read = new RegExp(`\\b${name}(?:\\.([a-zA-Z_]\\w*)|\\[(['"\`])([\\w-]+)\\2\\])`, 'g')
  return new Set([...code.matchAll(read)].map(([, plain, , quoted]) => plain ?? quoted))
}

/** `.module.css` files of the web with what their classes are called by: sheet → code that imports it. */
function importers(root, files) {
  const by = new Map()
  for (const file of files.filter((one) => /^web\/src\/.*\.tsx?$/.test(one))) {
    const code = readFileSync(join(root, file), 'utf8')
    for (const [, name, from] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = resolve('/', dirname(file), from).slice(1)
      by.set(sheet, [...(by.get(sheet) ?? []), { name, code: code.replace(/^import .*$/gm, '') }])
    }
  }
  return by
}

/** Names of variables that are set anywhere: by a sheet, or by a component's style. */
function variables(root, files) {
  const set = new Set()
  for (const file of files) {
    if (!/^web\/src\/.*\.(css|tsx?)$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name] of text.matchAll(/(--[a-z][\w-]*)['"]?\]?\s*:/g)) set.add(name)
    for (const [, name] of text.matchAll(/setProperty\(\s*['"`](--[a-z][\w-]*)/g)) set.add(name)
  }
  return set
}

/** Everything against the law in the sheets of a tree: sheet → its breaches; dead sheets and unset variables too. */
export function breachesUnder(root) {
  const files = filesBeneath(root)
  const [by, set] = [importers(root, files), variables(root, files)]
  const found = new Map()
  for (const file of files) {
    if (!/^web\/src\/.*\.css$/.test(file) || file === tokens || !existsSync(join(root, file))) continue
    const text = readFileSync(join(root, file), 'utf8')
    const breaches = breachesIn(text)
    for (const [, name] of text.matchAll(/var\((--[\w-]+)(?=\))/g))
      if (!set.has(name) && !name.startsWith('--popover-')) breaches.push({ line: 0, kind: 'unset', words: name })
    if (file.endsWith('.module.css')) {
      const [classes, codes] = [classesOf(text), by.get(file) ?? []]
      for (const one of classes)
        if (!codes.some(({ name, code }) => reads(code, name, one)))
          breaches.push({ line: 0, kind: 'dead', words: `.${one}` })
      for (const one of new Set(codes.flatMap(({ name, code }) => [...namedIn(code, name)])))
        if (!classes.has(one)) breaches.push({ line: 0, kind: 'missing', words: `.${one}` })
    }
    if (breaches.length > 0) found.set(file, breaches)
  }
  return found
}

/** What fails: sheets with more breaches than are listed for them, and lines of the list that are too high. */
export function faultsOf(found, debts) {
  const over = [...found].flatMap(([file, breaches]) =>
    breaches.length > (debts[file] ?? 0)
      ? breaches.map(({ line, kind, words }) => `${file}:${line} ${kind}: ${words} (${debts[file] ?? 0} allowed)`)
      : [],
  )
  const needless = Object.entries(debts).flatMap(([file, allowed]) => {
    const left = found.get(file)?.length ?? 0
    return left < allowed ? [`${file} has ${left} breaches, ${allowed} are listed: lower its line`] : []
  })
  return [...over, ...needless]
}
