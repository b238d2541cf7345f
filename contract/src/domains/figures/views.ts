import { choice, companyAbout, text, type ViewParameters } from '../../view/parameters.ts'

/** What the bands of valuations are shown for and what is chosen in them. */
export const bandViews = {
  valuation: {
    companyId: companyAbout,
    figure: choice('peTtm', 'pbRatio'),
    /** Multiples over time, or the price at each of them. */
    of: choice('multiple', 'price'),
    /** Years that are shown and that percentiles look back; the longest that has enough while none is chosen. */
    years: text,
    /** The day whose figures stand below. */
    day: text,
  },
} satisfies Record<string, ViewParameters>
