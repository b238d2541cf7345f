import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import { exchangeOf } from '@pandora/contract/records/identity'
import { inMarketOn, tradeDateOf } from '../figures/offers/traded.ts'
import { chinaDeadlines, secDue, type Due } from './due.ts'
import type { Gathering } from './among.ts'
import { lastPeriods, listedOn, periodsKnown } from './facts.queries.ts'
import { presentDeadline, presentDue } from './present.ts'

const mainland = ['SHZ', 'SSE', 'BSE'] as const
const american = ['NYSE', 'NASDAQ', 'US'] as const
const isOf = (exchanges: readonly string[], id: string) => exchanges.includes(exchangeOf(id) ?? '')
/** Most companies of which what is due is told one by one. */
const FEW = 300

/** What mainland-listed companies have to publish: of those in the market that were listed before the period's end. */
async function mainlandDue({
  db,
  view,
  from,
  to,
  market,
  only,
}: Gathering): Promise<{ due: Due[]; known: Set<string> }> {
  const deadlines = chinaDeadlines(from, to)
  const day = tradeDateOf(market)
  const ids = (only ?? [...market.keys()]).filter((id) => {
    const one = market.get(id)
    return one !== undefined && isOf(mainland, id) && inMarketOn(one, day)
  })
  if (deadlines.length === 0 || ids.length === 0) return { due: [], known: new Set() }
  const [listed, periods] = await Promise.all([
    listedOn(db, view),
    periodsKnown(
      db,
      view,
      deadlines.map((one) => one.periodEnd),
      only && ids,
    ),
  ])
  return {
    due: deadlines.flatMap((deadline) =>
      ids
        .filter((id) => (listed.get(id) ?? '0000') <= deadline.periodEnd)
        .map((companyId) => ({ ...deadline, companyId })),
    ),
    known: new Set(periods.map((row) => `${row.company_id} ${row.period_end}`)),
  }
}

/** Reports that are due by law: one by one of a few companies, else by rule with how many of them are known. */
export async function dueEntries(gathering: Gathering): Promise<Entry[]> {
  const { db, view, from, to, market, only } = gathering
  const [{ due, known }, filers] = await Promise.all([mainlandDue(gathering), lastPeriods(db, view, american, only)])
  const all = [...due, ...filers.flatMap((row) => secDue(row, from, to))]
  const isKnown = (one: Due) => known.has(`${one.companyId} ${one.periodEnd}`)
  if (only !== undefined && only.length <= FEW)
    return all.filter((one) => !isKnown(one)).map((one) => presentDue(one, market))
  return [...Map.groupBy(all, ({ day, rule, periodEnd }) => `${day} ${rule} ${periodEnd}`).values()].flatMap((own) => {
    const [first] = own
    return first
      ? [presentDeadline(first, { companies: own.length, published: own.filter(isKnown).length }, market)]
      : []
  })
}
