import { useMemo } from 'react'
import { useTexts } from '../../lib/texts.ts'
import type { Choice } from '@pandora/contract/view/parameters'
import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { Nothing } from '../../ui/view/ViewBody.tsx'
import { useNoCompanies } from './offers/suggested/Suggested.tsx'
import { useDashboard } from './offers/useDashboard.ts'
import type { Dashboard, PortfolioCompany } from './offers/useDashboard.ts'
import { portfolioTexts } from './texts.ts'

const nobody: readonly PortfolioCompany[] = []

/** The companies a view shows: of the whole list, or of the group chosen; their day, and why there are none. */
export function usePortfolio(
  groupId: string | undefined,
  setParameters: (choice: Choice<Pick<typeof portfolioViews.companies, 'groupId'>>) => void,
) {
  const t = useTexts(portfolioTexts)
  const query = useDashboard()
  const noCompanies = useNoCompanies()
  const { data } = query
  const rows = useMemo(() => {
    const all = data?.dataList ?? nobody
    return groupId && !data?.suggested ? all.filter((row) => row.groupIds.includes(groupId)) : all
  }, [data, groupId])
  const dates = new Set(rows.flatMap(({ quote }) => quote?.date ?? []))
  const [date] = dates
  const empty = ({ total }: Dashboard): Nothing | undefined => {
    if (total === 0) return noCompanies
    return rows.length > 0
      ? undefined
      : { why: t('emptyGroup'), action: { text: t('toAll'), run: () => setParameters({ groupId: null }) } }
  }
  return { query, rows, source: dates.size > 1 ? t('mixedDates') : date ? t('closeOn', { date }) : null, empty }
}
