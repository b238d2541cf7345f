/** How far the word of a body reaches that issues policies: the country, a ministry's field, a place (POLICY-16). */
export const policyLevels = ['national', 'ministry', 'local'] as const
export type PolicyLevel = (typeof policyLevels)[number]

/** What a document is by its title; `other` where that says none of these. */
export const policyTypes = [
  'law',
  'regulation',
  'rules',
  'measures',
  'order',
  'decision',
  'opinions',
  'notice',
  'announcement',
  'circular',
  'bulletin',
  'reply',
  'letter',
  'answer',
  'plan',
  'report',
  'communique',
  'interpretation',
  'guideline',
  'meeting',
  'draft',
  'other',
] as const
export type PolicyType = (typeof policyTypes)[number]

/** Where a document stands on a day; `replaced`: a later version of it holds. */
export const policyStates = ['notYet', 'inForce', 'amended', 'replaced', 'repealed', 'expired'] as const
export type PolicyState = (typeof policyStates)[number]

/** Kinds of text that tell of something and order nothing, and drafts: they neither hold nor cease to. */
const telling: ReadonlySet<PolicyType> = new Set([
  'meeting',
  'draft',
  'report',
  'communique',
  'bulletin',
  'circular',
  'other',
])
/** Whether a document can be in force: one that orders something, or that has a number or a day of effect. */
export const canHold = (type: PolicyType, number: string | null, effectiveOn: string | null): boolean =>
  !telling.has(type) || (type === 'other' && (number !== null || effectiveOn !== null))

/** Kinds of document of which a later one of the same title is a new version: of a reply or a meeting it is another one. */
const rewritten: ReadonlySet<PolicyType> = new Set([
  'law',
  'regulation',
  'rules',
  'measures',
  'interpretation',
  'guideline',
  'plan',
])
export const hasVersions = (type: PolicyType): boolean => rewritten.has(type)

/** How a document stands to another that it names; `version`: a later version of the same document. */
export const lineageRelations = [
  'basedOn',
  'carriesOut',
  'amends',
  'repeals',
  'issues',
  'forwards',
  'answers',
  'cites',
  'version',
] as const
export type LineageRelation = (typeof lineageRelations)[number]

/** Types of labels with the classes they are shown by (POLICY-08). */
export const labelClasses = {
  department: 'bm',
  institution: 'jg',
  person: 'rw',
  industry: 'hy',
  'economic-data': 'jj',
  other: 'dq',
} as const
export type LabelType = keyof typeof labelClasses
export const labelTypes = Object.keys(labelClasses) as [LabelType, ...LabelType[]]

/** By what the library is loaded; one at a time, so that choosing one takes the others back (POLICY-15). */
export const libraryFilters = ['search', 'industry', 'region', 'type', 'department'] as const
export type LibraryFilter = (typeof libraryFilters)[number]

/** Documents of a page of the library (POLICY-06). */
export const LIBRARY_PAGE = 10
/** Companies of a group that are shown before “more” (POLICY-10). */
export const FIRST_COMPANIES = 4
/** Least intensity of a place with a document on the map (POLICY-14). */
export const MAP_FLOOR = 0.4
/** Most nodes of the graph of policy news. */
export const GRAPH_NODES = 300

/** How strongly a place is coloured (POLICY-14): count ÷ largest count, at least 0.4; nothing at 0. */
export const intensityOf = (count: number, largest: number): number =>
  count <= 0 || largest <= 0 ? 0 : Math.max(MAP_FLOOR, Math.min(1, count / largest))

/** What is said beside a text that does not read as an official document does. */
export const textNotices = [
  /** Lines end inside sentences, as in texts taken from pages: they are read joined. */ 'brokenLines',
  /** Another document begins in the same text: what the text says of itself is of the first. */ 'severalDocuments',
  /** No day of signing is printed. */ 'noDate',
  /** Nobody is named who issues it. */ 'noIssuer',
  /** The day of signing lies behind that of publication. */ 'signedAhead',
  /** Traditional characters, read as simplified ones. */ 'traditional',
  /** The end was not read. */ 'unread',
] as const
