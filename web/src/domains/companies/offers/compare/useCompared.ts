import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { InputOf, OutputOf } from '@pandora/contract/operation'
import { call } from '../../../../lib/api/call.ts'
import type { CallFailure } from '../../../../lib/api/failure.ts'
import { operationKey, useKeyed } from '../../../../lib/api/useOperation.ts'
import type { Keyed } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage } from '../../../../lib/texts.ts'
import type { Compared } from '../../../../charts/price/priceModel.ts'
import { BESIDE_LIMIT, comparedIn } from './compared.ts'

type Bars = OutputOf<typeof companies.stockPrice>

export interface Comparison {
  id: string
  name: string
  /** Bars are on their way; none were found. */
  state: 'waiting' | 'ready' | 'empty' | 'failed'
  /** In what its prices are counted, where that is not what the chart's own are. */
  otherBasis: PriceBasis | null
  /** Set beside the chart by where it stands: not the reader's to take away. */
  fixed: boolean
}

const closesOf = ({ date, close }: Bars) =>
  date.flatMap((day, index) => {
    const value = close[index]
    return value === undefined ? [] : [{ date: day, close: value }]
  })

const queryOf = (input: InputOf<typeof companies.stockPrice>, keyed: Keyed, enabled = true) => ({
  queryKey: operationKey(companies.stockPrice, input, keyed),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bars> =>
    call(companies.stockPrice, input, { signal, context: keyed }),
  enabled,
})
const combine = (all: readonly { data?: Bars | undefined; error: unknown }[]) =>
  all.map(({ data, error }) => ({ data, error: error as CallFailure | null }))

/**
 * The securities that a chart is compared with, those of its place (`beside`) before the reader's own, as ids in a text
 * (`SHZ-000001,SSE-000001-index`). Of each the prices are read in the basis of the chart where there are such: a split
 * tells of no loss beside adjusted prices.
 */
export function useCompared(
  own: string,
  basis: PriceBasis | null,
  { compare, beside = '' }: { compare: string; beside?: string | undefined },
  setCompare: (text: string) => void,
) {
  const language = useLanguage()
  const keyed = useKeyed()
  const fixed = useMemo(() => comparedIn(beside, own, BESIDE_LIMIT), [beside, own])
  const added = useMemo(() => comparedIn(compare, own).filter((id) => !fixed.includes(id)), [compare, own, fixed])
  const ids = useMemo(() => [...fixed, ...added], [fixed, added])
  const usual = useQueries({ queries: ids.map((securityId) => queryOf({ securityId }, keyed)), combine })
  const inBasis = useQueries({
    queries: ids.map((securityId, place) => {
      const data = usual[place]?.data
      const wanted = basis !== null && data !== undefined && data.basis !== basis && data.bases.includes(basis)
      return queryOf({ securityId, ...(basis ? { basis } : {}) }, keyed, wanted)
    }),
    combine,
  })
  const answers = useMemo(
    () => ids.map((_, place) => (inBasis[place]?.data?.date.length ? inBasis[place] : usual[place])),
    [ids, usual, inBasis],
  )
  const chosen = ids.map((id, place): Comparison => {
    const answer = answers[place]
    const data = answer?.data
    return {
      id,
      name: named(data?.nameZh, data?.nameEn, language, id),
      state: data ? (data.date.length ? 'ready' : 'empty') : answer?.error ? 'failed' : 'waiting',
      otherBasis: data?.basis && basis && data.basis !== basis ? data.basis : null,
      fixed: place < fixed.length,
    }
  })
  const lines = useMemo(
    () =>
      ids.flatMap((id, place): Compared[] => {
        const bars = answers[place]?.data
        return bars && bars.date.length
          ? [{ id, name: named(bars.nameZh, bars.nameEn, language, id), closes: closesOf(bars) }]
          : []
      }),
    [ids, answers, language],
  )
  return {
    chosen,
    lines,
    added: added.length,
    add: (id: string) => setCompare([...added, id].join(',')),
    remove: (id: string) => setCompare(added.filter((one) => one !== id).join(',')),
  }
}
