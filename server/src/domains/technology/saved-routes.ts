import { randomUUID } from 'node:crypto'
import { SAVED_KEYWORDS } from '@pandora/contract/domains/technology/names'
import { FRESH_LIMIT, technology } from '@pandora/contract/domains/technology/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { wholeOf } from '../../shared/page.ts'
import { isoInstant } from '../../shared/provenance.ts'
import { askedKeyword, checkedKeyword, textQuery } from './asked.ts'
import { presentSaved } from './present.ts'
import { forgetKeyword, freshHolding, keepKeyword, lookedAt, savedKeywords } from './saved.queries.ts'
import { takeTurn } from '../../shared/owner-turn.queries.ts'

/** Keywords that a user keeps, with what is new of each. */
export const savedRoutes: readonly Route[] = [
  serve(technology.saved, async ({ services, db, view, user, now }) => {
    const rows = await savedKeywords(db, view.marketId, user.uid)
    const until = view.asOf ?? now
    return wholeOf(
      await Promise.all(
        rows.map(async (row) => {
          const { told } = await askedKeyword(services, view, row.keyword, now)
          const query = textQuery(told)
          const after = row.looked_at
          return presentSaved(
            row,
            query === null || until <= after ? 0 : await freshHolding(db, view, { query, after, until }, FRESH_LIMIT),
          )
        }),
      ),
    )
  }),

  serve(technology.save, async ({ db, view, user, now, input }) => {
    const keyword = checkedKeyword(input.keyword)
    const plain = keyword.toLowerCase()
    await takeTurn(db, user.uid)
    const saved = await savedKeywords(db, view.marketId, user.uid)
    if (saved.length >= SAVED_KEYWORDS && !saved.some((one) => one.keyword.toLowerCase() === plain))
      throw new Refusal(errors.LIST_FULL, { limit: SAVED_KEYWORDS })
    const row = await keepKeyword(
      db,
      { keywordId: randomUUID(), uid: user.uid, marketId: view.marketId, keyword, plain },
      now,
    )
    if (!row) throw new Refusal(errors.NOT_FOUND)
    return presentSaved(row, 0)
  }),

  serve(technology.looked, async ({ db, user, now, input: { keywordId } }) => {
    if (!(await lookedAt(db, user.uid, keywordId, now))) throw new Refusal(errors.NOT_FOUND)
    return { keywordId, lookedAt: isoInstant(now) ?? '' }
  }),

  serve(technology.removeSaved, async ({ db, user, input: { keywordId } }) => {
    if (!(await forgetKeyword(db, user.uid, keywordId))) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),
]
