import { freeEnd, freeName, mutualTypes, type RelationType } from '@pandora/contract/domains/supply/names'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { isHiddenName } from '@pandora/intelligence/concentration/hidden'
import { isVague, sameButForForm } from '@pandora/intelligence/relations/graph/ends'
import type { Extracted, Rejection } from '@pandora/sources/source'
import { pairWatch } from './pairs.ts'

/** Whom a name means in a market: a company's id, or null where several bear it. */
export type NamesOfMarket = ReadonlyMap<string, string | null>

/** A name as it is looked up: brackets, width, case and white space do not tell names apart. */
export const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s/gu, '')

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

/** A relation as it is refused: its type, its two ends and, of a supply, the product. */
export const refusalKey = (type: string, from: unknown, to: unknown, product: unknown): string =>
  JSON.stringify([type, from, to, product])

/** Kinds whose ends a source may give by name. */
export const namesEnds = (kind: KindName): boolean => ((recordKinds[kind] as RecordKind).ends?.length ?? 0) > 0

/** Kinds of which a file may contradict itself, though no company stands at their ends. */
export const watched = (kind: KindName): boolean => namesEnds(kind) || kind === 'product_relation'

/** Looks companies up that rows give by name, and tells of what is wrong between the two ends of a row. */
export function endNaming(names: NamesOfMarket, refused: ReadonlySet<string> = new Set()) {
  const contradicted = pairWatch()

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
    if (found === undefined && !end.optional && isVague(name)) return [told('VAGUE_NAME', false)]
    values[end.id] = found ?? (end.optional ? null : freeEnd(name.trim()))
    return found === null ? [told('NAME_OF_SEVERAL', true)] : []
  }

  const sameEnds = (record: Extracted, values: Readonly<Record<string, unknown>>): Rejection[] => {
    const [one, other] = ((recordKinds[record.kind] as RecordKind).ends ?? []).map((end) => ({
      ...end,
      known: values[end.id],
      said: values[end.name],
    }))
    if (typeof one?.said !== 'string' || typeof other?.said !== 'string') return []
    const value = `${one.said} > ${other.said}`.slice(0, 200)
    const told = { line: record.line, kind: record.kind, field: other.name, value }
    const itself = record.kind === 'supply_edge' ? 'SUPPLIES_ITSELF' : 'RELATED_TO_ITSELF'
    // Told here, with what the file calls the two: the kind's own check knows ids alone.
    if (one.known === other.known) return [{ ...told, reason: itself }]
    // Two companies of the market are two, whatever they are called.
    if ([one, other].every(({ known }) => typeof known === 'string' && freeName(known) === null)) return []
    return sameButForForm(one.said, other.said) ? [{ ...told, reason: 'SAME_BUT_FOR_FORM', alone: true }] : []
  }

  const isRefused = ({ kind }: Extracted, values: Readonly<Record<string, unknown>>): boolean =>
    refused.size > 0 &&
    (kind === 'supply_edge'
      ? refused.has(refusalKey('supplies', values['supplier_id'], values['customer_id'], values['product_zh']))
      : kind === 'corporate_relation' &&
        refused.has(refusalKey(String(values['type']), values['from_id'], values['to_id'], '')))

  /** A row with the companies at its ends, and what there is to tell of them. */
  return function named(row: { records: readonly Extracted[]; rejections: readonly Rejection[] }) {
    const rejections: Rejection[] = [...row.rejections]
    const records = row.records.flatMap((record): Extracted[] => {
      const { ends } = recordKinds[record.kind] as RecordKind
      if (!ends) {
        rejections.push(...contradicted(record, record.values))
        return [record]
      }
      const values: Record<string, unknown> = { ...record.values }
      if (record.kind === 'supply_edge') values['product_zh'] ??= ''
      const atEnds = ends.flatMap((end) => oneEnd(record, values, end))
      const faults = atEnds.some((fault) => !fault.alone) ? atEnds : [...atEnds, ...sameEnds(record, values)]
      rejections.push(...faults.map((fault) => (record.alone ? { ...fault, alone: true } : fault)))
      if (faults.some((fault) => !fault.alone)) return []
      if (record.kind === 'corporate_relation') inOrder(values)
      if (isRefused(record, values)) {
        rejections.push({ ...refusal(record, values), ...(record.alone ? { alone: true } : {}) })
        return []
      }
      rejections.push(...contradicted(record, values))
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

/** That a reader has refused what a record says. */
function refusal({ line, kind }: Extracted, values: Readonly<Record<string, unknown>>): Rejection {
  const [one, other] = ((recordKinds[kind] as RecordKind).ends ?? []).map((end) => values[end.name] ?? values[end.id])
  return {
    line,
    kind,
    field: (recordKinds[kind] as RecordKind).ends?.[1]?.name ?? '',
    reason: 'RELATION_REFUSED',
    value: `${String(one)} > ${String(other)}`.slice(0, 200),
  }
}
