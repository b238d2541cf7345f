import { MOST_WAITING } from '@pandora/contract/constants'
import { createContext, useContext } from 'react'
import { counted } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { scoreTexts } from './texts.ts'

/** How many documents of the market wait to be read; the frame of the screens says so. */
export const StillReading = createContext(0)

/** What a score says while documents wait that may change it; null once all are read. */
export function useStillReading(): string | null {
  const t = useTexts(scoreTexts)
  const waiting = useContext(StillReading)
  return waiting === 0 ? null : t('stillReading', { count: counted(waiting, MOST_WAITING) })
}
