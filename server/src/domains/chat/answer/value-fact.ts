import { presentProvenance } from '../../../shared/provenance.ts'
import { addFact, companyName, nameIn, type Asking, type Draft } from './draft.ts'
import { itemName, spanName, type Span } from './spans.ts'
import { unitOf, type Value } from './values.ts'

/** The currency that an amount is told in. */
export const currencyOf = (unit: string): string => unit.split('/')[0] ?? unit

/** A value of an item as a fact of the answer, with the rows that it is summed of where it is. */
export function valueFact(
  draft: Draft,
  asking: Asking,
  { companyId, item, span, value }: { companyId: string; item: string; span: Span; value: Value },
): string {
  const name = nameIn(draft, itemName(item))
  const company = companyName(draft, asking.known, companyId)
  const period = spanName(draft, span)
  const at = {
    companyId,
    company,
    period,
    unit: unitOf(item),
    currency: currencyOf(value.unit),
    decimals: unitOf(item) === 'percent' ? asking.reading.decimals : null,
  }
  const [first] = value.rows
  if (value.summed === null)
    return addFact(draft, {
      ...at,
      label: name,
      value: value.value,
      restated: first?.restated === true,
      provenance: first ? presentProvenance(first) : null,
    })
  const parts = value.rows.map((row) =>
    addFact(draft, {
      ...at,
      label: nameIn(draft, itemName(row.item)),
      value: row.value,
      restated: row.restated === true,
      provenance: presentProvenance(row),
    }),
  )
  return addFact(draft, {
    ...at,
    label: name,
    value: value.value,
    parts,
    formula: `${name} = ${value.summed.map((one) => nameIn(draft, itemName(one))).join(' + ')}`,
  })
}
