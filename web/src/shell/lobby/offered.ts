import type { OutputOf } from '@pandora/contract/operation'
import type { rooms } from '@pandora/contract/domains/rooms/operations'

export type Offered = OutputOf<typeof rooms.data>['dataList'][number]
export const filters = ['all', 'subscribed'] as const
export type Filter = (typeof filters)[number]

/** Name, sentence or view of the room in the interface language. */
export function roomWords(
  room: Offered,
  language: string,
): { name: string; sentence: string; views: { key: string; name: string }[] } {
  const english = language === 'en'
  return {
    name: english ? room.nameEn : room.nameZh,
    sentence: english ? room.sentenceEn : room.sentenceZh,
    views: room.views.map(({ key, nameZh, nameEn }) => ({ key, name: english ? nameEn : nameZh })),
  }
}

/** Rooms that a filter keeps and whose words, in either language, hold the text. */
export function fitting(rooms: readonly Offered[], filter: Filter, text: string): Offered[] {
  const asked = text.trim().toLowerCase()
  return rooms.filter(
    (room) =>
      (filter === 'all' || room.subscribed) &&
      (asked === '' ||
        [
          room.key,
          room.nameZh,
          room.nameEn,
          room.sentenceZh,
          room.sentenceEn,
          ...room.views.flatMap(({ nameZh, nameEn }) => [nameZh, nameEn]),
        ].some((word) => word.toLowerCase().includes(asked))),
  )
}
