import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { SheetCell, SheetOf } from '@pandora/contract/workbook'
import { riskNames } from '../risk-types.ts'
import { workbook, type DropDown } from '../../../shared/workbook.ts'
import { aboutLines, aboutName, columnsOf, regionWords, sheetKeys, sheets, type SheetKey } from './layout.ts'

/** A chain as it goes into a workbook and comes out of it. */
export interface ChainFile {
  name: string
  supplyFromDate: string | null
  supplyEndDate: string | null
  supplyChainGraph: SupplyChainGraph
}

type Row = Record<string, SheetCell>

/** Rows of each sheet by the keys of its columns; words are still keys. */
export function rowsOf({ nodes, edges }: SupplyChainGraph): Record<SheetKey, Row[]> {
  return {
    nodes: nodes.map(({ id, kind, position, placed, parentId, data }) => ({
      id,
      kind,
      name: data.name,
      company: data.companyId,
      group: parentId,
      x: position.x,
      y: position.y,
      placed: placed ? 'yes' : 'no',
      region: data.region,
      inventory: data.inventoryDays,
      note: data.note,
    })),
    members: nodes.flatMap(({ id, data }) =>
      data.companies.map(({ companyId, name, share }) => ({ node: id, company: companyId, name, share })),
    ),
    parts: nodes.flatMap(({ id, data }) =>
      data.partList.map((part) => ({ node: id, id: part.id, name: part.name, note: part.note })),
    ),
    risks: nodes.flatMap(({ id, data }) => data.riskTypeList.map((risk) => ({ node: id, risk }))),
    edges: edges.map(({ id, source, target, data }) => ({
      id,
      source,
      target,
      product: data.product,
      revenueLow: data.revenueShare?.low ?? null,
      revenueHigh: data.revenueShare?.high ?? null,
      purchaseLow: data.purchaseShare?.low ?? null,
      purchaseHigh: data.purchaseShare?.high ?? null,
      from: data.from,
      to: data.to,
      disclosedBy: data.disclosedBy,
      confidence: data.confidence,
      origin: data.origin,
      document: data.evidence?.documentId ?? null,
      file: data.evidence?.file ?? null,
      line: data.evidence?.line ?? null,
      quote: data.evidence?.quote ?? null,
    })),
  }
}

/** Words that a column offers to choose among. */
const choices = (sheet: SheetKey, column: string, language: Language): readonly string[] =>
  Object.values(columnsOf(sheet)[column]?.words ?? {}).map((name) => inLanguage(name, language))

function sheetOf(key: SheetKey, rows: readonly Row[], language: Language): SheetOf {
  const columns = Object.entries(columnsOf(key))
  return {
    name: inLanguage(sheets[key].name, language),
    head: columns.map(([, name]) => inLanguage(name, language)),
    rows: rows.map((row) =>
      columns.map(([column, { words }]) => {
        const value = row[column] ?? null
        const word =
          typeof value !== 'string'
            ? undefined
            : key === 'risks' && column === 'risk'
              ? riskNames.get(value)
              : key === 'nodes' && column === 'region'
                ? regionWords[value]
                : words?.[value]
        return word ? inLanguage(word, language) : value
      }),
    ),
  }
}

/** The workbook of a chain: a first sheet that explains the others, then one each; types are chosen from lists. */
export async function writeChain(file: ChainFile, language: Language): Promise<Buffer> {
  const rows = rowsOf(file.supplyChainGraph)
  const dropDowns: DropDown[] = sheetKeys.flatMap((key, at) =>
    Object.keys(columnsOf(key)).flatMap((column, index) => {
      const values = choices(key, column, language)
      return values.length > 0 ? [{ sheet: at + 1, column: index, values }] : []
    }),
  )
  const lines = [
    [inLanguage(aboutLines.name, language), file.name],
    [inLanguage(aboutLines.from, language), file.supplyFromDate ?? ''],
    [inLanguage(aboutLines.end, language), file.supplyEndDate ?? ''],
    ...sheetKeys.map((key) => [inLanguage(sheets[key].name, language), inLanguage(sheets[key].about, language)]),
  ] as [string, string][]
  // The types of risk are many: they stand below the lines, where the column that chooses one of them finds them.
  const risk = inLanguage(sheets.risks.columns.risk, language)
  const types = [...riskNames.values()].map((name): [string, string] => [risk, inLanguage(name, language)])
  const first = inLanguage(aboutName, language)
  dropDowns.push({
    sheet: sheetKeys.indexOf('risks') + 1,
    column: Object.keys(columnsOf('risks')).indexOf('risk'),
    values: types.map(([, name]) => name),
    within: `'${first}'!$B$${lines.length + 1}:$B$${lines.length + types.length}`,
  })
  return workbook(
    first,
    [...lines, ...types],
    sheetKeys.map((key) => sheetOf(key, rows[key], language)),
    dropDowns,
  )
}
