import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { provinceCode } from '@pandora/contract/records/provinces'

/** Whether a node is said to be elsewhere than its company's seat: then it is that place, not the company's others. */
export const isElsewhere = ({ data }: ChainNode, seat: string | null | undefined): boolean =>
  data.region !== null && Boolean(seat) && provinceCode(data.region) !== seat
