import { errors, Refusal } from '@pandora/contract/errors'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { bridgeOf, type ItemValues } from '@pandora/intelligence/statements/bridge'
import {
  figureOf,
  monthsBefore,
  type Changed,
  type PeriodBasis,
  type PeriodFigure,
} from '@pandora/intelligence/statements/periods'
import { perimeterItems } from '@pandora/intelligence/fundamentals/perimeter'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { companyKnown } from './company.queries.ts'
import { itemVersions, statementPeriods } from './statement.queries.ts'
import { changedBy, itemFigures, REACH, type ItemFigures } from './statements.ts'

type Bridge = OutputOf<typeof financeReports.bridge>

/** Periods looked at for those that can be compared: five years of quarters. */
const MOST_PERIODS = 20

/**
 * What made the profit of a period differ from the one of the year before. Refuses NOT_FOUND for a company that nothing
 * names.
 */
export async function readBridge(
  db: Db,
  view: View,
  { companyId, periodEnd, basis }: ParsedInputOf<typeof financeReports.bridge>,
): Promise<Bridge> {
  const ends = (await statementPeriods(db, view, companyId))
    .filter((one) => one.statement === 'income')
    .map((one) => one.period_end)
  if (ends.length === 0 && !(await companyKnown(db, view, companyId))) throw new Refusal(errors.NOT_FOUND)
  const near = ends.filter((end) => periodEnd === undefined || end <= periodEnd).slice(0, MOST_PERIODS)
  const shown =
    periodEnd === undefined ? near : [...ends.filter((end) => end > periodEnd).slice(-MOST_PERIODS), ...near]
  const [newest, oldest] = [shown[0], shown.at(-1)]
  const items = itemFigures(
    newest && oldest
      ? await itemVersions(db, view, {
          companyId,
          statement: 'income',
          from: monthsBefore(oldest, REACH),
          to: newest,
          items: perimeterItems,
        })
      : [],
  )
  const target = items.get('net_profit')?.current.length ? 'net_profit' : 'parent_net_profit'
  const how: How = { basis, target, changed: changedBy(items) }
  const comparable = shown.filter(
    (end) => valuesOf(items, end, how) !== null && valuesOf(items, monthsBefore(end, 12), how) !== null,
  )
  const chosen = periodEnd ?? comparable[0]
  const none: Bridge = {
    basis,
    unit: null,
    target,
    periods: comparable,
    from: null,
    to: null,
    steps: [],
    unexplained: null,
    absence: null,
  }
  if (chosen === undefined) return { ...none, absence: 'NOT_REPORTED' }
  const earlier = monthsBefore(chosen, 12)
  const [after, before] = [valuesOf(items, chosen, how), valuesOf(items, earlier, how)]
  if (!after || !before)
    return {
      ...none,
      absence: whyNone(
        [chosen, earlier].map((end) => figureOf(items.get(target)?.current ?? [], end, basis, how.changed)),
      ),
    }
  if (after.unit !== before.unit || after.months !== before.months) return { ...none, absence: 'OTHER_UNITS' }
  const bridge = bridgeOf(before.values, after.values, target)
  if (!bridge) return { ...none, absence: 'NOT_REPORTED' }
  return {
    ...none,
    unit: after.unit,
    from: { periodEnd: earlier, months: before.months, value: bridge.from },
    to: { periodEnd: chosen, months: after.months, value: bridge.to },
    steps: bridge.steps.map((step) => ({ ...step, items: [...step.items] })),
    unexplained: bridge.unexplained,
  }
}

/** Why two periods are not held against each other. */
function whyNone(figures: readonly PeriodFigure[]): 'UNIT_DOUBTFUL' | 'PERIMETER_CHANGED' | 'NOT_REPORTED' {
  const reasons = new Set(figures.map((one) => one.absence))
  if (reasons.has('UNIT_DOUBTFUL')) return 'UNIT_DOUBTFUL'
  return reasons.has('PERIMETER_CHANGED') ? 'PERIMETER_CHANGED' : 'NOT_REPORTED'
}

/** In which way of counting, which profit, and whether the company became another one in a quarter. */
interface How {
  basis: PeriodBasis
  target: string
  changed: Changed
}

/** Values of the items of a period in the unit and over the time of the target; null where the target has none. */
function valuesOf(
  items: ReadonlyMap<string, ItemFigures>,
  end: string,
  { basis, target, changed }: How,
): { values: ItemValues; unit: string; months: number } | null {
  const whole = figureOf(items.get(target)?.current ?? [], end, basis, changed)
  if (whole.value === null || whole.unit === null || whole.months === null) return null
  const values = Object.fromEntries(
    [...items].flatMap(([item, { current }]) => {
      const figure = figureOf(current, end, basis, changed)
      return figure.value !== null && figure.unit === whole.unit && figure.months === whole.months
        ? [[item, figure.value]]
        : []
    }),
  )
  return { values, unit: whole.unit, months: whole.months }
}
