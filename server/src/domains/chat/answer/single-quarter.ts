import type { Measure } from '@pandora/intelligence/answers/vocabulary'
import { statementItems } from '@pandora/contract/records/statement-items'
import { addFact, companyName, inWords, nameIn, type Asking, type Draft } from './draft.ts'
import { itemName, spanName, type Span } from './spans.ts'
import { currencyOf, valueFact } from './value-fact.ts'
import { unitOf, type Figures, type Value } from './values.ts'

type Quarter = Extract<Span, { kind: 'quarter' }>
interface OfQuarter {
  value: number
  unit: string
  fact: string
}

/**
 * A figure of a single quarter that the product's own quarters do not have, as a fact: a balance at the quarter's end, a
 * flow as what was told from the year's beginning less what was told a quarter before, a ratio out of those. Null where
 * one of them is not held.
 */
export function quarterCell(
  draft: Draft,
  asking: Asking,
  figures: Figures,
  { companyId, measure, span }: { companyId: string; measure: Measure; span: Quarter },
): string | null {
  const before = draft.facts.length
  const found = measure.kind === 'item' ? ofItem(draft, asking, figures, { companyId, item: measure.item, span }) : null
  if (measure.kind === 'item') return found?.fact ?? null
  if (measure.kind !== 'formula') return null
  const parts = measure.formula.needs.map(({ item, before: years }) =>
    ofItem(draft, asking, figures, { companyId, item, span: { ...span, year: span.year - years } }),
  )
  const held = parts.filter((one) => one !== null)
  const units = new Set(held.map((one) => one.unit))
  const value =
    held.length === parts.length && units.size === 1 ? measure.formula.of(held.map((one) => one.value)) : null
  if (value === null) {
    // Nothing rests on what was looked up in vain.
    draft.facts.splice(before)
    return null
  }
  const name = nameIn(draft, measure.name)
  return addFact(draft, {
    label: name,
    companyId,
    company: companyName(draft, asking.known, companyId),
    period: spanName(draft, span),
    unit: measure.formula.as,
    currency: measure.formula.as === 'money' ? currencyOf([...units][0] ?? '') : null,
    value: measure.formula.as === 'percent' ? value * 100 : value,
    decimals: asking.reading.decimals,
    formula: `${name} = ${nameIn(draft, measure.formula.how)}`,
    parts: held.map((one) => one.fact),
  })
}

/** What is told from the year's beginning to the end of a quarter; a balance at that end. */
const toEnd = (figures: Figures, companyId: string, item: string, year: number, quarter: number): Value | null =>
  quarter === 4 ? figures.ofYear(companyId, item, year) : figures.toDate(companyId, item, year, quarter * 3)

const upTo = (year: number, quarter: number): Span =>
  quarter === 4 ? { kind: 'year', year } : { kind: 'toDate', year, months: (quarter * 3) as 3 | 6 | 9 }

function ofItem(
  draft: Draft,
  asking: Asking,
  figures: Figures,
  { companyId, item, span }: { companyId: string; item: string; span: Quarter },
): OfQuarter | null {
  const { year, quarter } = span
  const value = toEnd(figures, companyId, item, year, quarter)
  if (!value) return null
  if (value.rows.every((row) => row.period_months === 0))
    return { ...value, fact: valueFact(draft, asking, { companyId, item, span, value }) }
  // Rates and figures per share of two spans do not go into one another.
  const isFlow = (statementItems[item]?.measure ?? 'money') === 'money'
  if (quarter === 1) return { ...value, fact: valueFact(draft, asking, { companyId, item, span, value }) }
  const earlier = isFlow ? toEnd(figures, companyId, item, year, quarter - 1) : null
  if (!earlier || earlier.unit !== value.unit) return null
  const parts = [
    valueFact(draft, asking, { companyId, item, span: upTo(year, quarter), value }),
    valueFact(draft, asking, { companyId, item, span: upTo(year, quarter - 1), value: earlier }),
  ]
  const name = nameIn(draft, itemName(item))
  const single = value.value - earlier.value
  const fact = addFact(draft, {
    label: name,
    companyId,
    company: companyName(draft, asking.known, companyId),
    period: spanName(draft, span),
    unit: unitOf(item),
    currency: currencyOf(value.unit),
    value: single,
    formula: inWords(
      draft,
      `${name}（单季）= 年初至本季末 − 年初至上季末`,
      `${name} of the quarter = year to its end − year to the end of the quarter before`,
    ),
    parts,
  })
  return { value: single, unit: value.unit, fact }
}
