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

/** A name without what spelling alone decides. */
const spelt = (name: string): string =>
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

/**
 * Names of investors brought together into organisations, by evidence alone: the same but for spelling, capitals
 * followed by the kind of organisation only, a second name in brackets that stands by itself elsewhere, and the names of
 * both languages in one place of one round. What was judged comes first: a name that stands alone is joined by nothing.
 */
export function organisationsOf(
  investors: readonly NamedInvestor[],
  judgements: readonly NameJudgement[] = [],
): Organisation[] {
  const rounds = new Map(investors.map((one) => [one.name, one.rounds]))
  for (const { beside } of investors) for (const name of beside) if (!rounds.has(name)) rounds.set(name, 0)
  const alone = new Set(judgements.flatMap(({ name, other }) => (other === null ? [name] : [])))
  const parent = new Map<string, string>()
  const top = (name: string): string => {
    let at = name
    for (let up = parent.get(at); up !== undefined; up = parent.get(at)) at = up
    return at
  }
  const evidence: { name: string; other: string; by: NameEvidence }[] = []
  const join = (name: string, other: string, by: NameEvidence): void => {
    if (by !== 'judged' && (alone.has(name) || alone.has(other))) return
    const [one, two] = [top(name), top(other)]
    if (one === two) return
    parent.set(one, two)
    evidence.push({ name, other, by })
  }
  for (const { name, other } of judgements)
    if (other !== null && rounds.has(name) && rounds.has(other)) join(name, other, 'judged')
  const groups = (keyOf: (name: string) => string | null, by: NameEvidence): void => {
    const first = new Map<string, string>()
    for (const name of rounds.keys()) {
      const key = keyOf(name)
      if (key === null || key === '') continue
      const other = first.get(key)
      if (other === undefined) first.set(key, name)
      else join(name, other, by)
    }
  }
  groups(spelt, 'spelling')
  groups(capitalsOf, 'suffix')
  for (const name of rounds.keys()) {
    const inner = bracketed(name)
    if (inner !== null && rounds.has(inner)) join(name, inner, 'bracket')
  }
  // A name of the other language that stands beside several that nothing else joins tells none of them.
  const besides = new Map<string, Set<string>>()
  for (const { name, beside } of investors)
    for (const other of beside) besides.set(other, (besides.get(other) ?? new Set()).add(name))
  for (const [other, own] of besides)
    if (new Set([...own].map(top)).size === 1) for (const name of own) join(other, name, 'both-languages')
  const members = Map.groupBy(rounds.keys(), top)
  const why = Map.groupBy(evidence, ({ name }) => top(name))
  return [...members].map(([root, names]) => {
    const own = names.toSorted((a, b) => (rounds.get(b) ?? 0) - (rounds.get(a) ?? 0) || (a < b ? -1 : 1))
    return { id: own[0] ?? root, names: own, evidence: why.get(root) ?? [] }
  })
}
