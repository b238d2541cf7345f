import { visit } from 'yaml'
import type { Document, YAMLMap } from 'yaml'
import type { transforms } from '@pandora/contract/domains/imports/transforms'

type Transform = (typeof transforms)[number]

/** What a reader may say of the periods of a file that does not say it: see `current`, `fiscal` and `quarters`. */
export const periodWords = ['current', 'fiscal', 'quarters'] as const
export type PeriodWord = (typeof periodWords)[number]
/** Each word as a mapping says it; blank where it does not. */
export type SaidPeriods = Record<PeriodWord, string>

const read: Readonly<Record<PeriodWord, readonly Transform[]>> = {
  current: ['period', 'period-in-text', 'period-months'],
  fiscal: ['period', 'period-in-text', 'period-months'],
  quarters: ['period-months'],
}

/** The places of a mapping that read a period, and to which a word applies. */
function placesOf(document: Document, word: PeriodWord): YAMLMap[] {
  const found: YAMLMap[] = []
  visit(document, {
    Map(_, node) {
      const as = node.get('as')
      if (read[word].some((one) => one === as)) found.push(node)
    },
  })
  return found
}

/** What a mapping says of the periods of its file; null where it reads none from names or texts. */
export function periodsIn(document: Document): SaidPeriods | null {
  const said = (word: PeriodWord): string => {
    const value = placesOf(document, word)
      .map((place) => place.get(word))
      .find((one) => typeof one === 'string')
    return typeof value === 'string' ? value : ''
  }
  if (placesOf(document, 'current').length === 0) return null
  return { current: said('current'), fiscal: said('fiscal'), quarters: said('quarters') }
}

/** Says one of these words at every place that reads a period; blank: says nothing of it again. */
export function sayPeriod(document: Document, word: PeriodWord, value: string): void {
  for (const place of placesOf(document, word)) {
    if (value === '') place.delete(word)
    else place.set(word, value)
  }
}
