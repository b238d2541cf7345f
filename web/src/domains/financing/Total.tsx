import type { sum } from '@pandora/contract/domains/financing/shapes'
import type { z } from 'zod'
import { useTexts } from '../../lib/texts.ts'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { financingTexts } from './texts.ts'
import { leftOutWord, moneyWord, type Currency } from './words.ts'

/** The total of a sum, and under it how many rounds it leaves out. */
export function Total({ of, currency }: { of: z.infer<typeof sum>; currency: Currency }) {
  const t = useTexts(financingTexts)
  const money = `${moneyWord(of.total, of.estimated > 0)} ${currency}`
  const leftOut = leftOutWord(of.unknownRounds + of.unconvertedRounds, t)
  return leftOut ? <TwoLines first={money} second={leftOut} /> : <>{money}</>
}
