import { useMemo } from 'react'
import { screenFields } from '@pandora/contract/domains/figures/fields'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useColumns } from '../../ui/columns/useColumns.ts'
import { fieldColumns } from '../figures/offers/fields/fieldColumns.tsx'
import type { FieldMarket } from '../figures/offers/fields/model.ts'
import { fieldTexts } from '../figures/offers/fields/texts.ts'
import { isField } from '../figures/offers/fields/useCompanyColumns.ts'
import { usualColumns } from './columns.tsx'
import type { Screened } from './columns.tsx'
import type { ScreenState } from './where.ts'

/** Columns of the result: those of the address, so that a link opens what was linked to, else those the reader keeps. */
export function useScreenColumns(
  state: ScreenState,
  market: FieldMarket | null,
  onChange: (change: Pick<ScreenState, 'columns'>) => void,
) {
  const t = useTexts(fieldTexts)
  const language = useLanguage()
  const columns = useMemo(
    () => fieldColumns<Screened>(screenFields, { t, language, market, fieldsOf: (row) => row }),
    [t, language, market],
  )
  return useColumns('screening', {
    columns,
    usual: usualColumns,
    asked: state.columns,
    onAsk: (keys) => onChange({ columns: keys === null ? null : keys.filter(isField) }),
  })
}
