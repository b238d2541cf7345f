import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import type { PeriodBasis } from '@pandora/contract/domains/finance-reports/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { Bridge } from '../../charts/Bridge.tsx'
import type { BridgePart } from '../../charts/bridge.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { short } from '../../lib/formats.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import type { Translate } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Select } from '../../ui/Select.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { statementProfiles } from './shown.ts'
import styles from './Reports.module.css'
import { reportTexts } from './texts.ts'

type Bridged = OutputOf<typeof financeReports.bridge>
type T = Translate<NonNullable<(typeof reportTexts)['key']>>
const ofCompanies = ['companies'] as const

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

interface Props {
  companyId: string
  name: string
  basis: PeriodBasis
  period: string
  onPeriod: (period: string) => void
}

/** Year-on-year bridge of the profit (waterfall): what made the difference, in steps that add up. */
export function BridgePane({ companyId, name, basis, period, onPeriod }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const query = useOperation(
    financeReports.bridge,
    { companyId, basis, ...(period ? { periodEnd: period } : {}) },
    { keepPrevious: true },
  )
  useReread(financeReports.bridge, ofCompanies)
  return (
    <Answer query={query} waiting={<Skeleton count={10} />}>
      {(data) => {
        const { from, to } = data
        const options = [...new Set([...(to ? [to.periodEnd] : []), ...(period ? [period] : []), ...data.periods])]
          .toSorted()
          .toReversed()
        return (
          <div className={styles.bridge}>
            <div className={styles.bar}>
              {options.length > 0 ? (
                <span className={styles.narrow}>
                  <Select
                    height="small"
                    aria-label={t('bridgePeriod')}
                    value={to?.periodEnd ?? period}
                    onChange={(event) => onPeriod(event.target.value)}
                  >
                    {options.map((one) => (
                      <option key={one} value={one}>
                        {one}
                      </option>
                    ))}
                  </Select>
                </span>
              ) : null}
              <span className={styles.quiet}>{t(`basis_${basis}`)}</span>
              {from && to ? (
                <span>
                  {t('bridgeOf', {
                    target: t(`target_${data.target}`),
                    from: short(from.value, language),
                    to: short(to.value, language),
                  })}{' '}
                  {data.unit}
                </span>
              ) : null}
            </div>
            {from && to ? (
              <>
                <Bridge
                  name={`${name} ${t('bridge')}`}
                  parts={bridgeParts(data, t)}
                  before={from.periodEnd}
                  after={to.periodEnd}
                />
                {data.unexplained === null || data.unexplained === 0 ? null : (
                  <p className={styles.quietLine}>
                    {t('unexplained')}: {t('unexplainedNote')}
                  </p>
                )}
              </>
            ) : (
              <Empty
                why={
                  data.absence === 'OTHER_UNITS'
                    ? t('absenceBridge_OTHER_UNITS')
                    : data.absence === 'PERIMETER_CHANGED'
                      ? t('absence_PERIMETER_CHANGED')
                      : t('noBridge', { profiles: statementProfiles })
                }
              />
            )}
          </div>
        )
      }}
    </Answer>
  )
}
