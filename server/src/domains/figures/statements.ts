import { booksOf } from '@pandora/intelligence/fundamentals/books'
import { figuresOf, wantedItems } from '@pandora/intelligence/fundamentals/figures'
import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { QuarterFigures } from './offers/quarters.queries.ts'
import { itemVersions } from './queries.ts'
import { inForce } from './receipt.ts'

/** The figures of a company's statements up to a quarter, as the view knows them. */
export async function statementsOf(db: Db, view: View, companyId: string, row: QuarterFigures | undefined) {
  return (
    row &&
    figuresOf(
      booksOf(
        inForce(
          await itemVersions(
            db,
            view,
            companyId,
            wantedItems,
            monthsAfter(row.period_end, -37),
            monthsAfter(row.period_end, 1),
          ),
          view,
        ),
      ),
    )
  )
}
