import { randomUUID } from 'node:crypto'
import { chains } from '@pandora/contract/domains/chains/operations'
import { CONSULTATION_LIMIT } from '@pandora/contract/domains/chains/operations/consulting'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route } from '../../../http/route.ts'
import { pageOf } from '../../../shared/page.ts'
import { consultationsPage, consultedGraph, insertConsultation, withdraw, writeAnswer } from './consulting.queries.ts'
import { presentAsked, presentConsultation, presentConsulted } from '../present.ts'
import { mailAnswer } from './answer-mail.ts'
import { again, waiting } from './held.ts'
import { lockChains } from '../queries.ts'
import { graphOf, ownChain, ownerOf, tellChains } from '../save.ts'

export const consultingRoutes: readonly Route[] = [
  serve(chains.consultExpert, async (call) => {
    const { db, view, user, now, input } = call
    const question = input.question.trim()
    if (question === '') throw badInput('question', 'required')
    await lockChains(db, ownerOf(call))
    const chain = await ownChain(call, input.chainId)
    const open = await consultationsPage(db, view.marketId, { uid: user.uid, state: 'waiting', page: 0, size: 1 })
    if (open.total >= CONSULTATION_LIMIT) throw new Refusal(errors.LIST_FULL, { limit: CONSULTATION_LIMIT })
    const graph = await graphOf(db, chain.chain_id, chain.version)
    const names = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
    const unknown = input.nodeIds.find((id) => !names.has(id))
    if (unknown !== undefined) throw badInput('nodeIds', 'unknown', { value: unknown })
    const id = randomUUID()
    await insertConsultation(
      db,
      {
        id,
        ...ownerOf(call),
        chainId: chain.chain_id,
        chainName: chain.name,
        version: chain.version,
        graph,
        subject: input.subject,
        question,
        nodes: [...new Set(input.nodeIds)].map((node) => ({ id: node, name: names.get(node) ?? '' })),
        byMail: input.byMail,
      },
      now,
    )
    await tellChains(call, [chain.chain_id])
    return presentConsultation(await again(db, view.marketId, id))
  }),

  serve(chains.consultations, async ({ db, view, user, input }) => {
    const { rows, total } = await consultationsPage(db, view.marketId, {
      uid: user.uid,
      state: input.state,
      page: input.page,
      size: input.size,
    })
    return pageOf(rows.map(presentConsultation), total, input)
  }),

  serve(chains.withdrawConsultation, async (call) => {
    const { db, view, user, input } = call
    const { consultation_id: id } = await waiting(db, view.marketId, input.consultationId, user.uid)
    await withdraw(db, id)
    await tellChains(call, [id])
    return presentConsultation(await again(db, view.marketId, id))
  }),

  serve(chains.consultationsAsked, async ({ db, view, input }) => {
    const { rows, total } = await consultationsPage(db, view.marketId, {
      uid: null,
      state: input.state,
      page: input.page,
      size: input.size,
    })
    return pageOf(rows.map(presentAsked), total, input)
  }),

  serve(chains.consultedChain, async ({ db, view, input }) => {
    const row = await consultedGraph(db, view.marketId, input.consultationId)
    if (!row) throw new Refusal(errors.NOT_FOUND)
    return presentConsulted(row)
  }),

  serve(chains.answerConsultation, async (call) => {
    const { db, view, user, now, input, services } = call
    const answer = input.answer.trim()
    if (answer === '') throw badInput('answer', 'required')
    const row = await waiting(db, view.marketId, input.consultationId, null)
    await writeAnswer(db, row.consultation_id, { answer, by: user.uid, now })
    await mailAnswer(db, services.config, row, { answer, now })
    await emitLive(db, { topic: 'chains', marketId: view.marketId, uid: row.uid, ids: [row.consultation_id] })
    return presentAsked(await again(db, view.marketId, row.consultation_id))
  }),
]
