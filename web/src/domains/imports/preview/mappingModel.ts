import { isAlias, isMap, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { z } from 'zod'
import type { transforms } from '@pandora/contract/domains/imports/transforms'
import { recordKinds } from '@pandora/contract/records/kinds'
import type { KindName } from '@pandora/contract/records/kinds'
import { choicesOf } from '../valueNames.ts'
import { periodsIn, sayPeriod } from './mappingPeriods.ts'
import type { PeriodWord, SaidPeriods } from './mappingPeriods.ts'

type Transform = (typeof transforms)[number]

/** Where a field's value comes from. A `rule` is more than a table can show. */
export type FieldSource =
  | { type: 'column'; column: string; as: Transform | ''; /** Power of ten it is multiplied by. */ exponent?: number }
  | { type: 'value'; value: string }
  | { type: 'rule' }
  | { type: 'none' }

export interface MappedField {
  field: string
  required: boolean
  /** The values it may have, where these are few. */
  choices: readonly string[] | null
  source: FieldSource
}
/** One record rule of a profile. */
export interface MappedRecord {
  index: number
  kind: KindName
  fields: readonly MappedField[]
  /** Once for each of these columns, or for all but some. */
  each: { of: readonly string[] } | { except: readonly string[] } | null
  /** False: its fields are shared with another rule, so they are changed in the text alone. */
  open: boolean
}

/** A series that a mapping names in a table of its own; unit `?` where nobody has said one. */
export interface SeriesUnit {
  table: string
  key: string
  name: string
  unit: string
}

/** Why a text is no mapping, or what it maps. */
export type MappingModel =
  | { problem: string }
  | {
      problem: null
      records: readonly MappedRecord[]
      series: readonly SeriesUnit[]
      /** What it says of the periods of its file; null where it reads none from names or texts. */
      periods: SaidPeriods | null
      unused: (columns: readonly string[]) => string[]
    }

const plain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sourceOf(part: unknown): FieldSource {
  if (part === undefined) return { type: 'none' }
  if (!plain(part)) return { type: 'rule' }
  const keys = Object.keys(part)
  if (keys.length === 1 && 'value' in part)
    return { type: 'value', value: part['value'] === null ? '–' : String(part['value']) }
  if (
    typeof part['column'] === 'string' &&
    !plain(part['exponent']) &&
    keys.every((key) =>
      ['column', 'as', 'exponent', 'exchange', 'currency', 'end', 'security', 'text', 'order', 'zone'].includes(key),
    )
  ) {
    return {
      type: 'column',
      column: part['column'],
      as: (part['as'] as Transform | undefined) ?? '',
      ...(typeof part['exponent'] === 'number' ? { exponent: part['exponent'] } : {}),
    }
  }
  return { type: 'rule' }
}

function schemaOf(kind: KindName): Record<string, z.ZodType> {
  return recordKinds[kind].schema.shape
}

function eachOf(columns: unknown): MappedRecord['each'] {
  if (Array.isArray(columns)) return { of: columns.map(String) }
  return plain(columns) && Array.isArray(columns['except']) ? { except: columns['except'].map(String) } : null
}

function seriesIn(tables: unknown): SeriesUnit[] {
  if (!plain(tables)) return []
  return Object.entries(tables).flatMap(([table, entries]) =>
    plain(entries)
      ? Object.entries(entries).flatMap(([key, entry]) =>
          plain(entry) && typeof entry['unit'] === 'string'
            ? [{ table, key, name: typeof entry['zh'] === 'string' ? entry['zh'] : key, unit: entry['unit'] }]
            : [],
        )
      : [],
  )
}

const isKind = (kind: unknown): kind is KindName => typeof kind === 'string' && Object.hasOwn(recordKinds, kind)
const emptyAllowed = (schema: z.ZodType) =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodArray || schema instanceof z.ZodDefault

/** Every text that stands for a column somewhere in a profile. */
function textsIn(value: unknown, into: Set<string>): Set<string> {
  if (typeof value === 'string') into.add(value)
  else if (Array.isArray(value)) for (const one of value) textsIn(one, into)
  else if (plain(value))
    for (const [key, one] of Object.entries(value)) {
      into.add(key)
      textsIn(one, into)
    }
  return into
}

function read(text: string): { document: Document.Parsed; value: Record<string, unknown> } | { problem: string } {
  const document = parseDocument(text, { merge: true, schema: 'core' })
  const [fault] = document.errors
  if (fault) return { problem: fault.message.split('\n')[0] ?? fault.message }
  const value: unknown = document.toJS({ maxAliasCount: 100 })
  return plain(value) ? { document, value } : { problem: 'records: ?' }
}

/** What a profile's YAML maps, field by field. */
export function readMapping(text: string): MappingModel {
  const found = read(text)
  if ('problem' in found) return found
  const { document, value } = found
  const rules = Array.isArray(value['records']) ? (value['records'] as unknown[]) : []
  const records = rules.flatMap((rule, index): MappedRecord[] => {
    if (!plain(rule) || !isKind(rule['kind'])) return []
    const fields = plain(rule['fields']) ? rule['fields'] : {}
    const node = document.getIn(['records', index, 'fields'], true)
    const shape = schemaOf(rule['kind'])
    return [
      {
        index,
        kind: rule['kind'],
        open: !isAlias(node) && isMap(node),
        each: eachOf(rule['columns']),
        fields: Object.entries(shape).map(([field, schema]) => ({
          field,
          required: !emptyAllowed(schema),
          choices: choicesOf(schema),
          source: sourceOf(fields[field]),
        })),
      },
    ]
  })
  const { match: _match, title: _title, ...rest } = value
  const used = textsIn(rest, new Set())
  const others = records.some(({ each }) => each !== null && 'except' in each)
  return {
    problem: null,
    records,
    series: seriesIn(value['tables']),
    periods: periodsIn(document),
    unused: (columns) => (others ? [] : unusedOf(columns, used)),
  }
}

const unusedOf = (columns: readonly string[], used: ReadonlySet<string>): string[] =>
  columns.filter((column) => !used.has(column))

const byField: Readonly<Record<string, Transform>> = {
  security_id: 'security',
  company_id: 'company',
  document_id: 'document-id',
  code: 'code',
  exchange: 'exchange',
  published_at: 'published',
  precision: 'precision',
  url: 'url',
  image_urls: 'urls',
  body: 'plain-text',
  turnover_rate: 'percent',
  change_rate: 'percent',
}

/** How a column is read for a field unless something else is said. */
export function usualTransform(kind: KindName, field: string): Transform | '' {
  const known = byField[field]
  if (known) return known
  if (/_on$|_date$|^period_end$|^valid_/.test(field)) return 'day'
  const schema = schemaOf(kind)[field]
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  return inner instanceof z.ZodNumber ? 'number' : ''
}

/** The profile's text with a field read from a column (null: from none). Comments and everything else stay. */
export function withColumn(
  text: string,
  record: MappedRecord,
  field: string,
  column: string | null,
  as?: Transform | '',
): string {
  const found = read(text)
  if ('problem' in found) return text
  const { document } = found
  const path = ['records', record.index, 'fields', field]
  if (column === null) document.deleteIn(path)
  else {
    const before = record.fields.find((one) => one.field === field)?.source
    const way = as ?? (before?.type === 'column' ? before.as : usualTransform(record.kind, field))
    if (before?.type === 'column') {
      document.setIn([...path, 'column'], column)
      if (way) document.setIn([...path, 'as'], way)
      else document.deleteIn([...path, 'as'])
    } else document.setIn(path, document.createNode(way ? { column, as: way } : { column }, { flow: true }))
  }
  return document.toString({ lineWidth: 200 })
}

/** The profile's text with a field that is the same in every row; null: the field is left empty. */
export function withValue(text: string, record: MappedRecord, field: string, value: string | null): string {
  const found = read(text)
  if ('problem' in found) return text
  const path = ['records', record.index, 'fields', field]
  const schema = schemaOf(record.kind)[field]
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
  const typed =
    value !== null && value.trim() !== '' && inner instanceof z.ZodNumber && Number.isFinite(Number(value))
      ? Number(value)
      : value
  found.document.setIn(path, found.document.createNode({ value: typed }, { flow: true }))
  return found.document.toString({ lineWidth: 200 })
}

/** The profile's text with the unit of one of its series; `?` again where it is blank. */
export function withUnit(text: string, { table, key }: SeriesUnit, unit: string): string {
  const found = read(text)
  if ('problem' in found) return text
  found.document.setIn(['tables', table, key, 'unit'], unit.trim() === '' ? '?' : unit)
  return found.document.toString({ lineWidth: 200 })
}

/** The mapping's text with what a reader says of its periods; blank: says nothing of it again. */
export function withPeriod(text: string, word: PeriodWord, value: string): string {
  const found = read(text)
  if ('problem' in found) return text
  sayPeriod(found.document, word, value)
  return found.document.toString({ lineWidth: 200 })
}
