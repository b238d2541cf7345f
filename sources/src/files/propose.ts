import { Document, isMap, isScalar, visit } from 'yaml'
import { z } from 'zod'
import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import { conceptsOf, exponentIn, inSimplified, plainName, type Concept } from './header-names.ts'
import type { Profile } from './profile.ts'
import { fittingProfile, type ProfileText } from './shipped.ts'
import { Bad } from './values/bad.ts'
import { listedId } from './values/codes.ts'
import { dayValue, endOfWritten } from './values/days.ts'
import { decimal, hasDecimalComma, percent, withPoint } from './values/numbers.ts'

/** A mapping for a file: which profile, or a new one as text; how sure (0 to 1); what it still lacks. */
export interface Proposal {
  /** Name of a profile there is; null for a new mapping. */
  profile: string | null
  text: string
  /** Kind of the facts that a new mapping is for; null where there is none, or a profile says. */
  kind: KindName | null
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
  /** Whether its figures have a decimal comma. */
  comma: boolean
}

const text = (column: string | undefined): Fields | undefined => (column === undefined ? undefined : { column })
const as = (column: string | undefined, transform: string, more: Fields = {}): Fields | undefined =>
  column === undefined ? undefined : { column, as: transform, ...more }
const scaled = (column: string | undefined, exponent: number): Fields | undefined =>
  as(column, 'number', exponent === 0 ? {} : { exponent })

function listed(found: Found): Fields | undefined {
  return found.code === undefined
    ? undefined
    : {
        column: found.code,
        as: 'security',
        ...(found.exchange === undefined ? {} : { exchange: { column: found.exchange } }),
      }
}

function cellsOf(column: string | undefined, { columns, sample }: Context): unknown[] {
  const index = column === undefined ? -1 : columns.indexOf(column)
  return index < 0 ? [] : sample.map((row) => row[index])
}

const isThere = (cell: unknown): boolean => cell !== null && cell !== undefined && String(cell).trim() !== ''
/** Prices at or below zero can only be adjusted ones. */
const anyNotPositive = (cells: readonly unknown[]): boolean =>
  cells.some((cell) => {
    const price = isThere(cell) ? decimal(cell) : undefined
    return typeof price === 'number' && price <= 0
  })
const looksAdjusted = (found: Found, context: Context): boolean =>
  anyNotPositive([...cellsOf(found.low, context), ...cellsOf(found.close, context)])

/** Codes that are all of indexes are of indexes. */
function pricedSecurity(found: Found, context: Context): Fields | undefined {
  const own = listed(found)
  const codes = cellsOf(found.code, context).filter((cell) => cell !== null && cell !== '')
  const index =
    codes.length > 0 &&
    codes.every((cell) => {
      const one = listedId(cell, null, 'stock')
      return one instanceof Bad && one.reason === 'INDEX_CODE'
    })
  return own && index ? { ...own, security: 'index' } : own
}

function priceRecords(found: Found, context: Context): unknown[] {
  // Tushare counts volume in lots and amounts in thousands, and says so only in its manual.
  const tushare = context.columns.includes('ts_code')
  const units = (column: string | undefined, usual: number): number =>
    column === undefined ? 0 : exponentIn(column) || (tushare ? usual : 0)
  const adjusted = looksAdjusted(found, context)
  return [
    {
      kind: 'daily_price',
      fields: {
        security_id: pricedSecurity(found, context),
        basis: { value: adjusted ? 'forward-adjusted' : 'traded' },
        ...(adjusted ? { basis_date: { value: null } } : {}),
        trade_date: as(found.date, 'day'),
        open: as(found.open, 'number'),
        high: as(found.high, 'number'),
        low: as(found.low, 'number'),
        close: as(found.close, 'number'),
        previous_close: as(found.previous_close, 'number'),
        volume: scaled(found.volume, units(found.volume, 2)),
        amount: scaled(found.amount, units(found.amount, 3)),
        turnover_rate: as(found.turnover, 'percent'),
        change_rate: as(found.change_rate, 'percent'),
      },
    },
  ]
}

function documentRecords(found: Found, { name }: Context): unknown[] {
  const when = found.published ?? found.date ?? 'datetime'
  const title = found.title === undefined ? as(found.body, 'sentence') : text(found.title)
  const common = {
    kind: { value: 'news' },
    title,
    published_at: as(when, 'published'),
    precision: as(when, 'precision'),
  }
  const identity = found.id ?? found.url
  const external =
    identity === undefined ? { column: [when, found.title ?? found.body ?? ''], as: 'fingerprint' } : text(identity)
  return [
    {
      let: {
        source: found.source === undefined ? { value: name } : { first: [text(found.source), { value: name }] },
        external,
        document: { column: ['source', 'external'], as: 'document-id' },
      },
    },
    {
      kind: 'document',
      fields: {
        document_id: { column: 'document' },
        external_id: { column: 'external' },
        source_name: { column: 'source' },
        language: as(found.title ?? found.body, 'language'),
        ...common,
        body: { first: [as(found.body, 'plain-text'), { value: '' }].filter((part) => part !== undefined) },
        url: as(found.url, 'url'),
        image_urls: as(found.images, 'urls'),
      },
    },
    ...(found.code === undefined
      ? []
      : [
          {
            kind: 'document_company',
            alone: true,
            each: { column: found.code, split: ',', name: 'one code' },
            fields: {
              company_id: { column: 'one code', as: 'company' },
              document_id: { column: 'document' },
              relation: { value: 'subject' },
              ...common,
            },
          },
        ]),
  ]
}

function companyRecords(found: Found): unknown[] {
  const id = found.code === undefined ? undefined : { ...listed(found), as: 'company' }
  const name = (column: string | undefined, language: string, form: string): unknown[] =>
    column === undefined
      ? []
      : [
          {
            kind: 'company_name',
            when: { present: column },
            fields: { company_id: id, language: { value: language }, form: { value: form }, name: { column } },
          },
        ]
  return [
    { kind: 'company', fields: { company_id: id, first_listed_on: as(found.listed, 'day') } },
    {
      kind: 'security',
      fields: {
        security_id: id,
        company_id: id,
        exchange: as(found.exchange ?? found.code, 'exchange'),
        code: as(found.code, 'code'),
        kind: { value: 'stock' },
        currency: { value: 'CNY' },
        listed_on: as(found.listed, 'day'),
      },
    },
    ...name(found.name, 'zh', 'short'),
    ...name(found.full_name, 'zh', 'full'),
    ...name(found.english_name, 'en', 'full'),
  ]
}

/** Columns beside the date that hold numbers: a series each. */
function figureColumns(found: Found, context: Context): string[] {
  return context.columns.filter(
    (column) =>
      column !== found.date &&
      cellsOf(column, context).length > 0 &&
      cellsOf(column, context).every(
        (cell) =>
          !isThere(cell) ||
          /^[-—–]+$/.test(String(cell).trim()) ||
          typeof percent(context.comma ? withPoint(cell) : cell) === 'number',
      ),
  )
}

/** What stands in brackets at the end of a name, where it can be a unit. */
function bracketed(name: string): string | undefined {
  const inside = /[[(（【]([^()（）【】]{1,20})[)）\]】]$/.exec(name.trim())?.[1]?.trim()
  return inside !== undefined &&
    /[元美吨人户辆台度桶倍点股张手亿万%％]|cny|usd|eur|hkd|ton|index|percent|billion|million|thousand|bp/i.test(inside)
    ? inside
    : undefined
}

/** Unit that a name alone tells: of growth and of rates; else unknown. */
const unitIn = (name: string): string =>
  bracketed(name) ??
  (/同比|环比|增速|增长率|收益率|利率|占比|比重|yoy|mom|growth|yield|rate|percent|[%％]/i.test(inSimplified(name))
    ? '%'
    : UNKNOWN_UNIT)
/** Stands for a unit that has to be named before anything is stored. */
const UNKNOWN_UNIT = '?'

/** Series of a mapping whose unit nobody has named yet; it can be read all the same. */
export function unnamedUnits({ tables, records }: Profile): string[] {
  const open = (value: unknown): boolean => value === UNKNOWN_UNIT
  const inTables = Object.values(tables).flatMap((table) =>
    Object.entries(table).flatMap(([key, entry]) =>
      typeof entry === 'object' && entry !== null && open(entry['unit']) ? [key] : [],
    ),
  )
  const inRecords = records.flatMap(({ kind, fields: { unit, series_code: code } }) =>
    kind === 'series' && unit && 'value' in unit && open(unit.value)
      ? [code && 'value' in code ? String(code.value) : 'unit']
      : [],
  )
  return [...inTables, ...inRecords]
}

const isQuarter = (day: string): boolean => /q|季/i.test(day) && !(endOfWritten(day, 'quarter') instanceof Bad)

/** How days are written in a column, and how often there is one: months and years count at their end. */
function frequencyOf(
  column: string | undefined,
  context: Context,
): { frequency: 'day' | 'month' | 'quarter' | 'year'; end: Fields } {
  const days = cellsOf(column, context).flatMap((cell) => (cell === null || cell === '' ? [] : [String(cell).trim()]))
  if (days.length > 0 && days.every((one) => /^\d{4}(?:[-/.年]\d{1,2}月?)$/.test(one)))
    return { frequency: 'month', end: { end: 'month' } }
  if (days.length > 0 && days.every(isQuarter)) return { frequency: 'quarter', end: { end: 'quarter' } }
  if (days.length > 0 && days.every((one) => /^\d{4}年?$/.test(one))) return { frequency: 'year', end: { end: 'year' } }
  return { frequency: 'day', end: {} }
}

/** A column's name without the unit that stands in brackets at its end. */
const nameOf = (column: string): string => {
  const unit = bracketed(column)
  if (unit === undefined) return column
  const name = column.trim()
  return name.slice(0, Math.max(...['(', '（', '[', '【'].map((opening) => name.lastIndexOf(opening)))).trim() || column
}

function seriesRecords(found: Found, context: Context): unknown[] {
  const { frequency, end } = frequencyOf(found.date, context)
  const columns = figureColumns(found, context)
  if (columns.length === 0)
    return [
      { kind: 'observation', fields: { observed_on: as(found.date, 'day', end), value: as(found.figure, 'number') } },
    ]
  const shares = columns.some((column) =>
    cellsOf(column, context).some((cell) => /[%％]\s*[)）]?$/.test(String(cell ?? ''))),
  )
  const series = { column: '$name', table: 'series' }
  return [
    {
      tables: {
        series: Object.fromEntries(
          columns.map((column) => [
            column,
            {
              code: `${context.name}.${plainName(column)}`.slice(0, 64),
              zh: nameOf(column),
              en: nameOf(column),
              unit: unitIn(column),
            },
          ]),
        ),
      },
    },
    {
      kind: 'series',
      once: true,
      columns,
      fields: {
        series_code: { ...series, take: 'code' },
        category: { value: 'macro' },
        name_zh: { ...series, take: 'zh' },
        name_en: { ...series, take: 'en' },
        unit: { ...series, take: 'unit' },
        frequency: { value: frequency },
      },
    },
    {
      kind: 'observation',
      columns,
      fields: {
        series_code: { ...series, take: 'code' },
        observed_on: as(found.date, 'day', end),
        value: { column: '$value', as: shares ? 'percent' : 'number' },
      },
    },
  ]
}

/** Whether a column says that it counts by ten shares. */
const perTen = (column: string | undefined): boolean => /每\s*(?:10|十)\s*股|^10派|per\s*(?:10|ten)/i.test(column ?? '')

const drafts: readonly Draft[] = [
  {
    kind: 'daily_price',
    needs: ['code', 'date', 'close'],
    likes: ['open', 'high', 'low', 'volume', 'amount', 'turnover', 'change_rate'],
    records: priceRecords,
    lacks: (found, context) => (looksAdjusted(found, context) ? ['basis_date'] : []),
  },
  {
    kind: 'document',
    needs: ['title', 'published'],
    likes: ['body', 'source', 'url', 'code', 'id'],
    records: documentRecords,
  },
  {
    kind: 'share_count',
    needs: ['code', 'date', 'total_shares'],
    likes: ['float_shares'],
    records: (found) => [
      {
        kind: 'share_count',
        fields: {
          security_id: listed(found),
          counted_on: as(found.date, 'day'),
          total_shares: scaled(found.total_shares, exponentIn(found.total_shares ?? '')),
          float_shares: scaled(found.float_shares, exponentIn(found.float_shares ?? '')),
        },
      },
    ],
  },
  // Mainland tables give dividends per ten shares as often as per share: where the name does not say which, the reader does.
  {
    kind: 'corporate_action',
    needs: ['code', 'ex_date', 'dividend'],
    likes: ['announced'],
    lacks: (found) =>
      found.dividend !== undefined && !perTen(found.dividend) && !/每股|per.?share|dividend/i.test(found.dividend)
        ? ['cash_per_share']
        : [],
    records: (found) => [
      {
        kind: 'corporate_action',
        fields: {
          security_id: listed(found),
          ex_date: as(found.ex_date, 'day'),
          action: { value: 'dividend' },
          cash_per_share: scaled(found.dividend, perTen(found.dividend) ? -1 : 0),
          announced_on: as(found.announced, 'day'),
        },
      },
    ],
  },
  {
    kind: 'company',
    needs: ['code', 'name'],
    likes: ['listed', 'full_name', 'english_name', 'exchange'],
    records: companyRecords,
  },
  {
    kind: 'observation',
    needs: ['date'],
    likes: [],
    records: seriesRecords,
    lacks: (found, context) =>
      figureColumns(found, context).some((column) => unitIn(column) === UNKNOWN_UNIT) ? ['unit'] : [],
  },
]

/** Other columns that stand in for what a draft needs. */
const instead: Partial<Record<Concept, readonly Concept[]>> = { title: ['body'], published: ['date'] }
const has = (found: Found, concept: Concept): boolean =>
  found[concept] !== undefined || (instead[concept] ?? []).some((other) => found[other] !== undefined)

/** Columns without a value in the first rows. */
const blankColumns = (context: Context): number =>
  context.columns.filter((column) => !cellsOf(column, context).some(isThere)).length

function score(draft: Draft, found: Found, context: Context): number {
  const met = draft.needs.filter((concept) => has(found, concept)).length / draft.needs.length
  const liked =
    draft.likes.length === 0
      ? 0
      : draft.likes.filter((concept) => found[concept] !== undefined).length / draft.likes.length
  if (draft.kind === 'observation')
    return found.date !== undefined &&
      found.code === undefined &&
      figureColumns(found, context).length * 2 >= context.columns.length - 1 - blankColumns(context) &&
      figureColumns(found, context).length > 0
      ? 0.6
      : 0
  // A code and a day are in many tables; without a close they are no prices.
  if (draft.kind === 'daily_price' && found.close === undefined) return met * 0.3
  // News that name a company have its code and name too: text decides.
  if (
    draft.kind === 'company' &&
    (found.date !== undefined || found.title !== undefined || found.published !== undefined)
  )
    return met * 0.3
  if (draft.kind === 'document' && found.title === undefined && found.body === undefined) return 0
  return met * 0.75 + liked * 0.2
}

/** A column named as a security, and as nothing else: a bare number has to have six digits. */
const namesSecurity = (column: string): boolean =>
  /\d{5,6}/.test(column) && dayValue(column) instanceof Bad && !(listedId(column, null, 'stock') instanceof Bad)
const isDayName = (column: string): boolean => !(dayValue(column) instanceof Bad)
const isPeriodName = (column: string): boolean =>
  isDayName(column) ||
  !(endOfWritten(column, 'month') instanceof Bad) ||
  /^(?:19|20)\d{2}年?$/.test(column) ||
  isQuarter(column)

/** A table whose columns are securities or days: which columns say what a row is, and what the others are. */
interface Wide {
  across: 'securities' | 'days' | 'periods'
  beside: string[]
}

function wideOf(found: Found, { columns, sample }: Context): Wide | undefined {
  const of = (test: (column: string) => boolean): string[] => columns.filter((column) => !test(column))
  const most = (beside: readonly string[]): boolean =>
    columns.length - beside.length >= 2 && beside.length <= 6 && beside.length < columns.length - beside.length + 1
  const securities = of(namesSecurity)
  if (most(securities) && securities.includes(found.date ?? columns[0] ?? ''))
    return { across: 'securities', beside: securities }
  const days = of(isDayName)
  if (most(days) && found.code !== undefined && days.includes(found.code)) return { across: 'days', beside: days }
  const periods = of(isPeriodName)
  return most(periods) && periods.length > 0 && sample.length > 0 && found.date === undefined
    ? { across: 'periods', beside: periods }
    : undefined
}

/** One close a cell: of a row's day and its column's security, or the other way round. */
function widePrices({ across, beside }: Wide, found: Found, context: Context): unknown[] {
  const cells = context.columns
    .filter((column) => !beside.includes(column))
    .flatMap((column) => cellsOf(column, context))
  const adjusted = anyNotPositive(cells)
  const [security, date] =
    across === 'securities'
      ? [{ column: '$name', as: 'security' }, as(found.date ?? context.columns[0], 'day')]
      : [listed(found), as('$name', 'day')]
  return [
    {
      kind: 'daily_price',
      alone: true,
      columns: { except: beside },
      fields: {
        security_id: security,
        basis: { value: adjusted ? 'forward-adjusted' : 'traded' },
        ...(adjusted ? { basis_date: { value: null } } : {}),
        trade_date: date,
        close: as('$value', 'number'),
      },
    },
  ]
}

/** Series one a row, their periods across. */
function wideSeries({ beside }: Wide, found: Found, context: Context): unknown[] {
  const periods = context.columns.filter((column) => !beside.includes(column))
  const end = periods.every((one) => /^\d{4}年?$/.test(one))
    ? 'year'
    : periods.every(isDayName)
      ? undefined
      : periods.every(isQuarter)
        ? 'quarter'
        : 'month'
  const name = found.series ?? found.item ?? found.name ?? beside[0] ?? ''
  const unit = context.columns.find((column) => /^(?:单位|unit)$/i.test(inSimplified(column.trim())))
  const code = { column: name, text: `${context.name.slice(0, 24)}.{}` }
  return [
    {
      kind: 'series',
      once: true,
      fields: {
        series_code: code,
        category: { value: 'macro' },
        name_zh: { column: name },
        name_en: { column: name },
        unit: unit === undefined ? { value: UNKNOWN_UNIT } : { column: unit },
        frequency: { value: end ?? 'day' },
      },
    },
    {
      kind: 'observation',
      alone: true,
      columns: { except: beside },
      fields: { series_code: code, observed_on: as('$name', 'day', end ? { end } : {}), value: as('$value', 'number') },
    },
  ]
}

/** A mapping for a kind that has no words of its own: the columns that are called as its fields are. */
function plainRecords(kind: KindName, found: Found, { columns }: Context): unknown[] {
  const byName = new Map(columns.map((column) => [plainName(column), column]))
  const concepts: Partial<Record<string, string | undefined>> = {
    security_id: found.code,
    company_id: found.code,
    title: found.title,
    name: found.name,
    period_end: found.period ?? found.date,
    item: found.item,
    value: found.figure,
    announced_on: found.announced ?? found.date,
    published_at: found.published ?? found.date,
    source_name: found.source,
    body: found.body,
    url: found.url,
  }
  const fields = Object.entries(recordKinds[kind].schema.shape as Record<string, z.ZodType>).map(([field, schema]) => {
    const column = concepts[field] ?? byName.get(plainName(field))
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
    const way =
      field === 'security_id'
        ? 'security'
        : field === 'company_id'
          ? 'company'
          : field.endsWith('_at')
            ? 'published'
            : /_on$|_date$|^period_end$|^valid_/.test(field)
              ? 'day'
              : inner instanceof z.ZodNumber
                ? 'number'
                : undefined
    return [field, column === undefined ? undefined : way === undefined ? { column } : { column, as: way }]
  })
  return [{ kind, fields: Object.fromEntries(fields) as Fields }]
}

/** What a proposal is asked for besides the best guess. */
export interface ProposalAsked {
  /** Kind chosen by hand: columns are proposed for it, whatever the file looks like, and no profile is looked for. */
  kind?: KindName | undefined
  /** Line of the header as said by hand; it goes into the mapping. */
  header?: number | undefined
}

/** Proposes a mapping for a file by its header and first rows: a profile that fits, else one drafted from what the columns are called. */
export function proposeProfile(
  profiles: readonly ProfileText[],
  columns: readonly string[],
  sample: readonly (readonly unknown[])[],
  fileName: string,
  { kind, header }: ProposalAsked = {},
): Proposal {
  const fit = kind === undefined ? fittingProfile(profiles, columns, fileName) : undefined
  if (fit) return { profile: fit.profile.name, text: fit.text, kind: null, confidence: 1, missing: [] }
  const found = conceptsOf(columns)
  const name = profileName(fileName)
  const comma = hasDecimalComma(sample)
  const context: Context = { columns, sample, name, comma }
  const drafted = kind === undefined ? guessed(found, context) : forKind(kind, found, context)
  if (!drafted) return { profile: null, text: '', kind: null, confidence: 0, missing: [] }
  const parts = drafted.parts as Fields[]
  const records = parts.filter((part) => 'kind' in part)
  const rest = Object.assign({}, ...parts.filter((part) => !('kind' in part))) as Fields
  const title = fileName.replace(/\.[^.]*$/, '').slice(0, 80) || name
  // Columns that a wide table has more of every day are no mark of its kind, and the few beside them stand in other files too.
  const match = drafted.beside ? { columns: drafted.beside, file: title } : { columns }
  const profile = {
    name,
    title: { zh: title, en: title },
    match,
    ...(header === undefined && !comma
      ? {}
      : { format: { ...(header === undefined ? {} : { header }), ...(comma ? { decimal: ',' } : {}) } }),
    ...rest,
    records,
  }
  return {
    profile: null,
    text: yamlOf(profile),
    kind: drafted.kind,
    confidence: Math.round(drafted.score * 100) / 100,
    missing: drafted.missing,
  }
}

interface Drafted {
  kind: KindName
  parts: unknown[]
  missing: string[]
  score: number
  beside?: readonly string[]
}

function byDraft(draft: Draft, sure: number, found: Found, context: Context): Drafted {
  return {
    kind: draft.kind,
    parts: draft.records(found, context),
    score: sure,
    missing: [...draft.needs.filter((concept) => !has(found, concept)), ...(draft.lacks?.(found, context) ?? [])],
  }
}

function byWidth(wide: Wide, kind: 'daily_price' | 'observation', found: Found, context: Context): Drafted {
  const parts = kind === 'daily_price' ? widePrices(wide, found, context) : wideSeries(wide, found, context)
  const missing = JSON.stringify(parts).includes('"basis_date":{"value":null}')
    ? ['basis_date']
    : JSON.stringify(parts).includes(`"unit":{"value":"${UNKNOWN_UNIT}"}`)
      ? ['unit']
      : []
  return { kind, parts, missing, score: 0.8, beside: wide.beside }
}

/** The mapping that the columns speak for most; undefined where they say nothing. */
function guessed(found: Found, context: Context): Drafted | undefined {
  const best = drafts
    .map((draft) => ({ draft, sure: score(draft, found, context) }))
    .toSorted((one, other) => other.sure - one.sure)[0]
  const wide = wideOf(found, context)
  // A list of companies whose other columns are days is one of their prices.
  if (
    wide &&
    !(
      best &&
      best.draft.kind !== 'observation' &&
      (best.draft.kind !== 'company' || wide.across !== 'days') &&
      best.sure >= 0.75
    )
  )
    return byWidth(wide, wide.across === 'periods' ? 'observation' : 'daily_price', found, context)
  return best && best.sure >= 0.3 ? byDraft(best.draft, best.sure, found, context) : undefined
}

/** The mapping for a kind that was chosen by hand. */
function forKind(kind: KindName, found: Found, context: Context): Drafted {
  const wide = wideOf(found, context)
  const base = kind === 'series' ? 'observation' : kind
  if (
    wide &&
    ((base === 'daily_price' && wide.across !== 'periods') || (base === 'observation' && wide.across !== 'securities'))
  )
    return byWidth(wide, base, found, context)
  const draft = drafts.find((one) => one.kind === base)
  if (draft) return byDraft(draft, score(draft, found, context), found, context)
  const parts = plainRecords(kind, found, context)
  return { kind, parts, missing: [], score: 0.2 }
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
  const plain = fileName
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
  return plain.length >= 2 ? `my-${plain}` : 'my-file'
}
