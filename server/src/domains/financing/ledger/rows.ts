import { amountTold, type AmountRefusal, type AmountTold } from '@pandora/contract/domains/financing/amounts'
import { roundOf, roundOrder } from '@pandora/contract/domains/financing/rounds'
import { isNobody } from '@pandora/intelligence/financing/organisations'
import { provinceOrder } from '@pandora/intelligence/policy/issuers'
import { placeName } from '@pandora/intelligence/risks/places'
import type { LedgerRow } from './queries.ts'
import { at, withRoom } from './words/columns.ts'
import { NONE, type Words } from './words/words.ts'

/** Day without a date. */
export const NO_DAY = -0x80_00_00_00
/** A round whose name is none. */
export const NO_ROUND = 255
/** How exactly an amount is told, the surest first. */
export const toldKinds = ['exact', 'range', 'unknown', 'refused'] as const
const refusals: readonly AmountRefusal[] = ['NEGATIVE', 'OTHER_CURRENCY', 'NOT_AN_AMOUNT', 'TOO_LONG']
const places = new Map(roundOrder.map((one, place) => [one.code, place]))
const provinces = new Set(provinceOrder.flatMap((code) => placeName(code)?.zh ?? []))

/** Investors of a row, place by place: both languages where the lists are as long as one another. */
export function namesIn({ investors_zh: zh, investors_en: en }: Pick<LedgerRow, 'investors_zh' | 'investors_en'>) {
  const beside = zh.length === 0 || zh.length === en.length
  return Array.from({ length: Math.max(zh.length, beside ? en.length : 0) }, (_, place) => ({
    zh: zh[place] ?? null,
    en: beside ? (en[place] ?? null) : null,
  })).filter((one) => !isNobody(one.zh ?? one.en ?? '-'))
}

/** Rows of sources, column by column. Rows are only added; which of them stand is told beside them. */
export class Rows {
  count = 0
  id = new Int32Array(0)
  /** Its company, by its place among `Ventures`. */
  venture = new Int32Array(0)
  en = new Int32Array(0)
  day = new Int32Array(0)
  /** Place in the order of rounds, or `NO_ROUND`. */
  round = new Uint8Array(0)
  roundText = new Int32Array(0)
  amountText = new Int32Array(0)
  /** Of `toldKinds`; currency or reason of the refusal; and the ends, NaN where there is none. */
  told = new Uint8Array(0)
  of = new Int32Array(0)
  low = new Float64Array(0)
  high = new Float64Array(0)
  industry = new Int32Array(0)
  subdomain = new Int32Array(0)
  region = new Int32Array(0)
  seenAt = new Float64Array(0)
  /** What brought it. */
  source = new Int32Array(0)
  /** Where its investors stand in `pair` and `lead`: up to those of the next row. */
  parts = new Uint32Array(1)
  partCount = 0
  pair = new Int32Array(0)
  /** 0 nobody says who led, 1 did not, 2 led. */
  lead = new Uint8Array(0)
  /** Rows whose industry is the name of a province. */
  readonly ofPlaces = new Set<number>()

  add(words: Words, row: LedgerRow, venture: number): void {
    const place = this.count++
    this.#room(place + 1)
    const known = roundOf(row.round)
    this.id[place] = words.ids.add(row.round_id)
    this.venture[place] = venture
    this.en[place] = words.name(row.company_en)
    this.day[place] = row.day
    this.round[place] = known === null ? NO_ROUND : (places.get(known.code) ?? NO_ROUND)
    this.roundText[place] = words.text(row.round)
    this.amountText[place] = words.text(row.amount_text)
    this.#tell(words, place, toldIn(row))
    this.industry[place] = words.labels.add(row.industry_zh, row.industry_en)
    this.subdomain[place] = words.labels.add(row.subdomain_zh, row.subdomain_en)
    this.region[place] = words.regions.add(row.region_code)
    this.seenAt[place] = row.seen_at
    this.source[place] = words.sources.add(row.source)
    if (row.industry_zh !== null && provinces.has(row.industry_zh)) this.ofPlaces.add(place)
    const leads = row.leads === null ? null : new Set(row.leads)
    const named = namesIn(row)
    this.pair = withRoom(this.pair, this.partCount + named.length)
    this.lead = withRoom(this.lead, this.partCount + named.length)
    for (const { zh, en } of named) {
      this.pair[this.partCount] = words.pair(zh, en)
      this.lead[this.partCount++] = leads === null ? 0 : leads.has(zh ?? '') || leads.has(en ?? '') ? 2 : 1
    }
    this.parts[place + 1] = this.partCount
  }

  #tell(words: Words, place: number, told: AmountTold): void {
    this.told[place] = toldKinds.indexOf(told.kind)
    this.of[place] = told.kind === 'refused' ? refusals.indexOf(told.reason) : words.currencies.add(told.currency)
    this.low[place] = told.kind === 'exact' ? told.value : told.kind === 'range' ? told.low : Number.NaN
    this.high[place] = told.kind === 'range' && told.high !== null ? told.high : Number.NaN
  }

  /** The amount of a row as it was told. */
  toldAt(words: Words, place: number): AmountTold {
    const [kind, of, low, high] = [at(this.told, place), at(this.of, place), at(this.low, place), at(this.high, place)]
    if (kind === 3) return { kind: 'refused', reason: refusals[of] ?? 'NOT_AN_AMOUNT' }
    const currency = words.currencies.of(of)
    if (kind === 0) return { kind: 'exact', currency, value: low }
    return kind === 1
      ? { kind: 'range', currency, low, high: Number.isNaN(high) ? null : high }
      : { kind: 'unknown', currency }
  }

  /** Lets go of room for rows that will not come soon: all have been read. */
  trim(): void {
    for (const name of columnsOfRows) if (this[name].length > this.count) cut(this, name, this.count)
    if (this.parts.length > this.count + 1) cut(this, 'parts', this.count + 1)
    for (const name of ['pair', 'lead'] as const) cut(this, name, this.partCount)
  }

  #room(length: number): void {
    for (const name of ['id', 'venture', 'en', 'day', 'roundText', 'amountText', 'of'] as const)
      this[name] = withRoom(this[name], length)
    for (const name of ['industry', 'subdomain', 'region', 'source'] as const) this[name] = withRoom(this[name], length)
    for (const name of ['low', 'high', 'seenAt'] as const) this[name] = withRoom(this[name], length)
    for (const name of ['round', 'told'] as const) this[name] = withRoom(this[name], length)
    this.parts = withRoom(this.parts, length + 1)
  }
}

const columnsOfRows = [
  'id',
  'venture',
  'en',
  'day',
  'round',
  'roundText',
  'amountText',
  'told',
  'of',
  'low',
  'high',
  'industry',
  'subdomain',
  'region',
  'seenAt',
  'source',
] as const

/** Cuts a column of some rows to so many figures. */
function cut<Name extends (typeof columnsOfRows)[number] | 'parts' | 'pair' | 'lead'>(
  rows: Rows,
  name: Name,
  length: number,
): void {
  rows[name] = rows[name].slice(0, length) as Rows[Name]
}

/** The amount of a row: its figure, its range, else what its words say. */
function toldIn(row: LedgerRow): AmountTold {
  if (row.amount !== null) return { kind: 'exact', currency: row.currency, value: row.amount }
  if (row.amount_low !== null)
    return { kind: 'range', currency: row.currency, low: row.amount_low, high: row.amount_high }
  const told = amountTold(row.amount_text ?? '')
  return told.kind === 'unknown' ? { kind: 'unknown', currency: told.currency ?? row.currency } : told
}

/** What is told of companies that raised money, column by column. */
export class Ventures {
  count = 0
  /** By the number of a name its company's place, `NONE` of a name that no company bears. */
  ofName = new Int32Array(0)
  name = new Int32Array(0)
  /** Whether a source describes it, and what it says. */
  described = new Uint8Array(0)
  en = new Int32Array(0)
  founded = new Int32Array(0)
  industry = new Int32Array(0)
  subdomain = new Int32Array(0)
  region = new Int32Array(0)

  placeOf(name: number): number {
    return name < 0 || name >= this.ofName.length ? NONE : at(this.ofName, name)
  }

  /** The place of the company of a row, which is added where it is new; what is told of it stands as in the row. */
  add(words: Words, row: LedgerRow): number {
    const name = words.name(row.company_zh)
    this.ofName = withRoom(this.ofName, name + 1, NONE)
    let place = at(this.ofName, name)
    if (place < 0) {
      place = this.count++
      for (const column of ['name', 'en', 'founded', 'industry', 'subdomain', 'region'] as const)
        this[column] = withRoom(this[column], this.count)
      this.described = withRoom(this.described, this.count)
      this.ofName[name] = place
      this.name[place] = name
    }
    this.described[place] = row.described ? 1 : 0
    this.en[place] = words.name(row.about_en)
    this.founded[place] = row.founded ?? NO_DAY
    this.industry[place] = words.labels.add(row.about_industry_zh, row.about_industry_en)
    this.subdomain[place] = words.labels.add(row.about_subdomain_zh, row.about_subdomain_en)
    this.region[place] = words.regions.add(row.about_region)
    return place
  }

  /** A copy that may be changed while the other is still read. */
  copy(): Ventures {
    const own = new Ventures()
    own.count = this.count
    for (const column of ['ofName', 'name', 'en', 'founded', 'industry', 'subdomain', 'region'] as const)
      own[column] = this[column].slice()
    own.described = this.described.slice()
    return own
  }
}
