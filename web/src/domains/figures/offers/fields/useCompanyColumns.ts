import { useMemo } from 'react'
import { screenFields } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { useListLayout } from '../../../../lib/lists/useListLayout.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { useColumns } from '../../../../ui/columns/useColumns.ts'
import type { Column } from '../../../../ui/table/DataTable.tsx'
import { fieldColumns } from './fieldColumns.tsx'
import { fieldTexts } from './texts.ts'
import { useFields } from './useFields.ts'

interface Given<Row> {
  /** The list's own columns, in their usual order. */
  own: readonly Column<Row>[]
  /** Keys of those shown without a choice; all of the list's own where it is not given. */
  usual?: readonly string[]
  /** Fields that the list shows in columns of its own. */
  covered: readonly ScreenField[]
  rows: readonly Row[]
  companyOf: (row: Row) => string | null
  asked?: readonly string[] | null
  onAsk?: (columns: readonly string[] | null) => void
}

export const isField = (key: string): key is ScreenField => screenFields.some((field) => field === key)

/** Fields of the screening that a list does not show already: none that it says it covers, none by a column of its key. */
export const otherFields = (own: readonly { key: string }[], covered: readonly ScreenField[]): readonly ScreenField[] =>
  screenFields.filter((field) => !covered.includes(field) && !own.some(({ key }) => key === field))

/**
 * Columns of one's own in a list of companies: the list's own ones, and every field of the screening that it does not
 * show already, with the very figures of the screening.
 */
export function useCompanyColumns<Row>(
  kind: string,
  { own, usual, covered, rows, companyOf, asked, onAsk }: Given<Row>,
) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const [layout] = useListLayout(kind)
  const chosen = asked ?? layout.columns ?? []
  const others = useMemo(() => otherFields(own, covered), [own, covered])
  const isOther = (key: string) => others.some((field) => field === key)
  const wanted = chosen.some(isOther)
  const { market, fieldsOf } = useFields(wanted ? rows.flatMap((row) => companyOf(row) ?? []) : [], wanted)
  const columns = useMemo(
    () => [
      ...own,
      ...fieldColumns<Row>(others, {
        t,
        language,
        market,
        fieldsOf: (row) => {
          const id = companyOf(row)
          return id === null ? null : fieldsOf(id)
        },
      }),
    ],
    [own, others, t, language, market, fieldsOf, companyOf],
  )
  const list = useColumns(kind, {
    columns,
    usual: usual ?? own.flatMap(({ key, fixed }) => (fixed ? [] : [key])),
    ...(asked === undefined ? {} : { asked }),
    ...(onAsk ? { onAsk } : {}),
  })
  /** Whether the reader has chosen columns: a narrow place shows its own few until then. */
  return {
    ...list,
    chosen: chosen.length > 0,
    fields: list.keys.filter(isField).filter(isOther),
  }
}
