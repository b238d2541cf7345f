import { useDashboard } from './offers/useDashboard.ts'

/** The first of the watched companies, or the largest of the market for one who watches none; null where it has none. */
export function useFirstCompany(on: boolean): string | null | undefined {
  const { data } = useDashboard(on)
  return data ? (data.dataList[0]?.companyId ?? null) : undefined
}
