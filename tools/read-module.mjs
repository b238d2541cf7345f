// What one module imports and touches, read from its syntax tree.
import { parseSync, Visitor } from 'oxc-parser'

/** Names through which clock, chance and the outside come in. */
const outsideNames = new Set(
  'globalThis process performance crypto fetch setTimeout setInterval setImmediate queueMicrotask console'.split(' '),
)

/**
 * `imports`: specifier, line, typeOnly; static, re-exported, dynamic, `import('…')` in types, `require`
 * and `new URL('./worker.ts', import.meta.url)`. `impurities`: uses of clock, chance and the outside.
 */
export function readModule(path, text) {
  const { program, errors } = parseSync(path, text)
  const lineOf = lineFinder(text)
  const imports = []
  const impurities = []
  const problems = errors.map(({ message }) => `does not parse: ${message}`)
  const add = (literal, typeOnly) => {
    if (typeof literal?.value === 'string')
      imports.push({ specifier: literal.value, line: lineOf(literal.start), typeOnly })
  }
  const touch = (node, what) => impurities.push({ line: lineOf(node.start), what })
  const declared = new Set()
  const declare = (node) => {
    if (node?.type === 'Identifier') declared.add(node.name)
  }
  const outside = (node) => {
    if (node.type === 'Identifier' && outsideNames.has(node.name))
      impurities.push({ line: lineOf(node.start), what: node.name, name: node.name })
  }

  new Visitor({
    ImportDeclaration: (node) => {
      for (const { local } of node.specifiers) declared.add(local.name)
      add(node.source, node.importKind === 'type' || onlyTypes(node.specifiers, 'importKind'))
    },
    ExportNamedDeclaration: (node) =>
      add(node.source, node.exportKind === 'type' || onlyTypes(node.specifiers, 'exportKind')),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ImportExpression: (node) => {
      const name = constantText(node.source)
      if (name === null) problems.push(`line ${lineOf(node.start)}: import() of what only the run knows; name the file`)
      else imports.push({ specifier: name, line: lineOf(node.start), typeOnly: false })
    },
    TSImportType: (node) => add(node.source ?? node.argument?.literal ?? node.argument, true),
    TSImportEqualsDeclaration: (node) => add(node.moduleReference?.expression, node.importKind === 'type'),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0], false)
      outside(node.callee)
      for (const argument of node.arguments) outside(argument)
      if (isMember(node.callee, 'Math', 'random')) touch(node, 'Math.random()')
      if (isMember(node.callee, 'Date', 'now')) touch(node, 'Date.now()')
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') touch(node, 'Date()')
    },
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier') return
      if (node.callee.name === 'Date' && node.arguments.length === 0) touch(node, 'new Date()')
      const [file, base] = node.arguments
      if (
        node.callee.name === 'URL' &&
        isMetaUrl(base) &&
        typeof file?.value === 'string' &&
        /^\.{1,2}\/.*\.[mc]?[jt]sx?$/.test(file.value)
      )
        add(file, false)
    },
    MemberExpression: (node) => outside(node.object),
    VariableDeclarator: (node) => declare(node.id),
    FunctionDeclaration: (node) => [node.id, ...node.params].forEach(declare),
    FunctionExpression: (node) => node.params.forEach(declare),
    ArrowFunctionExpression: (node) => node.params.forEach(declare),
  }).visit(program)
  return { imports, errors: problems, impurities: impurities.filter(({ name }) => !declared.has(name)) }
}

/** `import { type A, type B }` brings no code; an import without names runs the module. */
const onlyTypes = (specifiers, kind) =>
  (specifiers?.length ?? 0) > 0 && specifiers.every((specifier) => specifier[kind] === 'type')

function constantText(node) {
  if (typeof node?.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : null
}

const isMember = (node, object, property) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  (node.property.name ?? node.property.value) === property

const isMetaUrl = (node) =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url'

function lineFinder(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}
