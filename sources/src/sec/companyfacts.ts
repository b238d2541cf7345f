import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { endOfDay } from '@pandora/contract/time'
import type { ObjectRow } from '../files/json-lines.ts'
import type { BrokenRow } from '../files/raw-row.ts'
import { itemConcepts } from './concepts.ts'
import { daysOf, entriesOf, type Entry } from './entries.ts'

/** Zone of the SEC: what was filed on a day was known by that day's end there (decisions 1). */
export const SEC_ZONE = 'America/New_York'

interface Document {
  cik: unknown
  entityName?: unknown
  facts: Record<string, unknown>
}

/** Whether a JSON document is what the SEC gives as a company's facts. */
export function isCompanyFacts(value: unknown): value is Document {
  return (
    typeof value === 'object' &&
    value !== null &&
    'cik' in value &&
    'facts' in value &&
    typeof value.facts === 'object' &&
    value.facts !== null &&
    !Array.isArray(value.facts)
  )
}

/** An entry under the name of an item. */
interface Named {
  entry: Entry
  item: string
  statement: string
  unit: string
}

const isCurrency = (unit: string): boolean => /^[A-Z]{3}$/.test(unit)

/** The currency most values are in. */
function mainCurrency(entries: readonly Entry[]): string | null {
  const counts = new Map<string, number>()
  for (const { unit } of entries) if (isCurrency(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
}

const unitName = (unit: string): string =>
  unit === 'pure' ? 'times' : unit.endsWith('/shares') ? unit.slice(0, -1) : unit

/**
 * Entries under our items: of each filing and period the best concept that it gives; and all others under their own
 * names.
 */
function named(entries: readonly Entry[]): Named[] {
  const currency = mainCurrency(entries)
  const ofConcept = Map.groupBy(
    entries.filter(({ taxonomy }) => taxonomy === 'us-gaap' || taxonomy === 'ifrs-full'),
    ({ concept }) => concept,
  )
  const taken = new Set<Entry>()
  const out: Named[] = []
  for (const [item, { statement, concepts }] of itemConcepts) {
    const wanted = statement === 'indicator' ? `${currency}/shares` : currency
    const best = new Map<string, Entry>()
    // Balances stand at an instant, everything else runs over months: a concept of the same name in a note may do
    // otherwise.
    for (const entry of concepts.flatMap((concept) => ofConcept.get(concept) ?? [])) {
      if (entry.unit !== wanted || (statement === 'balance') !== (entry.months === 0)) continue
      const place = `${entry.end} ${entry.months} ${entry.accn} ${entry.filed}`
      const before = best.get(place)
      if (before === undefined || (before.concept === entry.concept && isCloser(entry, before))) best.set(place, entry)
    }
    for (const entry of best.values()) {
      taken.add(entry)
      out.push({ entry, item, statement, unit: unitName(entry.unit) })
    }
  }
  const units = new Map(
    [...Map.groupBy(entries, ({ taxonomy, concept }) => `${taxonomy}:${concept}`)].map(([name, own]) => [
      name,
      new Set(own.map(({ unit }) => unit)),
    ]),
  )
  for (const entry of entries) {
    if (taken.has(entry)) continue
    const name = `${entry.taxonomy}:${entry.concept}`
    const several = (units.get(name)?.size ?? 0) > 1 && entry.unit !== currency
    out.push({
      entry,
      item: several ? `${name}@${entry.unit}` : name,
      statement: 'indicator',
      unit: unitName(entry.unit),
    })
  }
  return out
}

const off = ({ start, end, months }: Entry): number =>
  start === null ? 0 : Math.abs(daysOf(start, end) - months * 30.4375)
/** Of two periods of as many months in one filing the one nearer to whole months. */
const isCloser = (one: Entry, other: Entry): boolean => off(one) < off(other)

/**
 * Versions of one figure, oldest filing first: the first, and each that says something else. What repeats the figure
 * before it is no news.
 */
function versions(all: readonly Named[]): { kept: Named[]; twice: Named[] } {
  const ordered = all.toSorted((a, b) =>
    a.entry.filed < b.entry.filed
      ? -1
      : a.entry.filed > b.entry.filed
        ? 1
        : a.entry.accn < b.entry.accn
          ? -1
          : a.entry.accn > b.entry.accn
            ? 1
            : a.entry.line - b.entry.line,
  )
  const kept: Named[] = []
  const twice: Named[] = []
  for (const one of ordered) {
    const last = kept.at(-1)
    if (last && last.entry.value === one.entry.value) continue
    // One filing that gives the figure over two stretches of as many months: the one nearer to whole months stands.
    if (last && last.entry.accn === one.entry.accn && last.entry.start !== one.entry.start) {
      if (isCloser(one.entry, last.entry)) twice.push(kept.splice(-1, 1, one)[0] ?? one)
      else twice.push(one)
    } else kept.push(one)
  }
  return { kept, twice }
}

/**
 * Rows of a companyfacts document, in its order: one for each figure and for each filing that says something else of it
 * later, and a broken row
 * for what cannot be taken. Later filings that repeat a figure give no row. Refuses UNREADABLE_FILE where the company's
 * number is none.
 */
export function companyFactsRows({ cik, entityName, facts }: Document, file: string): (ObjectRow | BrokenRow)[] {
  const number = typeof cik === 'number' ? String(cik) : typeof cik === 'string' ? cik.trim() : ''
  if (!/^\d{1,10}$/.test(number) || Number(number) === 0)
    throw new Refusal(importsErrors.UNREADABLE_FILE, { reason: `${file}: cik` })
  const { entries, broken } = entriesOf(facts)
  const rows: (ObjectRow | BrokenRow)[] = [...broken]
  const name = typeof entityName === 'string' ? entityName.replace(/\s+/g, ' ').trim() : ''
  const lastFiled = entries.reduce<string | null>(
    (last, { filed }) => (last === null || filed > last ? filed : last),
    null,
  )
  for (const all of Map.groupBy(named(entries), ({ entry, item }) => `${item} ${entry.end} ${entry.months}`).values()) {
    const { kept, twice } = versions(all)
    for (const { entry, item } of twice)
      rows.push({ line: entry.line, broken: 'SAME_PERIOD_TWICE', value: `${item} ${entry.start ?? ''} – ${entry.end}` })
    for (const { entry, item, statement, unit } of kept) {
      const { line, taxonomy, concept, label, start, end, months, value, filed, accn, form } = entry
      rows.push({
        line,
        object: {
          cik: number,
          name: name || null,
          last_filed: lastFiled,
          taxonomy,
          concept,
          label,
          item,
          statement,
          unit,
          start,
          end,
          months,
          value,
          filed,
          known: new Date(endOfDay(filed, SEC_ZONE)).toISOString(),
          form,
          accn,
          filing: `${form} ${accn}`.trim() || null,
        },
      })
    }
  }
  return rows.toSorted((a, b) => a.line - b.line)
}
