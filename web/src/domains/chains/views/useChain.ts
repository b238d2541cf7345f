import { chains } from '@pandora/contract/domains/chains/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'

/** The user's chains, and the one that a view is shown for: the one named, else the one saved last. */
export function useChain(named: string | undefined) {
  const list = useOperation(chains.list, { sort: 'savedAt', size: 100 })
  const all = list.data?.dataList ?? []
  const chain = all.find((one) => one.chainId === named) ?? all[0]
  return { list, all, chain }
}
