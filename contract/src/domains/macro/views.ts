import { text, type ViewParameters } from '../../view/parameters.ts'

/** What the view of economic indicators is shown for. `source`: code of an economic source; `time`: its granularity. */
export const macroViews = {
  indicators: { source: text, time: text },
} satisfies Record<string, ViewParameters>
