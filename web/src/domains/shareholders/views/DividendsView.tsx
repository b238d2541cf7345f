import { shareholders } from '@pandora/contract/domains/shareholders/operations'
import type { shareholdersViews } from '@pandora/contract/domains/shareholders/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { number, short } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Column as Stack } from '../../../ui/kit/Stack.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { DataTable, exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import styles from '../Shareholders.module.css'
import { shareholdersTexts } from '../texts.ts'

type Answer = OutputOf<typeof shareholders.dividends>
type Row = Answer['dataList'][number]
type Year = Answer['years'][number]
const topics = ['prices', 'figures'] as const

/** Dividends by year as columns, and each dividend, split and rights issue with the yield at a price paid. */
export default function DividendsView({ parameters }: ViewProps<typeof shareholdersViews.dividends>) {
  const t = useTexts(shareholdersTexts)
  const language = useLanguage()
  const phone = usePhone()
  useReread(shareholders.dividends, topics)
  const query = useOperation(shareholders.dividends, { companyId: parameters.companyId ?? '' })
  const { data } = query
  const currency = data?.currency ?? ''
  const lines = useMemo(
    (): Line[] => [
      {
        key: 'cash',
        name: `${t('cashPerShare')} ${currency}`,
        points: (data?.years ?? []).map((one) => [`${one.year}-07-01`, one.cashPerShare] as const),
      },
    ],
    [data, t, currency],
  )
  const years = useMemo(
    (): Column<Year>[] => [
      { key: 'year', title: t('year'), width: '56px', value: (row) => row.year, cell: (row) => String(row.year) },
      {
        key: 'cashPerShare',
        title: t('cashPerShare'),
        figures: true,
        width: 'minmax(76px, 1fr)',
        value: (row) => row.cashPerShare,
        cell: (row) => number(row.cashPerShare, { digits: 4 }),
      },
      {
        key: 'cash',
        title: t('cash'),
        figures: true,
        wideOnly: true,
        value: (row) => row.cash,
        cell: (row) => short(row.cash, language),
      },
      {
        key: 'profit',
        title: t('profit'),
        figures: true,
        wideOnly: true,
        value: (row) => row.profit,
        cell: (row) => short(row.profit, language),
      },
      {
        key: 'payout',
        title: t('payout'),
        figures: true,
        width: '84px',
        value: (row) => row.payout,
        cell: (row) => number(row.payout, { digits: 1 }),
      },
      {
        key: 'yield',
        title: t('yield'),
        figures: true,
        width: '84px',
        value: (row) => row.yield,
        cell: (row) => number(row.yield),
      },
    ],
    [t, language],
  )
  const columns = useMemo((): Column<Row>[] => {
    const given = (row: Row) =>
      row.cashPerShare === null
        ? `${number(row.sharesPerShare, { digits: 4 })} ${t('sharesPerShare')}`
        : `${number(row.cashPerShare, { digits: 4 })} ${currency}`
    return [
      {
        key: 'day',
        title: t('exDate'),
        width: '100px',
        value: (row) => row.day,
        cell: (row) => (phone ? <TwoLines first={row.day} second={t(`action_${row.action}`)} /> : row.day),
      },
      { key: 'action', title: t('action'), width: '84px', wideOnly: true, value: (row) => t(`action_${row.action}`) },
      {
        key: 'cashPerShare',
        title: `${t('cashPerShare')} ${currency}`,
        figures: true,
        width: 'minmax(96px, 1fr)',
        value: (row) => row.cashPerShare,
        cell: (row) => (phone ? given(row) : number(row.cashPerShare, { digits: 4 })),
      },
      {
        key: 'sharesPerShare',
        title: t('sharesPerShare'),
        figures: true,
        wideOnly: true,
        value: (row) => row.sharesPerShare,
        cell: (row) => number(row.sharesPerShare, { digits: 4 }),
      },
      {
        key: 'tax',
        title: t('tax'),
        width: '84px',
        wideOnly: true,
        value: (row) =>
          row.action === 'dividend'
            ? t(
                row.taxBasis === 'before-tax'
                  ? 'tax_before'
                  : row.taxBasis === 'after-tax'
                    ? 'tax_after'
                    : 'tax_unsaid',
              )
            : null,
      },
      {
        key: 'price',
        title: t('price'),
        figures: true,
        wideOnly: true,
        value: (row) => row.price,
        cell: (row) => number(row.price),
      },
      {
        key: 'yield',
        title: t('yield'),
        figures: true,
        width: '84px',
        value: (row) => row.yield,
        cell: (row) => (
          <span title={row.yieldAbsence ? t(`yield_${row.yieldAbsence}`) : undefined}>{number(row.yield)}</span>
        ),
      },
      { key: 'announced', title: t('announcedOn'), width: '100px', wideOnly: true, value: (row) => row.announcedOn },
      {
        key: 'source',
        title: t('source'),
        bare: true,
        sortable: false,
        width: '32px',
        value: (row) => row.provenance.source,
        cell: (row) => <ProvenanceLink provenance={row.provenance} bare />,
      },
    ]
  }, [t, phone, currency])
  const height = phone ? 46 : 28
  return (
    <ViewBody
      answer={query}
      context={data?.dataList[0]?.day}
      empty={({ absence, dataList }) =>
        dataList.length > 0 ? undefined : { why: t(absence === 'NO_SOURCE' ? 'noDividendSource' : 'noDividends') }
      }
      table={({ dataList }) => exportTable(t('dividends'), columns, dataList)}
      note={({ years: own }) => (own.length > 0 ? t('payoutNote') : null)}
    >
      {({ dataList, years: own }) => (
        <Stack gap={4} className={styles.scroll}>
          {own.length > 1 ? (
            <div className={styles.chart}>
              <LineChart
                name={t('byYear')}
                lines={lines}
                unit={currency}
                columns
                field="paid"
                startRange="all"
                small
                legend
              />
            </div>
          ) : null}
          {own.length > 0 ? (
            <div style={{ height: Math.min(own.length, 8) * 28 + 34 }}>
              <DataTable
                label={t('byYear')}
                columns={years}
                rows={own.toReversed()}
                rowKey={(row) => String(row.year)}
              />
            </div>
          ) : null}
          <div style={{ height: Math.min(dataList.length, 10) * height + 34 }}>
            <DataTable
              label={t('dividends')}
              columns={columns}
              rows={dataList}
              rowKey={(row) => `${row.day} ${row.action}`}
              rowHeight={height}
            />
          </div>
        </Stack>
      )}
    </ViewBody>
  )
}
