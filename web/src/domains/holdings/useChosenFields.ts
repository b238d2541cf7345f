import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import { useAddressField } from '../../lib/address.ts'
import { useListLayout } from '../../lib/lists/useListLayout.ts'
import { isField } from '../figures/offers/fields/useCompanyColumns.ts'
import { chosenColumns, coveredFields } from './columns.tsx'

/** Fields of the screening that stand among the columns of the positions: those of the address, else those kept. */
export function useChosenFields(): ScreenField[] {
  const [named] = useAddressField('columns')
  const [layout] = useListLayout('positions')
  const keys = chosenColumns(named) ?? layout.columns ?? []
  return keys.filter(isField).filter((field) => !coveredFields.includes(field))
}
