import { choice, companyId, date, groupId, text, type ViewParameters } from '../../view/parameters.ts'

/** What the calendar is shown for and what is chosen in it. */
export const calendarViews = {
  calendar: {
    companyId,
    date,
    show: choice('month', 'week', 'list'),
    /** Kinds that are left out, joined by commas. */
    off: text,
    mine: choice('all', 'watched', 'held'),
    group: groupId,
    portfolio: groupId,
    industry: text,
  },
} satisfies Record<string, ViewParameters>
