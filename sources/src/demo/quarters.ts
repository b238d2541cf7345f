import { statutoryDeadline } from '@pandora/contract/domains/finance-reports/records'
import { dayAfter, quarterEnds } from './calendar.ts'
import { randomOf } from './random.ts'
import type { DemoCompany } from './world.ts'

/** A quarter of a company as it truly went. */
export interface Quarter {
  /** Last day of the quarter. */
  periodEnd: string
  /** Revenue of the quarter alone, whole yuan. */
  revenue: number
  grossMargin: number
  /** Against what was expected, in standard deviations; from 1.1 on it moves the price when the report comes. */
  surprise: number
  publishedOn: string
}

/** Part of a year's revenue that falls on each quarter. */
const SEASONS = [0.22, 0.245, 0.25, 0.285]
/**
 * First quarter end of which a world that begins on `from` has statements: a whole year before, so that the first year
 * can be compared.
 */
export function firstQuarter(from: string): string {
  return `${Number(from.slice(0, 4)) - 1}-03-31`
}

/** A company's quarters up to `today`, oldest first. A later `today` only adds quarters. */
export function quartersOf(seed: number, company: DemoCompany, from: string, today: string): Quarter[] {
  let level = company.revenue
  let margin = company.grossMargin
  let earlier = ''
  return quarterEnds(firstQuarter(from), today).map((periodEnd) => {
    const random = randomOf(seed, 'quarter', company.id, periodEnd)
    const surprise = random.normal()
    level *= 1 + company.growth / 4 + surprise * 0.025 + random.normal() * 0.01
    margin = Math.min(0.93, Math.max(0.04, margin + (company.grossMargin - margin) * 0.2 + surprise * 0.006))
    const season = SEASONS[Number(periodEnd.slice(5, 7)) / 3 - 1] ?? 0.25
    const latest = statutoryDeadline(periodEnd)
    const room = Math.round((Date.parse(latest) - Date.parse(periodEnd)) / 86_400_000)
    const own = dayAfter(periodEnd, random.int(Math.min(18, room - 3), room - 1))
    // The first quarter's report never comes before the year's.
    const publishedOn = own < earlier ? earlier : own
    earlier = publishedOn
    return { periodEnd, revenue: Math.round(level * season), grossMargin: margin, surprise, publishedOn }
  })
}
