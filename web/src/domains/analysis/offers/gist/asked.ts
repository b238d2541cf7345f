import { analysis, GISTS_LIMIT } from '@pandora/contract/domains/analysis/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { call } from '../../../../lib/api/call.ts'
import type { Keyed } from '../../../../lib/api/useOperation.ts'

export type Gist = OutputOf<typeof analysis.gists>['dataList'][number]
/** A headline by its document, or by the event that is called like it. */
export type Asked = { newsId: string } | { eventId: string }

interface Waiting {
  asked: Asked
  give: (gist: Gist | null) => void
  fail: (error: unknown) => void
}

/** Headlines come into sight many at once: those within so many ms are asked for together. */
const TOGETHER = 30
const waiting = new Map<string, { keyed: Keyed; all: Waiting[] }>()

async function ask(keyed: Keyed, part: readonly Waiting[]): Promise<void> {
  try {
    const { dataList } = await call(
      analysis.gists,
      {
        newsIds: part.flatMap(({ asked }) => ('newsId' in asked ? [asked.newsId] : [])),
        eventIds: part.flatMap(({ asked }) => ('eventId' in asked ? [asked.eventId] : [])),
      },
      { context: keyed },
    )
    for (const { asked, give } of part)
      give(
        dataList.find((one) => ('newsId' in asked ? one.newsId === asked.newsId : one.eventId === asked.eventId)) ??
          null,
      )
  } catch (error) {
    for (const { fail } of part) fail(error)
  }
}

/** The gist of a headline, or null; asked for together with those of other headlines of the same market and instant. */
export function gistOf(asked: Asked, keyed: Keyed): Promise<Gist | null> {
  const key = `${keyed.market ?? ''} ${keyed.asOf ?? ''}`
  return new Promise((give, fail) => {
    const batch = waiting.get(key) ?? { keyed, all: [] }
    batch.all.push({ asked, give, fail })
    if (waiting.has(key)) return
    waiting.set(key, batch)
    setTimeout(() => {
      waiting.delete(key)
      for (let at = 0; at < batch.all.length; at += GISTS_LIMIT) void ask(keyed, batch.all.slice(at, at + GISTS_LIMIT))
    }, TOGETHER)
  })
}
