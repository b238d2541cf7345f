import { useMemo } from 'react'
import type { SheetOf } from '@pandora/contract/workbook'
import { useTexts } from '../../lib/texts.ts'
import { useDashboard } from './offers/useDashboard.ts'
import type { PortfolioCompany } from './offers/useDashboard.ts'
import { useHead } from '../../ui/view/useHead.ts'
import { portfolioTexts } from './texts.ts'

const nobody: readonly PortfolioCompany[] = []

/** The companies a view shows: of the whole list, or of the group chosen; and what its tile says of them. */
export function usePortfolio(
  { parameters }: { parameters: { groupId?: string | undefined } },
  tableOf: (rows: readonly PortfolioCompany[]) => SheetOf,
) {
  const t = useTexts(portfolioTexts)
  const query = useDashboard()
  const { data, error, isFetching, refetch } = query
  const { groupId } = parameters
  const rows = useMemo(() => {
    const all = data?.dataList ?? nobody
    return groupId && !data?.suggested ? all.filter((row) => row.groupIds.includes(groupId)) : all
  }, [data, groupId])
  const state = useMemo(() => {
    const dates = new Set(rows.flatMap(({ quote }) => quote?.date ?? []))
    const [date] = dates
    return {
      health: error ? ('error' as const) : data ? (rows.length ? ('ok' as const) : ('empty' as const)) : undefined,
      source: dates.size > 1 ? t('mixedDates') : date ? t('closeOn', { date }) : null,
      refreshing: isFetching,
    }
  }, [rows, data, error, isFetching, t])
  useHead(state, {
    refresh: () => {
      void refetch()
    },
    table: rows.length ? () => tableOf(rows) : undefined,
  })
  return { query, rows }
}
