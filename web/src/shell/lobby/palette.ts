import { DoorOpen } from 'lucide-react'
import { rooms } from '@pandora/contract/domains/rooms/operations'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'
import { roomWords } from './offered.ts'

/** Rooms by their names in either language and those of their views; they open in the lobby, where they are tried. */
export const findRooms: PaletteFind = async ({ text, language, call }) => {
  if (text === '') return []
  const { dataList } = await call(rooms.data, {})
  return dataList.flatMap((room): PaletteEntry[] => {
    const match = matchOf(text, [
      room.nameZh,
      room.nameEn,
      ...room.views.flatMap(({ nameZh, nameEn }) => [nameZh, nameEn]),
    ])
    if (match === null) return []
    const { name, sentence } = roomWords(room, language)
    return [
      {
        id: `room-${room.key}`,
        icon: DoorOpen,
        text: name,
        form: { name: '', text: sentence },
        match,
        to: `/index/lobby?text=${encodeURIComponent(name)}`,
      },
    ]
  })
}
