import type { WatchedAsked } from '@pandora/intelligence/answers/rooms/asked'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { fieldOf } from '../../../figures/offers/fields/values.ts'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { watchedCompanies } from '../../../watch/offers/watched.queries.ts'
import { companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { fieldFact } from '../today.ts'
import { countFact } from './parts.ts'

/** Companies that are shown. */
const SHOWN = 30

/** Answers how the companies on the user's own watch list stand: last close and change, in the list's order or by it. */
export async function answerWatched(draft: Draft, asking: Asking, asked: WatchedAsked): Promise<void> {
  const { services, view, uid, known } = asking
  draft.operation = 'watch.list'
  draft.understood = inWords(draft, '自选股 最新行情', 'Watch list, latest prices')
  draft.opens.push({ name: inWords(draft, '自选', 'Watch list'), path: 'watch' })
  const ids = (await watchedCompanies(services.sql, view.marketId, uid)).filter((id) => known.companies.has(id))
  if (ids.length === 0) {
    lacks(
      draft,
      inWords(draft, '自选列表里的公司', 'Companies on the watch list'),
      inWords(draft, '自选列表是空的：先把公司加入自选', 'The watch list is empty: add companies to it first'),
    )
    return
  }
  const market = await readyMarket(services, view)
  const of = new Map(market.rows.map((row) => [row.companyId, row]))
  const sign = asked.order === 'down' ? 1 : -1
  const rank = (id: string) => {
    const row = of.get(id)
    return (row && (asked.risk ? fieldOf.riskPoint(row) : row.changeRate)) ?? null
  }
  const list =
    asked.order === null && !asked.risk
      ? ids
      : ids
          .filter((id) => rank(id) !== null)
          .toSorted((a, b) => sign * ((rank(a) ?? 0) - (rank(b) ?? 0)) || (a < b ? -1 : 1))
  const by = asked.risk
    ? inWords(draft, '风险分从高到低', 'the highest risk score first')
    : asked.order === null
      ? ''
      : asked.order === 'up'
        ? inWords(draft, '涨幅从高到低', 'the largest rise first')
        : inWords(draft, '跌幅从大到小', 'the largest fall first')
  const fields: ScreenField[] = [...(asked.risk ? (['riskPoint'] as const) : []), 'close', 'changeRate']
  draft.state = 'answered'
  say(
    draft,
    inWords(draft, '自选列表里有 ', 'Companies on the watch list: '),
    { fact: countFact(draft, inWords(draft, '自选公司', 'Watched companies'), ids.length) },
    inWords(draft, ` 家公司${by === '' ? '' : `，${by}`}：`, `${by === '' ? '' : `, ${by}`}.`),
  )
  draft.parts.push({
    type: 'table',
    title: draft.understood,
    heads: 'companies',
    columns: [
      ...(asked.risk ? [inWords(draft, '风险分', 'Risk score')] : []),
      inWords(draft, '收盘价', 'Close'),
      inWords(draft, '涨跌幅', 'Change'),
    ],
    rows: list.slice(0, asked.most ?? SHOWN).map((id) => {
      const row = of.get(id)
      return {
        head: companyName(draft, known, id),
        companyId: id,
        factIds: fields.map((field) => (row ? fieldFact(draft, asking, row, field) : null)),
      }
    }),
  })
}
