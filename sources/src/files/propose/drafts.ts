import { exponentIn } from '../header-names.ts'
import { companyRecords } from './companies.ts'
import { actionLacks, actionRecords } from './corporate-actions.ts'
import { documentRecords } from './documents.ts'
import { type Draft, as, listed, scaled } from './draft.ts'
import { looksAdjusted, priceRecords } from './prices.ts'
import { figureColumns, seriesRecords } from './series.ts'
import { UNKNOWN_UNIT, unitIn } from './units.ts'

export const drafts: readonly Draft[] = [
  {
    kind: 'daily_price',
    needs: ['code', 'date', 'close'],
    likes: ['open', 'high', 'low', 'volume', 'amount', 'turnover', 'change_rate'],
    records: priceRecords,
    lacks: (found, context) => (looksAdjusted(found, context) ? ['basis_date'] : []),
  },
  {
    kind: 'document',
    needs: ['title', 'published'],
    likes: ['body', 'source', 'url', 'code', 'id'],
    records: documentRecords,
  },
  {
    kind: 'share_count',
    needs: ['code', 'date', 'total_shares'],
    likes: ['float_shares'],
    records: (found) => [
      {
        kind: 'share_count',
        fields: {
          security_id: listed(found),
          counted_on: as(found.date, 'day'),
          total_shares: scaled(found.total_shares, exponentIn(found.total_shares ?? '')),
          float_shares: scaled(found.float_shares, exponentIn(found.float_shares ?? '')),
        },
      },
    ],
  },
  // Mainland tables give dividends per ten shares as often as per share: where the name does not say which, the reader
  // does.
  {
    kind: 'corporate_action',
    needs: ['code', 'ex_date', 'dividend'],
    likes: ['announced'],
    lacks: (found, { columns }) => actionLacks(found, columns),
    records: (found, { columns }) => actionRecords(listed(found), found, columns),
  },
  {
    kind: 'company',
    needs: ['code', 'name'],
    likes: ['listed', 'full_name', 'english_name', 'exchange'],
    records: companyRecords,
  },
  {
    kind: 'observation',
    needs: ['date'],
    likes: [],
    records: seriesRecords,
    lacks: (found, context) =>
      figureColumns(found, context).some((column) => unitIn(column) === UNKNOWN_UNIT) ? ['unit'] : [],
  },
]
