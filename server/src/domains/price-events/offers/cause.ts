import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { causeOf } from '../cause.ts'

/** Why a price moved between two days, as the company’s page says it. */
export const causeBetween = (
  db: Db,
  view: View,
  asked: { companyId: string; from: string; to: string; now: number },
): ReturnType<typeof causeOf> => causeOf(db, view, asked)
