import type { Answer, AnswerPart } from '@pandora/contract/domains/chat/shapes'
import { faultsOf, type Ground } from '@pandora/intelligence/answers/check'
import { isNamedRight } from '@pandora/intelligence/answers/vocabulary'
import { inWords, type Draft } from './draft.ts'
import type { MarketKnown } from './known.ts'

/**
 * Holds what an answer says against its facts and quotes: a sentence that does not hold does not go out, nor does a table
 * with a figure under the name of another.
 */
export function checked(draft: Draft, known: MarketKnown): Omit<Answer, 'base' | 'day'> {
  const misnamed = new Set(draft.facts.flatMap((one) => (isNamedRight(one) ? [] : [one.factId])))
  const ground = groundOf(draft, known, misnamed)
  const parts = draft.parts.filter((part) =>
    part.type === 'sentence'
      ? faultsOf(part.pieces.map((one) => one.text).join(''), ground).length === 0
      : part.type !== 'table' || !part.rows.some((row) => row.factIds.some((id) => misnamed.has(id ?? ''))),
  )
  const withheld = parts.length < draft.parts.length
  const state = draft.state === 'answered' && parts.length === 0 ? 'missing' : draft.state
  const said: AnswerPart[] = withheld
    ? [
        ...parts,
        {
          type: 'missing',
          what: inWords(draft, '一部分内容没有通过核对，已经去掉', 'A part did not pass the check and was left out'),
          brings: null,
        },
      ]
    : parts
  return {
    state,
    understood: draft.understood,
    parts: said,
    facts: draft.facts,
    choices: draft.choices,
    opens: draft.opens,
    operation: draft.operation,
  }
}

/** What the sentences of a draft may rest on. */
function groundOf(draft: Draft, known: MarketKnown, misnamed: ReadonlySet<string>): Ground {
  const own = new Set(draft.facts.flatMap((fact) => (fact.company === null ? [] : [fact.company])))
  const about = new Set(draft.facts.flatMap((fact) => (fact.companyId === null ? [] : [fact.companyId])))
  return {
    facts: draft.facts.filter((one) => !misnamed.has(one.factId)),
    quotes: draft.parts.flatMap((part) => (part.type === 'quote' ? [part.text, part.title] : [])),
    names: [
      ...own,
      ...[...about].flatMap((id) =>
        [known.companies.get(id)?.nameZh, known.companies.get(id)?.nameEn].filter(
          (one) => one !== null && one !== undefined,
        ),
      ),
    ],
    others: [],
  }
}
