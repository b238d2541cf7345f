import type { z } from 'zod'
import type { chainWay, companies } from '@pandora/contract/domains/companies/operations'
import { totalPages } from '@pandora/contract/constants'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import type { ParsedInputOf } from '@pandora/contract/operation'
import { dayOf, instantOf } from '@pandora/contract/time'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { presentNewsItems } from '../documents/offers/documents.ts'
import { companiesOfDocuments } from '../documents/offers/documents.queries.ts'
import { entityNames, nameless } from '../../shared/entity-names.queries.ts'
import { dayPlus } from '../../shared/timeline.ts'
import { chainNews, chainOf, companyNews, eventNews, type ChainRow, type NewsRow } from './news.queries.ts'
import { pageOf, type AnswerOf } from '../../shared/page.ts'

type Answer = AnswerOf<typeof companies.news>
type Way = z.infer<typeof chainWay>

/** Days back that news of a chain are of. */
const CHAIN_DAYS = 180
/** Most ways shown of one item, the nearest first. */
const MOST_WAYS = 6
const nearest: readonly ChainRow['kind'][] = ['supplier', 'customer', 'theme', 'industry']

/** News of a company, of its chain, or of an event (COMP-23). */
export async function newsOf(
  db: Db,
  view: View,
  {
    companyId,
    eventId,
    relation,
    once,
    source,
    tone,
    page,
    size,
    now,
  }: ParsedInputOf<typeof companies.news> & { now: number },
): Promise<Answer> {
  const asked = { once, source, tone, size, offset: page * size }
  const answer = async (
    { rows, total }: { rows: readonly NewsRow[]; total: number },
    waysOf: (row: NewsRow) => Way[],
    fixed?: 'chain',
  ): Promise<Answer> => {
    const items = new Map(
      presentNewsItems(
        rows,
        await companiesOfDocuments(
          db,
          view,
          rows.map((row) => row.document_id),
        ),
      ).map((item) => [item.newsId, item]),
    )
    const dataList = rows.flatMap((row) => {
      const item = items.get(row.document_id)
      return item ? [{ ...item, relation: fixed ?? row.relation, copies: row.copies, way: waysOf(row) }] : []
    })
    return { ...pageOf(dataList, total, { page, size }, rows.length), totalPages: totalPages(total, size) }
  }
  if (eventId !== undefined) {
    if (companyId !== undefined || relation !== undefined)
      throw badInput(companyId === undefined ? 'relation' : 'companyId', 'beside', { other: 'eventId' })
    const found = await eventNews(db, view, { ...asked, eventId })
    if (!found) throw new Refusal(errors.NOT_FOUND)
    return answer(found, () => [])
  }
  if (companyId === undefined) throw badInput('companyId', 'required')
  if (relation !== 'chain') return answer(await companyNews(db, view, { ...asked, companyId, relation }), () => [])

  const today = dayOf(view.asOf ?? now)
  const chain = await chainOf(db, view, companyId, today)
  const ties = Map.groupBy(chain, (one) => one.company_id)
  const found = await chainNews(db, view, {
    ...asked,
    companyId,
    chain: [...ties.keys()],
    since: new Date(instantOf(dayPlus(today, -CHAIN_DAYS))).toISOString(),
  })
  const names = await entityNames(
    db,
    view,
    found.rows.flatMap((row) => row.about ?? []),
  )
  return answer(
    found,
    (row) =>
      (row.about ?? [])
        .flatMap((id) => ties.get(id) ?? [])
        .toSorted(byNearness)
        .slice(0, MOST_WAYS)
        .map((tie): Way => {
          const { zh: nameZh, en: nameEn } = names.get(tie.company_id) ?? nameless
          return {
            kind: tie.kind,
            companyId: tie.company_id,
            nameZh,
            nameEn,
            viaId: tie.via_id,
            viaZh: tie.via_zh,
            viaEn: tie.via_en,
            share: tie.share === null ? null : Math.round(tie.share * 100) / 100,
          }
        }),
    'chain',
  )
}

const byNearness = (a: ChainRow, b: ChainRow): number =>
  nearest.indexOf(a.kind) - nearest.indexOf(b.kind) ||
  (b.share ?? -1) - (a.share ?? -1) ||
  (a.company_id < b.company_id ? -1 : 1)
