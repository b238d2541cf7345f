import { chat } from '@pandora/contract/domains/chat/operations'
import { useOperation } from '../../lib/api/useOperation.ts'

/**
 * The answer to a question: the product's own as soon as it stands, then, where a language model is set, the same with
 * what that had to do with it. `words`: it is being waited for.
 */
export function useAnswer(questionId: string, enabled = true) {
  const plain = useOperation(chat.answers, { questionId, plain: true }, { enabled })
  const awaits = plain.data?.awaitsModel === true
  const worded = useOperation(chat.answers, { questionId }, { enabled: enabled && awaits })
  return { query: awaits && worded.data ? worded : plain, words: awaits && worded.isFetching && !worded.data }
}
