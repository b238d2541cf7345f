import type { chat } from '@pandora/contract/domains/chat/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { QuestionRow } from './questions.queries.ts'

/** A kept question on the wire. */
export const presentQuestion = (row: QuestionRow): OutputOf<typeof chat.add> => ({
  questionId: row.question_id,
  conversationId: row.conversation_id,
  text: row.text,
  baseId: row.base_id,
  pinned: row.pinned,
  askedAt: new Date(row.asked_at).toISOString(),
  changedAt: new Date(row.changed_at).toISOString(),
})
