import { useMemo } from 'react'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { named } from '../../../lib/names.ts'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useHead } from '../../../ui/view/useHead.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { BusinessReport } from '../BusinessReport.tsx'
import { Chips } from '../Chips.tsx'
import { periodsTable } from '../exported.ts'
import { Pick } from '../Pick.tsx'
import styles from '../Reports.module.css'
import { reportTexts } from '../texts.ts'
import { useReport } from '../useReport.ts'
import { useSubject } from './useSubject.ts'

/** The report of a company on one of its businesses, or on the whole, in a tile. */
export default function BusinessView(props: ViewProps<typeof financeReportsViews.business>) {
  const t = useTexts(reportTexts)
  const { companyId, isPending } = useSubject(props.parameters)
  if (companyId === undefined)
    return isPending ? (
      <Skeleton shape="block" />
    ) : (
      <div className={styles.view}>
        <Pick companyId={undefined} name="" onCompany={(next) => props.setParameters({ companyId: next })} />
        <Empty why={t('noCompany')} />
      </div>
    )
  return <OfCompany key={companyId} {...props} companyId={companyId} />
}

function OfCompany({
  companyId,
  parameters,
  setParameters,
}: ViewProps<typeof financeReportsViews.business> & { companyId: string }) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const chosen = parameters.businessTypeId ?? WHOLE_COMPANY
  const { query, report } = useReport(companyId, chosen)
  const name = named(report?.company.nameZh, report?.company.nameEn, language, companyId)
  const about = report?.business ? `${name} · ${named(report.business.name, report.business.nameEn, language)}` : name
  const { error, isFetching } = query
  const state = useMemo(
    () => ({
      context: about,
      health: error
        ? ('error' as const)
        : report
          ? report.periods.length > 0
            ? ('ok' as const)
            : ('empty' as const)
          : undefined,
      source: report?.periods[0]?.periodEnd ?? null,
      refreshing: isFetching,
    }),
    [about, error, report, isFetching],
  )
  useHead(state, {
    refresh: () => {
      void query.refetch()
    },
    table: report && report.periods.length > 0 ? () => periodsTable(about, report, t) : undefined,
  })
  return (
    <div className={styles.view}>
      <Pick
        companyId={companyId}
        name={name}
        onCompany={(next) => setParameters({ companyId: next, businessTypeId: null })}
      />
      <Chips
        companyId={companyId}
        name={name}
        chosen={chosen}
        onChoose={(businessTypeId) =>
          setParameters({ businessTypeId: businessTypeId === WHOLE_COMPANY ? null : businessTypeId })
        }
      />
      <div className={styles.fill}>
        {report ? (
          <BusinessReport report={report} name={about} />
        ) : (
          <Answer query={query} waiting={<Skeleton shape="block" />}>
            {() => null}
          </Answer>
        )}
      </div>
    </div>
  )
}
