// Holds the rows that the database gave in the tests against what each query declares of them: `db<Row[]>` is a promise
// that no compiler checks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { API } from 'typescript/unstable/sync'
import { SyntaxKind } from 'typescript/unstable/ast'
import { faultsOf, keyOf, withSeen } from './row-shapes.mjs'

const root = join(import.meta.dirname, '..')

/** Every query of the product whose rows are declared: `{ place, key, row }`. */
function declaredQueries(projects = ['server', 'store']) {
  const api = new API({})
  try {
    return projects.flatMap((project) => {
      const snapshot = api.updateSnapshot({ openProjects: [join(root, project, 'tsconfig.json')] })
      const { program, checker } =
        snapshot.getProject(join(root, project, 'tsconfig.json')) ?? snapshot.getProjects()[0]
      const shapes = new Map()
      const files = program
        .getSourceFileNames()
        .filter((file) => file.startsWith(join(root, project, 'src')) && !/\.test\.ts$|\/testing/.test(file))
      return files.flatMap((file) =>
        queriesOf(program.getSourceFile(file), file, (node) =>
          rowOf(checker, checker.getTypeFromTypeNode(node), shapes),
        ),
      )
    })
  } finally {
    api.close()
  }
}

function queriesOf(source, file, rowOfNode) {
  const found = []
  const walk = (node) => {
    if (node.kind === SyntaxKind.TaggedTemplateExpression && node.typeArguments?.length === 1) {
      const before = source.text.slice(0, node.end)
      const line =
        before.split('\n').length - (source.text.slice(node.template.pos, node.end).trimStart().split('\n').length - 1)
      found.push({
        place: `${relative(root, file)}:${line}`,
        key: keyOf(rawOf(source.text, node.template)),
        row: rowOfNode(node.typeArguments[0]),
      })
    }
    node.forEachChild(walk)
  }
  walk(source)
  return found
}

/** The texts of a template between what is put into it. */
function rawOf(text, template) {
  const parts = template.templateSpans
    ? [template.head, ...template.templateSpans.map((span) => span.literal)]
    : [template]
  return parts.map((part, at) => {
    const from = text.indexOf(at === 0 ? '`' : '}', part.pos) + 1
    return text.slice(from, part.end - (at === parts.length - 1 ? 1 : 2))
  })
}

function rowOf(checker, type, shapes) {
  const [element] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : [type]
  return shapeOf(checker, element ?? type, shapes)
}

const simple = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  true: 'boolean',
  false: 'boolean',
  null: 'null',
  undefined: 'undefined',
  bigint: 'bigint',
}

/** Fields of objects of one type or another: what both have may be as either says, what one has may be missing. */
function eitherFields(one, other) {
  if (!one) return other
  const either = (a, b) => ({
    kinds: new Set([...a.kinds, ...b.kinds]),
    any: a.any || b.any,
    element: a.element ?? b.element,
    fields: a.fields && b.fields ? eitherFields(a.fields, b.fields) : (a.fields ?? b.fields),
  })
  const missing = { kinds: new Set(['undefined']), any: false }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].map((name) => [name, either(one[name] ?? missing, other[name] ?? missing)]))
}

/** What a type allows: `any` where all, else kinds, and what lists and objects hold. */
function shapeOf(checker, type, shapes, depth = 0) {
  const known = shapes.get(type.id)
  if (known) return known
  const shape = { kinds: new Set(), any: false }
  shapes.set(type.id, shape)
  for (const one of type.isUnionType() ? type.getTypes() : [type]) {
    const text = checker.typeToString(one)
    if (simple[text]) shape.kinds.add(simple[text])
    else if (one.isStringLiteralType() || one.isTemplateLiteralType()) shape.kinds.add('string')
    else if (one.isNumberLiteralType()) shape.kinds.add('number')
    else if (text === 'any' || text === 'unknown' || one.isTypeParameter() || depth > 6) shape.any = true
    else if (checker.isArrayLikeType(one)) {
      shape.kinds.add('list')
      const [element] = checker.isTupleType(one) ? [] : checker.getTypeArguments(one)
      if (element) shape.element = shapeOf(checker, element, shapes, depth + 1)
    } else if (/^(Buffer|Uint8Array|Date)\b/.test(text))
      shape.kinds.add(text.replace(/<.*|Uint8Array.*/, '') || 'Buffer')
    else if (one.isIntersectionType() && one.getTypes().some((part) => simple[checker.typeToString(part)]))
      shape.any = true
    else {
      shape.kinds.add('object')
      const fields = checker.getPropertiesOfType(one)
      if (fields.length > 0 && checker.getIndexInfosOfType(one).length === 0)
        shape.fields = eitherFields(
          shape.fields,
          Object.fromEntries(
            fields.map((field) => [field.name, shapeOf(checker, checker.getTypeOfSymbol(field), shapes, depth + 1)]),
          ),
        )
    }
  }
  return shape
}

/** Rows seen of each query, of all recordings of a folder. */
function seenQueries(folder) {
  const seen = new Map()
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    for (const [key, { columns, row }] of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
      const known = seen.get(key) ?? { columns: {}, row: null }
      seen.set(key, { columns: { ...known.columns, ...columns }, row: withSeen(known.row, row) })
    }
  }
  return seen
}

/** Faults as `place column: what`, and how many of the declared queries were seen. */
function checkRows(declared, seen) {
  const faults = declared.flatMap(({ place, key, row }) =>
    seen.has(key) ? faultsOf(row, seen.get(key)).map((fault) => `${place} ${fault}`) : [],
  )
  return { faults, of: declared.length, seen: declared.filter(({ key }) => seen.has(key)).length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { faults, of, seen } = checkRows(
    declaredQueries(),
    seenQueries(process.argv[2] ?? join(root, 'reports', 'rows')),
  )
  for (const fault of faults) console.log(fault)
  console.log(`${seen} of ${of} queries with declared rows were run by the tests; ${faults.length} faults`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
