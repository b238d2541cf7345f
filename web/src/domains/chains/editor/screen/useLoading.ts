import { useEffect, useEffectEvent } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../../lib/api/useOperation.ts'
import { useReread } from '../../../../lib/live/useReread.ts'
import { saveStatus } from '../model/history.ts'
import type { Content } from '../model/history.ts'
import { load } from '../state.ts'
import type { EditorStore } from '../state.ts'

type Detail = OutputOf<typeof chains.detail>
const topics = ['chains'] as const

const contentOf = ({ name, supplyFromDate, supplyEndDate, supplyChainGraph }: Detail): Content => ({
  name,
  supplyFromDate,
  supplyEndDate,
  supplyChainGraph,
})

/**
 * Reads the chain and draws what was read (CHAIN-08). A version that was saved elsewhere is taken over where nothing
 * waits to be saved here; else `onElsewhere` hears of it and what is being edited stays.
 */
export function useLoading(store: EditorStore, chainId: string | null, onElsewhere: (detail: Detail) => void) {
  const query = useOperation(chains.detail, { chainId: chainId ?? '' }, { enabled: chainId !== null })
  useReread(chains.detail, topics)
  const take = (detail: Detail) =>
    load(store, { chainId: detail.chainId, version: detail.version, content: contentOf(detail) })
  const hear = useEffectEvent((detail: Detail) => {
    const { chainId: shown, version, history } = store.getState()
    if (shown !== detail.chainId) take(detail)
    else if (version !== null && detail.version > version) {
      if (saveStatus(history)) onElsewhere(detail)
      else take(detail)
    }
  })
  const { data } = query
  useEffect(() => {
    if (data && data.chainId === chainId) hear(data)
  }, [data, chainId])
  return {
    query,
    /** Takes over the version that stands, whatever was edited. */
    reload: async () => {
      const { data: fresh } = await query.refetch()
      if (fresh) take(fresh)
    },
  }
}
