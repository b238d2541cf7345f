import { quarterKey } from '../../../charts/quarters/quarter.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FigureButton } from '../offers/FigureButton.tsx'
import { StandInNote } from '../offers/StandInNote.tsx'
import { standInsAmong } from '../offers/standIns.ts'
import { figureTexts } from '../offers/texts.ts'
import { useFigureWords } from '../offers/useFigureWords.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import styles from './Finance.module.css'
import { balances, cellOf, figureOf, flows, isMoney, isStated, ratios, receiptBasis, standInsOf } from './model.ts'
import type { Basis, Performance } from './model.ts'
import { financeTexts } from './texts.ts'

/** Columns of the table of performance in one way of counting: what is shown and what is exported. */
export function usePerformanceColumns(
  companyId: string,
  name: string,
  rows: readonly Performance[],
  basis: Basis,
): Column<Performance>[] {
  const t = useTexts(financeTexts)
  const { figureName, absenceText } = useFigureWords()
  return [
    {
      key: 'quarter',
      title: t('quarter'),
      width: '116px',
      value: quarterKey,
      cell: (row) => (
        <span>
          {quarterKey(row)}
          {row.restated ? (
            <i className={styles.restated} title={t('restatedLong')}>
              {t('restated')}
            </i>
          ) : null}
        </span>
      ),
    },
    ...[...flows, ...ratios, ...balances].map((field): Column<Performance> => ({
      key: field,
      title: `${figureName(figureOf[field])}${isMoney(field) ? '' : ' %'}`,
      width: 'minmax(88px, 1fr)',
      figures: true,
      value: (row) => cellOf(rows, row, field, basis).value,
      cell: (row) => {
        const { value, absence } = cellOf(rows, row, field, basis)
        return (
          <FigureButton
            place={{ companyId, figure: figureOf[field], basis: receiptBasis(row, basis), periodEnd: row.periodEnd }}
            value={value}
            unit={isMoney(field) ? (row.currency ?? '') : 'times'}
            company={name}
            period={quarterKey(row)}
            reason={absenceText(absence)}
            stated={isStated(rows, row, field, basis)}
            standIns={standInsOf(rows, row, field, basis)}
          />
        )
      },
    })),
  ]
}

/** What is exported: the table, and beside it what stands in for a figure. */
export function usePerformanceSheet(
  columns: readonly Column<Performance>[],
  rows: readonly Performance[],
  basis: Basis,
): readonly Column<Performance>[] {
  const t = useTexts(figureTexts)
  const { figureName, standInText } = useFigureWords()
  const notes: Column<Performance> = {
    key: 'notes',
    title: t('notes'),
    value: (row) =>
      [...flows, ...ratios, ...balances]
        .flatMap((field) => {
          const words = standInText(standInsOf(rows, row, field, basis))
          return words && cellOf(rows, row, field, basis).value !== null
            ? [`${figureName(figureOf[field])}: ${words}`]
            : []
        })
        .join('; ') || null,
  }
  return rows.some((row) => notes.value(row) !== null) ? [...columns, notes] : columns
}

/** Every figure of every quarter, each opening its receipt. */
export function PerformanceTable({
  label,
  columns,
  rows,
  chosen,
  onChoose,
}: {
  label: string
  columns: readonly Column<Performance>[]
  rows: readonly Performance[]
  chosen: string | undefined
  onChoose: (key: string) => void
}) {
  return (
    <div className={styles.filled}>
      <div className={styles.rows}>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowKey={quarterKey}
          chosen={chosen ?? null}
          onChoose={(row) => onChoose(quarterKey(row))}
        />
      </div>
      <StandInNote among={standInsAmong(rows)} />
    </div>
  )
}
