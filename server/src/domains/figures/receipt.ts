import { errors, Refusal } from '@pandora/contract/errors'
import { figureWords } from '@pandora/contract/domains/figures/words'
import type { FigureAbsence, StandIn } from '@pandora/contract/domains/figures/names'
import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { statementItems } from '@pandora/contract/records/statement-items'
import { booksOf } from '@pandora/intelligence/fundamentals/books'
import { figuresOf, wantedItems, type Figures } from '@pandora/intelligence/fundamentals/figures'
import { monthOf, monthsAfter } from '@pandora/intelligence/fundamentals/months'
import { quarterColumns } from '@pandora/intelligence/fundamentals/quarter-row'
import type { Basis, Part, Reported, Worked } from '@pandora/intelligence/fundamentals/types'
import { pbOf, pegOf, peOf } from '@pandora/intelligence/fundamentals/valuation'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { capAt, earningsOf } from './offers/compared.ts'
import { pricesAt } from './offers/prices-at.queries.ts'
import { companyQuarters, type QuarterFigures } from './offers/quarters.queries.ts'
import { companyNames } from '../../shared/names.ts'
import { isoInstant, presentProvenance } from '../../shared/provenance.ts'
import { addAverage, addClose, addPart, type ReceiptPart } from './price-parts.ts'
import { originOfPrice } from './prices.queries.ts'
import { standInAmong, standInOf } from './stand-ins.ts'
import { itemVersions, quarterVersionsOf, type ItemVersion } from './queries.ts'

type Receipt = OutputOf<typeof figures.receipt>
/** A reported figure that knows its stored versions. */
interface Sourced extends Reported {
  versions: readonly ItemVersion[]
}

const isValuation = (figure: string): figure is 'marketCap' | 'peTtm' | 'peg' | 'pbRatio' =>
  ['marketCap', 'peTtm', 'peg', 'pbRatio'].includes(figure)

/** How a figure of a company's quarter comes about, as the view knows it. */
export async function receiptOf(
  db: Db,
  view: View,
  { companyId, figure, basis, periodEnd }: ParsedInputOf<typeof figures.receipt>,
): Promise<Receipt> {
  const rows = (await companyQuarters(db, view, [companyId])).get(companyId) ?? []
  const row = rows.find((one) => one.period_end === periodEnd)
  if (!row) throw new Refusal(errors.NOT_FOUND)
  const month = monthOf(periodEnd)
  const [versions, names] = await Promise.all([
    itemVersions(db, view, companyId, wantedItems, monthsAfter(periodEnd, -37), monthsAfter(periodEnd, 1)),
    companyNames(db, view, [companyId]),
  ])
  const work = figuresOf(booksOf(inForce(versions, view)))
  const parts: ReceiptPart[] = []
  const made = isValuation(figure)
    ? await valued(
        db,
        view,
        companyId,
        row,
        figure,
        (name, of) => addParts(parts, [{ role: name, of: work(of, 'ttm', month) }], null),
        parts,
      )
    : presentWorked(work, figure, basis, month, parts)
  const column = Object.entries(quarterColumns).find(
    ([, [name, own]]) => name === figure && (own === basis || !hasQuarter(name)),
  )?.[0]
  const history = column === undefined ? [] : await quarterVersionsOf(db, view, companyId, periodEnd, column)
  return {
    companyId,
    nameZh: names.get(companyId)?.nameZh ?? null,
    nameEn: names.get(companyId)?.nameEn ?? null,
    figure,
    basis,
    periodEnd,
    year: row.year,
    quarter: row.quarter,
    ...made,
    parts,
    knownAt: isValuation(figure)
      ? latestKnown(parts, figure === 'marketCap' ? null : row.known_at)
      : isoInstant(row.known_at),
    history: history.map((one) => ({
      value: one.value,
      knownAt: isoInstant(one.known_at),
      supersededAt: isoInstant(one.superseded_at),
    })),
  }
}

/** When the last of a valuation's inputs was known: its price, its shares, and the quarter it is set against. */
function latestKnown(parts: readonly ReceiptPart[], quarter: number | null): string | null {
  const given = parts.flatMap(({ kind, provenance }) =>
    (kind === 'price' || kind === 'shares') && provenance?.knownAt ? [Date.parse(provenance.knownAt)] : [],
  )
  const all = quarter === null ? given : [...given, quarter]
  return all.length === 0 ? null : isoInstant(Math.max(...all))
}

const hasQuarter = (name: string): boolean =>
  Object.values(quarterColumns).some(([own, basis]) => own === name && basis === 'quarter')

type Made = Pick<Receipt, 'value' | 'unit' | 'absence' | 'formula' | 'standIns'>

const listed = (standIn: StandIn | null): StandIn[] => (standIn ? [standIn] : [])

function presentWorked(
  work: Figures,
  figure: Exclude<Parameters<Figures>[0], 'taxRate'>,
  basis: Basis,
  month: number,
  parts: ReceiptPart[],
): Made {
  const one = work(figure, basis, month)
  addParts(parts, one.parts, null)
  return {
    value: one.value,
    unit: one.unit ?? '',
    absence: one.absence,
    formula: one.formula ?? 'reported',
    standIns: listed(standInAmong(figure, one.standIn, one.parts)),
  }
}

/** Latest versions in force of each item, each with all its versions known. */
export function inForce(versions: readonly ItemVersion[], view: View): Sourced[] {
  const groups = Map.groupBy(versions, (one) => `${one.item} ${one.period_end} ${one.period_months}`)
  return [...groups.values()].flatMap((own) => {
    const standing = own.find((one) => one.superseded_at > (view.asOf ?? Number.MAX_VALUE))
    return standing
      ? [
          {
            item: standing.item,
            periodEnd: standing.period_end,
            months: standing.period_months,
            value: standing.value,
            unit: standing.unit,
            ...(standing.unit_doubtful ? { doubtful: true as const } : {}),
            versions: own,
          },
        ]
      : []
  })
}

/** Lists parts; those of a figure follow it. */
export function addParts(list: ReceiptPart[], parts: readonly Part[], within: string | null): void {
  for (const { role, of } of parts) {
    const id = String(list.length)
    if ('item' in of) list.push(itemPart(id, role, of as Sourced, within))
    else {
      list.push(figurePart(id, role, of, within))
      addParts(list, of.parts, id)
    }
  }
}

function itemPart(id: string, role: string, of: Sourced, within: string | null): ReceiptPart {
  const words = statementItems[of.item]
  const standing =
    of.versions.find((one) => one.value === of.value && one.superseded_at === Infinity) ?? of.versions.at(-1)
  return {
    id,
    kind: 'item',
    name: of.item,
    nameZh: words?.zh ?? of.item,
    nameEn: words?.en ?? of.item,
    role,
    within,
    basis: null,
    periodEnd: of.periodEnd,
    months: of.months,
    value: of.value,
    unit: of.unit,
    formula: null,
    provenance: standing ? presentProvenance(standing) : null,
    versions: of.versions.map((one) => ({
      value: one.value,
      unit: one.unit,
      supersededAt: isoInstant(one.superseded_at),
      provenance: presentProvenance(one),
    })),
  }
}

function figurePart(id: string, role: string, of: Worked, within: string | null): ReceiptPart {
  const words = figureWords[of.name]
  const end = lastDayOf(of.month)
  return {
    id,
    kind: 'figure',
    name: of.name,
    nameZh: words.zh,
    nameEn: words.en,
    role,
    within,
    basis: of.basis,
    periodEnd: end,
    months: null,
    value: of.value,
    unit: of.unit ?? '',
    formula: of.formula,
    provenance: null,
    versions: [],
  }
}

function lastDayOf(month: number): string {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).toISOString().slice(0, 10)
}

/** A valuation at the end of a quarter: price, shares, and the figures of statements it is set against. */
async function valued(
  db: Db,
  view: View,
  companyId: string,
  row: QuarterFigures,
  figure: 'marketCap' | 'peTtm' | 'peg' | 'pbRatio',
  add: (role: string, of: 'parentNetProfit' | 'parentEquity' | 'profitGrowthRate') => void,
  parts: ReceiptPart[],
): Promise<Made> {
  const [priced] = await pricesAt(db, view, [{ companyId, day: row.period_end }])
  const origins = priced ? await originOfPrice(db, view, priced) : null
  const { price, cap } = capAt(priced)
  const earnings = earningsOf(row)
  const dated = price && { ...price, date: row.period_end }
  if (priced && priced.close !== null)
    (cap.basis === 'vwap' ? addAverage : addClose)(parts, priced, priced.currency, origins?.price ?? null)
  if (priced && priced.total_shares !== null && priced.counted_on !== null)
    addPart(
      parts,
      {
        kind: 'shares',
        name: 'shares',
        nameZh: '总股本',
        nameEn: 'All shares',
        periodEnd: priced.counted_on,
        value: priced.total_shares,
        unit: '',
      },
      origins?.shares ?? null,
    )
  const average: readonly StandIn[] = cap.basis === 'vwap' && cap.marketCap !== null ? ['paidPrice'] : []
  if (figure === 'marketCap')
    return {
      value: cap.marketCap,
      unit: price?.currency ?? '',
      absence: cap.absence,
      formula: 'cap',
      standIns: [...average],
    }
  add(figure === 'pbRatio' ? 'equity' : 'profit', figure === 'pbRatio' ? 'parentEquity' : 'parentNetProfit')
  if (figure === 'peg') add('growth', 'profitGrowthRate')
  const pe = peOf(cap, dated, earnings)
  const made =
    figure === 'pbRatio'
      ? pbOf(cap, dated, earnings)
      : figure === 'peg'
        ? pegOf(pe, earnings.growth, (row.absences['profit_growth_ttm'] ?? null) as FigureAbsence | null)
        : pe
  return {
    value: made.value,
    unit: 'times',
    absence: made.absence,
    formula: figure === 'pbRatio' ? 'pb' : figure === 'peg' ? 'peg' : 'pe',
    standIns:
      made.value === null
        ? []
        : [...average, ...listed(standInOf(row, figure === 'pbRatio' ? 'parent_equity' : 'parent_net_profit_ttm'))],
  }
}
