import { figuresOf } from '@pandora/intelligence/linear/metrics'
import { previousMeetings, seriesOf, type MeetingText } from '@pandora/intelligence/policy/meetings/series'
import { droppedPhrases, newPhrases } from '@pandora/intelligence/policy/phrases/phrases'
import { trackPhrase } from '@pandora/intelligence/policy/phrases/track'
import { textOf } from '@pandora/intelligence/tasks/marks'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'

/** Series by the names of zh-policy-meetings-xwlb. */
const names: Readonly<Record<string, string>> = {
  politburo_econ: 'politburoEconomy',
  politburo_other: 'politburo',
  cewc: 'centralEconomicWork',
  rural_work_conference: 'centralRuralWork',
  financial_work_conference: 'centralFinancialWork',
  state_council_executive: 'stateCouncilExecutive',
  central_fin_econ_commission: 'financialEconomicCommission',
  plenum_communique: 'plenum',
  five_year_plan_proposal: 'fiveYearPlan',
}
/** Phrases printed of the last text of a series. */
const SHOWN = 10

/**
 * Series of dated texts against the type that a file gives them, how many have a previous one, and of the last text of
 * each series what it says for the first time and no longer; with a phrase, its course over the Politburo's meetings on
 * the economy.
 */
export async function policyMeetings(file: string, phrase: string | undefined): Promise<object> {
  const rows = (await labelledRows(file)).map((row) => ({
    id: textOf(row['id']),
    date: textOf(row['date']),
    title: textOf(row['title']),
    text: textOf(row['text']),
    type: names[textOf(row['type'])] ?? 'none',
  }))
  const said = rows.map((row) => seriesOf(row)?.series ?? 'none')
  const bySeries = Map.groupBy(rows, (row) => seriesOf(row)?.series ?? 'none')
  const before = rows.map((row) => previousMeetings(row, rows))
  const phrases = [...bySeries].flatMap(([series, all]) => {
    const ordered = all.toSorted((a, b) => (a.date < b.date ? -1 : 1))
    const last: MeetingText | undefined = ordered.pop()
    if (series === 'none' || !last || ordered.length === 0) return []
    const begun = performance.now()
    const fresh = newPhrases(last.text, ordered, SHOWN)
    const dropped = droppedPhrases(last.text, ordered, SHOWN)
    const ms = Math.round(performance.now() - begun)
    const shown = { new: fresh.map((one) => one.phrase), dropped: dropped.map((one) => one.phrase) }
    return [[series, { texts: all.length, id: last.id, ms, ...shown }] as const]
  })
  return {
    task: 'policy-meetings',
    ...figuresOf(
      rows.map(({ type }) => type),
      said,
    ),
    previous: share(before.filter(({ previous }) => previous !== null).length, rows.length),
    sameSeason: share(before.filter(({ sameSeason }) => sameSeason !== null).length, rows.length),
    phrases: Object.fromEntries(phrases),
    course: phrase === undefined ? null : trackPhrase(phrase, bySeries.get('politburoEconomy') ?? []),
  }
}
