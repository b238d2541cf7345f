import { dayOf } from '@pandora/contract/time'
import type { Answer, AnswerFact, AnswerPart } from '@pandora/contract/domains/chat/shapes'
import type { Bilingual } from '@pandora/contract/language'
import type { Provenance } from '@pandora/contract/provenance'
import { written, type Unit } from '@pandora/intelligence/answers/amounts'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import type { View } from '@pandora/store/as-of'
import type { DocumentRow } from '@pandora/store/generated/schema'
import type { Services } from '../../../http/services.ts'
import type { HeldServices } from '../../../shared/define-held.ts'
import type { MarketKnown } from './known.ts'

/** What of the server an answer is worked out with. */
export type AnswerServices = HeldServices & Pick<Services, 'now'>

/** With what a question is answered. */
export interface Asking {
  services: AnswerServices
  view: View
  now: number
  uid: number
  known: MarketKnown
  reading: Reading
}

/** An answer while it is put together. */
export interface Draft {
  language: 'zh' | 'en'
  facts: AnswerFact[]
  parts: AnswerPart[]
  choices: Answer['choices']
  opens: Answer['opens']
  state: Answer['state']
  understood: string | null
  operation: string | null
}

export const emptyDraft = (language: 'zh' | 'en'): Draft => ({
  language,
  facts: [],
  parts: [],
  choices: [],
  opens: [],
  state: 'missing',
  understood: null,
  operation: null,
})

/** A text in the language of the answer. */
export const inWords = ({ language }: Pick<Draft, 'language'>, zh: string, en: string): string =>
  language === 'zh' ? zh : en
export const nameIn = (draft: Pick<Draft, 'language'>, { zh, en }: Bilingual): string => inWords(draft, zh, en)

/** What a company is called in an answer. */
export function companyName(draft: Pick<Draft, 'language'>, known: MarketKnown, companyId: string): string {
  const names = known.companies.get(companyId)
  return (draft.language === 'zh' ? (names?.nameZh ?? names?.nameEn) : (names?.nameEn ?? names?.nameZh)) ?? companyId
}

export interface NewFact {
  label: string
  companyId?: string | null
  company?: string | null
  period?: string | null
  unit: Unit
  currency?: string | null
  value: number | null
  /** Of a fact in words, or one that is written otherwise than its unit says. */
  text?: string
  decimals?: number | null
  formula?: string | null
  parts?: readonly string[]
  restated?: boolean
  provenance?: Provenance | null
  receipt?: AnswerFact['receipt']
}

/** Takes a fact into an answer; answers its id. */
export function addFact(draft: Draft, fact: NewFact): string {
  const factId = `f${draft.facts.length + 1}`
  const { value, unit, currency = null, decimals = null } = fact
  const text =
    fact.text ?? (value === null ? '–' : written(value, unit, { language: draft.language, currency, decimals }))
  draft.facts.push({
    factId,
    label: fact.label,
    companyId: fact.companyId ?? null,
    company: fact.company ?? null,
    period: fact.period ?? null,
    unit,
    currency,
    value,
    text,
    formula: fact.formula ?? null,
    parts: [...(fact.parts ?? [])],
    restated: fact.restated ?? false,
    provenance: fact.provenance ?? null,
    receipt: fact.receipt ?? null,
  })
  return factId
}

/** A fact of a draft. */
export const factOf = (draft: Draft, id: string): AnswerFact | undefined => draft.facts.find((one) => one.factId === id)

/** Says a sentence of words and facts. */
export function say(draft: Draft, ...pieces: readonly (string | { fact: string })[]): void {
  draft.parts.push({
    type: 'sentence',
    pieces: pieces.flatMap((one): { text: string; factId: string | null }[] => {
      if (typeof one === 'string') return one === '' ? [] : [{ text: one, factId: null }]
      const fact = factOf(draft, one.fact)
      return fact ? [{ text: fact.text, factId: fact.factId }] : []
    }),
  })
}

/** Says that something is not held, and what would bring it. */
export function lacks(draft: Draft, what: string, brings: string | null): void {
  if (draft.parts.some((part) => part.type === 'missing' && part.what === what)) return
  draft.parts.push({ type: 'missing', what, brings })
}

/** A document that is quoted. */
type Quoted = Pick<DocumentRow, 'document_id' | 'title' | 'source_name' | 'source_name_en' | 'published_at'>

/** Quotes a document: its title, or a piece of its body with its place there. */
export const quote = (draft: Draft, row: Quoted, text = row.title, start = 0): void =>
  void draft.parts.push({
    type: 'quote',
    text,
    newsId: row.document_id,
    title: row.title,
    source: row.source_name,
    sourceEn: row.source_name_en,
    day: dayOf(row.published_at),
    start,
  })
