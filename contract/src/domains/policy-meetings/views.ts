import { choice, date, text, type ViewParameters } from '../../view/parameters.ts'

/**
 * What the views of policy meetings are shown for. `meeting`, `previous`: ids; without them the newest meeting against
 * the one before it. `date`: the newest meeting by that day while none is
 * chosen. `row`: the row of the comparison that is looked at.
 */
export const policyMeetingViews = {
  meetings: { series: text, search: text },
  changes: { meeting: text, previous: text, date, mode: choice('changes', 'text', 'fields'), row: text },
  study: { meeting: text, previous: text, row: text },
  phrases: { meeting: text },
  phrase: { series: text, phrase: text },
  languages: { report: text, only: choice('all', 'mismatches') },
} satisfies Record<string, ViewParameters>
