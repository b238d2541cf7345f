import type { Answer } from '@pandora/contract/domains/chat/shapes'
import type { KnowledgeAnswer } from '@pandora/contract/domains/knowledge/shapes'
import { errors, Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { isHan } from '@pandora/intelligence/answers/reading/words-at'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { User } from '../../../auth/access.ts'
import { answerOfBase, baseToAsk } from '../../knowledge/offers.ts'
import { addFact, emptyDraft, inWords, lacks, say, type Draft } from './draft.ts'

interface Asker {
  db: Db
  view: View
  user: User
  now: number
}

type Quote = KnowledgeAnswer['quotes'][number]

/**
 * Answers a question out of the texts of one knowledge base and of nothing else: what it says is quoted there, and what
 * it cannot tell it does not tell. A base that can be read no more leaves the question without an answer, and says so.
 */
export async function answerByBase(asker: Asker, question: string, baseId: string): Promise<Answer> {
  const draft = emptyDraft(isHan(question) ? 'zh' : 'en')
  draft.operation = 'knowledge.ask'
  const base = await readable(asker, baseId)
  if (base) {
    fill(draft, base, await answerOfBase(asker, baseId, question))
    draft.opens.push({
      name: inWords(draft, `在知识库“${base.name}”中打开`, `Open in the knowledge base “${base.name}”`),
      path: `knowledge/${baseId}?question=${encodeURIComponent(question)}`,
    })
  } else
    lacks(
      draft,
      inWords(
        draft,
        '问的知识库已删除，或不再与你共享',
        'The knowledge base that was asked is deleted, or no longer shared with you',
      ),
      inWords(draft, '选另一个知识库再问', 'Choose another base and ask again'),
    )
  const { language: _, ...said } = draft
  return {
    ...said,
    base: { baseId, name: base?.name ?? null },
    day: dayOf(asker.view.asOf ?? asker.now),
  }
}

async function readable(asker: Asker, baseId: string): Promise<{ baseId: string; name: string } | null> {
  try {
    return await baseToAsk(asker, baseId)
  } catch (error) {
    if (error instanceof Refusal && error.code === errors.NOT_FOUND.code) return null
    throw error
  }
}

function fill(draft: Draft, { baseId }: { baseId: string }, told: KnowledgeAnswer): void {
  const quoted = (quotes: readonly Quote[], near: boolean) => {
    for (const one of quotes) draft.parts.push({ type: 'passage', ...one, baseId, near })
  }
  if (told.kind === 'none') {
    lacks(draft, reason(draft, told), null)
    quoted(told.passages, true)
    return
  }
  draft.state = 'answered'
  const text =
    told.kind === 'yes' ? inWords(draft, '是', 'Yes') : told.kind === 'no' ? inWords(draft, '否', 'No') : told.text
  // A number is a fact with its formula; words are their own evidence, quoted below.
  if (told.value === null) say(draft, text)
  else
    say(draft, {
      fact: addFact(draft, {
        label: inWords(draft, '答案', 'Answer'),
        unit: 'text',
        value: told.value,
        text,
        formula: told.formula,
      }),
    })
  quoted(told.quotes, false)
}

/** Why a base cannot tell. */
function reason(draft: Draft, { reason: why, missing }: KnowledgeAnswer): string {
  const name = missing ?? ''
  switch (why) {
    case 'nothing-ready':
      return inWords(
        draft,
        '知识库里没有在所看时点之前读完的文档',
        'No document of the base was read before the instant looked from',
      )
    case 'no-words':
      return inWords(draft, '文档里没有出现问题中的词', 'The words of the question stand in no document')
    case 'other-subject':
      return inWords(draft, `这些文档没有提到“${name}”`, `The documents do not name “${name}”`)
    case 'other-time':
      return inWords(draft, `这些文档没有提到 ${name} 年`, `The documents do not speak of ${name}`)
    case 'several':
      return inWords(
        draft,
        '各份文档的说法不一，请指明公司或文件',
        'The documents say different things; name the company or the file',
      )
    default:
      return inWords(draft, '原文的证据不足以回答', 'What the texts say is not enough to answer')
  }
}
