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
        const tree = this.parse(code) as unknown as Node
        return { code: edited(code, [...serversFields(tree), ...pureConstants(tree)]), map: null }
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

/** Leaves out of `defineOperation({ … })` what is the server's. */
function serversFields(tree: Node): Edit[] {
  const edits: Edit[] = []
  visit(tree, (node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 'defineOperation') return
    const [declaration] = node['arguments'] as Node[]
    if (declaration?.type !== 'ObjectExpression') return
    for (const field of declaration['properties'] as Node[]) {
      const name = ((field['key'] as Node | undefined)?.['name'] ?? '') as string
      // Falsy, and still there: what is missing is made by default.
      if (servers.has(name)) edits.push([field.start, field.end, `${name}: 0`])
    }
  })
  return edits
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
