import { CalendarClock } from 'lucide-react'
import { events } from '@pandora/contract/domains/events/operations'
import { named } from '../../lib/names.ts'
import { matches, matchOf, type PaletteFind } from '../../lib/palette/entries.ts'

/** Events that are offered. */
const MOST = 5

/** Events of the market by their titles, the newest first, each with whom it is about and its day. */
export const findEvents: PaletteFind = async ({ text, language, call }) => {
  if (text.length < 2) return []
  const { dataList } = await call(events.search, { text, page: 0, size: MOST })
  return dataList.map((one) => ({
    id: `event-${one.eventId}`,
    icon: CalendarClock,
    text: named(one.titleZh, one.titleEn, language, one.type),
    aside: `${named(one.nameZh, one.nameEn, language, '')} ${one.happenedDay}`.trim(),
    // Several words may stand apart in it.
    match: matchOf(text, [one.titleZh, one.titleEn]) ?? matches.words,
    to: `/index/event/${encodeURIComponent(one.eventId)}`,
  }))
}
