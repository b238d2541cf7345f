import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import type { chains } from '@pandora/contract/domains/chains/operations'
import { Refusal } from '@pandora/contract/errors'
import type { OutputOf } from '@pandora/contract/operation'
import type { UserCall } from '../../../http/route.ts'
import { countsOf, differences, EMPTY_GRAPH } from '../history/differences.ts'
import { judged } from '../judge.ts'
import { freeName, graphOf, ownChain, ownerOf, saveNew, saveNext } from '../save.ts'
import { lockChains } from '../queries.ts'
import { withoutClaims } from './claims.ts'
import { companiesMeant } from './companies.queries.ts'
import { excelNames } from './excel-names.ts'
import { ownSheets } from './heads.ts'
import { parseChain, saidCompanies } from './parse-chain.ts'
import { headerOf, mappingOf, missingIn, parseRelations, saidInRelations } from './parse-relations.ts'
import type { Table } from './read-tables.ts'
import { Notes } from './rows.ts'

type Answer = OutputOf<typeof chains.uploadExcel>
type Call = UserCall<typeof chains.uploadExcel>
/** Most rows and changes that are told one by one. */
const [ROWS_TOLD, CHANGES_TOLD] = [300, 500]

type Parsed = Pick<
  Answer,
  'layout' | 'sheet' | 'header' | 'columns' | 'missing' | 'rows' | 'supplyFromDate' | 'supplyEndDate'
> & { graph: SupplyChainGraph; name: string | null }

async function meantBy({ db, view }: Call, said: readonly string[]): Promise<(text: string) => string | null> {
  const found = new Map((await companiesMeant(db, view, said)).map((one) => [one.said, one.company_id]))
  return (text) => found.get(text.trim()) ?? null
}

/** The file as a graph, in whichever of the two layouts it is. */
async function parsed(call: Call, tables: readonly Table[], before: SupplyChainGraph, notes: Notes): Promise<Parsed> {
  const { input, language } = call
  const own = input.columns === undefined && input.sheet === undefined ? ownSheets(tables) : undefined
  if (own) {
    const meant = await meantBy(call, saidCompanies(own))
    const chain = parseChain(tables, own, { before, meant, notes })
    return { ...chain, layout: 'chain', sheet: null, header: [], columns: [], missing: [] }
  }
  const table =
    tables.find(({ name }) => name === input.sheet) ??
    tables.find((one) => missingIn(mappingOf(headerOf(one).header, [])).length === 0) ??
    tables.toSorted((a, b) => b.rows.length - a.rows.length)[0]
  if (!table) throw new Refusal(chainsErrors.CHAIN_FILE_UNREADABLE, { file: input.file })
  const { header } = headerOf(table)
  const chosen = (input.columns ?? []).filter(({ column }) => header.includes(column))
  const mapping = mappingOf(header, chosen)
  const missing = missingIn(mapping)
  if (missing.length > 0 && !input.dryRun)
    throw new Refusal(chainsErrors.CHAIN_FILE_WITHOUT, {
      columns: missing.map((field) => excelNames(field, language)).join(language === 'en' ? ', ' : '、'),
    })
  const read =
    missing.length > 0
      ? { graph: EMPTY_GRAPH, rows: 0 }
      : parseRelations(table, mapping, {
          before,
          meant: await meantBy(call, saidInRelations(table, mapping)),
          notes,
        })
  return {
    ...read,
    layout: 'relations',
    name: null,
    supplyFromDate: null,
    supplyEndDate: null,
    sheet: table.name,
    header: header.filter((one) => one !== ''),
    columns: Object.entries(mapping).map(([field, column]) => ({ field: field as Answer['missing'][number], column })),
    missing,
  }
}

/** A graph with what the file brings; what the file does not name stays. */
function merged(before: SupplyChainGraph, file: SupplyChainGraph): SupplyChainGraph {
  const [nodes, edges] = [new Set(file.nodes.map(({ id }) => id)), new Set(file.edges.map(({ id }) => id))]
  return {
    nodes: [...before.nodes.filter(({ id }) => !nodes.has(id)), ...file.nodes],
    edges: [...before.edges.filter(({ id }) => !edges.has(id)), ...file.edges],
  }
}

/** Says what a file would make of a chain, and, unless it is a dry run, saves that. */
export async function importExcel(call: Call, tables: readonly Table[]): Promise<Answer> {
  const { db, view, input, language } = call
  const chain = input.chainId === undefined ? undefined : await ownChain(call, input.chainId)
  const before = chain ? await graphOf(db, chain.chain_id, chain.version) : EMPTY_GRAPH
  const notes = new Notes(language)
  const file = await parsed(call, tables, before, notes)
  const graph = withoutClaims(before, file.graph)
  const result = await judged(db, view, input.way === 'merge' ? merged(before, graph) : graph)
  const refused = new Set(
    notes.all.filter(({ state }) => state === 'refused').map((one) => `${one.sheet}\n${one.line}`),
  )
  const changes = differences(before, result.graph)
  const name =
    chain?.name ?? file.name ?? (input.file.replace(/\.[a-z]{3,4}$/i, '').slice(0, 60) || input.file.slice(0, 60))
  const days = {
    supplyFromDate: file.supplyFromDate ?? chain?.supply_from ?? null,
    supplyEndDate: file.supplyEndDate ?? chain?.supply_end ?? null,
  }
  if (!input.dryRun && refused.size > 0 && !input.skipWrong)
    throw new Refusal(chainsErrors.CHAIN_FILE_ROWS_WRONG, { rows: refused.size })
  const saved = input.dryRun ? null : await keep(call, { name, ...days, graph: result.graph })
  return {
    layout: file.layout,
    sheets: tables.map((table) => ({ name: table.name, rows: table.rows.length })),
    sheet: file.sheet,
    header: file.header,
    columns: file.columns,
    missing: file.missing,
    rows: file.rows,
    refused: refused.size,
    dataList: notes.all
      .toSorted((a, b) => Number(b.state === 'refused') - Number(a.state === 'refused'))
      .slice(0, ROWS_TOLD),
    change: countsOf(changes),
    changes: changes.slice(0, CHANGES_TOLD),
    problems: result.problems,
    supplyChainGraph: result.graph,
    ...days,
    name,
    saved,
  }
}

async function keep(
  call: Call,
  {
    name,
    graph,
    ...days
  }: { name: string; graph: SupplyChainGraph; supplyFromDate: string | null; supplyEndDate: string | null },
): Promise<Answer['saved']> {
  const { chainId, baseVersion, file } = call.input
  const content = { ...days, graph, note: file.slice(0, 200), kind: 'imported' as const }
  if (chainId !== undefined) {
    const { version } = await saveNext(call, { chainId, baseVersion }, { ...content, name })
    return { chainId, version }
  }
  const { names } = await lockChains(call.db, ownerOf(call))
  const made = await saveNew(call, { ...content, name: freeName(name, names) })
  return { chainId: made.chainId, version: made.version }
}
