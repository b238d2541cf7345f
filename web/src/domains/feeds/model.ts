import type { feeds } from '@pandora/contract/domains/feeds/operations'
import type { InputOf, OutputOf } from '@pandora/contract/operation'

export type Feed = OutputOf<typeof feeds.list>['dataList'][number]
export type Preview = OutputOf<typeof feeds.preview>
export type Health = 'active' | 'waiting' | 'failing' | 'paused'

/** How a feed is: paused, failing, not read yet, or fine. */
export function healthOf({ state, failures, fetchedAt }: Pick<Feed, 'state' | 'failures' | 'fetchedAt'>): Health {
  if (state === 'paused') return 'paused'
  if (failures > 0) return 'failing'
  return fetchedAt === null ? 'waiting' : 'active'
}

/** Intervals that are offered, in minutes; one set elsewhere is offered beside them. */
export function intervalsWith(set: number): number[] {
  return [...new Set([5, 15, 30, 60, 180, 360, 720, 1440, set])].toSorted((one, other) => one - other)
}

/** What a form of a feed holds, as typed. */
export interface Draft {
  url: string
  name: string
  nameEn: string
  kind: Feed['kind']
  category: string
  language: 'auto' | 'zh' | 'en'
  intervalMinutes: number
}

export const emptyDraft: Draft = {
  url: '',
  name: '',
  nameEn: '',
  kind: 'news',
  category: '',
  language: 'auto',
  intervalMinutes: 30,
}

export const draftOf = (feed: Feed): Draft => ({
  url: feed.url,
  name: feed.name,
  nameEn: feed.nameEn ?? '',
  kind: feed.kind,
  category: feed.category ?? '',
  language: feed.language ?? 'auto',
  intervalMinutes: feed.intervalMinutes,
})

/** A draft as the server takes it: what is empty is not there. */
export function inputOf(draft: Draft): InputOf<typeof feeds.add> {
  const filled = (text: string) => text.trim() || null
  return {
    url: draft.url.trim(),
    name: draft.name.trim(),
    nameEn: filled(draft.nameEn),
    kind: draft.kind,
    category: filled(draft.category),
    language: draft.language === 'auto' ? null : draft.language,
    intervalMinutes: draft.intervalMinutes,
  }
}
