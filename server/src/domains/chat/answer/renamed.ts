import type { NamedCompany } from '@pandora/intelligence/answers/reading/reading'
import { addFact, companyName, inWords, say, type Draft } from './draft.ts'
import type { MarketKnown } from './known.ts'

/** Says what companies are called now that a question names as they were called before. */
export function sayRenamed(draft: Draft, known: MarketKnown, named: readonly NamedCompany[]): void {
  for (const { written, companyIds, former } of named) {
    const [companyId] = companyIds
    if (!former || companyId === undefined || companyIds.length > 1) continue
    const company = companyName(draft, known, companyId)
    if (company.toLowerCase() === written.toLowerCase()) continue
    const fact = addFact(draft, {
      label: inWords(draft, '曾用名', 'Former name'),
      companyId,
      company,
      unit: 'text',
      value: null,
      text: written,
    })
    say(draft, { fact }, inWords(draft, ` 现名 ${company}。`, ` is now named ${company}.`))
  }
}
