import { excelFields, type ExcelField } from '@pandora/contract/domains/chains/shapes'
import type { ChainEdge, Range, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { edgeData } from './edges.ts'
import { plain } from './layout.ts'
import { GatheredNodes, type Meant } from './nodes.ts'
import type { Table } from './read-tables.ts'
import { numberOf, rowsBelow, textOf, type Notes, type Row } from './rows.ts'

/** Which column is what. */
export type Mapping = Partial<Record<ExcelField, string>>

/** Words by which the columns of other layouts are known, the surest first. */
const known: Readonly<Record<ExcelField, readonly RegExp[]>> = {
  supplierCode: [
    /^(?:供应商|上游|供方|卖方)(?:公司)?(?:证券|股票)?(?:代码|编码|id)$/,
    /^(?:supplier|source|seller|vendor)(?:code|ticker|id|symbol)$/,
  ],
  customerCode: [
    /^(?:客户|下游|需方|买方)(?:公司)?(?:证券|股票)?(?:代码|编码|id)$/,
    /^(?:customer|target|buyer|client)(?:code|ticker|id|symbol)$/,
  ],
  supplier: [/^(?:供应商|上游|供方|卖方|供货方)/, /^(?:supplier|source|seller|vendor|from(?:company)?$)/],
  customer: [/^(?:客户|下游|需方|买方|采购方)/, /^(?:customer|target|buyer|client|to(?:company)?$)/],
  product: [/产品|商品|物料|部件|品名|品种|内容/, /product|item|goods|material|component/],
  revenueShare: [/占.{0,8}(?:收入|营收|销售)|(?:收入|营收|销售额?)占比/, /revenue|sales/],
  purchaseShare: [/占.{0,8}(?:采购|成本)|(?:采购|成本)额?占比|^(?:占比|份额|比例)/, /purchase|cost|^share/],
  from: [/开始|起始|生效|自$/, /^(?:from|start|since|begin)/],
  to: [/结束|截止|终止|到期/, /^(?:to|end|until)/],
  disclosedBy: [/披露/, /disclos/],
}

/** Columns of a table as they are told by their names; what a user chose stands before. */
export function mappingOf(
  header: readonly string[],
  chosen: readonly { field: ExcelField; column: string }[],
): Mapping {
  const mapping: Mapping = Object.fromEntries(chosen.map(({ field, column }) => [field, column]))
  const taken = new Set(Object.values(mapping))
  const order: ExcelField[] = ['supplierCode', 'customerCode', ...excelFields.filter((one) => !one.endsWith('Code'))]
  for (const field of order) {
    if (mapping[field] !== undefined) continue
    const column = header.find((name) => !taken.has(name) && known[field].some((words) => words.test(plain(name))))
    if (column === undefined) continue
    mapping[field] = column
    taken.add(column)
  }
  return mapping
}

/** The fields without which no relation can be read, as far as they are not mapped. */
export const missingIn = (mapping: Mapping): ExcelField[] =>
  (['supplier', 'customer'] as const).filter((field) => (mapping[field] ?? mapping[`${field}Code`]) === undefined)

/** The head of a table: the first row of its first ten in which most cells are texts. */
export function headerOf(table: Table): { head: number; header: string[] } {
  const widest = Math.max(0, ...table.rows.slice(0, 10).map((row) => row.filter((cell) => cell !== null).length))
  const head = table.rows
    .slice(0, 10)
    .findIndex(
      (row) => row.filter((cell) => typeof cell === 'string' && cell.trim() !== '').length >= Math.max(2, widest / 2),
    )
  const at = Math.max(0, head)
  return { head: at, header: (table.rows[at] ?? []).map((cell) => (cell === null ? '' : String(cell).trim())) }
}

/** A share as other layouts write it: 35, 35%, 0.35, 30%-40%, <5%. `percent`: plain numbers are of a hundred. */
export function shareOf(cell: string | number | boolean | null, percent: boolean): Range | null | undefined {
  if (cell === null) return null
  const text = String(cell).normalize('NFKC').replace(/\s/g, '')
  if (/^(?:-|--|n\/?a|未披露|不详)$/i.test(text)) return null
  const below = /^(?:<|≤|低于|不足)(.+)$/.exec(text)
  const between = /^(.{1,20}?)(?:-|–|—|~|至)(.{1,20})$/.exec(text)
  const one = (part: string): number | undefined => {
    const value = numberOf(part)
    if (value === undefined || value === null) return undefined
    return percent && !part.endsWith('%') ? value / 100 : value
  }
  const [low, high] = below
    ? [0, one(below[1] ?? '')]
    : between
      ? [one(between[1] ?? ''), one(between[2] ?? '')]
      : [one(text), one(text)]
  return low === undefined || high === undefined ? undefined : { low, high }
}

/** Reads a table of who supplies whom. */
export function parseRelations(
  table: Table,
  mapping: Mapping,
  { before, meant, notes }: { before: SupplyChainGraph; meant: Meant; notes: Notes },
): { graph: SupplyChainGraph; rows: number } {
  const { head, header } = headerOf(table)
  const fields = header.map((name) => excelFields.find((field) => mapping[field] === name))
  const rows = rowsBelow(table, head, fields)
  const percents = {
    revenue: isPercent(rows, 'revenueShare', mapping.revenueShare),
    purchase: isPercent(rows, 'purchaseShare', mapping.purchaseShare),
  }
  const gathered = new GatheredNodes(before.nodes)
  const edges = new Map<string, ChainEdge>()
  const lines = new Map<string, number>()
  const old = new Map(
    before.edges.map((edge) => [`${edge.source}\n${edge.target}\n${edge.data.product ?? ''}`, edge.id]),
  )
  const taken = new Set(before.edges.map(({ id }) => id))
  let made = 0
  for (const row of rows) {
    const at = (field: string) => ({ sheet: table.name, line: row.line, field })
    const end = (side: 'supplier' | 'customer') => {
      const code = textOf(row.cell(`${side}Code`))?.trim() ?? null
      const name = textOf(row.cell(side))?.trim() ?? code
      return name === null ? undefined : { name, code }
    }
    const [supplier, customer] = [end('supplier'), end('customer')]
    if (!supplier || !customer) {
      notes.say('refused', at(supplier ? 'customer' : 'supplier'), 'NO_END')
      continue
    }
    const share = (field: string): Range | null | undefined => {
      const name = `${field}Share`
      const range = shareOf(row.cell(name), percents[field as 'revenue' | 'purchase'])
      const value = String(row.cell(name))
      if (range === undefined) return notes.say('refused', at(name), 'NO_NUMBER', value) as undefined
      if (range && (range.low < 0 || range.high > 1))
        return notes.say('refused', at(name), 'SHARE_OUTSIDE', value) as undefined
      if (range && range.low > range.high) return notes.say('refused', at(name), 'RANGE_TURNED', value) as undefined
      return range
    }
    const data = edgeData(row, at, notes, { share, origin: 'file' })
    if (!data) continue
    const company = ({ name, code }: { name: string; code: string | null }) =>
      (code === null ? null : meant(code)) ?? meant(name)
    const [from, to] = [company(supplier), company(customer)]
    if ((from ?? plain(supplier.name)) === (to ?? plain(customer.name))) {
      notes.say('refused', at('customer'), 'TO_ITSELF', supplier.name)
      continue
    }
    for (const [side, one, id] of [
      ['supplier', supplier, from],
      ['customer', customer, to],
    ] as const)
      if (id === null && gathered.find(one.name, meant) === undefined) notes.say('noted', at(side), 'FREE', one.name)
    const source = gathered.needed(supplier.name, supplier.code, meant, row.line)
    const target = gathered.needed(customer.name, customer.code, meant, row.line)
    const key = `${source.id}\n${target.id}\n${data.product ?? ''}`
    if (edges.has(key)) {
      notes.say('noted', at('customer'), 'SAME_EDGE', String(lines.get(key)))
      continue
    }
    let id = old.get(key)
    while (id === undefined) {
      made += 1
      if (!taken.has(`e${made}`)) id = `e${made}`
    }
    lines.set(key, row.line)
    edges.set(key, {
      id,
      source: source.id,
      target: target.id,
      data: {
        ...data,
        evidence: data.evidence ?? { documentId: null, file: table.name.slice(0, 200), line: row.line, quote: null },
      },
    })
  }
  return { graph: { nodes: gathered.nodes, edges: [...edges.values()] }, rows: rows.length }
}

/** Whether the plain numbers of a column are of a hundred: its name says so, or some are above 1. */
function isPercent(rows: readonly Row[], field: ExcelField, column = ''): boolean {
  if (/%|percent|pct/i.test(column)) return true
  return rows.some((row) => {
    const value = numberOf(row.cell(field))
    return typeof value === 'number' && value > 1 && value <= 100 && !String(row.cell(field)).includes('%')
  })
}

/** Texts of a table that may mean companies. */
export function saidInRelations(table: Table, mapping: Mapping): string[] {
  const { head, header } = headerOf(table)
  const columns = (['supplier', 'customer', 'supplierCode', 'customerCode'] as const).map((field) =>
    header.indexOf(mapping[field] ?? '\0'),
  )
  return table.rows
    .slice(head + 1)
    .flatMap((row) => columns.flatMap((at) => (at < 0 || (row[at] ?? null) === null ? [] : String(row[at]).trim())))
}
