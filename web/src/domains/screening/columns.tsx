import { screenFields } from '@pandora/contract/domains/figures/fields'
import type { ScreenField } from '@pandora/contract/domains/figures/fields'
import type { screening } from '@pandora/contract/domains/screening/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { Figure } from '../../ui/Figure.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { fieldColumns } from '../figures/offers/fields/fieldColumns.tsx'
import type { FieldMarket } from '../figures/offers/fields/model.ts'
import type { FieldKey } from '../figures/offers/fields/texts.ts'
import { StarButton } from '../watch/offers/star/StarButton.tsx'
import styles from './Results.module.css'
import type { ScreeningKey } from './texts.ts'
import { Text } from '../../ui/kit/Text.tsx'

export type Screened = OutputOf<typeof screening.companies>['dataList'][number]

/** Columns of who has chosen none. */
export const usualColumns: readonly ScreenField[] = [
  'marketCap',
  'close',
  'changeRate',
  'peTtm',
  'pePercentile',
  'pbRatio',
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'impactScore',
]

export const nameOfRow = (row: Screened, language: string): string =>
  named(row.nameZh, row.nameEn, language, row.stockCode)

interface Picking {
  picked: readonly string[]
  full: boolean
  /** Whether rows are met by a finger. */ phone: boolean
  onPick: (row: Screened, on: boolean) => void
}

/** Columns of the result: picking, star, company, industry, every figure, its days. Sorted by the server. */
export function resultColumns(
  t: Translate<ScreeningKey>,
  language: string,
  fieldT: Translate<FieldKey>,
  market: FieldMarket | null,
  { picked, full, phone, onPick }: Picking,
): Column<Screened>[] {
  const name = (row: Screened) => nameOfRow(row, language)
  return [
    {
      key: 'pick',
      fixed: 'start',
      title: t('pickColumn'),
      bare: true,
      width: phone ? '44px' : '32px',
      sortable: false,
      value: () => null,
      cell: (row) => {
        const on = picked.includes(row.companyId)
        return (
          <label className={styles.pick}>
            <input
              type="checkbox"
              aria-label={t('pickOne', { name: name(row) })}
              checked={on}
              disabled={full && !on}
              onChange={(event) => onPick(row, event.target.checked)}
            />
          </label>
        )
      },
    },
    {
      key: 'star',
      fixed: 'start',
      title: t('starColumn'),
      bare: true,
      width: phone ? '44px' : '40px',
      sortable: false,
      value: (row) => (row.is_watching ? 1 : 0),
      cell: (row) => <StarButton companyId={row.companyId} name={name(row)} watching={row.is_watching} bare />,
    },
    {
      key: 'name',
      fixed: 'start',
      title: t('company'),
      // On a phone the code stands below the name, so that figures can be read beside it.
      width: phone ? 'minmax(124px, 2fr)' : language === 'en' ? 'minmax(190px, 2fr)' : 'minmax(150px, 2fr)',
      value: name,
      cell: (row) => (
        <span className={styles.company}>
          <Text as="b">{name(row)}</Text>
          <small>{row.stockCode}</small>
        </span>
      ),
    },
    {
      key: 'industry',
      fixed: 'start',
      title: t('industry'),
      width: language === 'en' ? 'minmax(130px, 1fr)' : 'minmax(96px, 1fr)',
      wideOnly: true,
      value: (row) => named(row.industryZh, row.industryEn, language) || null,
    },
    ...fieldColumns<Screened>(screenFields, { t: fieldT, language, market, fieldsOf: (row) => row, narrow: phone }),
    {
      key: 'periodEnd',
      fixed: 'end',
      title: t('periodEnd'),
      width: '104px',
      sortable: false,
      value: (row) => row.periodEnd,
      cell: (row) => (
        <span
          className={row.old ? styles.old : styles.day}
          title={row.old ? t('oldCell', { end: row.periodEnd ?? '–', from: market?.periodFrom ?? '–' }) : undefined}
        >
          {row.periodEnd ?? <Figure value={null} reason={t('noPeriod')} />}
        </span>
      ),
    },
    {
      key: 'priceDate',
      fixed: 'end',
      title: t('priceDate'),
      width: '104px',
      sortable: false,
      value: (row) => row.priceDate,
      cell: (row) => (
        <span className={row.priceDate === market?.day ? styles.day : styles.old}>
          {row.priceDate ?? <Figure value={null} reason={t('noPrice')} />}
        </span>
      ),
    },
  ]
}
