/** Why names are taken for one organisation. */
export type NameEvidence = 'spelling' | 'suffix' | 'bracket' | 'both-languages' | 'judged'

/** How often a name stands in rounds, and the names of the other language that stood in its place. */
export interface NamedInvestor {
  name: string
  rounds: number
  /** In the same place of the same rounds in the other language. */
  beside: readonly string[]
}

/** What somebody decided of a name: it belongs to `other`, or, where that is null, it stands alone. */
export interface NameJudgement {
  name: string
  other: string | null
}

export interface Organisation {
  /** The name that most rounds bear. */
  id: string
  names: readonly string[]
  /** What joined each further name, name by name. */
  evidence: readonly { name: string; other: string; by: NameEvidence }[]
}

/** Nobody: investors that are not told. */
const nobody =
  /^(?:投资方未透露|投资人未透露|未透露|未公开|未披露|不详|未知|undisclosed(?: investors?)?|unknown|[-–—]+)$/iu
export const isNobody = (name: string): boolean => nobody.test(name.trim())

/** Capitals that tell an organisation, with nothing but its kind behind them: IDG, IDG资本, IDG Capital. */
const capitals =
  /^([A-Z][A-Z0-9&]{1,5})(?:资本|创投|基金|投资|Capital|CAPITAL|Ventures?|VENTURES?|Partners?|PARTNERS|Fund|FUND|Investments?)?$/u
/** What stands in brackets and is no name of its own. */
const noName = /^(?:海外|中国|香港|美国|国内|集团|北京|上海|深圳|天使|母基金|cn|china|us|hk)$/iu

/** A name without what spelling alone decides; nothing of one without letters and figures. */
export const spelt = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&()]/gu, '')

/** The capitals that tell an organisation, whatever kind stands behind them; null for other names. */
export function capitalsOf(name: string): string | null {
  const plain = name.normalize('NFKC').replaceAll(/\((?:海外|中国|集团)\)|\s/gu, '')
  return capitals.exec(plain)?.[1] ?? null
}

/** The name in brackets behind another: 中国平安(平安创新投). */
export function bracketed(name: string): string | null {
  const inner = /^[^()（）]+[(（]([^()（）]{2,})[)）]$/u.exec(name.trim())?.[1]?.trim()
  return inner === undefined || noName.test(inner) ? null : inner
}

/** Names to be joined, each by its place in the order in which they are first told of. */
export interface NamesToJoin {
  /** How many rounds bear each. */
  rounds: ArrayLike<number>
  /** By name: what it shares with those that spelling alone, or the capitals, make one of it; below 0 none. */
  spelling: ArrayLike<number>
  capitals: ArrayLike<number>
  /** By name: the one that stands in brackets behind it; below 0 none. */
  inner: ArrayLike<number>
  /** Names that stood in the same place of the same rounds in the other language: of each pair its two names. */
  beside: { name: ArrayLike<number>; other: ArrayLike<number> }
  judgements: readonly { name: number; other: number | null }[]
}

/** What joined a name to another, by their places. */
export interface NameJoin {
  name: number
  other: number
  by: NameEvidence
}

/**
 * Names of investors brought together into organisations, by evidence alone: the same but for spelling, capitals
 * followed by the kind of organisation only, a second name in brackets that stands by itself elsewhere, and the names of
 * both languages in one place of one round. What was judged comes first: a name that stands alone is joined by nothing.
 * Answers by name the place of the one that stands for all that are joined with it.
 */
export function joinNames({ rounds, spelling, capitals: kinds, inner, beside, judgements }: NamesToJoin): {
  top: Int32Array
  joins: NameJoin[]
} {
  const count = rounds.length
  const alone = new Set(judgements.flatMap(({ name, other }) => (other === null ? [name] : [])))
  const parent = Int32Array.from({ length: count }, (_, at) => at)
  const top = (name: number): number => {
    let at = name
    for (let up = parent[at] as number; up !== at; up = parent[at] as number) {
      parent[at] = parent[up] as number
      at = up
    }
    return at
  }
  const joins: NameJoin[] = []
  const join = (name: number, other: number, by: NameEvidence): void => {
    if (by !== 'judged' && (alone.has(name) || alone.has(other))) return
    const [one, two] = [top(name), top(other)]
    if (one === two) return
    parent[one] = two
    joins.push({ name, other, by })
  }
  for (const { name, other } of judgements) if (other !== null) join(name, other, 'judged')
  const groups = (keys: ArrayLike<number>, by: NameEvidence): void => {
    const first = new Map<number, number>()
    for (let name = 0; name < count; name++) {
      const key = keys[name] as number
      if (key < 0) continue
      const other = first.get(key)
      if (other === undefined) first.set(key, name)
      else join(name, other, by)
    }
  }
  groups(spelling, 'spelling')
  groups(kinds, 'suffix')
  for (let name = 0; name < count; name++)
    if ((inner[name] as number) >= 0) join(name, inner[name] as number, 'bracket')
  // A name of the other language that stands beside several that nothing else joins tells none of them.
  const besides = new Map<number, number[]>()
  for (let at = 0; at < beside.other.length; at++) {
    const own = besides.get(beside.other[at] as number)
    if (own) own.push(beside.name[at] as number)
    else besides.set(beside.other[at] as number, [beside.name[at] as number])
  }
  for (const [other, own] of besides) {
    const one = top(own[0] as number)
    if (own.every((name) => top(name) === one)) for (const name of own) join(other, name, 'both-languages')
  }
  return { top: Int32Array.from(parent, (_, name) => top(name)), joins }
}

/** The organisations of names, as `joinNames` joins them. */
export function organisationsOf(
  investors: readonly NamedInvestor[],
  judgements: readonly NameJudgement[] = [],
): Organisation[] {
  const rounds = new Map(investors.map((one) => [one.name, one.rounds]))
  for (const { beside } of investors) for (const name of beside) if (!rounds.has(name)) rounds.set(name, 0)
  const names = [...rounds.keys()]
  const placeOf = new Map(names.map((name, at) => [name, at]))
  const place = (name: string | null): number => (name === null ? -1 : (placeOf.get(name) ?? -1))
  const keys = new Map<string, number>()
  const keyOf = (key: string | null): number => {
    if (key === null || key === '') return -1
    if (!keys.has(key)) keys.set(key, keys.size)
    return keys.get(key) ?? -1
  }
  const pairs = investors.flatMap(({ name, beside }) => [...new Set(beside)].map((other) => ({ name, other })))
  const { top, joins } = joinNames({
    rounds: [...rounds.values()],
    spelling: names.map((name) => keyOf(spelt(name))),
    capitals: names.map((name) => keyOf(capitalsOf(name))),
    inner: names.map((name) => place(bracketed(name))),
    beside: { name: pairs.map(({ name }) => place(name)), other: pairs.map(({ other }) => place(other)) },
    judgements: judgements.flatMap(({ name, other }) =>
      placeOf.has(name) && (other === null || placeOf.has(other))
        ? [{ name: place(name), other: other === null ? null : place(other) }]
        : [],
    ),
  })
  const members = Map.groupBy(names.keys(), (at) => top[at])
  const why = Map.groupBy(joins, ({ name }) => top[name])
  const textOf = (at: number): string => names[at] ?? ''
  return [...members].map(([root, own]) => {
    const sorted = own.map(textOf).toSorted((a, b) => (rounds.get(b) ?? 0) - (rounds.get(a) ?? 0) || (a < b ? -1 : 1))
    return {
      id: sorted[0] ?? '',
      names: sorted,
      evidence: (why.get(root) ?? []).map(({ name, other, by }) => ({ name: textOf(name), other: textOf(other), by })),
    }
  })
}
