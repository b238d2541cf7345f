import type { figures } from '@pandora/contract/domains/figures/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf, endOfDay } from '@pandora/contract/time'
import { gapsOf } from '@pandora/intelligence/fundamentals/bands'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { waitingAmong } from '../offers/waiting.queries.ts'
import { knownCompanies } from '../queries.ts'
import { courseOf, type ValuedDay } from './course.ts'
import { barsThen, countVersions, earningsVersions, stockOf, weeksOf } from './queries.ts'
import { spansOf } from './spans.ts'

type Bands = OutputOf<typeof figures.valuationBands>

const DAY = 86_400_000
const none = { value: null, absence: null }

/** The last day that an instant has seen whole. */
function lastWholeDay(asOf: number): string {
  return dayOf(asOf >= endOfDay(dayOf(asOf)) ? asOf : asOf - DAY)
}

/** A company's stock with every day of it valued; undefined without a stock. Throws NOT_FOUND for an unknown company. */
export async function valuedDays(
  db: Db,
  view: View,
  companyId: string,
): Promise<{ securityId: string; currency: string; course: ValuedDay[] } | undefined> {
  const stock = await stockOf(db, view, companyId)
  if (!stock) {
    if (!(await knownCompanies(db, view, [companyId])).has(companyId)) throw new Refusal(errors.NOT_FOUND)
    return undefined
  }
  const { security_id: securityId, currency } = stock
  const [bars, counts, earnings] = await Promise.all([
    barsThen(db, view, securityId),
    countVersions(db, view, securityId),
    earningsVersions(db, view, companyId),
  ])
  return { securityId, currency, course: courseOf({ bars, counts, earnings, currency, asOf: view.asOf }) }
}

/** PE and price to book of every trading day with their percentiles. */
export async function bandsOf(db: Db, view: View, companyId: string): Promise<Bands> {
  const [valued, weeks, waiting] = await Promise.all([
    valuedDays(db, view, companyId),
    weeksOf(db, view.marketId, companyId, view.asOf === null ? '9999-12-31' : lastWholeDay(view.asOf)),
    waitingAmong(db, view.marketId, [companyId]),
  ])
  const course = valued?.course ?? []
  const days = course.map((one) => one.day)
  const last = course.at(-1)
  const peTtm = spansOf(weeks, 'peTtm', last?.pe ?? none)
  const pbRatio = spansOf(weeks, 'pbRatio', last?.pb ?? none)
  const fiveYears = (spans: typeof peTtm) => spans.find((one) => one.years === 5)?.percentile ?? null
  return {
    companyId,
    securityId: valued?.securityId ?? null,
    currency: valued?.currency ?? null,
    days,
    prices: course.map((one) => one.paid),
    periodEnds: course.map((one) => one.earnings?.periodEnd ?? null),
    peTtm: course.map((one) => one.pe.value),
    pbRatio: course.map((one) => one.pb.value),
    byVwap: course.filter((one) => one.cap.basis === 'vwap').map((one) => one.day),
    latest: {
      priceDate: last?.day ?? null,
      periodEnd: last?.earnings?.periodEnd ?? null,
      capBasis: last?.cap.basis ?? null,
      peTtm: last?.pe.value ?? null,
      pbRatio: last?.pb.value ?? null,
      pePercentile: fiveYears(peTtm),
      pbPercentile: fiveYears(pbRatio),
    },
    peTtmBands: {
      spans: peTtm,
      gaps: gapsOf(
        days,
        course.map((one) => one.pe),
      ),
    },
    pbRatioBands: {
      spans: pbRatio,
      gaps: gapsOf(
        days,
        course.map((one) => one.pb),
      ),
    },
    computing: waiting.length > 0,
  }
}
