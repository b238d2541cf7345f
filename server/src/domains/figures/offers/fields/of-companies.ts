import type { fieldFigures, ScreenField } from '@pandora/contract/domains/figures/fields'
import type { View } from '@pandora/store/as-of'
import type { z } from 'zod'
import type { Services } from '../../../../http/services.ts'
import { marketFigures } from '../market.ts'
import { readyMarket } from './order.ts'
import { presentFields } from './present.ts'

/** Figures of companies by the fields of the screening, by id. */
export type FieldsById = ReadonlyMap<string, z.infer<typeof fieldFigures>>

/** Figures of the companies of a file by the fields of the screening; none where no columns are asked for. */
export async function fieldsOfCompanies(
  services: Services,
  view: View,
  companyIds: readonly string[],
  columns: readonly ScreenField[],
): Promise<FieldsById> {
  if (columns.length === 0) return new Map()
  const [market, known] = await Promise.all([readyMarket(services, view), marketFigures(services, view)])
  return new Map(
    companyIds.flatMap((id) => {
      const one = known.get(id)
      return one ? [[id, presentFields(one, market)] as const] : []
    }),
  )
}
