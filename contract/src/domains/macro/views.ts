import { date, text, type ViewParameters } from '../../view/parameters.ts'

/**
 * What the view of economic indicators is shown for. `source`: code of an economic source; `time`: its granularity;
 * `date`: a day that is marked on its lines.
 */
export const macroViews = {
  indicators: { source: text, time: text, date },
} satisfies Record<string, ViewParameters>
