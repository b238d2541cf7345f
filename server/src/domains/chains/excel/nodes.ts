import { nodeKinds, type ChainNode, type NodeKind } from '@pandora/contract/domains/chains/graph'
import { kindWords, plain, regionWords, wordKey } from './layout.ts'
import { numberOf, textOf, type Notes, type Row } from './rows.ts'

/** Which company a cell means; null where the market knows none. */
export type Meant = (said: string) => string | null

const bounded = (text: string | null, most: number): string | null => (text === null ? null : text.slice(0, most))

/** A region by its name in either language or by its code; another's code as it is. */
const regionOf = (said: string | null): string | null =>
  said === null ? null : (wordKey(said, regionWords) ?? bounded(said, 20))

/** Nodes of a file as they are gathered: each found by its id, by its company, or by its name. */
export class GatheredNodes {
  readonly nodes: ChainNode[] = []
  private readonly lines = new Map<string, number>()
  private readonly byId = new Map<string, ChainNode>()
  private readonly byCompany = new Map<string, ChainNode>()
  private readonly byName = new Map<string, ChainNode[]>()
  private readonly before: readonly ChainNode[]
  private made = 0

  /** `before`: the nodes of the chain that the file is held against, whose ids are kept. */
  constructor(before: readonly ChainNode[]) {
    this.before = before
  }

  private add(node: ChainNode, line: number): ChainNode {
    this.nodes.push(node)
    this.lines.set(node.id, line)
    this.byId.set(node.id, node)
    if (node.kind === 'company' && node.data.companyId !== null) this.byCompany.set(node.data.companyId, node)
    for (const name of new Set([plain(node.data.name), plain(node.id)]))
      this.byName.set(name, [...(this.byName.get(name) ?? []), node])
    return node
  }

  lineOf(node: ChainNode): number {
    return this.lines.get(node.id) ?? 0
  }

  /** The node that a cell means: by id, company or name. */
  find(said: string, meant: Meant): ChainNode | 'several' | undefined {
    const exact = this.byId.get(said)
    if (exact) return exact
    const company = meant(said)
    const own = company === null ? undefined : this.byCompany.get(company)
    if (own) return own
    const named = this.byName.get(plain(said)) ?? []
    return named.length > 1 ? 'several' : named[0]
  }

  /** A node of the company or of the name, found or made; free where the market does not know the company. */
  needed(said: string, code: string | null, meant: Meant, line: number): ChainNode {
    const company = (code === null ? null : meant(code)) ?? meant(said)
    const there = company === null ? this.byName.get(plain(said))?.[0] : this.byCompany.get(company)
    if (there) return there
    const old = this.before.find(({ kind, data }) =>
      company === null ? plain(data.name) === plain(said) : kind === 'company' && data.companyId === company,
    )
    return this.add(old ?? emptyNode(this.freshId(), 'company', said.slice(0, 80), company), line)
  }

  private freshId(): string {
    const taken = new Set(this.before.map(({ id }) => id))
    do this.made += 1
    while (this.byId.has(`n${this.made}`) || taken.has(`n${this.made}`))
    return `n${this.made}`
  }

  /** Reads a row of the sheet of nodes. */
  read(row: Row, sheet: string, notes: Notes, meant: Meant): void {
    const at = (field: string) => ({ sheet, line: row.line, field })
    const refuse = (field: string, word: Parameters<Notes['say']>[2], value: unknown) =>
      notes.say('refused', at(field), word, String(value))
    const name = textOf(row.cell('name'))
    if (name === null) return notes.say('refused', at('name'), 'NO_NAME')
    if (name.length > 80) return refuse('name', 'TOO_LONG', name)
    const id = textOf(row.cell('id'))
    if (id !== null && id.length > 64) return refuse('id', 'TOO_LONG', id)
    const kindSaid = textOf(row.cell('kind'))
    const kind = kindSaid === null ? 'company' : wordKey(kindSaid, kindWords)
    if (!nodeKinds.includes(kind as NodeKind)) return refuse('kind', 'NO_SUCH_WORD', kindSaid)
    const numbers = {
      x: numberOf(row.cell('x')),
      y: numberOf(row.cell('y')),
      inventory: numberOf(row.cell('inventory')),
    }
    for (const [field, value] of Object.entries(numbers))
      if (value === undefined || (value !== null && Math.abs(value) > 1e7))
        return refuse(field, 'NO_NUMBER', row.cell(field))
    const { inventory = null, x = null, y = null } = numbers
    if (inventory !== null && (inventory < 0 || inventory > 3650)) return refuse('inventory', 'NO_NUMBER', inventory)
    const companySaid = textOf(row.cell('company'))
    const company = companySaid === null ? null : meant(companySaid)
    if (companySaid !== null && company === null) notes.say('noted', at('company'), 'FREE', companySaid)
    const same =
      (id === null ? undefined : this.byId.get(id)) ??
      (kind === 'company' && company !== null ? this.byCompany.get(company) : undefined) ??
      (id === null && company === null ? this.byName.get(plain(name))?.find((one) => one.kind === kind) : undefined)
    if (same) return notes.say('noted', at('id'), 'MERGED', String(this.lineOf(same)))
    const old = this.before.find((one) =>
      id !== null
        ? one.id === id
        : company !== null
          ? one.kind === 'company' && one.data.companyId === company
          : one.kind === kind && plain(one.data.name) === plain(name),
    )
    const node = emptyNode(id ?? old?.id ?? this.freshId(), kind as NodeKind, name, company)
    const placedSaid = wordKey(textOf(row.cell('placed')) ?? 'no', {
      yes: { zh: '是', en: 'yes' },
      no: { zh: '否', en: 'no' },
    })
    this.add(
      {
        ...node,
        position: { x: x ?? old?.position.x ?? 0, y: y ?? old?.position.y ?? 0 },
        placed: placedSaid === 'yes',
        parentId: textOf(row.cell('group')),
        data: {
          ...node.data,
          region: regionOf(textOf(row.cell('region'))),
          inventoryDays: inventory,
          note: bounded(textOf(row.cell('note')), 500),
        },
      },
      row.line,
    )
  }
}

/** A node with nothing but its name. */
export const emptyNode = (id: string, kind: NodeKind, name: string, companyId: string | null): ChainNode => ({
  id,
  kind,
  position: { x: 0, y: 0 },
  placed: false,
  parentId: null,
  data: {
    name,
    companyId,
    companies: [],
    partList: [],
    riskTypeList: [],
    region: null,
    inventoryDays: null,
    note: null,
  },
})
