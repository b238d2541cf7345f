/** Longest keyword that is looked for, in characters; longest text that is taken at all, to be refused by name. */
export const KEYWORD_LIMIT = 100
export const TEXT_LIMIT = 20_000
/** Most keywords that a user keeps in a market. */
export const SAVED_KEYWORDS = 100
/** Weeks that the course of a keyword goes back. */
export const KEYWORD_WEEKS = 104

/** What a company is found by: the parts of its points. */
export const finderGrounds = ['revenue', 'profile', 'products', 'industry', 'evidence', 'name'] as const
export type FinderGround = (typeof finderGrounds)[number]

/**
 * How a company belongs to a keyword. `core` and `related`: by share of revenue, as members of themes are graded;
 * `unproven`: it says so itself, or others buy it, and no share is reported; `name-only`: named with it, or by its
 * name, and nothing else.
 */
export const finderBands = ['core', 'related', 'unproven', 'name-only'] as const
export type FinderBand = (typeof finderBands)[number]

/** What a hint is: a term of the list, a product that a company reports, a company. */
export const hintKinds = ['term', 'product', 'company'] as const
/** Why there are no hints. */
export const hintAbsences = ['EMPTY', 'TOO_LONG', 'NO_WORD', 'NONE'] as const

/** How a technology stands to the keyword; `together`: named in the same texts. */
export const termRelations = ['itself', 'broader', 'narrower', 'sister', 'together'] as const
export type TermRelation = (typeof termRelations)[number]

/** How a product stands to the keyword: it is that, a kind of it, for it, its material, or made from it. */
export const productStandings = ['same', 'kind', 'part', 'upstream', 'downstream'] as const
export type ProductStanding = (typeof productStandings)[number]

/** What a sentence is evidence of. */
export const sentenceKinds = ['named', 'patent'] as const
