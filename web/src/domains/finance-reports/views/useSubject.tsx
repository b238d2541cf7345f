import { useContext } from 'react'
import type { ReactNode } from 'react'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { Answered } from '../../../ui/view/answers.ts'
import type { Nothing } from '../../../ui/view/ViewBody.tsx'
import { useDashboard } from '../../portfolio/offers/useDashboard.ts'
import { CompanyPick } from '../../search/offers/finder/CompanyPick.tsx'
import { reportTexts } from '../texts.ts'

interface Subject {
  companyId: string | undefined
  /** Which company the view is of, by its name; null where the place is about one. */
  chooser: (name: string) => ReactNode
  /** What is answered while there is no company to ask for: null once it is known that there is none. */
  none: Answered<null>
  noCompany: Nothing
}

/**
 * The company a view is about: the one that is given or chosen, else the first of the watched ones, else the one that
 * reported last.
 */
export function useSubject(asked: string | undefined, choose: (companyId: string) => void): Subject {
  const t = useTexts(reportTexts)
  const given = useContext(PlaceContext).given.has('companyId')
  const list = useDashboard(asked === undefined)
  const watched = list.data?.dataList[0]?.companyId
  const last = useOperation(
    financeReports.searchCompany,
    { page: 0, size: 1 },
    { enabled: asked === undefined && list.data !== undefined && watched === undefined },
  )
  const companyId = asked ?? watched ?? last.data?.dataList[0]?.companyId
  const deciding = list.data && watched === undefined ? last : list
  return {
    companyId,
    chooser: (name) => (given ? null : <CompanyPick companyId={companyId} name={name} onCompany={choose} />),
    none: {
      data: last.data && companyId === undefined ? null : undefined,
      error: deciding.error,
      isFetching: deciding.isFetching,
      refetch: deciding.refetch,
    },
    noCompany: { why: t('noCompany') },
  }
}
