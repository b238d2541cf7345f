import { chains } from '@pandora/contract/domains/chains/operations'
import { RELATION_LIMIT } from '@pandora/contract/domains/chains/operations/relations'
import { errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { refuseUnknownCompany } from '../../shared/known-company.queries.ts'
import { pageOf } from '../../shared/page.ts'
import { presentRelation } from './present.ts'
import { lockChains } from './queries.ts'
import { countRelations, deleteRelation, putRelation, relationsPage } from './relations.queries.ts'
import { ownerOf, tellChains } from './save.ts'

export const relationRoutes: readonly Route[] = [
  serve(chains.relations, async ({ db, view, user, input }) => {
    const { text = '', relation, companyId, page, size } = input
    const asked = { text: text.trim(), relation, companyId, page, size }
    const { rows, total } = await relationsPage(db, view, user.uid, asked)
    return pageOf(rows.map(presentRelation), total, input)
  }),

  serve(chains.saveRelation, async (call) => {
    const { db, view, user, now, input } = call
    const { companyId, relation, remove } = input
    const of = { ...ownerOf(call), companyId, relation, now }
    await lockChains(db, ownerOf(call))
    const one = { text: '', relation, companyId, page: 0, size: 1 }
    if (remove) {
      if (!(await deleteRelation(db, of))) throw new Refusal(errors.NOT_FOUND)
      await tellChains(call, [companyId])
      return { saved: null }
    }
    await refuseUnknownCompany(db, view, companyId)
    const there = (await relationsPage(db, view, user.uid, one)).total > 0
    if (!there && (await countRelations(db, view.marketId, user.uid)) >= RELATION_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: RELATION_LIMIT })
    await putRelation(db, of, input.note.trim())
    await tellChains(call, [companyId])
    const [row] = (await relationsPage(db, view, user.uid, one)).rows
    return { saved: row ? presentRelation(row) : null }
  }),
]
