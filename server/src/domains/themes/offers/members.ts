import type { View } from '@pandora/store/as-of'
import { eventMembers, gradedThemes } from './graded.ts'
import type { HeldServices } from '../../../shared/define-held.ts'

/** Companies whose news is a theme's, by theme: its members, but for those in name only where there are others. */
export async function companiesOfThemes(
  services: HeldServices,
  view: View,
  now: number,
  themeIds: readonly string[],
): Promise<Map<string, ReadonlySet<string>>> {
  if (themeIds.length === 0) return new Map()
  const graded = await gradedThemes(services, view, now)
  return new Map(
    themeIds.map((id) => {
      const theme = graded.get(id)
      return [id, new Set(theme ? eventMembers(theme).map((one) => one.companyId) : [])]
    }),
  )
}
