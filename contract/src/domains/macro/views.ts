import { choice, date, text, type ViewParameters } from '../../view/parameters.ts'

/** How far back the lines of economic indicators are shown. */
export const macroPeriods = ['all', '1y', '3y', '5y', '10y'] as const
export type MacroPeriod = (typeof macroPeriods)[number]

/**
 * What the view of economic indicators is shown for. `source`: code of an economic source; `time`: its granularity;
 * `period`: how far back it is shown; `date`: a day that is marked on its lines.
 */
export const macroViews = {
  indicators: { source: text, time: text, period: choice(...macroPeriods), date },
} satisfies Record<string, ViewParameters>
