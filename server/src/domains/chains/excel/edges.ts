import { disclosers, edgeOrigins, type ChainEdge, type Range } from '@pandora/contract/domains/chains/graph'
import { disclosedWords, sheets, wordKey } from './layout.ts'
import { dayOfCell, numberOf, textOf, type Notes, type Row } from './rows.ts'

type Data = ChainEdge['data']

/** What a row says of an edge besides its ends; undefined where something of it is wrong, which is told. */
export function edgeData(
  row: Row,
  at: (field: string) => { sheet: string; line: number; field: string },
  notes: Notes,
  read: { share: (field: string) => Range | null | undefined; origin: Data['origin'] },
): Data | undefined {
  const revenueShare = read.share('revenue')
  const purchaseShare = read.share('purchase')
  const from = dayOfCell(row.cell('from'))
  const to = dayOfCell(row.cell('to'))
  const disclosedSaid = textOf(row.cell('disclosedBy'))
  const disclosedBy = disclosedSaid === null ? null : wordKey(disclosedSaid, disclosedWords)
  const originSaid = textOf(row.cell('origin'))
  const origin = originSaid === null ? read.origin : wordKey(originSaid, sheets.edges.columns.origin.words)
  const confidence = numberOf(row.cell('confidence'))
  const line = numberOf(row.cell('line'))
  const wrong = (field: string, word: Parameters<Notes['say']>[2], value: unknown): undefined =>
    notes.say('refused', at(field), word, String(value)) as undefined
  if (from === undefined) return wrong('from', 'NO_DAY', row.cell('from'))
  if (to === undefined) return wrong('to', 'NO_DAY', row.cell('to'))
  if (from !== null && to !== null && from > to) return wrong('to', 'DAYS_TURNED', `${from} > ${to}`)
  if (disclosedBy !== null && !disclosers.includes(disclosedBy as never))
    return wrong('disclosedBy', 'NO_SUCH_WORD', disclosedSaid)
  if (!edgeOrigins.includes(origin as never)) return wrong('origin', 'NO_SUCH_WORD', originSaid)
  if (confidence === undefined) return wrong('confidence', 'NO_NUMBER', row.cell('confidence'))
  if (confidence !== null && (confidence < 0 || confidence > 1)) return wrong('confidence', 'SHARE_OUTSIDE', confidence)
  if (line === undefined || (line !== null && (!Number.isInteger(line) || line < 0)))
    return wrong('line', 'NO_NUMBER', row.cell('line'))
  if (revenueShare === undefined || purchaseShare === undefined) return undefined
  const product = textOf(row.cell('product'))
  if (product !== null && product.length > 120) return wrong('product', 'TOO_LONG', product)
  const evidence = {
    documentId: textOf(row.cell('document')),
    file: textOf(row.cell('file')),
    line,
    quote: textOf(row.cell('quote'))?.slice(0, 600) ?? null,
  }
  return {
    product,
    revenueShare,
    purchaseShare,
    from,
    to,
    disclosedBy: disclosedBy as Data['disclosedBy'],
    confidence,
    origin: origin as Data['origin'],
    evidence: Object.values(evidence).every((one) => one === null) ? null : evidence,
  }
}

/** A share of two cells, low and high; one of them stands for both. Undefined where it is wrong, which is told. */
export function rangeOfCells(
  row: Row,
  field: string,
  at: (field: string) => { sheet: string; line: number; field: string },
  notes: Notes,
): Range | null | undefined {
  const [low, high] = [`${field}Low`, `${field}High`].map((name) => numberOf(row.cell(name)))
  for (const [name, value] of [
    [`${field}Low`, low],
    [`${field}High`, high],
  ] as const) {
    if (value === undefined) return notes.say('refused', at(name), 'NO_NUMBER', String(row.cell(name))) as undefined
    if (value !== null && (value < 0 || value > 1))
      return notes.say('refused', at(name), 'SHARE_OUTSIDE', String(row.cell(name))) as undefined
  }
  if (low === null && high === null) return null
  const range = { low: low ?? high ?? 0, high: high ?? low ?? 0 }
  if (range.low > range.high)
    return notes.say('refused', at(`${field}Low`), 'RANGE_TURNED', `${range.low} > ${range.high}`) as undefined
  return range
}
