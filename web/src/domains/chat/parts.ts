import type { Answer, AnswerFact } from '@pandora/contract/domains/chat/shapes'

/** Facts of an answer by id. */
export const factsOf = ({ facts }: Pick<Answer, 'facts'>): ReadonlyMap<string, AnswerFact> =>
  new Map(facts.map((fact) => [fact.factId, fact]))

/** Where a fact is from, in one line; null for what is worked out of others. */
export function citation(fact: AnswerFact, english: boolean): string | null {
  const { provenance } = fact
  if (!provenance) return null
  const source = english ? (provenance.sourceEn ?? provenance.source) : provenance.source
  const place =
    provenance.file === null
      ? ''
      : provenance.line === null
        ? ` · ${provenance.file}`
        : ` · ${provenance.file}:${provenance.line}`
  return `${source}${place}${provenance.knownAt === null ? '' : ` · ${provenance.knownAt.slice(0, 10)}`}`
}
