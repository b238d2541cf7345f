import { useContext } from 'react'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { BusinessReport } from '../BusinessReport.tsx'
import { Chips } from '../Chips.tsx'
import { periodsTable } from '../exported.ts'
import { reportTexts } from '../texts.ts'
import { useOfReport } from './useOfReport.ts'
import { useSubject } from './useSubject.tsx'

/** The report of a company on one of its businesses, or on the whole. */
export default function BusinessView({ parameters, setParameters }: ViewProps<typeof financeReportsViews.business>) {
  const t = useTexts(reportTexts)
  const { given } = useContext(PlaceContext)
  const { companyId, chooser, none, noCompany } = useSubject(parameters.companyId, (next) =>
    setParameters({ companyId: next, businessTypeId: null }),
  )
  const chosen = parameters.businessTypeId ?? WHOLE_COMPANY
  const { answer, name, about } = useOfReport(companyId, chosen)
  return (
    <ViewBody
      answer={companyId === undefined ? none : answer}
      context={companyId === undefined ? null : about}
      source={(report) => report?.periods[0]?.periodEnd ?? null}
      empty={(report) =>
        report === null ? noCompany : report.periods.length > 0 ? undefined : { why: t('noPeriods') }
      }
      table={(report) => (report === null ? undefined : periodsTable(about, report, t))}
      bar={
        given.has('companyId') ? null : (
          <>
            {chooser(name)}
            {companyId === undefined ? null : (
              <Chips
                companyId={companyId}
                name={name}
                chosen={chosen}
                onChoose={(next) => setParameters({ businessTypeId: next === WHOLE_COMPANY ? null : next })}
              />
            )}
          </>
        )
      }
    >
      {(report) => (report === null ? null : <BusinessReport report={report} name={about} />)}
    </ViewBody>
  )
}
