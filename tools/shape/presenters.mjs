// The law of presenters: what the database gives leaves a domain of the server through its `present.ts`, where the
// wire's spelling lives. What serves operations asks, refuses and hands on; it knows no row.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { filesBeneath } from '../source-tree.mjs'

const domains = 'server/src/domains/'
const isTest = (file) => /\.test\.ts$|\/testing[\w-]*\.ts$|-testing\.ts$/.test(file)
const isQueries = (file) => /(^|[/.])queries\.ts$/.test(file)
const serves = (text) => /^import \{[^}]*\bserve\w*\b[^}]*\} from '[^']*\/http\/route\.ts'/m.test(text)
/** A column as the database spells it; the wire has few such names, and those are spelled in presenters too. */
const column = /^[a-z]+(?:_[a-z0-9]+)+$/
/** What turns a row into the wire's words, and look-ups by what a row names. */
const handsOn = /^(?:present|write)[A-Z]|^(?:get|has)$/

/** Product files of the server, file → text. */
export function serverFiles(root) {
  const files = filesBeneath(root).filter((file) => file.startsWith('server/src/') && file.endsWith('.ts'))
  return new Map(files.filter((file) => !isTest(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
}

/** All breaches of the law, one line each: file, line, what. */
export function presenterBreaches(files) {
  const ofDomains = [...files].filter(([file]) => file.startsWith(domains))
  const rows = new Map(ofDomains.filter(([file]) => isQueries(file)).map(([file, text]) => [file, rowTypesOf(text)]))
  return [
    ...ofDomains.flatMap(([file, text]) => (serves(text) ? breachesIn(file, text, rows) : [])),
    ...withoutPresenter(ofDomains),
  ]
}

/** Domains that serve operations and have no place where what they answer is spelled. */
function withoutPresenter(files) {
  const there = new Set(files.map(([file]) => file))
  const serving = files.filter(([, text]) => serves(text)).map(([file]) => file.split('/').slice(0, 4).join('/'))
  return [...new Set(serving)]
    .filter((domain) => !there.has(`${domain}/present.ts`))
    .map((domain) => `${domain}/ serves operations and has no present.ts`)
}

/** Names of the types that queries declare their rows to be: `db<Row[]>`. */
function rowTypesOf(text) {
  const names = new Set()
  const { program } = parseSync('queries.ts', text)
  new Visitor({
    TaggedTemplateExpression: ({ typeArguments }) => {
      const [row] = typeArguments?.params ?? []
      if (row) for (const [name] of text.slice(row.start, row.end).matchAll(/\b[A-Z]\w*/g)) names.add(name)
    },
  }).visit(program)
  return names
}

function breachesIn(file, text, rows) {
  const { program } = parseSync(file, text)
  const found = []
  const add = (node, what) => found.push(`${file}:${text.slice(0, node.start).split('\n').length} ${what}`)
  const answer = (node) => {
    if (node?.type === 'ParenthesizedExpression') answer(node.expression)
    else if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(answer)
    else if (node?.type === 'ArrayExpression') node.elements.forEach(answer)
    else if (node?.type === 'ObjectExpression')
      for (const { type, value } of node.properties)
        if (value?.type === 'ObjectExpression') answer(value)
        else if (type === 'Property')
          for (const taken of columnsIn(value)) add(taken, `answers the column ${taken.property.name} as it is`)
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      const types = rows.get(posix.join(dirname(file), source.value))
      for (const one of specifiers)
        if ((importKind === 'type' || one.importKind === 'type') && types?.has(one.imported?.name))
          add(one, `takes the row ${one.imported.name} of ${source.value}`)
    },
    ArrowFunctionExpression: ({ body }) => answer(body),
    ReturnStatement: ({ argument }) => answer(argument),
  }).visit(program)
  return found
}

/** Columns that an expression takes by itself: not what it hands on, nor what functions in it do. */
function columnsIn(node) {
  if (!node || /Function/.test(node.type)) return []
  if (node.type === 'MemberExpression' && !node.computed && column.test(node.property.name)) return [node]
  const called = node.callee?.property?.name ?? node.callee?.name
  if (node.type === 'CallExpression' && handsOn.test(called ?? '')) return []
  return Object.values(node).flatMap((part) =>
    Array.isArray(part) ? part.flatMap(columnsIn) : typeof part?.type === 'string' ? columnsIn(part) : [],
  )
}
