import { LayoutDashboard } from 'lucide-react'
import { floors } from '@pandora/contract/domains/floors/operations'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'

/** Saved floors that are looked through. */
const MOST = 100

/** The user's floors by name: those that are open, then saved ones. */
export const findFloors: PaletteFind = async ({ text, call }) => {
  if (text === '') return []
  const [open, saved] = await Promise.all([
    call(floors.openList, {}),
    call(floors.listByType, { status: 'save', page: 0, size: MOST }),
  ])
  const all = new Map([...saved.dataList, ...open.dataList].map((one) => [one.id, one]))
  return [...all.values()]
    .toSorted((a, b) => Number(b.open) - Number(a.open))
    .flatMap(({ id, name }): PaletteEntry[] => {
      const match = matchOf(text, [name])
      return match === null
        ? []
        : [
            {
              id: `floor-${id}`,
              icon: LayoutDashboard,
              text: name,
              match,
              to: `/index/floor/${encodeURIComponent(id)}`,
            },
          ]
    })
}
