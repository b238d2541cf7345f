import { choice, text, type ViewParameters } from '@pandora/contract/view/parameters'

/** What the views of industries are shown for and what is chosen in them; without an industry: the first
 * level, or the whole market or exchange. */
export const industryViews = {
  below: { industryId: text },
  map: { industryId: text, exchange: text, mapView: choice('chart', 'table') },
  constituents: { industryId: text, sort: text },
  events: { industryId: text },
} satisfies Record<string, ViewParameters>
