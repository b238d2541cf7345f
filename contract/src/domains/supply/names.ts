/** Who says that one supplies the other. */
export const disclosers = ['supplier', 'customer', 'third-party'] as const
export type Discloser = (typeof disclosers)[number]

/**
 * What companies are to one another besides supplying, each read from its first end to its second: the second is a
 * subsidiary of the first; the first invests in, buys (acquires) the second. A joint venture, competition and
 * cooperation are of both alike.
 */
export const relationTypes = [
  'subsidiary',
  'invests_in',
  'acquires',
  'joint_venture',
  'competitor',
  'cooperates',
] as const
export type RelationType = (typeof relationTypes)[number]

/** Those that are of both ends alike: their ends stand in the order of their ids. */
export const mutualTypes: readonly RelationType[] = ['joint_venture', 'competitor', 'cooperates']

/** What reading a text finds between two companies: a supply, or another relation. */
export const foundTypes = ['supplies', ...relationTypes] as const
export type FoundType = (typeof foundTypes)[number]

/** Who says a relation: a text that was read, or a source that gives it as a fact. */
export const relationOrigins = ['text', 'fact'] as const
export type RelationOrigin = (typeof relationOrigins)[number]

/** Which table of an annual report a row stands in. */
export const concentrationSides = ['customers', 'suppliers'] as const
export type ConcentrationSide = (typeof concentrationSides)[number]

/**
 * From this confidence on what a text says stands by itself; below it waits until a reader accepts it. Measured:
 * intelligence/models/relations.md.
 */
export const ACCEPTED_FROM = 0.9

/** What the id of a company begins with that is known by its name alone, as no company of the market bears it. */
export const FREE_END = 'name:'

/** The id of a company that is known by its name alone. */
export const freeEnd = (name: string): string => `${FREE_END}${name}`

/** The name of a free end; null of a company of the market. */
export const freeName = (id: string): string | null => (id.startsWith(FREE_END) ? id.slice(FREE_END.length) : null)
