import type { KindName } from '@pandora/contract/records/kinds'
import { parse } from 'yaml'
import { conceptOf, exponentIn, plainName } from '../header-names.ts'
import type { ProfileText } from '../shipped.ts'
import { type Context, type Fields, cellsOf, isThere } from './draft.ts'
import { bracketed } from './units.ts'

/** Other names of what a column holds, each before that by which profiles know it. */
const spellings: Record<string, string> = {
  总资产: '资产总计',
  资产合计: '资产总计',
  总负债: '负债合计',
  净资产: '股东权益合计',
  所有者权益合计: '股东权益合计',
  营收: '营业收入',
  归属于母公司股东的净利润: '归母净利润',
  归属于母公司所有者的净利润: '归母净利润',
  归属母公司净利润: '归母净利润',
  扣非净利润: '扣非归母净利润',
  经营活动产生的现金流量净额: '经营活动现金流净额',
  投资活动产生的现金流量净额: '投资活动现金流净额',
  筹资活动产生的现金流量净额: '筹资活动现金流净额',
  基本每股收益: '每股收益',
  销售毛利率: '毛利率',
  销售净利率: '净利率',
  加权平均净资产收益率: '净资产收益率',
  netincome: 'netprofit',
  roe: 'roe',
  股东名称: 'holder',
  持股数量: 'shares',
  持股数: 'shares',
  持股比例: 'ratio',
  占总股本比例: 'ratio',
  股东性质: 'holderkind',
  股东类型: 'holderkind',
  增减: 'change',
  持股变动: 'change',
  截止日期: 'heldon',
  报告日期: 'heldon',
  解禁日期: 'releasedon',
  解禁股数: 'shares',
  解禁数量: 'shares',
}

/** Kinds that a profile of another table is drafted for; the others have drafts of their own. */
const kinds: ReadonlySet<string> = new Set(['statement_item', 'shareholding', 'lock_up_release', 'business_segment'])

interface Adapted {
  kind: KindName
  parts: unknown[]
  /** Columns of the file that find a place. */
  used: number
}

const keyOf = (column: string): string => spellings[plainName(column)] ?? plainName(column)

/** Which column of the file stands for each one that a profile knows, where its name says the same in other words. */
function renamed(known: readonly string[], columns: readonly string[]): Map<string, string> {
  const names = new Map<string, string>()
  const free = new Set(columns)
  const take = (same: (column: string, own: string) => boolean): void => {
    for (const own of known) {
      if (names.has(own)) continue
      const column = columns.find((one) => free.has(one) && same(one, own))
      if (column === undefined) continue
      names.set(own, column)
      free.delete(column)
    }
  }
  take((column, own) => column === own)
  take((column, own) => keyOf(column) === plainName(own))
  take((column, own) => conceptOf(column) !== undefined && conceptOf(column) === conceptOf(own))
  return names
}

/** Whether the unit in a column's name is one of another currency, in which no amount is told here. */
const isForeign = (column: string): boolean =>
  /[美港欧日英]元|usd|hkd|eur|gbp|jpy|\$|€|£/i.test(bracketed(column) ?? '')

interface Raw {
  match?: { columns: string[]; known?: unknown; file?: string }
  optional?: string[]
  let?: Record<string, Fields>
  tables?: Record<string, unknown>
  records: (Fields & { kind: string; columns?: string[]; fields: Fields })[]
}

const written = (day: unknown): string => (isThere(day) ? String(day).trim() : '')

/** A profile's part with the columns of the file; null where none of its columns is there. */
function rewritten(
  value: unknown,
  names: ReadonlyMap<string, string>,
  context: Context,
  own: ReadonlySet<string>,
): unknown {
  if (Array.isArray(value)) return value.flatMap((one) => rewritten(one, names, context, own) ?? [])
  if (typeof value !== 'object' || value === null) return value
  const part = value as Fields
  const out: Fields = {}
  for (const [key, inner] of Object.entries(part)) {
    if (key === 'column' && typeof inner === 'string' && !inner.startsWith('$') && !own.has(inner)) {
      const column = names.get(inner)
      if (column === undefined) return null
      out[key] = column
    } else {
      const kept = rewritten(inner, names, context, own)
      if (kept !== null) out[key] = kept
    }
  }
  if (typeof out['column'] === 'string' && ['number', 'amount', 'integer'].includes(String(out['as']))) {
    const exponent = exponentIn(out['column'])
    if (exponent !== 0 && out['exponent'] === undefined) out['exponent'] = exponent
  }
  if (typeof out['column'] === 'string' && ['day', 'month'].includes(String(out['as']))) {
    const days = cellsOf(out['column'], context).map(written).filter(Boolean)
    if (days.length > 0 && days.every((one) => /^\d{4}年?$/.test(one))) out['end'] = 'year'
    else if (days.some((one) => /^\d{4}.*(?:报|季|年度|[qh]\d|fy)/i.test(one))) out['end'] = 'quarter'
  }
  return out
}

/**
 * The profile of another table that a file fits but for how its columns are spelled and for units in their names, as a
 * mapping of the file; figures are told in the units that the names give. Undefined where none fits, or an amount is of
 * another currency.
 */
export function adapted(profiles: readonly ProfileText[], context: Context, kind?: KindName): Adapted | undefined {
  const { columns } = context
  let best: Adapted | undefined
  for (const { profile, text } of profiles) {
    if (!profile.match || profile.match.known !== undefined || profile.match.file !== undefined) continue
    if (!profile.records.every((one) => kinds.has(one.kind) && (kind === undefined || one.kind === kind))) continue
    const raw = parse(text, { merge: true, maxAliasCount: 100, schema: 'core' }) as Raw
    const names = renamed([...(raw.match?.columns ?? []), ...(raw.optional ?? [])], columns)
    const across = new Set(raw.records.flatMap((record) => record.columns ?? []))
    // Of a table with a column an item, any two items will do.
    const asked = (raw.match?.columns ?? []).filter((one) => !across.has(one))
    const items = [...across].filter((one) => names.has(one)).length
    if (!asked.every((one) => names.has(one)) || (across.size > 0 ? items < 2 : asked.length < 3)) continue
    if ([...names.values()].some(isForeign) || names.size <= (best?.used ?? 0)) continue
    const first = profile.records[0]?.kind
    if (first === undefined) continue
    best = { kind: first, parts: partsOf(raw, names, context), used: names.size }
  }
  return best
}

function partsOf(raw: Raw, names: ReadonlyMap<string, string>, context: Context): unknown[] {
  const own = new Set(Object.keys(raw.let ?? {}))
  const units: Record<string, number> = {}
  const records = raw.records.flatMap((record) => {
    const across = record.columns?.flatMap((column) => names.get(column) ?? [])
    if (across?.length === 0) return []
    const fields = rewritten(record.fields, names, context, own) as Record<string, Fields>
    const value = fields['value']
    if (across && value?.['column'] === '$value' && ['number', 'amount'].includes(String(value['as']))) {
      for (const column of across) units[column] = exponentIn(column)
      if (across.some((column) => units[column] !== 0))
        fields['value'] = { ...value, exponent: { column: '$name', table: 'units', take: 'exponent' } }
    }
    const item = fields['item']
    if (across && item?.['column'] === '$name' && item['table'] === undefined)
      fields['item'] = { ...item, table: 'items' }
    return [{ ...record, ...(across ? { columns: across } : {}), fields }]
  })
  // What a column is called in the file, in the tables by which its profile knows it.
  const items = (raw.tables?.['items'] ?? {}) as Record<string, unknown>
  const named = Object.fromEntries(
    raw.records
      .flatMap((record) => record.columns ?? [])
      .flatMap((column) => (names.has(column) ? [[names.get(column) ?? column, items[column] ?? column]] : [])),
  )
  const { items: _, ...others } = raw.tables ?? {}
  const tables = {
    ...others,
    ...(Object.keys(named).length === 0 ? {} : { items: named }),
    ...(Object.values(units).every((one) => one === 0)
      ? {}
      : { units: Object.fromEntries(Object.entries(units).map(([column, exponent]) => [column, { exponent }])) }),
  }
  const asked = new Set(records.flatMap((one) => ('columns' in one ? (one.columns ?? []) : [])))
  const must = new Set((raw.match?.columns ?? []).flatMap((column) => names.get(column) ?? []))
  const optional = [...asked].filter((column) => !must.has(column))
  return [
    ...(raw.let ? [{ let: rewritten(raw.let, names, context, own) }] : []),
    ...(Object.keys(tables).length === 0 ? [] : [{ tables }]),
    ...(optional.length === 0 ? [] : [{ optional }]),
    ...records,
  ]
}
