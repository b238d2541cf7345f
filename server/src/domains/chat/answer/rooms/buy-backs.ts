import { figuresIn } from '@pandora/intelligence/events/amounts'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import { textsOfDocuments } from '../../../documents/offers/documents.queries.ts'
import type { ListedEvent } from '../../../events/offers/listed.ts'
import { inWords, type Asking, type Draft } from '../draft.ts'

/** What an amount of a buy-back is: the most that a plan allows, what has been spent, or neither as its text has it. */
export type BuyBackAmount = 'limit' | 'spent' | 'unsaid'
export const buyBackAmounts = ['spent', 'limit', 'unsaid'] as const

const SPENT =
  /已(?:用|使用|支付|耗)|累计(?:买入|回购|成交|使用|支付)|成交(?:总|金)额|支付(?:的)?(?:总)?(?:金|资)?金?额|\b(?:has|have|had) (?:so far |already )?(?:spent|bought|repurchased|paid)\b|\bspent\b|\bso far\b/g
const LIMIT =
  /不超过|不高于|上限|至多|拟|计划|预计|\b(?:up to|as much as|no more than|at most|plans? to|ceiling|maximum|approved)\b/g
/** Characters before an amount that say what it is, and most events whose texts are read. */
const [BEFORE, MOST_READ] = [80, 400]

/** What the words before an amount say it is; the nearer ones stand. */
export function amountMeant(before: string): BuyBackAmount {
  const words = before.slice(-BEFORE).toLowerCase()
  const last = (pattern: RegExp) => [...words.matchAll(pattern)].at(-1)?.index ?? -1
  const [spent, limit] = [last(SPENT), last(LIMIT)]
  return spent < 0 && limit < 0 ? 'unsaid' : spent > limit ? 'spent' : 'limit'
}

/** What the amounts of money of buy-backs are by the texts that say them, by the event's id. */
export async function buyBackAmountsOf(
  { services, view }: Asking,
  listed: readonly ListedEvent[],
): Promise<ReadonlyMap<string, BuyBackAmount>> {
  const own = listed
    .filter(({ event }) => event.type === 'buy-back' && /^[A-Z]{3}$/.test(event.amount?.unit ?? ''))
    .slice(0, MOST_READ)
  const ids = own.flatMap(({ told: [first] }) => (first ? [first.documentId] : []))
  const rows = new Map((await textsOfDocuments(services.sql, view, ids)).map((row) => [row.document_id, row]))
  return new Map(
    own.map(({ event, told: [first] }): [string, BuyBackAmount] => {
      const row = first && rows.get(first.documentId)
      if (!row) return [event.eventId, 'unsaid']
      const pieces = [...sentencesIn(row.body).map((one) => row.body.slice(one.start, one.end)), row.title]
      const means = pieces.flatMap((piece) =>
        figuresIn(row.language, piece, 0, piece.length)
          .filter((figure) => figure.value === event.amount?.value)
          .map((figure) => amountMeant(piece.slice(0, figure.start))),
      )
      return [event.eventId, means.find((one) => one !== 'unsaid') ?? 'unsaid']
    }),
  )
}

/** What an amount of a buy-back is called. */
export const amountName = (draft: Draft, of: BuyBackAmount): string =>
  ({
    spent: inWords(draft, '已用的资金', 'spent so far'),
    limit: inWords(draft, '方案的上限', 'limit of the plan'),
    unsaid: inWords(draft, '没有说是上限还是已用', 'not said whether a limit or spent'),
  })[of]
