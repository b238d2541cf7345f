import type { macro } from '@pandora/contract/domains/macro/operations'
import {
  macroFields,
  macroSources,
  type MacroField,
  type MacroSourceCode,
  type TimeType,
} from '@pandora/contract/domains/macro/sources'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { presentProvenance } from '../../shared/provenance.ts'
import { linesOf, type KnownLine, type KnownSource } from './economy.ts'
import { endOfPeriod, type Frequency } from './periods.ts'

type Listed = OutputOf<typeof macro.economicList>['dataList'][number]
type Shown = OutputOf<typeof macro.series>
type Mark = OutputOf<typeof macro.policyMarks>['dataList'][number]

/** Sources as the economic list shows them (POLICY-37). */
export const presentSources = (sources: readonly KnownSource[]): Listed[] =>
  sources.map(({ code, known, newestDay }) => ({
    code,
    nameZh: macroSources[code].zh,
    nameEn: macroSources[code].en,
    timeType: macroSources[code].timeType,
    lines: linesOf(code).length,
    known,
    newestDay,
  }))

const at = (values: ReadonlyMap<string, number>, periods: readonly string[]): (number | null)[] =>
  periods.map((period) => values.get(period) ?? null)

function presentLine(one: KnownLine, periods: readonly string[], timeType: TimeType): Shown['lines'][number] {
  const { line, facts, origin } = one
  // 当季 of a year would be no quarter's figure.
  const name = line.summed && facts && facts.frequency !== timeType ? line.summed : line
  const source = { source: facts?.publisher_zh ?? null, sourceEn: facts?.publisher_en ?? null, url: facts?.url ?? null }
  return {
    key: one.key,
    nameZh: name.zh,
    nameEn: name.en,
    seriesCode: one.seriesCode,
    unit: one.computed ? '%' : (facts?.unit ?? null),
    basis: line.basis,
    frequency: (facts?.frequency as Frequency | undefined) ?? null,
    computed: one.computed,
    values: at(one.values, periods),
    absence: one.absence,
    revisions: one.revisions.map(({ period, values }) => ({
      period,
      values: values.map(({ value, known_at: known }) => ({
        value,
        knownAt: Number.isFinite(known) ? new Date(known).toISOString() : null,
      })),
    })),
    url: source.url,
    publisherZh: source.source,
    publisherEn: source.sourceEn,
    provenance: origin ? presentProvenance(origin, source) : null,
  }
}

/** A source by period, with every field that the requirements name: null all through where no line fills it (POLICY-27). */
export function presentSource(
  code: MacroSourceCode,
  timeType: TimeType,
  periods: readonly string[],
  lines: readonly KnownLine[],
): Shown {
  const [first] = lines
  const of = (field: MacroField) => {
    const line = lines.find((one) => one.line.field === field)
    return line ? at(line.values, periods) : periods.map(() => null)
  }
  const shown = lines.map((one) => presentLine(one, periods, timeType))
  return {
    source: code,
    nameZh: macroSources[code].zh,
    nameEn: macroSources[code].en,
    timeType,
    valueCode: [...periods],
    days: periods.map(endOfPeriod),
    ...(Object.fromEntries(macroFields.map((field) => [field, of(field)])) as Pick<Shown, MacroField>),
    value: first ? at(first.values, periods) : [],
    lines: shown,
    provenance: shown.find(({ provenance }) => provenance !== null)?.provenance ?? null,
  }
}

/** Documents as marks on series, oldest first. */
export const presentMarks = (
  rows: readonly { document_id: string; title: string; category: string | null; published_at: number }[],
): Mark[] =>
  rows
    .map((row) => ({
      documentId: row.document_id,
      day: dayOf(row.published_at),
      title: row.title,
      category: row.category,
    }))
    .toReversed()
