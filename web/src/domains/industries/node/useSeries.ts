import { industries } from '@pandora/contract/domains/industries/operations'
import { seriesPeriods } from '@pandora/contract/domains/industries/shapes'
import type { SeriesPeriod } from '@pandora/contract/domains/industries/shapes'
import { useAddressField } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'

const ofPrices = ['prices'] as const

/** The period that the address holds for all charts of an industry. */
export function usePeriod(): readonly [SeriesPeriod, (period: SeriesPeriod) => void] {
  const [text, set] = useAddressField('period')
  return [seriesPeriods.find((one) => one === text) ?? '1y', (period) => set(period === '1y' ? '' : period)]
}

/** An industry by day over the period of the address. */
export function useSeries(id: string, enabled = true) {
  const [period] = usePeriod()
  useReread(industries.series, ofPrices)
  return useOperation(industries.series, { id, period }, { enabled, keepPrevious: true })
}
