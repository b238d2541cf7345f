import { foundTypes } from '@pandora/contract/domains/supply/names'
import { foldName } from '../../entities/fold.ts'
import { coreOf, endKind, isVague, nothingKnown, sameButForForm, type EndKind, type KnownNames } from './ends.ts'

/** Relations that a graph tells of: those of companies that texts tell of, too, and others. */
export const graphRelations = [
  ...foundTypes,
  'sponsors',
  'exits',
  'operates_in',
  'belongs_to_industry',
  'contains',
  'upstream_of',
  'holds_patent',
  'produces_by_patent',
  'patent_of_industry',
] as const
export type GraphRelation = (typeof graphRelations)[number]

/** One relation as a file says it: names as they stand there. */
export interface GraphEdge {
  head: string
  relation: GraphRelation
  tail: string
}

/** What kinds of relations there are: of firms, of a firm to a field, of wholes and parts, of inventions. */
export type RelationFamily = 'mutual' | 'owns' | 'supplies' | 'field' | 'part' | 'patent'
export const familyOf: Readonly<Record<GraphRelation, RelationFamily>> = {
  cooperates: 'mutual',
  competitor: 'mutual',
  joint_venture: 'mutual',
  subsidiary: 'owns',
  invests_in: 'owns',
  acquires: 'owns',
  exits: 'owns',
  sponsors: 'supplies',
  supplies: 'supplies',
  operates_in: 'field',
  belongs_to_industry: 'field',
  contains: 'part',
  upstream_of: 'part',
  holds_patent: 'patent',
  produces_by_patent: 'patent',
  patent_of_industry: 'patent',
}

/** Pairs of relations that cannot both be of the same two names, whichever way round each is said. */
const excluding: readonly (readonly [GraphRelation, GraphRelation])[] = [
  ['subsidiary', 'competitor'],
  ['supplies', 'belongs_to_industry'],
  ['competitor', 'belongs_to_industry'],
  ['cooperates', 'belongs_to_industry'],
  ['subsidiary', 'belongs_to_industry'],
  ['cooperates', 'operates_in'],
  ['supplies', 'operates_in'],
  ['competitor', 'operates_in'],
]

/** Relations that hold one way alone: both ways round they cannot both be. */
export const oneWay: ReadonlySet<GraphRelation> = new Set([
  'subsidiary',
  'acquires',
  'supplies',
  'contains',
  'upstream_of',
  'belongs_to_industry',
])

/** Whether two relations of the same two names exclude each other. */
export const excludes = (one: GraphRelation, other: GraphRelation): boolean =>
  excluding.some(([a, b]) => (a === one && b === other) || (a === other && b === one))

/** An end as it is counted: its core, without legal form. */
interface Roles {
  heads: Map<GraphRelation, number>
  tails: Map<GraphRelation, number>
}

const bump = <K>(counts: Map<K, number>, key: K): void => void counts.set(key, (counts.get(key) ?? 0) + 1)
const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

/** What a graph says of an edge beside the edge itself. */
export interface EdgeSurroundings {
  kinds: readonly [EndKind, EndKind]
  /** Other relations told of the same two, the same way round and turned. */
  same: ReadonlySet<GraphRelation>
  turned: ReadonlySet<GraphRelation>
  /** How often each end is told of elsewhere, by relation. */
  head: { heads: ReadonlyMap<GraphRelation, number>; tails: ReadonlyMap<GraphRelation, number> }
  tail: { heads: ReadonlyMap<GraphRelation, number>; tails: ReadonlyMap<GraphRelation, number> }
  /** Times this very relation of the two is told, the edge itself included. */
  told: number
  /** How much more or less usual the kinds of the ends are in the relation than elsewhere: a logarithm. */
  headUsual: number
  tailUsual: number
  pairUsual: number
}

/** A whole graph, counted once; edges are then looked at one by one. */
export class EdgeGraph {
  readonly #known: KnownNames
  readonly #roles = new Map<string, Roles>()
  readonly #pairs = new Map<string, Map<GraphRelation, number>>()
  readonly #kinds = new Map<string, EndKind>()
  readonly #heads = new Map<string, number>()
  readonly #tails = new Map<string, number>()
  readonly #both = new Map<string, number>()
  readonly #relations = new Map<GraphRelation, number>()
  #edges = 0

  constructor(edges: Iterable<GraphEdge>, known: KnownNames = nothingKnown) {
    this.#known = known
    for (const edge of edges) this.#count(edge)
  }

  /** What a name looks like. */
  kindOf(name: string): EndKind {
    const kept = this.#kinds.get(name)
    if (kept !== undefined) return kept
    const kind = endKind(name, this.#known)
    this.#kinds.set(name, kind)
    return kind
  }

  /** What the market knows that a company does; null where it knows nothing. */
  describedAs(name: string): string | null {
    return this.#known.described.get(foldName(name)) ?? null
  }

  #count({ head, relation, tail }: GraphEdge): void {
    const [from, to] = [coreOf(head), coreOf(tail)]
    const [h, t] = [this.kindOf(head), this.kindOf(tail)]
    bump(this.#rolesOf(from).heads, relation)
    bump(this.#rolesOf(to).tails, relation)
    const key = `${from}\n${to}`
    const told = this.#pairs.get(key) ?? new Map<GraphRelation, number>()
    bump(told, relation)
    this.#pairs.set(key, told)
    for (const [counts, name] of [
      [this.#heads, h],
      [this.#tails, t],
      [this.#both, `${h} ${t}`],
    ] as const) {
      bump(counts, name)
      bump(counts, `${relation} ${name}`)
    }
    bump(this.#relations, relation)
    this.#edges++
  }

  #rolesOf(core: string): Roles {
    const kept = this.#roles.get(core)
    if (kept) return kept
    const own: Roles = { heads: new Map(), tails: new Map() }
    this.#roles.set(core, own)
    return own
  }

  /** What the graph says of one of its own edges beside the edge itself. */
  around({ head, relation, tail }: GraphEdge): EdgeSurroundings {
    const [from, to] = [coreOf(head), coreOf(tail)]
    const kinds = [this.kindOf(head), this.kindOf(tail)] as const
    const less = (counts: ReadonlyMap<GraphRelation, number> | undefined, but: boolean) => {
      const own = new Map(counts ?? [])
      if (but) own.set(relation, Math.max(0, (own.get(relation) ?? 0) - 1))
      return own
    }
    const [first, second] = [this.#roles.get(from), this.#roles.get(to)]
    const told = this.#pairs.get(`${from}\n${to}`)
    const turned = from === to ? undefined : this.#pairs.get(`${to}\n${from}`)
    const usual = (counts: ReadonlyMap<string, number>, name: string, size: number) => {
      const [inside, all] = [counts.get(`${relation} ${name}`) ?? 0, counts.get(name) ?? 0]
      const [of, edges] = [this.#relations.get(relation) ?? 0, this.#edges]
      const own = Math.max(0, inside - 1)
      return Math.log((own + 0.5) / (of - 1 + 0.5 * size)) - Math.log((all - inside + 0.5) / (edges - of + 0.5 * size))
    }
    return {
      kinds,
      same: new Set([...(told?.keys() ?? [])].filter((one) => one !== relation)),
      turned: new Set(turned?.keys() ?? []),
      head: { heads: less(first?.heads, true), tails: less(first?.tails, false) },
      tail: { heads: less(second?.heads, false), tails: less(second?.tails, true) },
      told: told?.get(relation) ?? 1,
      headUsual: usual(this.#heads, kinds[0], 12),
      tailUsual: usual(this.#tails, kinds[1], 12),
      pairUsual: usual(this.#both, kinds.join(' '), 144),
    }
  }
}

/** Why an edge is certainly wrong, or contradicts another of the same file. */
export const contradictions = [
  'ITSELF_BUT_FOR_FORM',
  'VAGUE_END',
  'END_OF_ANOTHER_KIND',
  'EXCLUDED_BY_ANOTHER',
  'BOTH_WAYS',
] as const
export type Contradiction = (typeof contradictions)[number]

const misfits: Readonly<Record<RelationFamily, { head: readonly EndKind[]; tail: readonly EndKind[] }>> = {
  mutual: { head: ['place', 'industry', 'event'], tail: ['place', 'industry', 'event'] },
  owns: { head: ['place', 'industry', 'event'], tail: ['place', 'industry', 'event', 'person', 'body'] },
  supplies: { head: ['place', 'industry', 'event'], tail: ['place', 'industry'] },
  field: { head: ['person', 'place', 'industry'], tail: ['listed', 'firm', 'person', 'place', 'body', 'institute'] },
  part: { head: ['person'], tail: ['person'] },
  patent: { head: ['industry', 'place'], tail: ['listed', 'firm', 'place', 'body'] },
}

/** Whether an end looks like what the relation is never told of: a place that cooperates, a person that is a field. */
export const isMisfit = (relation: GraphRelation, [head, tail]: readonly [EndKind, EndKind]): boolean =>
  misfits[familyOf[relation]].head.includes(head) || misfits[familyOf[relation]].tail.includes(tail)

/** What contradicts an edge, from its names and from what else the graph says of the same two. */
export function contradictionsOf(
  edge: GraphEdge,
  around: Pick<EdgeSurroundings, 'same' | 'turned' | 'kinds'>,
): Contradiction[] {
  const { head, relation, tail } = edge
  const found: Contradiction[] = []
  if (sameButForForm(head, tail)) found.push('ITSELF_BUT_FOR_FORM')
  if (isVague(head) || isVague(tail)) found.push('VAGUE_END')
  if (isMisfit(relation, around.kinds)) found.push('END_OF_ANOTHER_KIND')
  if ([...around.same, ...around.turned].some((other) => excludes(relation, other))) found.push('EXCLUDED_BY_ANOTHER')
  if (oneWay.has(relation) && around.turned.has(relation)) found.push('BOTH_WAYS')
  return found
}

/** All that is told of an end elsewhere. */
export const tellings = (roles: EdgeSurroundings['head']): number => sum(roles.heads) + sum(roles.tails)
