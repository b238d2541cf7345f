import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../../../lib/api/call.ts'
import type { CallFailure } from '../../../../lib/api/failure.ts'
import { operationKey, useKeyed } from '../../../../lib/api/useOperation.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage } from '../../../../lib/texts.ts'
import type { Compared } from '../../../../charts/priceModel.ts'
import { comparedIn } from './compared.ts'

type Bars = OutputOf<typeof companies.stockPrice>

export interface Comparison {
  id: string
  name: string
  /** Bars are on their way; none were found. */
  state: 'waiting' | 'ready' | 'empty' | 'failed'
}

const closesOf = ({ date, close }: Bars) =>
  date.flatMap((day, index) => {
    const value = close[index]
    return value === undefined ? [] : [{ date: day, close: value }]
  })

/**
 * The securities that a chart is compared with, as whoever keeps them says (`SHZ-000001,SSE-000001-index`); each is
 * read like its own chart would be.
 */
export function useCompared(own: string, text: string, setText: (text: string) => void) {
  const language = useLanguage()
  const keyed = useKeyed()
  const ids = useMemo(() => comparedIn(text, own), [text, own])
  const answers = useQueries({
    queries: ids.map((securityId) => ({
      queryKey: operationKey(companies.stockPrice, { securityId }, keyed),
      queryFn: ({ signal }: { signal: AbortSignal }): Promise<Bars> =>
        call(companies.stockPrice, { securityId }, { signal, context: keyed }),
    })),
    combine: (all) => all.map(({ data, error }) => ({ data, error: error as CallFailure | null })),
  })
  const chosen = ids.map((id, place): Comparison => {
    const answer = answers[place]
    const name = named(answer?.data?.nameZh, answer?.data?.nameEn, language, id)
    return {
      id,
      name,
      state: answer?.data ? (answer.data.date.length ? 'ready' : 'empty') : answer?.error ? 'failed' : 'waiting',
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
    add: (id: string) => setText([...ids, id].join(',')),
    remove: (id: string) => setText(ids.filter((one) => one !== id).join(',')),
  }
}
