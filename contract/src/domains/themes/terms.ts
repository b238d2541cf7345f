/** Companies shown of a theme in a list (THEME-04). */
export const THEME_PREVIEW = 3
/** Sessions over which a list draws the index of each theme. */
export const THEME_SESSIONS = 60
/** Most nodes of one map. */
export const THEME_MAP_NODES = 2000
/** Most themes of a user, most companies of one. */
export const OWN_THEME_LIMIT = 50
export const OWN_THEME_COMPANIES = 500
/** Share of revenue, per cent, from which a member is `core`, and from which its business counts at all. */
export const CORE_SHARE = 30
export const RELATED_SHARE = 1
/** Stories in a week, its own or a usual one, below which heat has no ratio. */
export const HEAT_FEWEST = 3
export const heatAbsences = ['SHORT_HISTORY', 'FEW_STORIES'] as const

/**
 * How a member belongs to a theme. `core`: at least CORE_SHARE of its revenue; `related`: less, at least RELATED_SHARE;
 * `unproven`: a source (of an own theme:
 * its user) lists it, but nothing is reported that its business could be held against; `name-only`: named with the
 * theme, and no revenue from it.
 */
export const themeBands = ['core', 'related', 'unproven', 'name-only'] as const
export type ThemeBand = (typeof themeBands)[number]
export const themeKinds = ['market', 'own'] as const
export const themeModes = ['static', 'dynamic'] as const
/**
 * Grounds of a membership: revenue from the theme's business, texts that name both, a weight that a source (of an own
 * theme: its user) gave.
 */
export const membershipGrounds = ['revenue', 'evidence', 'given'] as const
export const themeWeightings = ['membership', 'equal', 'cap'] as const
/**
 * Which way a chain goes at a node: sells to the theme's other parts, both, buys from them. Null where no supply is
 * known.
 */
export const chainStages = ['upstream', 'middle', 'downstream'] as const
