import type { RiskType } from '@pandora/contract/domains/chains/shapes'
import { riskTree, type RiskBranch } from '@pandora/intelligence/supply/risk-types'

const leafOf = ({ id, name, ticked }: RiskBranch): RiskType['child'][number] => ({
  id,
  riskType: name,
  child: [],
  defaultConfigure: ticked,
  total: 0,
  idArr: [id],
})

/** The tree of risk types, with what the product works out of it: how many stand below, and their ids (CHAIN-05). */
export const riskTypeTree: readonly RiskType[] = riskTree.map(({ id, name, ticked, below }) => ({
  id,
  riskType: name,
  child: below.map(leafOf),
  defaultConfigure: ticked,
  total: below.length,
  idArr: [id, ...below.map((one) => one.id)],
}))

/** Names of the types of risk by id, those of families included. */
export const riskNames: ReadonlyMap<string, RiskType['riskType']> = new Map(
  riskTypeTree.flatMap((root) => [root, ...root.child].map(({ id, riskType }) => [id, riskType] as const)),
)
