import type { Plugin } from 'vite'

/** Fields of an operation that the server checks and documents by; the page calls by the others. */
const servers = new Set(['input', 'output', 'summary'])

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/**
 * The contract as the page needs it: paths and rules of calling, words, records it reads itself. What a schema checks is
 * the server's matter: schemas of answers and inputs were a tenth of what goes out before the first screen, and were
 * made anew at every load. In a build only; types still hold a page to the whole contract.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]contract[\\/]src[\\/]/ },
      handler(code) {
        const read = (text: string) => this.parse(text) as unknown as Node
        const without = unusedOut(edited(code, serversFields(read(code))), read)
        return { code: edited(without, pureConstants(read(without))), map: null }
      },
    },
  }
}

type Edit = readonly [start: number, end: number, text: string]

function edited(code: string, edits: readonly Edit[]): string {
  let text = code
  for (const [start, end, put] of edits.toSorted(([one], [other]) => other - one))
    text = text.slice(0, start) + put + text.slice(end)
  return text
}

const define = 'defineOperation'
/** What a node declares an operation by: `defineOperation({ … })`, or what that function itself puts there by default. */
function declarationIn(node: Node): Node | undefined {
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === define)
    return (node['arguments'] as Node[])[0]
  if (node.type !== 'FunctionDeclaration' || (node['id'] as Node | null)?.['name'] !== define) return undefined
  const returned = ((node['body'] as Node)['body'] as Node[]).find(({ type }) => type === 'ReturnStatement')
  return returned?.['argument'] as Node | undefined
}

/** Leaves out of operations what is the server's. */
function serversFields(tree: Node): Edit[] {
  const edits: Edit[] = []
  visit(tree, (node) => {
    const declaration = declarationIn(node)
    if (declaration?.type !== 'ObjectExpression') return
    for (const field of declaration['properties'] as Node[]) {
      const name = ((field['key'] as Node | undefined)?.['name'] ?? '') as string
      // Falsy, and still there: what is missing is made by default.
      if (servers.has(name)) edits.push([field.start, field.end, `${name}: 0`])
    }
  })
  return edits
}

/**
 * Leaves out what nothing in the module asks for any more: its own constants and what it imports. A file that is not
 * imported does not go out with who imported it.
 */
function unusedOut(code: string, read: (code: string) => Node): string {
  const statements = read(code)['body'] as Node[]
  const unused = statements.filter((statement) => {
    const names = ownNames(statement)
    return (
      names.length > 0 && !statements.some((other) => other !== statement && names.some((name) => uses(other, name)))
    )
  })
  if (unused.length === 0) return code
  return unusedOut(
    edited(
      code,
      unused.map(({ start, end }) => [start, end, ''] as const),
    ),
    read,
  )
}

/** The names that a statement brings in for its module alone; none where it does anything else. */
function ownNames(statement: Node): string[] {
  if (statement.type === 'ImportDeclaration')
    return (statement['specifiers'] as Node[]).map(({ local }) => (local as Node)['name'] as string)
  if (statement.type !== 'VariableDeclaration' || statement['kind'] !== 'const') return []
  const ids = (statement['declarations'] as { id: Node }[]).map(({ id }) => id)
  return ids.every(({ type }) => type === 'Identifier') ? ids.map((id) => id['name'] as string) : []
}

function uses(statement: Node, name: string): boolean {
  let found = false
  visit(statement, (node) => {
    found ||= node.type === 'Identifier' && node['name'] === name
  })
  return found
}

/** Marks constants that are worked out at load as nothing but their value, so that unused ones go. */
function pureConstants(tree: Node): Edit[] {
  const edits: Edit[] = []
  for (const statement of tree['body'] as Node[]) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement['declaration'] as Node | null) : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared['declarations'] as { init: Node | null }[])
      if (init !== null && calls(init))
        edits.push([init.start, init.start, '/* @__PURE__ */ (() => ('], [init.end, init.end, '))()'])
  }
  return edits
}

function calls(node: Node): boolean {
  let found = false
  visit(node, ({ type }) => {
    found ||= type === 'CallExpression' || type === 'NewExpression'
  })
  return found
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'object' && one !== null && typeof (one as Node).type === 'string') visit(one as Node, see)
}
