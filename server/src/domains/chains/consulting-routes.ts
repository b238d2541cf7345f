import { randomUUID } from 'node:crypto'
import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { supplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import { CONSULTATION_LIMIT } from '@pandora/contract/domains/chains/operations/consulting'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { inLanguage, languageOf } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { serve, type Route } from '../../http/route.ts'
import { publicUrl } from '../../messages/links.ts'
import { nameInMail } from '../../messages/texts.ts'
import { queueMessage } from '../../messages/queue.ts'
import { pageOf } from '../../shared/page.ts'
import {
  consultationsPage,
  consultedGraph,
  heldConsultation,
  insertConsultation,
  withdraw,
  writeAnswer,
  type StoredConsultation,
} from './consulting.queries.ts'
import { presentAsked, presentConsultation } from './present.ts'
import { lockChains } from './queries.ts'
import { graphOf, ownChain, ownerOf, tellChains } from './save.ts'

/** A question that waits, held. Throws NOT_FOUND, CONSULTATION_CLOSED. */
async function waiting(tx: Db, marketId: number, id: string, uid: number | null): Promise<StoredConsultation> {
  const row = await heldConsultation(tx, marketId, id, uid)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  if (row.state !== 'waiting') throw new Refusal(chainsErrors.CONSULTATION_CLOSED)
  return row
}

/** The same once more, as it stands now. */
async function again(tx: Db, marketId: number, id: string): Promise<StoredConsultation> {
  const row = await heldConsultation(tx, marketId, id, null)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  return row
}

const mailWords = {
  subject: { zh: '专家咨询已答复：{chain}', en: 'Your question on {chain} is answered' },
  body: {
    zh: '你就供应链“{chain}”提出的问题：\n\n{question}\n\n答复：\n\n{answer}\n\n在 Pandora 中查看：\n\n{address}',
    en: 'Your question on the supply chain “{chain}”:\n\n{question}\n\nThe answer:\n\n{answer}\n\nSee it in Pandora:\n\n{address}',
  },
}

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
    return { chainName: row.chain_name, version: row.version, supplyChainGraph: supplyChainGraph.parse(row.graph) }
  }),

  serve(chains.answerConsultation, async (call) => {
    const { db, view, user, now, input, services } = call
    const answer = input.answer.trim()
    if (answer === '') throw badInput('answer', 'required')
    const row = await waiting(db, view.marketId, input.consultationId, null)
    await writeAnswer(db, row.consultation_id, { answer, by: user.uid, now })
    if (row.by_mail && row.email !== null) {
      const language = languageOf(row.language)
      const chain = nameInMail(row.chain_name, language)
      const filled = (text: string) =>
        text.replace(/\{(chain|question|answer|address)\}/g, (_, name: string) =>
          name === 'chain'
            ? chain
            : name === 'question'
              ? row.question
              : name === 'answer'
                ? answer
                : `${publicUrl(services.config)}/index/chains?tab=consultations`,
        )
      await queueMessage(
        db,
        services.config,
        {
          kind: 'mail',
          purpose: 'answer',
          receiver: row.email,
          language,
          own: {
            subject: filled(inLanguage(mailWords.subject, language)),
            body: filled(inLanguage(mailWords.body, language)),
          },
          secret: {},
        },
        now,
      )
    }
    await emitLive(db, { topic: 'chains', marketId: view.marketId, uid: row.uid, ids: [row.consultation_id] })
    return presentAsked(await again(db, view.marketId, row.consultation_id))
  }),
]
