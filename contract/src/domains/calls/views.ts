import type { ViewParameters } from '../../view/parameters.ts'

/** What the views of own calls are shown for. */
export const callsViews = { medals: {} } satisfies Record<string, ViewParameters>
