import { FREE_END, freeEnd, mutualTypes, type RelationType } from '@pandora/contract/domains/supply/names'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { isHiddenName } from '@pandora/intelligence/concentration/hidden'
import type { Extracted, Rejection } from '@pandora/sources/source'

/** Whom a name means in a market: a company's id, or null where several bear it. */
export type NamesOfMarket = ReadonlyMap<string, string | null>

/** A name as it is looked up: brackets, width, case and white space do not tell names apart. */
const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

/** Names of a market by what they mean. */
export function namesOfMarket(rows: readonly { name: string; company_id: string }[]): NamesOfMarket {
  const names = new Map<string, string | null>()
  for (const { name, company_id: id } of rows) {
    const key = folded(name)
    const known = names.get(key)
    names.set(key, known === undefined || known === id ? id : null)
  }
  return names
}

/** Kinds whose ends a source may give by name. */
export const namesEnds = (kind: KindName): boolean => ((recordKinds[kind] as RecordKind).ends?.length ?? 0) > 0

/** Most pairs that are remembered to tell of those that a file says both ways. */
const MOST_PAIRS = 1_000_000

/** Looks companies up that rows give by name, and tells of what is wrong between the two ends of a row. */
export function endNaming(names: NamesOfMarket) {
  const pairs = new Map<string, number>()

  const oneEnd = (record: Extracted, values: Record<string, unknown>, end: NonNullable<RecordKind['ends']>[number]) => {
    const name = values[end.name]
    if (typeof values[end.id] === 'string' || typeof name !== 'string') return []
    const told = (reason: string, alone: boolean): Rejection => ({
      line: record.line,
      kind: record.kind,
      field: end.name,
      reason,
      value: name.slice(0, 200),
      ...(alone ? { alone: true } : {}),
    })
    if (isHiddenName(name)) {
      if (!end.optional) return [told('HIDDEN_NAME', false)]
      values[end.name] = null
      return []
    }
    const found = names.get(folded(name))
    values[end.id] = found ?? (end.optional ? null : freeEnd(name.trim()))
    return found === null ? [told('NAME_OF_SEVERAL', true)] : []
  }

  const bothWays = (record: Extracted, values: Readonly<Record<string, unknown>>): Rejection[] => {
    if (record.kind !== 'supply_edge') return []
    const [supplier, customer] = [values['supplier_id'], values['customer_id']]
    if (typeof supplier !== 'string' || typeof customer !== 'string' || supplier === customer) return []
    if (pairs.size < MOST_PAIRS) pairs.set(`${supplier}>${customer}`, record.line)
    const other = pairs.get(`${customer}>${supplier}`)
    if (other === undefined) return []
    const value = `${supplier.replace(FREE_END, '')} > ${customer.replace(FREE_END, '')} (${other})`
    return [
      { line: record.line, kind: record.kind, field: 'customer_id', reason: 'SAID_BOTH_WAYS', value, alone: true },
    ]
  }

  /** A row with the companies at its ends, and what there is to tell of them. */
  return function named(row: { records: readonly Extracted[]; rejections: readonly Rejection[] }) {
    const rejections: Rejection[] = [...row.rejections]
    const records = row.records.flatMap((record): Extracted[] => {
      const { ends } = recordKinds[record.kind] as RecordKind
      if (!ends) return [record]
      const values: Record<string, unknown> = { ...record.values }
      if (record.kind === 'supply_edge') values['product_zh'] ??= ''
      const faults = ends.flatMap((end) => oneEnd(record, values, end))
      rejections.push(...faults.map((fault) => (record.alone ? { ...fault, alone: true } : fault)))
      if (faults.some((fault) => !fault.alone)) return []
      if (record.kind === 'corporate_relation') inOrder(values)
      rejections.push(...bothWays(record, values))
      return [{ ...record, values }]
    })
    return { records, rejections }
  }
}

/** Relations of both ends alike stand in the order of their ids, so that one is not kept as two. */
function inOrder(values: Record<string, unknown>): void {
  const [from, to] = [values['from_id'], values['to_id']]
  if (!mutualTypes.includes(values['type'] as RelationType)) return
  if (typeof from !== 'string' || typeof to !== 'string' || from <= to) return
  ;[values['from_id'], values['to_id']] = [to, from]
  ;[values['from_name'], values['to_name']] = [values['to_name'], values['from_name']]
}
