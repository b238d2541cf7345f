import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAsOf } from '../../lib/address.ts'
import { call } from '../../lib/api/call.ts'
import { paletteKinds } from '../../lib/installed.ts'
import { matches, type PaletteAsk, type PaletteEntry, type PaletteKind } from '../../lib/palette/entries.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage } from '../../lib/texts.ts'

export interface PaletteGroup {
  kind: PaletteKind
  entries: readonly PaletteEntry[]
  /** They answer to what was typed before. */
  old: boolean
}

/** How long an answer is taken again for the same words, in ms. */
const FRESH = 20_000

/**
 * What the palette offers for a text: every kind is asked by itself, and each stands as soon as it has answered. What a
 * slow one said before stands below the others meanwhile; one that fails is left out, and told.
 */
export function usePalette(text: string): {
  groups: readonly PaletteGroup[]
  /** Kinds that have not answered to this text. */
  missing: readonly PaletteKind[]
  failure: unknown
} {
  const language = useLanguage()
  const [asOf, setAsOf] = useAsOf()
  const market = useRoot((root) => root.preferences.market)
  const role = useRoot((root) => root.user.info?.role ?? null)
  const kinds = useMemo(() => paletteKinds(), [])
  const queries = useQueries({
    queries: kinds.map((kind) => ({
      queryKey: ['palette', kind.key, text, market, asOf, language, role],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<readonly PaletteEntry[]> => {
        const { find } = await kind.load()
        const ask: PaletteAsk = {
          text,
          language,
          market,
          asOf,
          role,
          setAsOf,
          call: (operation, input, elsewhere) =>
            call(operation, input, { signal, context: { market: elsewhere ?? market, asOf } }),
        }
        return find(ask)
      },
      staleTime: FRESH,
      gcTime: FRESH,
      retry: false,
      placeholderData: keepPreviousData,
    })),
  })
  const groups = kinds
    .map((kind, at) => ({
      kind,
      entries: inOrder(queries[at]?.data ?? []),
      old: queries[at]?.isPlaceholderData ?? false,
    }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => Number(a.old) - Number(b.old) || bestOf(a) - bestOf(b))
  return {
    groups,
    missing: kinds.filter((_, at) => queries[at]?.isPending || queries[at]?.isPlaceholderData),
    failure: queries.find(({ error }) => error)?.error ?? null,
  }
}

const inOrder = (entries: readonly PaletteEntry[]) => entries.toSorted((a, b) => a.match - b.match)
const bestOf = ({ entries }: PaletteGroup) => entries[0]?.match ?? matches.besides
