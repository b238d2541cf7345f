import { calendar } from '@pandora/contract/domains/calendar/operations'
import { entryKinds, type EntryKind } from '@pandora/contract/domains/calendar/shapes'
import type { calendarViews } from '@pandora/contract/domains/calendar/views'
import type { Chosen } from '@pandora/contract/view/parameters'

export type Parameters = Chosen<(typeof calendarViews)['calendar']>

/** What changes with every note. */
export const changedByNotes = [calendar.entries, calendar.days, calendar.todayNotes]
export const topics = ['calendar', 'prices', 'companies', 'figures', 'series', 'watch', 'holdings'] as const

/** Kinds that are left out, as the address keeps them. */
export const offOf = (text: string | undefined): EntryKind[] =>
  entryKinds.filter((kind) => (text ?? '').split(',').includes(kind))

/** What is asked for by what is chosen. */
export function filterOf({ companyId, off, mine, group, portfolio, industry }: Parameters) {
  const hidden = offOf(off)
  return {
    ...(hidden.length > 0 ? { kinds: entryKinds.filter((kind) => !hidden.includes(kind)) } : {}),
    ...(companyId ? { companyId } : {}),
    ...(mine === 'all' ? {} : { mine }),
    ...(group ? { groupId: group } : {}),
    ...(portfolio ? { portfolioId: portfolio } : {}),
    ...(industry ? { industryCode: industry } : {}),
  }
}
