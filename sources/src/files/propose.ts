import { Document, isMap, isScalar, visit } from 'yaml'
import type { KindName } from '@pandora/contract/records/kinds'
import { conceptsOf, exponentIn, inSimplified, plainName, type Concept } from './header-names.ts'
import { fittingProfile, type ProfileText } from './shipped.ts'
import { decimal } from './values/numbers.ts'

/** A mapping for a file: which profile, or a new one as text; how sure (0 to 1); what it still lacks. */
export interface Proposal {
  /** Name of a profile there is; null for a new mapping. */
  profile: string | null
  text: string
  confidence: number
  /** Fields that the record needs and no column was found for. */
  missing: string[]
}

type Found = Partial<Record<Concept, string>>
type Fields = Record<string, unknown>
interface Draft {
  kind: KindName
  needs: readonly Concept[]
  likes: readonly Concept[]
  records: (found: Found, context: Context) => unknown[]
  /** Missing besides what has no column, as fields of the record. */
  lacks?: (found: Found, context: Context) => string[]
}
interface Context {
  columns: readonly string[]
  sample: readonly (readonly unknown[])[]
  name: string
}

const text = (column: string | undefined): Fields | undefined => (column === undefined ? undefined : { column })
const as = (column: string | undefined, transform: string, more: Fields = {}): Fields | undefined => (column === undefined ? undefined : { column, as: transform, ...more })
const scaled = (column: string | undefined, exponent: number): Fields | undefined => as(column, 'number', exponent === 0 ? {} : { exponent })

function listed(found: Found): Fields {
  return { column: found.code ?? 'code', as: 'security', ...(found.exchange === undefined ? {} : { exchange: { column: found.exchange } }) }
}

function cellsOf(column: string | undefined, { columns, sample }: Context): unknown[] {
  const index = column === undefined ? -1 : columns.indexOf(column)
  return index < 0 ? [] : sample.map((row) => row[index])
}

/** Prices at or below zero can only be adjusted ones. */
const looksAdjusted = (found: Found, context: Context): boolean => cellsOf(found.low, context).some((cell) => { const low = decimal(cell); return typeof low === 'number' && low <= 0 })

function priceRecords(found: Found, context: Context): unknown[] {
  // Tushare counts volume in lots and amounts in thousands, and says so only in its manual.
  const tushare = context.columns.includes('ts_code')
  const units = (column: string | undefined, usual: number): number => (column === undefined ? 0 : exponentIn(column) || (tushare ? usual : 0))
  const adjusted = looksAdjusted(found, context)
  return [{
    kind: 'daily_price',
    fields: {
      security_id: listed(found), basis: { value: adjusted ? 'forward-adjusted' : 'traded' }, ...(adjusted ? { basis_date: { value: null } } : {}), trade_date: as(found.date, 'day'),
      open: as(found.open, 'number'), high: as(found.high, 'number'), low: as(found.low, 'number'), close: as(found.close, 'number'), previous_close: as(found.previous_close, 'number'),
      volume: scaled(found.volume, units(found.volume, 2)), amount: scaled(found.amount, units(found.amount, 3)), turnover_rate: as(found.turnover, 'percent'), change_rate: as(found.change_rate, 'percent'),
    },
  }]
}

function documentRecords(found: Found, { name }: Context): unknown[] {
  const when = found.published ?? found.date ?? 'datetime'
  const title = found.title === undefined ? as(found.body, 'sentence') : text(found.title)
  const common = { kind: { value: 'news' }, title, published_at: as(when, 'published'), precision: as(when, 'precision') }
  const identity = found.id ?? found.url
  const external = identity === undefined ? { column: [when, found.title ?? found.body ?? ''], as: 'fingerprint' } : text(identity)
  return [
    { let: { source: found.source === undefined ? { value: name } : { first: [text(found.source), { value: name }] }, external, document: { column: ['source', 'external'], as: 'document-id' } } },
    {
      kind: 'document',
      fields: {
        document_id: { column: 'document' }, external_id: { column: 'external' }, source_name: { column: 'source' }, language: as(found.title ?? found.body, 'language'), ...common,
        body: { first: [as(found.body, 'plain-text'), { value: '' }].filter((part) => part !== undefined) }, url: as(found.url, 'url'), image_urls: as(found.images, 'urls'),
      },
    },
    ...(found.code === undefined ? [] : [{
      kind: 'document_company', alone: true, each: { column: found.code, split: ',', name: 'one code' },
      fields: { company_id: { column: 'one code', as: 'company' }, document_id: { column: 'document' }, relation: { value: 'subject' }, ...common },
    }]),
  ]
}

function companyRecords(found: Found): unknown[] {
  const id = { ...listed(found), as: 'company' }
  const name = (column: string | undefined, language: string, form: string): unknown[] => (column === undefined ? [] : [{
    kind: 'company_name', when: { present: column }, fields: { company_id: id, language: { value: language }, form: { value: form }, name: { column } },
  }])
  return [
    { kind: 'company', fields: { company_id: id, first_listed_on: as(found.listed, 'day') } },
    { kind: 'security', fields: { security_id: id, company_id: id, exchange: as(found.exchange ?? found.code, 'exchange'), code: as(found.code, 'code'), kind: { value: 'stock' }, currency: { value: 'CNY' }, listed_on: as(found.listed, 'day') } },
    ...name(found.name, 'zh', 'short'), ...name(found.full_name, 'zh', 'full'), ...name(found.english_name, 'en', 'full'),
  ]
}

/** Columns beside the date that hold numbers: a series each. */
function figureColumns(found: Found, context: Context): string[] {
  return context.columns.filter((column) => column !== found.date && cellsOf(column, context).length > 0
    && cellsOf(column, context).every((cell) => cell === null || cell === '' || typeof decimal(cell) === 'number'))
}

/** Unit that a name alone tells: of growth and of rates; else unknown. */
const unitIn = (name: string): string => (/同比|环比|增速|增长率|收益率|利率|占比|比重|yoy|mom|growth|yield|rate|percent|[%％]/i.test(inSimplified(name)) ? '%' : UNKNOWN_UNIT)
const UNKNOWN_UNIT = '?'

/** How days are written in a column, and how often there is one: months and years count at their end. */
function frequencyOf(column: string | undefined, context: Context): { frequency: 'day' | 'month' | 'year'; end: Fields } {
  const days = cellsOf(column, context).flatMap((cell) => (cell === null || cell === '' ? [] : [String(cell).trim()]))
  if (days.length > 0 && days.every((one) => /^\d{4}(?:[-/.年]\d{1,2}月?)$/.test(one))) return { frequency: 'month', end: { end: 'month' } }
  if (days.length > 0 && days.every((one) => /^\d{4}年?$/.test(one))) return { frequency: 'year', end: { end: 'year' } }
  return { frequency: 'day', end: {} }
}

function seriesRecords(found: Found, context: Context): unknown[] {
  const { frequency, end } = frequencyOf(found.date, context)
  const columns = figureColumns(found, context)
  const series = { column: '$name', table: 'series' }
  return [
    { tables: { series: Object.fromEntries(columns.map((column) => [column, { code: `${context.name}.${plainName(column)}`.slice(0, 64), zh: column, en: column, unit: unitIn(column) }])) } },
    { kind: 'series', once: true, columns, fields: { series_code: { ...series, take: 'code' }, category: { value: 'macro' }, name_zh: { ...series, take: 'zh' }, name_en: { ...series, take: 'en' }, unit: { ...series, take: 'unit' }, frequency: { value: frequency } } },
    { kind: 'observation', columns, fields: { series_code: { ...series, take: 'code' }, observed_on: as(found.date, 'day', end), value: { column: '$value', as: 'number' } } },
  ]
}

const drafts: readonly Draft[] = [
  { kind: 'daily_price', needs: ['code', 'date', 'open', 'high', 'low', 'close'], likes: ['volume', 'amount', 'turnover', 'change_rate'], records: priceRecords, lacks: (found, context) => (looksAdjusted(found, context) ? ['basis_date'] : []) },
  { kind: 'document', needs: ['title', 'published'], likes: ['body', 'source', 'url', 'code', 'id'], records: documentRecords },
  { kind: 'share_count', needs: ['code', 'date', 'total_shares'], likes: ['float_shares'], records: (found) => [{ kind: 'share_count', fields: { security_id: listed(found), counted_on: as(found.date, 'day'), total_shares: scaled(found.total_shares, exponentIn(found.total_shares ?? '')), float_shares: scaled(found.float_shares, exponentIn(found.float_shares ?? '')) } }] },
  { kind: 'corporate_action', needs: ['code', 'ex_date', 'dividend'], likes: ['announced'], records: (found) => [{ kind: 'corporate_action', fields: { security_id: listed(found), ex_date: as(found.ex_date, 'day'), action: { value: 'dividend' }, cash_per_share: as(found.dividend, 'number'), announced_on: as(found.announced, 'day') } }] },
  { kind: 'company', needs: ['code', 'name'], likes: ['listed', 'full_name', 'english_name', 'exchange'], records: companyRecords },
  { kind: 'observation', needs: ['date'], likes: [], records: seriesRecords, lacks: (found, context) => (figureColumns(found, context).some((column) => unitIn(column) === UNKNOWN_UNIT) ? ['unit'] : []) },
]

/** Other columns that stand in for what a draft needs. */
const instead: Partial<Record<Concept, readonly Concept[]>> = { title: ['body'], published: ['date'] }
const has = (found: Found, concept: Concept): boolean => found[concept] !== undefined || (instead[concept] ?? []).some((other) => found[other] !== undefined)

function score(draft: Draft, found: Found, context: Context): number {
  const met = draft.needs.filter((concept) => has(found, concept)).length / draft.needs.length
  const liked = draft.likes.length === 0 ? 0 : draft.likes.filter((concept) => found[concept] !== undefined).length / draft.likes.length
  if (draft.kind === 'observation') return found.date !== undefined && found.code === undefined && figureColumns(found, context).length > 0 ? 0.6 : 0
  // News that name a company have its code and name too: text decides.
  if (draft.kind === 'company' && (found.date !== undefined || found.title !== undefined || found.published !== undefined)) return met * 0.3
  if (draft.kind === 'document' && found.title === undefined && found.body === undefined) return 0
  return met * 0.75 + liked * 0.2
}

/** Proposes a mapping for a file by its header and first rows: a profile that fits, else one drafted from what the columns are called. */
export function proposeProfile(profiles: readonly ProfileText[], columns: readonly string[], sample: readonly (readonly unknown[])[], fileName: string): Proposal {
  const fit = fittingProfile(profiles, columns, fileName)
  if (fit) return { profile: fit.profile.name, text: fit.text, confidence: 1, missing: [] }
  const found = conceptsOf(columns)
  const name = profileName(fileName)
  const context: Context = { columns, sample, name }
  const best = drafts.map((draft) => ({ draft, score: score(draft, found, context) })).toSorted((one, other) => other.score - one.score)[0]
  if (!best || best.score < 0.3) return { profile: null, text: '', confidence: 0, missing: [] }
  const { draft } = best
  const missing = [...draft.needs.filter((concept) => !has(found, concept)), ...(draft.lacks?.(found, context) ?? [])]
  const parts = draft.records(found, context) as Fields[]
  const records = parts.filter((part) => 'kind' in part)
  const rest = Object.assign({}, ...parts.filter((part) => !('kind' in part))) as Fields
  const title = fileName.replace(/\.[^.]*$/, '').slice(0, 80) || name
  const profile = { name, title: { zh: title, en: title }, match: { columns }, ...rest, records }
  return { profile: null, text: yamlOf(profile), confidence: Math.round(best.score * 100) / 100, missing }
}

/** YAML as a person would write it: one line for what has no more than values in it. */
function yamlOf(profile: unknown): string {
  const document = new Document(JSON.parse(JSON.stringify(profile)), { aliasDuplicateObjects: false })
  visit(document, {
    Collection: (_, node) => {
      const inner = isMap(node) ? node.items.map((pair) => pair.value) : node.items
      if (inner.every(isScalar)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 200 })
}

function profileName(fileName: string): string {
  const plain = fileName.toLowerCase().replace(/\.[^.]*$/, '').replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 50)
  return plain.length >= 2 ? `my-${plain}` : 'my-file'
}
