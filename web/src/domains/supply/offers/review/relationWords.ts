import type { FoundType } from '@pandora/contract/domains/supply/names'
import { useTexts } from '../../../../lib/texts.ts'
import { reviewTexts } from './texts.ts'

/** A relation in words: who, what is said, whom, and what is supplied. */
export function useRelationWords(): (from: string, type: FoundType, to: string, product: string | null) => string {
  const t = useTexts(reviewTexts)
  return (from, type, to, product) => `${from} ${t(type)} ${to}${product ? ` · ${product}` : ''}`
}
