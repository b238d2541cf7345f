import { useAddressField } from '../../../lib/address.ts'
import { useMedia } from '../../../lib/useMedia.ts'

const CLOSED = 'off'

/** Whether the receipt of a company's score stands beside: where there is room, until it is closed. */
export function useScoreBeside(): readonly [boolean, () => void] {
  const wide = useMedia('(min-width: 1360px)')
  const [beside, setBeside] = useAddressField('beside')
  return [wide && beside !== CLOSED, () => setBeside(CLOSED)]
}

/** The same, for who only asks. */
export const useScoreOpen = (): boolean => useScoreBeside()[0]
