import { calendar, FILE_LIMIT } from '@pandora/contract/domains/calendar/operations'
import { type Entry, entryKinds, type EntryKind } from '@pandora/contract/domains/calendar/shapes'
import { dayOf } from '@pandora/contract/time'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { pageOf, partOf, wholeOf } from '../../shared/page.ts'
import { entriesOf } from './entries.ts'
import { kindsTold } from './facts.queries.ts'
import { icsOf } from './ics.ts'

const countsOf = (entries: readonly Entry[]): { kind: EntryKind; count: number }[] =>
  entryKinds
    .map((kind) => ({ kind, count: entries.filter((one) => one.kind === kind).length }))
    .filter(({ count }) => count > 0)

/** Under whose name entries stand in other calendars. */
const hostOf = (url: string | undefined): string => (url === undefined ? 'pandora.local' : new URL(url).hostname)

export const calendarRoutes: readonly Route[] = [
  serve(calendar.entries, async (call) => {
    const found = await entriesOf(call, call.input)
    return pageOf(partOf(found, call.input), found.length, call.input)
  }),

  serve(calendar.days, async (call) => {
    const { db, view, now, input } = call
    const [found, told] = await Promise.all([entriesOf(call, input), kindsTold(db, view)])
    const days = [...Map.groupBy(found, (one) => one.day)].map(([day, own]) => ({
      day,
      total: own.length,
      counts: countsOf(own),
      first: own.slice(0, input.most),
    }))
    const without: Readonly<Partial<Record<EntryKind, boolean>>> = {
      report: told.report,
      meeting: told.meeting,
      dividend: told.action,
      split: told.action,
      rights: told.action,
      lockUp: told.lock_up,
      macro: told.macro,
    }
    return {
      today: dayOf(view.asOf ?? now),
      ...wholeOf(days),
      withoutSource: entryKinds.filter((kind) => without[kind] === false),
    }
  }),

  serveDownload(calendar.exportIcs, async (call) => {
    const { input, language, services } = call
    const found = await entriesOf(call, input)
    return {
      file: `calendar-${input.from}-${input.to}.ics`,
      type: 'text/calendar; charset=utf-8',
      holds: found.slice(0, FILE_LIMIT),
      write: (held) => icsOf(held, { language, host: hostOf(services.config.PANDORA_PUBLIC_URL) }),
    }
  }),
]
