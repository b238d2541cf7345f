import { CalendarClock } from 'lucide-react'
import { events } from '@pandora/contract/domains/events/operations'
import { named } from '../../lib/names.ts'
import { matchOf, type PaletteEntry, type PaletteFind } from '../../lib/palette/entries.ts'

/** Events that are looked through, the newest, and offered. */
const [LOOKED, MOST] = [100, 4]

/** Events that the user watches, by their titles and whom they are about. */
export const findEvents: PaletteFind = async ({ text, language, call }) => {
  if (text.length < 2) return []
  const { dataList } = await call(events.watched, { page: 0, size: LOOKED })
  return dataList
    .flatMap((one): PaletteEntry[] => {
      const match = matchOf(text, [one.titleZh, one.titleEn, one.nameZh, one.nameEn])
      return match === null
        ? []
        : [
            {
              id: `event-${one.eventId}`,
              icon: CalendarClock,
              text: named(one.titleZh, one.titleEn, language, one.type),
              aside: `${named(one.nameZh, one.nameEn, language, '')} ${one.happenedDay}`.trim(),
              match,
              to: `/index/event/${encodeURIComponent(one.eventId)}`,
            },
          ]
    })
    .slice(0, MOST)
}
