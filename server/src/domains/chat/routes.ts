import { chat } from '@pandora/contract/domains/chat/operations'
import { GUEST_QUESTIONS_LIMIT, QUESTIONS_LIMIT } from '@pandora/contract/domains/chat/shapes'
import { badInput, errors, Refusal } from '@pandora/contract/errors'
import { serve, type Route } from '../../http/route.ts'
import { pageOf } from '../../shared/page.ts'
import { baseToAsk } from '../knowledge/offers.ts'
import { answerQuestion } from './answer/answer.ts'
import { answerByBase } from './answer/base.ts'
import { modelPlace } from './model/place.ts'
import { answerWithModel } from './model/with-model.ts'
import { presentQuestion } from './present.ts'
import {
  askedBefore,
  changeQuestion,
  deleteQuestion,
  insertQuestion,
  lockQuestions,
  ownsConversation,
  questionOf,
  questionsOf,
  restoreQuestion,
} from './questions.queries.ts'
import { suggestionsFor } from './suggestions.ts'

/** Questions before one that it may follow on from. */
const FOLLOWED = 6

const plain = (text: string): string => {
  const trimmed = text.trim()
  if (trimmed === '') throw badInput('text', 'empty')
  return trimmed
}

export const chatRoutes: readonly Route[] = [
  serve(chat.list, async ({ db, view, user, input: { page, size, ...filter } }) => {
    const whose = { uid: user.uid, marketId: view.marketId }
    const { conversationId } = filter
    if (conversationId !== undefined && !(await ownsConversation(db, whose, conversationId)))
      throw new Refusal(errors.NOT_FOUND)
    const { rows, total } = await questionsOf(db, whose, filter, { page, size })
    return pageOf(rows.map(presentQuestion), total, { page, size })
  }),

  serve(chat.add, async ({ db, view, user, now, input: { text, conversationId, baseId } }) => {
    const whose = { uid: user.uid, marketId: view.marketId }
    const limit = user.role === 'guest' ? GUEST_QUESTIONS_LIMIT : QUESTIONS_LIMIT
    if ((await lockQuestions(db, user.uid)) >= limit) throw new Refusal(errors.LIST_FULL, { limit })
    if (conversationId !== undefined && !(await ownsConversation(db, whose, conversationId)))
      throw new Refusal(errors.NOT_FOUND)
    const base = baseId === undefined ? null : await baseToAsk({ db, view, user }, baseId)
    return presentQuestion(
      await insertQuestion(db, whose, { text: plain(text), conversationId, baseId: base?.baseId ?? null, now }),
    )
  }),

  serve(chat.update, async ({ db, view, user, now, input: { questionId, text, pinned } }) => {
    const changed = await changeQuestion(db, { uid: user.uid, marketId: view.marketId }, questionId, {
      text: text === undefined ? undefined : plain(text),
      pinned,
      now,
    })
    if (!changed) throw new Refusal(errors.NOT_FOUND)
    return presentQuestion(changed)
  }),

  serve(chat.remove, async ({ db, view, user, now, input: { questionId } }) => {
    if (!(await deleteQuestion(db, { uid: user.uid, marketId: view.marketId }, questionId, now)))
      throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(chat.restore, async ({ db, view, user, now, input: { questionId } }) => {
    const limit = user.role === 'guest' ? GUEST_QUESTIONS_LIMIT : QUESTIONS_LIMIT
    if ((await lockQuestions(db, user.uid)) >= limit) throw new Refusal(errors.LIST_FULL, { limit })
    const back = await restoreQuestion(db, { uid: user.uid, marketId: view.marketId }, questionId, now)
    if (!back) throw new Refusal(errors.NOT_FOUND)
    return presentQuestion(back)
  }),

  serve(chat.answers, async ({ db, view, user, now, services, language, input: { questionId, plain: isPlain } }) => {
    const whose = { uid: user.uid, marketId: view.marketId }
    const row = await questionOf(db, whose, questionId)
    if (!row) throw new Refusal(errors.NOT_FOUND)
    const of = { question: row.text, conversationId: row.conversation_id }
    if (row.base_id !== null)
      return { ...(await answerByBase({ db: services.sql, view, now, user }, row.text, row.base_id)), ...of }
    const before = await askedBefore(db, whose, row, FOLLOWED)
    const asked = { services, view, now, uid: user.uid, language }
    // A visitor of the demo has no account that calls could be counted of.
    const place = user.role === 'guest' ? null : modelPlace(services.config)
    const answer =
      place === null || isPlain
        ? await answerQuestion(asked, row.text, before)
        : await answerWithModel(asked, place, { questionId, text: row.text, before })
    return { ...answer, ...of, ...(place !== null && isPlain ? { awaitsModel: true as const } : {}) }
  }),

  serve(chat.suggestions, async ({ view, services, language, user, now }) => ({
    dataList: await suggestionsFor({ services, view, now, uid: user.uid }, language),
  })),
]
