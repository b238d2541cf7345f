import type { Entry, Note } from '@pandora/contract/domains/calendar/shapes'
import { codeOf } from '@pandora/contract/records/identity'
import { dayOf } from '@pandora/contract/time'
import type { Figures } from '../figures/offers/market.ts'
import type { CompanyAction } from '../shareholders/offers/actions.queries.ts'
import type { Names } from '../../shared/names.ts'
import { isoInstant, presentProvenance, type Origin } from '../../shared/provenance.ts'
import type { Deadline, Due } from './due.ts'
import { meetingEnglish, shareTypeEnglish } from './english.ts'
import type { ReleasedFigure, ReleaseRow, ReportRow, ScheduledRow } from './facts.queries.ts'
import type { NoteRow } from './notes.queries.ts'

export const presentNote = (row: NoteRow, names: ReadonlyMap<string, Names>): Note => ({
  noteId: row.note_id,
  day: row.day,
  text: row.text,
  companyId: row.company_id,
  nameZh: (row.company_id === null ? undefined : names.get(row.company_id)?.nameZh) ?? null,
  nameEn: (row.company_id === null ? undefined : names.get(row.company_id)?.nameEn) ?? null,
})

type Told = Pick<Entry, 'key' | 'day' | 'kind' | 'state' | 'companyId'> & Partial<Entry>

/** An entry of which only what is said is there. */
function entryOf(told: Told, market: Figures, origin: Origin | null): Entry {
  const company = told.companyId === null ? undefined : market.get(told.companyId)
  return {
    stockCode: told.companyId === null ? null : (company?.code ?? codeOf(told.companyId)),
    nameZh: company?.nameZh ?? null,
    nameEn: company?.nameEn ?? null,
    title: null,
    titleEn: null,
    event: null,
    periodEnd: null,
    rule: null,
    companies: null,
    published: null,
    datedBy: null,
    taxBasis: null,
    cashPerShare: null,
    sharesPerShare: null,
    rightsPrice: null,
    shares: null,
    ratio: null,
    currency: null,
    seriesCode: null,
    value: null,
    unit: null,
    noteId: null,
    knownAt: origin ? isoInstant(origin.known_at) : null,
    provenance: origin ? presentProvenance(origin) : null,
    ...told,
  }
}

export const presentReport = (row: ReportRow, market: Figures): Entry =>
  entryOf(
    {
      key: `report ${row.company_id} ${row.period_end}`,
      day: dayOf(row.known_at),
      kind: 'report',
      state: row.known_by === 'deadline' ? 'assumed' : 'done',
      companyId: row.company_id,
      periodEnd: row.period_end,
    },
    market,
    row,
  )

export const presentScheduled = (row: ScheduledRow, today: string, market: Figures): Entry => {
  const results = row.event === 'results'
  return entryOf(
    {
      key: `${row.event} ${row.company_id} ${row.name}`,
      day: row.scheduled_on,
      kind: results ? 'report' : 'meeting',
      state: row.scheduled_on <= today && !results ? 'done' : 'announced',
      companyId: row.company_id,
      event: row.event,
      ...(results ? { periodEnd: row.name } : { title: row.name, titleEn: meetingEnglish(row.name) }),
    },
    market,
    row,
  )
}

export const presentDue = ({ companyId, day, rule, periodEnd }: Due, market: Figures): Entry =>
  entryOf(
    { key: `due ${companyId} ${periodEnd}`, day, kind: 'due', state: 'byLaw', companyId, periodEnd, rule },
    market,
    null,
  )

/** A rule for all companies that it binds. */
export const presentDeadline = (
  { day, rule, periodEnd }: Deadline,
  counts: { companies: number; published: number },
  market: Figures,
): Entry =>
  entryOf(
    {
      key: `due ${rule} ${day} ${periodEnd}`,
      day,
      kind: 'due',
      state: 'byLaw',
      companyId: null,
      periodEnd,
      rule,
      ...counts,
    },
    market,
    null,
  )

const kindOf = { dividend: 'dividend', split: 'split', bonus: 'split', rights: 'rights' } as const

export const presentAction = (row: CompanyAction, today: string, market: Figures): Entry =>
  entryOf(
    {
      key: `${row.action} ${row.security_id} ${row.action_date} ${row.dated_by}`,
      day: row.action_date,
      kind: kindOf[row.action],
      state: row.action_date <= today ? 'done' : 'announced',
      companyId: row.company_id,
      datedBy: row.dated_by,
      taxBasis: row.tax_basis,
      cashPerShare: row.cash_per_share,
      sharesPerShare: row.shares_per_share,
      rightsPrice: row.rights_price,
      currency: row.currency,
    },
    market,
    row,
  )

export const presentRelease = (row: ReleaseRow, today: string, market: Figures): Entry => {
  const type = row.share_type === null ? null : shareTypeEnglish(row.share_type)
  const told = (shareType: string | null) => [row.holder, shareType].filter((one) => one !== null).join(' · ') || null
  return entryOf(
    {
      key: `lockUp ${row.security_id} ${row.released_on} ${row.holder ?? ''} ${row.share_type ?? ''}`,
      day: row.released_on,
      kind: 'lockUp',
      state: row.released_on <= today ? 'done' : 'announced',
      companyId: row.company_id,
      title: told(row.share_type),
      titleEn: type && told(type),
      shares: row.shares,
      ratio: row.ratio,
    },
    market,
    row,
  )
}

export const presentFigure = (row: ReleasedFigure, market: Figures): Entry =>
  entryOf(
    {
      key: `macro ${row.series_code} ${row.observed_on}`,
      day: dayOf(row.known_at),
      kind: 'macro',
      state: 'done',
      companyId: null,
      title: row.name_zh,
      titleEn: row.name_en,
      periodEnd: row.observed_on,
      seriesCode: row.series_code,
      value: row.value,
      unit: row.unit,
    },
    market,
    row,
  )

export const presentNoteEntry = (row: NoteRow, market: Figures): Entry =>
  entryOf(
    {
      key: `note ${row.note_id}`,
      day: row.day,
      kind: 'note',
      state: 'done',
      companyId: row.company_id,
      title: row.text,
      noteId: row.note_id,
    },
    market,
    null,
  )
