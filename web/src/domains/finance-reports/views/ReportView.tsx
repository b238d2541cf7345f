import { useContext, useMemo } from 'react'
import { named } from '../../../lib/names.ts'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useHead } from '../../../ui/view/useHead.ts'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { BridgePane } from '../BridgePane.tsx'
import { choiceOf, useStatements } from '../choice.ts'
import { statementTable } from '../exported.ts'
import { Pick } from '../Pick.tsx'
import styles from '../Reports.module.css'
import { StatementPane } from '../StatementPane.tsx'
import { reportTexts } from '../texts.ts'
import { useSubject } from './useSubject.ts'

/** A company's statements in a tile; alone on the window with the bridge of its profit below. */
export default function ReportView({ parameters, setParameters }: ViewProps<typeof financeReportsViews.report>) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const { companyId, isPending } = useSubject(parameters)
  const choice = {
    statement: parameters.statement ?? '',
    basis: parameters.basis ?? '',
    show: parameters.show ?? '',
    yearly: parameters.yearly ?? '',
    before: parameters.before ?? '',
    figure: parameters.figure ?? '',
  }
  const { statement, basis } = choiceOf(choice)
  const { full } = useContext(PlaceContext)
  const periods = full ? 12 : 6
  const query = useStatements(companyId, choice, periods)
  const { data, error, isFetching } = query
  const name = named(data?.company.nameZh, data?.company.nameEn, language, companyId ?? '')
  const state = useMemo(
    () => ({
      context: companyId ? name : null,
      health: error
        ? ('error' as const)
        : data
          ? data.rows.length > 0
            ? ('ok' as const)
            : ('empty' as const)
          : undefined,
      source: data?.sources[0]?.file ?? data?.sources[0]?.source ?? null,
      refreshing: isFetching,
    }),
    [companyId, name, error, data, isFetching],
  )
  useHead(state, {
    refresh: () => {
      void query.refetch()
    },
    table:
      data && data.rows.length > 0
        ? () => statementTable(t('reportTable', { name, statement: t(`statement_${statement}`) }), data, language, t)
        : undefined,
  })
  const onCompany = (next: string) => setParameters({ companyId: next, figure: null, before: null })
  return (
    <div className={styles.view}>
      <Pick companyId={companyId} name={name} onCompany={onCompany} />
      {companyId === undefined ? (
        isPending ? (
          <Skeleton shape="block" />
        ) : (
          <Empty why={t('noCompany')} />
        )
      ) : (
        <>
          <div className={styles.fill}>
            <StatementPane
              companyId={companyId}
              name={name}
              periods={periods}
              choice={choice}
              onChoice={(patch) =>
                setParameters(Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, value || null])))
              }
            />
          </div>
          {full ? (
            <div className={styles.fill}>
              <BridgePane
                companyId={companyId}
                name={name}
                basis={basis}
                period={parameters.bridge ?? ''}
                onPeriod={(bridge) => setParameters({ bridge })}
              />
            </div>
          ) : null}
        </>
      )}
    </div>
  )
}
