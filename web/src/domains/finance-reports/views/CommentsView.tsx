import { useContext } from 'react'
import type { financeReportsViews } from '@pandora/contract/domains/finance-reports/rooms'
import { WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Comments } from '../Comments.tsx'
import { useOfReport } from './useOfReport.ts'
import { useSubject } from './useSubject.tsx'

/** What people say on a report of a company. */
export default function CommentsView({ parameters, setParameters }: ViewProps<typeof financeReportsViews.comments>) {
  const { given } = useContext(PlaceContext)
  const { companyId, chooser, none, noCompany } = useSubject(parameters.companyId, (next) =>
    setParameters({ companyId: next, businessTypeId: null }),
  )
  const businessTypeId = parameters.businessTypeId ?? WHOLE_COMPANY
  const { answer, name, about } = useOfReport(companyId, businessTypeId)
  const said = answer.data ? String(answer.data.commentsTotal) : null
  const alone = given.has('companyId')
  return (
    <ViewBody
      answer={companyId === undefined ? none : answer}
      context={alone ? said : companyId === undefined ? null : about}
      source={() => (alone ? null : said)}
      empty={(report) => (report === null ? noCompany : undefined)}
      bar={alone ? null : chooser(name)}
    >
      {(report) =>
        report === null || companyId === undefined ? null : (
          <Comments
            key={report.reportKey}
            companyId={companyId}
            businessTypeId={businessTypeId}
            name={about}
            comments={report.comments}
            total={report.commentsTotal}
          />
        )
      }
    </ViewBody>
  )
}
