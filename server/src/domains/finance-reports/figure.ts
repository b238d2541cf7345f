import { errors, Refusal } from '@pandora/contract/errors'
import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { figureOf, monthsBefore } from '@pandora/intelligence/statements/periods'
import { perimeterItems } from '@pandora/intelligence/fundamentals/perimeter'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import { filingUrl, itemNames } from './present.ts'
import { itemOrigins, type ItemVersion } from './statement.queries.ts'
import { changedBy, itemFigures, REACH } from './statements.ts'

type Figure = OutputOf<typeof financeReports.figure>

/**
 * How one figure is made, of which figures, and every version of it. Refuses NOT_FOUND where the company never gave the
 * item near that period.
 */
export async function readFigure(
  db: Db,
  view: View,
  { companyId, item, periodEnd, months, basis }: ParsedInputOf<typeof financeReports.figure>,
): Promise<Figure> {
  const rows = await itemOrigins(db, view, {
    companyId,
    items: [item, ...perimeterItems],
    from: monthsBefore(periodEnd, REACH),
    to: periodEnd,
  })
  const items = itemFigures(rows)
  const figures = items.get(item)
  if (!figures) throw new Refusal(errors.NOT_FOUND)
  const origins = new Map(rows.map((row) => [row as ItemVersion, row]))
  const shown = (row: ItemVersion): Figure['versions'][number] => {
    const origin = origins.get(row) as ItemVersion & Origin
    return {
      item: row.item,
      periodEnd: row.period_end,
      months: row.period_months,
      value: row.value,
      unit: row.unit,
      filing: row.filing,
      provenance: presentProvenance(origin, { url: filingUrl(companyId, row.filing) }),
      supersededAt: isoInstant(row.superseded_at),
    }
  }
  const made = figureOf(figures.current, periodEnd, basis, changedBy(items))
  const own = made.formula === 'reported' ? made.inputs[0]?.figure.row : undefined
  const input = (sign: 1 | -1, row: ItemVersion) => {
    const { supersededAt: _, ...rest } = shown(row)
    return { sign, ...rest }
  }
  const latest = Math.max(...made.inputs.map(({ figure }) => figure.row.known_at))
  return {
    item,
    ...itemNames(item),
    periodEnd,
    months: made.months ?? months,
    unit: made.unit ?? figures.current[0]?.unit ?? '',
    value: made.value,
    absence: made.absence,
    formula: made.formula,
    inputs: made.inputs.map(({ sign, figure }) => input(sign, figure.row)),
    knownAt: made.inputs.length === 0 ? null : isoInstant(latest),
    versions: own
      ? rows
          .filter(
            (row) => row.item === item && row.period_end === own.period_end && row.period_months === own.period_months,
          )
          // One that came to be in doubt, or is no longer, says nothing new.
          .filter((row, at, all) => row.run_id !== all[at - 1]?.run_id || row.value !== all[at - 1]?.value)
          .map(shown)
      : [],
  }
}
