import { useMemo } from 'react'
import { useTexts } from '../lib/texts.ts'
import { Figure } from '../ui/Figure.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import type { Bar } from './bars.ts'
import styles from './Chart.module.css'
import { chartTexts } from './texts.ts'

/** The bars as a table, newest first. */
export function BarTable({
  name,
  bars,
  digits,
  onChoose,
}: {
  name: string
  bars: readonly Bar[]
  digits: number
  onChoose?: ((date: string) => void) | undefined
}) {
  const t = useTexts(chartTexts)
  const rows = useMemo(() => bars.toReversed(), [bars])
  const columns = useMemo(
    (): Column<Bar>[] => [
      { key: 'date', title: t('date'), width: '104px', value: ({ date }) => date },
      ...(['open', 'high', 'low', 'close'] as const).map((part): Column<Bar> => ({
        key: part,
        title: t(part),
        figures: true,
        value: (bar) => bar[part],
        cell: (bar) => <Figure value={bar[part]} digits={digits} />,
      })),
      {
        key: 'change',
        title: t('change'),
        figures: true,
        value: ({ changeRate }) => changeRate,
        cell: ({ changeRate }) => <Figure value={changeRate} as="percent" change />,
      },
      {
        key: 'volume',
        title: t('volume'),
        figures: true,
        wideOnly: true,
        value: ({ volume }) => volume,
        cell: ({ volume }) => <Figure value={volume} as="short" />,
      },
      {
        key: 'amount',
        title: t('amount'),
        figures: true,
        wideOnly: true,
        value: ({ amount }) => amount,
        cell: ({ amount }) => <Figure value={amount} as="short" />,
      },
      {
        key: 'turnover',
        title: t('turnover'),
        figures: true,
        wideOnly: true,
        value: ({ turnoverRate }) => turnoverRate,
        cell: ({ turnoverRate }) => <Figure value={turnoverRate} as="percent" />,
      },
    ],
    [t, digits],
  )
  return (
    <div className={styles.table}>
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowKey={({ date }) => date}
        onChoose={onChoose ? ({ date }) => onChoose(date) : undefined}
      />
    </div>
  )
}
