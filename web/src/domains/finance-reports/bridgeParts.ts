import type { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { BridgePart } from '../../charts/bridge.ts'
import type { Translate } from '../../lib/texts.ts'
import type { reportTexts } from './texts.ts'

type Bridged = OutputOf<typeof financeReports.bridge>
type T = Translate<NonNullable<(typeof reportTexts)['key']>>

/**
 * Rows of the chart: the two profits, what moved it, and what no figure explains. Costs are shown as the statement
 * gives them.
 */
export function bridgeParts(data: Bridged, t: T): BridgePart[] {
  if (!data.from || !data.to) return []
  const target = t(`target_${data.target}`)
  return [
    {
      key: 'from',
      name: `${target} ${data.from.periodEnd}`,
      before: data.from.value,
      after: null,
      change: data.from.value,
      side: 'from',
    },
    ...data.steps.map((one): BridgePart => ({
      key: one.step,
      name: stepName(one, t),
      before: one.before,
      after: one.after,
      change: one.change,
      side: 'step',
    })),
    ...(data.unexplained === null || data.unexplained === 0
      ? []
      : [
          {
            key: 'unexplained',
            name: t('unexplained'),
            before: null,
            after: null,
            change: data.unexplained,
            side: 'unexplained',
          } satisfies BridgePart,
        ]),
    {
      key: 'to',
      name: `${target} ${data.to.periodEnd}`,
      before: null,
      after: data.to.value,
      change: data.to.value,
      side: 'to',
    },
  ]
}

/** A step as its items tell it: found between two subtotals it holds more than its name says. */
function stepName({ step, items }: Bridged['steps'][number], t: T): string {
  if (step === 'cost' && items.includes('main_business_profit')) return t('step_costAndTaxes')
  if (step === 'expenses' && items.includes('main_business_profit')) return t('step_otherExpenses')
  if (step === 'tax' && items.includes('parent_net_profit')) return t('step_taxAndMinorities')
  return t(`step_${step}`)
}
