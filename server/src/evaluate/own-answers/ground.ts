import { endOfDay } from '@pandora/contract/time'
import type { StoredItem } from './ground.queries.ts'

/**
 * Figures of the demo market worked out of the stored rows by rules of their own, apart from the product's: a quarter
 * is what was reported to its end less what was reported to the end of the one before; four quarters are the last year
 * and what this one has beyond the same months of it.
 */
export class StoredFigures {
  readonly #rows = new Map<string, StoredItem[]>()
  readonly items: readonly StoredItem[]
  constructor(items: readonly StoredItem[]) {
    this.items = items
    for (const row of items) {
      const key = `${row.company_id} ${row.item} ${row.period_end} ${row.period_months}`
      const of = this.#rows.get(key)
      if (of) of.push(row)
      else this.#rows.set(key, [row])
    }
  }

  #at(id: string, item: string, end: string, months: number, at: number): number | null {
    const rows = this.#rows.get(`${id} ${item} ${end} ${months}`) ?? []
    return rows.find((row) => row.known_at <= at && row.superseded_at > at)?.value ?? null
  }

  /** A flow from the year's beginning, or a balance at its end. */
  toDate(id: string, item: string, year: number, months: number, at = 1e14): number | null {
    const end = new Date(Date.UTC(year, months, 0)).toISOString().slice(0, 10)
    return this.#at(id, item, end, months, at) ?? this.#at(id, item, end, 0, at)
  }

  quarter(id: string, item: string, year: number, quarter: number): number | null {
    const all = this.toDate(id, item, year, quarter * 3)
    if (quarter === 1 || all === null) return all
    const before = this.toDate(id, item, year, (quarter - 1) * 3)
    return before === null ? null : all - before
  }

  /** The four quarters to the last one reported by the end of a day. */
  trailing(id: string, item: string, day?: string): number | null {
    const at = day === undefined ? 1e14 : endOfDay(day)
    const ends = this.items.flatMap((row) =>
      row.company_id === id && row.item === item && row.known_at <= at && row.period_months > 0 ? [row.period_end] : [],
    )
    const last = ends.toSorted().at(-1)
    if (last === undefined) return null
    const [year, months] = [Number(last.slice(0, 4)), Number(last.slice(5, 7))]
    if (months === 12) return this.toDate(id, item, year, 12, at)
    const [own, whole, same] = [
      this.toDate(id, item, year, months, at),
      this.toDate(id, item, year - 1, 12, at),
      this.toDate(id, item, year - 1, months, at),
    ]
    return own === null || whole === null || same === null ? null : whole + own - same
  }
}
