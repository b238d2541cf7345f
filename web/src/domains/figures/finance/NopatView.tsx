import { figures } from '@pandora/contract/domains/figures/operations'
import type { StandIn } from '@pandora/contract/domains/figures/names'
import { quarterKey } from '../../../charts/quarters/quarter.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { FigureButton } from '../offers/FigureButton.tsx'
import { StandInNote } from '../offers/StandInNote.tsx'
import { figureTexts } from '../offers/texts.ts'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import styles from './Finance.module.css'
import type { NopatRow } from './model.ts'
import { financeTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { figureViews } from '../parameters.ts'
import { useContext } from 'react'

/** Net operating profit after tax with the parts it is made of (COMP-46). */
export default function NopatView({ parameters: { companyId = '', basis } }: ViewProps<typeof figureViews.nopat>) {
  const { about: name } = useContext(PlaceContext)
  const t = useTexts(financeTexts)
  const figure = useTexts(figureTexts)
  const { figureName, absenceText, standInText } = useFigureWords()
  const query = useOperation(figures.nopat, { companyId, size: 40 })
  const currency = query.data?.currency ?? ''
  const standInsOf = ({ standIn }: NopatRow['ttm']): readonly StandIn[] => (standIn ? [standIn] : [])
  const parts = (row: NopatRow) => (basis === 'ttm' ? row.ttm : row)
  const money = (field: 'operatingProfit' | 'totalProfit' | 'incomeTax' | 'nopat'): Column<NopatRow> => ({
    key: field,
    title: figureName(field),
    width: 'minmax(98px, 1fr)',
    figures: true,
    value: (row) => parts(row)[field],
    cell: (row) => (
      <FigureButton
        place={{ companyId, figure: field, basis, periodEnd: row.periodEnd }}
        value={parts(row)[field]}
        unit={currency}
        company={name}
        period={quarterKey(row)}
        reason={absenceText(parts(row).absence)}
        standIns={field === 'nopat' ? standInsOf(parts(row)) : undefined}
        strong={field === 'nopat'}
      />
    ),
  })
  const columns: Column<NopatRow>[] = [
    { key: 'quarter', title: t('quarter'), width: '66px', value: quarterKey },
    money('operatingProfit'),
    {
      key: 'taxRate',
      title: `${t('taxRate')} %`,
      width: '92px',
      figures: true,
      value: (row) => parts(row).taxRate,
      cell: (row) => {
        const { taxRate, taxRateBasis, absence } = parts(row)
        return (
          <span
            title={taxRateBasis ? t(`rate_${taxRateBasis}`) : undefined}
            className={taxRateBasis && taxRateBasis !== 'effective' ? styles.stated : undefined}
          >
            <Figure value={taxRate} digits={1} reason={absenceText(absence)} />
          </span>
        )
      },
    },
    money('nopat'),
    money('totalProfit'),
    money('incomeTax'),
  ]
  const notes: Column<NopatRow> = {
    key: 'notes',
    title: figure('notes'),
    value: (row) => standInText(standInsOf(parts(row))) ?? null,
  }
  return (
    <ViewBody
      answer={query}
      context={query.data?.currency}
      source={({ computing }) => (computing ? t('computing') : null)}
      empty={({ dataList }) => (dataList.length ? undefined : { why: t('noQuarters') })}
      table={({ dataList }) => exportTable(`nopat-${companyId}`, [...columns, notes], dataList)}
    >
      {({ dataList }) => (
        <div className={styles.filled}>
          <p className={styles.note}>{t('nopatFormula')}</p>
          <div className={styles.rows}>
            <DataTable label={t('nopat')} columns={columns} rows={dataList} rowKey={quarterKey} />
          </div>
          <StandInNote among={dataList.some((row) => parts(row).standIn !== null) ? ['netIncomeAfterTax'] : []} />
        </div>
      )}
    </ViewBody>
  )
}
