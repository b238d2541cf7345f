import { useMemo } from 'react'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { named } from '../../../lib/names.ts'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useHead } from '../../../ui/view/useHead.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Comments } from '../Comments.tsx'
import { Pick } from '../Pick.tsx'
import styles from '../Reports.module.css'
import { reportTexts } from '../texts.ts'
import { useReport } from '../useReport.ts'
import { useSubject } from './useSubject.ts'

/** What people say on the reports of a company, in a tile. */
export default function CommentsView(props: ViewProps<typeof financeReportsViews.comments>) {
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
}: ViewProps<typeof financeReportsViews.comments> & { companyId: string }) {
  const language = useLanguage()
  const businessTypeId = parameters.businessTypeId ?? WHOLE_COMPANY
  const { query, report } = useReport(companyId, businessTypeId)
  const name = named(report?.company.nameZh, report?.company.nameEn, language, companyId)
  const about = report?.business ? `${name} · ${named(report.business.name, report.business.nameEn, language)}` : name
  const { error, isFetching } = query
  const state = useMemo(
    () => ({
      context: about,
      health: error ? ('error' as const) : report ? ('ok' as const) : undefined,
      source: report ? String(report.commentsTotal) : null,
      refreshing: isFetching,
    }),
    [about, error, report, isFetching],
  )
  useHead(state, {
    refresh: () => {
      void query.refetch()
    },
  })
  return (
    <div className={styles.view}>
      <Pick
        companyId={companyId}
        name={name}
        onCompany={(next) => setParameters({ companyId: next, businessTypeId: null })}
      />
      <div className={styles.fill}>
        {report ? (
          <Comments
            companyId={companyId}
            businessTypeId={businessTypeId}
            name={about}
            comments={report.comments}
            total={report.commentsTotal}
          />
        ) : (
          <Answer query={query} waiting={<Skeleton shape="block" />}>
            {() => null}
          </Answer>
        )}
      </div>
    </div>
  )
}
