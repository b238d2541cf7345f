import type { AnswerPart } from '@pandora/contract/domains/chat/shapes'
import type { Draft } from '../draft.ts'

/** Leaves out of a draft what was told twice alike: parts by what they say, facts that none of the parts left needs. */
export function once(draft: Draft): void {
  const said = new Map(draft.facts.map(({ factId, ...fact }) => [factId, JSON.stringify({ ...fact, parts: null })]))
  const writtenOut = (part: AnswerPart): string =>
    JSON.stringify(part, (key, value: unknown) =>
      key === 'factId' || key === 'factIds' ? [value].flat().map((id) => said.get(String(id)) ?? null) : value,
    )
  const told = new Set<string>()
  draft.parts = draft.parts.filter((part) => {
    const written = writtenOut(part)
    const isNew = !told.has(written)
    told.add(written)
    return isNew
  })
  const used = JSON.stringify(draft.parts)
  const needed = new Set(
    draft.facts.flatMap((one) => (used.includes(`"${one.factId}"`) ? [one.factId, ...one.parts] : [])),
  )
  draft.facts = draft.facts.filter((one) => needed.has(one.factId))
}
