import type { z } from 'zod'
import type { themeQuery } from '@pandora/contract/domains/themes/own-shapes'

export type Query = z.infer<typeof themeQuery>

/** A query as it stands in the form. */
export interface QueryDraft {
  any: string
  all: string
  industries: readonly string[]
  regions: readonly string[]
  minimumShare: string
}

const MOST = { any: 20, all: 10 }
const WORD = 60

/** Words of a line, separated by commas of either language or by line ends; each once. */
export function wordsIn(text: string, most: number): string[] {
  return [
    ...new Set(
      text
        .split(/[\n,，、;；]+/)
        .map((word) => word.trim().slice(0, WORD))
        .filter(Boolean),
    ),
  ].slice(0, most)
}

export const draftOf = (query: Query | null): QueryDraft => ({
  any: query?.any.join(', ') ?? '',
  all: query?.all.join(', ') ?? '',
  industries: query?.industries ?? [],
  regions: query?.regions ?? [],
  minimumShare: query?.minimumShare ? String(query.minimumShare) : '',
})

/** The query a draft asks; null while it names no word, industry or region. What is no share counts as none. */
export function queryOf(draft: QueryDraft): Query | null {
  const share = Number(draft.minimumShare.replace('%', '').trim() || 0)
  const query: Query = {
    any: wordsIn(draft.any, MOST.any),
    all: wordsIn(draft.all, MOST.all),
    industries: [...draft.industries],
    regions: [...draft.regions],
    minimumShare: Number.isFinite(share) ? Math.max(0, Math.min(100, share)) : 0,
  }
  return query.any.length || query.all.length || query.industries.length || query.regions.length ? query : null
}
