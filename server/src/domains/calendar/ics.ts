import { createHash } from 'node:crypto'
import { entryWords } from '@pandora/contract/domains/calendar/words'
import type { Entry } from '@pandora/contract/domains/calendar/shapes'
import type { Language } from '@pandora/contract/language'
import ical from 'ical-generator'

/**
 * Entries as an iCalendar file (RFC 5545): each a whole day that takes nobody's time, under an id that stays the same,
 * so that a calendar that takes the file again changes its entries and adds none twice.
 */
export function icsOf(entries: readonly Entry[], { language, host }: { language: Language; host: string }): string {
  const name = language === 'en' ? 'Pandora calendar' : 'Pandora 日历'
  const file = ical({
    name,
    prodId: { company: 'Pandora', product: 'Calendar', language: language === 'en' ? 'EN' : 'ZH' },
  })
  for (const entry of entries) {
    const { summary, description } = entryWords(entry, language)
    file.createEvent({
      id: `${createHash('sha256').update(entry.key).digest('hex').slice(0, 32)}@${host}`,
      // When it was last known to be so: the same file for the same entries, whenever it is made.
      stamp: new Date(entry.knownAt ?? `${entry.day}T00:00:00Z`),
      start: new Date(`${entry.day}T00:00:00Z`),
      allDay: true,
      timezone: 'UTC',
      summary,
      ...(description === '' ? {} : { description }),
    })
  }
  return file.toString()
}
