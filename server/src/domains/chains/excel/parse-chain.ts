import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { riskNames } from '../risk-types.ts'
import { edgeData, rangeOfCells } from './edges.ts'
import type { OwnSheet } from './heads.ts'
import { aboutLines, isName, wordKey, type SheetKey } from './layout.ts'
import { GatheredNodes, type Meant } from './nodes.ts'
import type { Table } from './read-tables.ts'
import { dayOfCell, numberOf, rowsBelow, textOf, type Notes, type Row } from './rows.ts'

/** What a file is as a chain. */
export interface ParsedChain {
  graph: SupplyChainGraph
  name: string | null
  supplyFromDate: string | null
  supplyEndDate: string | null
  rows: number
}

const rowsOf = (sheet: OwnSheet | undefined): Row[] => (sheet ? rowsBelow(sheet.table, sheet.head, sheet.fields) : [])

/** Texts of a file that may mean companies. */
export function saidCompanies(found: ReadonlyMap<SheetKey, OwnSheet>): string[] {
  const cells = (key: SheetKey, fields: readonly string[]) =>
    rowsOf(found.get(key)).flatMap((row) => fields.flatMap((field) => textOf(row.cell(field))?.trim() ?? []))
  return [
    ...cells('nodes', ['company']),
    ...cells('members', ['company', 'node']),
    ...cells('parts', ['node']),
    ...cells('risks', ['node']),
    ...cells('edges', ['source', 'target']),
  ]
}

/** Reads a workbook as this product writes it. `before`: the chain that it is held against. */
export function parseChain(
  tables: readonly Table[],
  found: ReadonlyMap<SheetKey, OwnSheet>,
  { before, meant, notes }: { before: SupplyChainGraph; meant: Meant; notes: Notes },
): ParsedChain {
  const gathered = new GatheredNodes(before.nodes)
  const nameOf = (key: SheetKey) => found.get(key)?.table.name ?? ''
  for (const row of rowsOf(found.get('nodes'))) gathered.read(row, nameOf('nodes'), notes, meant)
  const node = (row: Row, key: SheetKey, field: string): ChainNode | undefined => {
    const said = textOf(row.cell(field))
    const at = { sheet: nameOf(key), line: row.line, field }
    if (said === null) return notes.say('refused', at, key === 'edges' ? 'NO_END' : 'NO_SUCH_NODE', '') as undefined
    const one = gathered.find(said, meant)
    if (one === undefined || one === 'several')
      return notes.say('refused', at, one === 'several' ? 'SEVERAL_NODES' : 'NO_SUCH_NODE', said) as undefined
    return one
  }
  attach(found, { gathered, node, meant, notes })
  const edges = readEdges(found.get('edges'), before.edges, { node, notes })
  const about = aboutOf(tables, notes)
  return {
    graph: { nodes: gathered.nodes, edges },
    ...about,
    rows: [...found.values()].reduce((sum, sheet) => sum + rowsOf(sheet).length, 0),
  }
}

interface Reading {
  gathered: GatheredNodes
  node: (row: Row, key: SheetKey, field: string) => ChainNode | undefined
  meant: Meant
  notes: Notes
}

/** What hangs on nodes: the group they are in, companies, parts, risks. */
function attach(found: ReadonlyMap<SheetKey, OwnSheet>, { gathered, node, meant, notes }: Reading): void {
  const sheet = (key: SheetKey) => found.get(key)?.table.name ?? ''
  for (const one of gathered.nodes) {
    if (one.parentId === null) continue
    const group = gathered.find(one.parentId, () => null)
    if (group === undefined || group === 'several' || group.kind !== 'group') {
      const at = { sheet: sheet('nodes'), line: gathered.lineOf(one), field: 'group' }
      notes.say('refused', at, 'NO_SUCH_GROUP', one.parentId)
      one.parentId = null
    } else one.parentId = group.id
  }
  for (const row of rowsOf(found.get('members'))) {
    const owner = node(row, 'members', 'node')
    const at = (field: string) => ({ sheet: sheet('members'), line: row.line, field })
    const [said, share] = [textOf(row.cell('company')), numberOf(row.cell('share'))]
    const name = textOf(row.cell('name'))?.slice(0, 80) ?? said
    if (!owner) continue
    if (name === null) notes.say('refused', at('name'), 'NO_NAME')
    else if (share === undefined) notes.say('refused', at('share'), 'NO_NUMBER', String(row.cell('share')))
    else if (share !== null && (share < 0 || share > 1))
      notes.say('refused', at('share'), 'SHARE_OUTSIDE', String(row.cell('share')))
    else {
      const companyId = said === null ? null : meant(said)
      if (said !== null && companyId === null) notes.say('noted', at('company'), 'FREE', said)
      owner.data.companies.push({ companyId, name, share })
    }
  }
  for (const row of rowsOf(found.get('parts'))) {
    const owner = node(row, 'parts', 'node')
    const name = textOf(row.cell('name'))?.slice(0, 80) ?? null
    if (name === null) notes.say('refused', { sheet: sheet('parts'), line: row.line, field: 'name' }, 'NO_NAME')
    else if (owner) {
      const id = textOf(row.cell('id'))?.slice(0, 64) ?? `p${owner.data.partList.length + 1}`
      if (!owner.data.partList.some((part) => part.id === id))
        owner.data.partList.push({ id, name, note: textOf(row.cell('note'))?.slice(0, 500) ?? null })
    }
  }
  const risks = Object.fromEntries(riskNames)
  for (const row of rowsOf(found.get('risks'))) {
    const owner = node(row, 'risks', 'node')
    const said = textOf(row.cell('risk'))
    // A type of risk that is not (any more) in the tree is kept by its id.
    const risk = said === null ? undefined : (wordKey(said, risks) ?? (/^[\w.-]{1,64}$/.test(said) ? said : undefined))
    if (owner && risk === undefined)
      notes.say('refused', { sheet: sheet('risks'), line: row.line, field: 'risk' }, 'NO_SUCH_WORD', said ?? '')
    else if (owner && risk !== undefined && !owner.data.riskTypeList.includes(risk)) owner.data.riskTypeList.push(risk)
  }
}

function readEdges(
  sheet: OwnSheet | undefined,
  before: readonly ChainEdge[],
  { node, notes }: Pick<Reading, 'node' | 'notes'>,
): ChainEdge[] {
  const edges = new Map<string, ChainEdge>()
  const lines = new Map<string, number>()
  const taken = new Set(before.map(({ id }) => id))
  let made = 0
  for (const row of rowsOf(sheet)) {
    const at = (field: string) => ({ sheet: sheet?.table.name ?? '', line: row.line, field })
    const [source, target] = [node(row, 'edges', 'source'), node(row, 'edges', 'target')]
    if (!source || !target) continue
    if (source.id === target.id) {
      notes.say('refused', at('target'), 'TO_ITSELF', source.data.name)
      continue
    }
    const data = edgeData(row, at, notes, { share: (field) => rangeOfCells(row, field, at, notes), origin: 'file' })
    if (!data) continue
    const said = textOf(row.cell('id'))?.slice(0, 64)
    const old = before.find(
      (one) => one.source === source.id && one.target === target.id && one.data.product === data.product,
    )
    let id = said ?? (old && !edges.has(old.id) ? old.id : undefined)
    while (id === undefined || (said === undefined && edges.has(id))) {
      made += 1
      id = taken.has(`e${made}`) ? undefined : `e${made}`
    }
    if (edges.has(id)) notes.say('noted', at('id'), 'SAME_EDGE', String(lines.get(id)))
    else {
      edges.set(id, { id, source: source.id, target: target.id, data })
      lines.set(id, row.line)
    }
  }
  return [...edges.values()]
}

function aboutOf(tables: readonly Table[], notes: Notes): Omit<ParsedChain, 'graph' | 'rows'> {
  const said = (line: keyof typeof aboutLines) => {
    for (const table of tables)
      for (const [at, [name, value]] of table.rows.slice(0, 20).entries())
        if (isName(name, aboutLines[line]) && value !== null && value !== undefined && String(value) !== '')
          return { sheet: table.name, line: at + 1, value }
    return undefined
  }
  const day = (line: 'from' | 'end'): string | null => {
    const found = said(line)
    if (!found) return null
    const read = dayOfCell(found.value)
    if (read === undefined) notes.say('refused', { ...found, field: line }, 'NO_DAY', String(found.value))
    return read ?? null
  }
  return {
    name: textOf(said('name')?.value ?? null)?.slice(0, 60) ?? null,
    supplyFromDate: day('from'),
    supplyEndDate: day('end'),
  }
}
