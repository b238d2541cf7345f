import { calendarErrors } from '@pandora/contract/domains/calendar/errors'
import { SPAN_LIMIT } from '@pandora/contract/domains/calendar/operations'
import { entryKinds, type Entry, type EntryKind } from '@pandora/contract/domains/calendar/shapes'
import { Refusal } from '@pandora/contract/errors'
import { dayOf } from '@pandora/contract/time'
import { companyActions } from '../shareholders/offers/actions.queries.ts'
import { toldOnce } from '../shareholders/offers/told-once.ts'
import { companiesAsked, type Asked, type Asking, type Gathering } from './among.ts'
import { dueEntries } from './due-entries.ts'
import { macroPublished, periodsKnown, releasesBetween, reportsKnown, scheduledBetween } from './facts.queries.ts'
import { notesBetween } from './notes.queries.ts'
import {
  presentAction,
  presentFigure,
  presentNoteEntry,
  presentRelease,
  presentReport,
  presentScheduled,
} from './present.ts'

const DAY = 86_400_000

/** Dates that companies announced for reports which are not yet known. */
async function scheduled({ db, view, from, to, today, market, only }: Gathering, wants: (kind: EntryKind) => boolean) {
  const rows = await scheduledBetween(db, view, { from, to }, only)
  return rows.map((row) => presentScheduled(row, today, market)).filter((one) => wants(one.kind))
}

async function actions({ db, view, from, to, today, market, only }: Gathering, wants: (kind: EntryKind) => boolean) {
  // Which way of dating is read is found by whole years.
  const years = { from: `${from.slice(0, 4)}-01-01`, to: `${to.slice(0, 4)}-12-31` }
  const rows = await companyActions(db, view, { ...years, companyIds: only })
  return toldOnce(rows)
    .filter((row) => row.action_date >= from && row.action_date <= to)
    .map((row) => presentAction(row, today, market))
    .filter((one) => wants(one.kind))
}

async function notes({ db, view, user, from, to, market, only }: Gathering, general: boolean) {
  const rows = await notesBetween(db, view.marketId, user.uid, { from, to, until: view.asOf })
  const own = only && new Set(only)
  return rows
    .filter((row) => (row.company_id === null ? general : !own || own.has(row.company_id)))
    .map((row) => presentNoteEntry(row, market))
}

/** Of a report that is known, or known to be announced, nothing more is said on another day. */
function oncePerReport(entries: readonly Entry[], known: ReadonlySet<string>): Entry[] {
  return entries.filter(
    (one) => !(one.kind === 'report' && one.state === 'announced' && known.has(`${one.companyId} ${one.periodEnd}`)),
  )
}

/**
 * Entries of the calendar by day; of a day by kind, those of the largest companies first. Throws where the span is too
 * long or runs backwards.
 */
export async function entriesOf(asking: Asking, asked: Asked): Promise<Entry[]> {
  const { from, to, kinds } = asked
  if (to < from) throw new Refusal(calendarErrors.SPAN_BACKWARDS, { from, to })
  if (Date.parse(to) - Date.parse(from) >= SPAN_LIMIT * DAY)
    throw new Refusal(calendarErrors.SPAN_TOO_LONG, { limit: SPAN_LIMIT })
  const { db, view, now } = asking
  const today = dayOf(view.asOf ?? now)
  const { market, only } = await companiesAsked(asking, asked, today)
  const wants = (kind: EntryKind) => kinds === undefined || kinds.includes(kind)
  const gathering: Gathering = { ...asking, from, to, today, market, only }
  const span = { from, to }
  // What is of no company stands aside where one company or industry is asked for.
  const general = asked.companyId === undefined && asked.industryCode === undefined
  const [reports, announced, due, given, released, figures, own] = await Promise.all([
    wants('report') ? reportsKnown(db, view, span, only) : [],
    wants('report') || wants('meeting') ? scheduled(gathering, wants) : [],
    wants('due') ? dueEntries(gathering) : [],
    wants('dividend') || wants('split') || wants('rights') ? actions(gathering, wants) : [],
    wants('lockUp') ? releasesBetween(db, view, span, only) : [],
    wants('macro') && general ? macroPublished(db, view, span) : [],
    wants('note') ? notes(gathering, general) : [],
  ])
  const known = await knownReports(gathering, announced)
  const place = new Map(entryKinds.map((kind, at) => [kind, at]))
  const size = ({ companyId }: Entry) => (companyId === null ? Infinity : (market.get(companyId)?.marketCap ?? 0))
  return [
    ...reports.map((row) => presentReport(row, market)),
    ...oncePerReport(announced, known),
    ...due,
    ...given,
    ...released.map((row) => presentRelease(row, today, market)),
    ...figures.map((row) => presentFigure(row, market)),
    ...own,
  ].toSorted(
    (a, b) =>
      (a.day < b.day ? -1 : a.day > b.day ? 1 : 0) ||
      (place.get(a.kind) ?? 0) - (place.get(b.kind) ?? 0) ||
      (size(b) === size(a) ? 0 : size(b) - size(a)) ||
      (a.key < b.key ? -1 : 1),
  )
}

/** Reports among those announced that are known by now. */
async function knownReports({ db, view }: Gathering, announced: readonly Entry[]): Promise<ReadonlySet<string>> {
  const awaited = announced.filter((one) => one.kind === 'report')
  const rows = await periodsKnown(
    db,
    view,
    [...new Set(awaited.flatMap((one) => one.periodEnd ?? []))].filter((day) => /^\d{4}-\d\d-\d\d$/.test(day)),
    awaited.flatMap((one) => one.companyId ?? []),
  )
  return new Set(rows.map((row) => `${row.company_id} ${row.period_end}`))
}
