import { isDay } from '@pandora/contract/time'
import type { BrokenRow } from '../files/raw-row.ts'
import { shownValue, type RejectionReason } from '../rejections.ts'

/** One value of one concept as a filing gives it. */
export interface Entry {
  /** Its place among all values of the file, counted from 1. */
  line: number
  taxonomy: string
  concept: string
  label: string | null
  unit: string
  /** Null for what stands at an instant. */
  start: string | null
  end: string
  /** Months from start to end, 0 at an instant. */
  months: number
  value: number
  filed: string
  accn: string
  form: string
}

const DAY = 86_400_000
/** Days of a month on average; quarters of 12 to 14 weeks are three months. */
const MONTH = 30.4375

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Days from `start` to `end`, both counted. */
export function daysOf(start: string, end: string): number {
  return (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / DAY + 1
}

/** Every value of the facts of a company, in the file's order, and what cannot be read as one. */
export function entriesOf(facts: Record<string, unknown>): { entries: Entry[]; broken: BrokenRow[] } {
  const entries: Entry[] = []
  const broken: BrokenRow[] = []
  let line = 0
  for (const [taxonomy, concepts] of Object.entries(facts)) {
    if (!isObject(concepts)) continue
    for (const [concept, described] of Object.entries(concepts)) {
      if (!isObject(described) || !isObject(described['units'])) continue
      const label = text(described['label']) || null
      for (const [unit, values] of Object.entries(described['units'])) {
        if (!Array.isArray(values)) continue
        for (const value of values as unknown[]) {
          line++
          const read = entryOf(value)
          if ('reason' in read)
            broken.push({ line, broken: read.reason, value: shownValue(`${taxonomy}:${concept} ${read.shown}`) })
          else entries.push({ line, taxonomy, concept, label, unit, ...read })
        }
      }
    }
  }
  return { entries, broken }
}

function entryOf(
  value: unknown,
): Omit<Entry, 'line' | 'taxonomy' | 'concept' | 'label' | 'unit'> | { reason: RejectionReason; shown: string } {
  if (!isObject(value)) return { reason: 'NOT_AN_OBJECT', shown: shownValue(value) }
  const [start, end, filed] = [value['start'] ?? null, value['end'], value['filed']]
  for (const day of start === null ? [end, filed] : [start, end, filed])
    if (typeof day !== 'string' || !isDay(day))
      return { reason: day === undefined || day === null ? 'MISSING' : 'NOT_A_DAY', shown: shownValue(day) }
  const amount = value['val']
  if (typeof amount !== 'number' || !Number.isFinite(amount))
    return { reason: amount === undefined || amount === null ? 'MISSING' : 'NOT_A_NUMBER', shown: shownValue(amount) }
  const [from, to, on] = [start as string | null, end as string, filed as string]
  const months = from === null ? 0 : Math.round(daysOf(from, to) / MONTH)
  if (from !== null && months < 1) return { reason: 'PERIOD_TOO_SHORT', shown: `${from} – ${to}` }
  return {
    start: from,
    end: to,
    months,
    value: amount,
    filed: on,
    accn: text(value['accn']),
    form: text(value['form']),
  }
}
