import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { Bridge } from '../../../charts/Bridge.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { short } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { scrollReach } from '../../../ui/scrollReach.ts'
import { Select } from '../../../ui/Select.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { bridgeParts } from '../bridgeParts.ts'
import { choiceOf } from '../choice.ts'
import styles from '../Reports.module.css'
import { statementProfiles } from '../shown.ts'
import { reportTexts } from '../texts.ts'
import type { bridgeParameters } from '../parameters.ts'
import { useOfReport } from './useOfReport.ts'

const ofCompanies = ['companies'] as const
type Told = 'UNIT_DOUBTFUL' | 'PERIMETER_CHANGED'
const isTold = (code: string | null): code is Told => code === 'UNIT_DOUBTFUL' || code === 'PERIMETER_CHANGED'

/** Year-on-year bridge of the profit (waterfall): what made the difference, in steps that add up. */
export default function BridgeView({ parameters, setParameters }: ViewProps<typeof bridgeParameters>) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const { companyId, bridge: period } = parameters
  const { basis } = choiceOf(parameters)
  const { name } = useOfReport(companyId, WHOLE_COMPANY)
  const query = useOperation(
    financeReports.bridge,
    { companyId: companyId ?? '', basis, ...(period ? { periodEnd: period } : {}) },
    { enabled: companyId !== undefined, keepPrevious: true },
  )
  useReread(financeReports.bridge, ofCompanies)
  const { data } = query
  const options = [...new Set([data?.to?.periodEnd, period, ...(data?.periods ?? [])])]
    .filter((one) => one !== undefined)
    .toSorted()
    .toReversed()
  return (
    <ViewBody
      answer={query}
      context={name}
      empty={({ from, to, absence }) =>
        from && to
          ? undefined
          : {
              why: isTold(absence)
                ? t(`absence_${absence}`)
                : absence === 'OTHER_UNITS'
                  ? t('absenceBridge_OTHER_UNITS')
                  : t('noBridge', { profiles: statementProfiles }),
            }
      }
      table={(shown) => ({
        name: `${name} ${t('bridge')}`,
        head: [t('item'), shown.from?.periodEnd, shown.to?.periodEnd, t('bridge')].map((one) => one ?? ''),
        rows: bridgeParts(shown, t).map((part) => [part.name, part.before, part.after, part.change]),
      })}
      bar={
        data ? (
          <>
            {options.length > 0 ? (
              <span className={styles.narrow}>
                <Select
                  height="small"
                  aria-label={t('bridgePeriod')}
                  value={data.to?.periodEnd ?? period}
                  onChange={(event) => setParameters({ bridge: event.target.value })}
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
            {data.from && data.to ? (
              <span className={styles.told}>
                {t('bridgeOf', {
                  target: t(`target_${data.target}`),
                  from: short(data.from.value, language),
                  to: short(data.to.value, language),
                })}{' '}
                {data.unit}
              </span>
            ) : null}
          </>
        ) : null
      }
      note={({ unexplained }) =>
        unexplained === null || unexplained === 0 ? null : `${t('unexplained')}: ${t('unexplainedNote')}`
      }
    >
      {(shown) => (
        <div ref={scrollReach} className={styles.bridge}>
          <Bridge
            name={`${name} ${t('bridge')}`}
            parts={bridgeParts(shown, t)}
            before={shown.from?.periodEnd ?? ''}
            after={shown.to?.periodEnd ?? ''}
          />
        </div>
      )}
    </ViewBody>
  )
}
