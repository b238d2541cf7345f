/** A node of the tree of risk types, as deep as it may be. */
export interface RiskBranch {
  id: string
  riskType: { zh: string; en: string }
  child: readonly RiskBranch[]
  defaultConfigure: boolean
  total: number
  idArr: readonly string[]
}

/** Whether all of a branch is chosen, some of it, or none. */
export function stateOf({ idArr }: RiskBranch, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const count = idArr.filter((id) => chosen.has(id)).length
  return count === 0 ? 'none' : count === idArr.length ? 'all' : 'some'
}

/** What is chosen after a press on a branch: all of it, or none where all of it was. */
export function ticked(branch: RiskBranch, chosen: ReadonlySet<string>): string[] {
  const within = new Set(branch.idArr)
  const others = [...chosen].filter((id) => !within.has(id))
  return stateOf(branch, chosen) === 'all' ? others : [...others, ...branch.idArr]
}

/** What is ticked by default (`defaultConfigure`, CHAIN-05). */
export const defaultsOf = (tree: readonly RiskBranch[]): string[] =>
  tree.flatMap((one) => [...(one.defaultConfigure ? [one.id] : []), ...defaultsOf(one.child)])
