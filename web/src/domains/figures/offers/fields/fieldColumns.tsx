import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { Translate } from '../../../../lib/texts.ts'
import { Figure } from '../../../../ui/Figure.tsx'
import type { Column } from '../../../../ui/table/DataTable.tsx'
import { FieldCell } from './FieldCell.tsx'
import { asideOf, basisOfField, fieldName, unitOf } from './model.ts'
import type { FieldMarket, Fields } from './model.ts'
import type { FieldKey } from './texts.ts'

interface Given<Row> {
  t: Translate<FieldKey>
  language: string
  market: FieldMarket | null
  /** Null where the market's list does not know the company, undefined while it is being asked for. */
  fieldsOf: (row: Row) => Fields | null | undefined
  /** Where there is little room: heads of two lines leave it to the names. */
  narrow?: boolean
}

/** Columns of fields as the screening has them, in the order given: one unit and precision each, told in the head. */
export function fieldColumns<Row>(fields: readonly ScreenField[], given: Given<Row>): Column<Row>[] {
  const { t, language, market, fieldsOf, narrow = false } = given
  return fields.map((field) => {
    const { measure } = screenWords[field]
    const title = fieldName(field, language)
    const unit = unitOf(t, measure, market?.currency ?? null)
    return {
      key: field,
      title,
      unit,
      fileUnit:
        measure === 'money' || measure === 'price' ? (market?.currency ?? '') : measure === 'points' ? '' : unit,
      width: narrow ? narrowOf(title, unit) : widthOf(title, unit),
      figures: true,
      value: (row) => fieldsOf(row)?.[field] ?? null,
      basis: (row) => {
        const one = fieldsOf(row)
        return one ? basisOfField(one, field) : null
      },
      // What is of another day or an old period stands in no order, as in the screening.
      by: (row) => {
        const one = fieldsOf(row)
        return one && asideOf(t, one, field, market) === null ? one[field] : null
      },
      cell: (row) => {
        const one = fieldsOf(row)
        if (one === undefined) return <span aria-busy="true">…</span>
        return one === null ? (
          <Figure value={null} reason={t('noCompany')} />
        ) : (
          <FieldCell row={one} field={field} market={market} />
        )
      },
    }
  })
}

const han = /\p{Script=Han}/u
/** Width of words in px, as heads of tables are written. */
const widthOfWords = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (han.test(letter) ? 12.5 : 6.8), 0)

/** As wide as its head on two lines: half of it, and no less than its longest word. */
const narrowOf = (title: string, unit: string): string => {
  const words = title.split(' ').map(widthOfWords)
  const half = (widthOfWords(title) + widthOfWords(unit)) / 2
  return `${Math.max(84, Math.max(half, ...words) + 40).toFixed(0)}px`
}

/** As wide as its head with the unit, and the sign of its order. */
const widthOf = (title: string, unit: string): string =>
  `${Math.max(84, widthOfWords(title) + widthOfWords(unit) + 40).toFixed(0)}px`
