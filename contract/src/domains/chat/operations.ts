import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import { answeredQuestion, conversationId, keptQuestion, QUESTION_LIMIT, questionId } from './shapes.ts'

const text = z.string().min(1).max(QUESTION_LIMIT)

export const chat = {
  list: defineOperation({
    id: 'chat.list',
    method: 'POST',
    path: '/api/chat/questions',
    summary: 'The user’s questions in the market, pinned ones first, else the newest; `text`: those that hold it',
    input: z.object({
      text: z.string().max(100).optional(),
      conversationId: conversationId.optional(),
      ...pageInput(30),
    }),
    output: pageOf(keptQuestion),
  }),
  add: defineOperation({
    id: 'chat.add',
    requirement: ['CHAT-05'],
    method: 'POST',
    path: '/api/chat/questionAdd',
    writes: true,
    summary:
      'Keeps a question; with a conversation it follows on from what was asked there; with a knowledge base it is asked of its texts alone',
    input: z.object({
      text,
      conversationId: conversationId.optional(),
      baseId: ownedId('knowledgeBase').optional(),
    }),
    output: keptQuestion,
  }),
  update: defineOperation({
    id: 'chat.update',
    requirement: ['CHAT-06'],
    method: 'POST',
    path: '/api/chat/questionUpdate',
    writes: true,
    summary: 'Changes the words of a question, pins it, or both',
    input: z.object({ questionId, text: text.optional(), pinned: z.boolean().optional() }),
    output: keptQuestion,
  }),
  remove: defineOperation({
    id: 'chat.remove',
    requirement: ['CHAT-07'],
    method: 'POST',
    path: '/api/chat/questionDelete',
    writes: true,
    summary: 'Deletes a question; it can be taken back for a day',
    input: z.object({ questionId }),
    output: done,
  }),
  restore: defineOperation({
    id: 'chat.restore',
    method: 'POST',
    path: '/api/chat/questionRestore',
    writes: true,
    summary: 'Takes the deletion of a question back: it stands again in its conversation, where it stood',
    input: z.object({ questionId }),
    output: keptQuestion,
  }),
  answers: defineOperation({
    id: 'chat.answers',
    requirement: ['CHAT-01', 'CHAT-02', 'CHAT-04'],
    method: 'POST',
    path: '/api/chat/answers',
    dated: true,
    worded: true,
    summary:
      'The answer to a question of the user’s, of what is held and known at the instant: facts with their sources, or what is missing; nothing is made up',
    input: z.object({
      questionId,
      /** The product's own answer, at once: a language model that is set is not waited for. */
      plain: z.boolean().default(false),
    }),
    output: answeredQuestion,
  }),
  suggestions: defineOperation({
    id: 'chat.suggestions',
    method: 'POST',
    path: '/api/chat/suggestions',
    dated: true,
    worded: true,
    summary: 'Questions that what is held answers',
    output: z.object({ dataList: z.array(z.string()) }),
  }),
}
