import type { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { ProvinceGrid } from '../../../../charts/provinces/ProvinceGrid.tsx'
import { named } from '../../../../lib/names.ts'
import { useLanguage } from '../../../../lib/texts.ts'

/** How strongly the province with the fewest is coloured, 0 to 1. */
const FAINTEST = 0.2

interface Props {
  label: string
  regions: OutputOf<typeof supply.regions>['dataList']
  chosen: string | null
  onChoose: (region: string | null) => void
}

/** Provinces by how many companies have their seat there. */
export function SeatMap({ label, regions, chosen, onChoose }: Props) {
  const language = useLanguage()
  const most = Math.max(...regions.map((one) => one.companies), 1)
  return (
    <ProvinceGrid
      label={label}
      provinces={regions.map((one) => ({
        region: one.regionCode,
        name: named(one.nameZh, one.nameEn, language, one.regionCode),
        count: one.companies,
        intensity: one.companies === 0 ? 0 : FAINTEST + (1 - FAINTEST) * (one.companies / most),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
