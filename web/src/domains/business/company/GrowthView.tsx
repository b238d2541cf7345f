import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import type { Rate } from './model.ts'
import { sourceOf } from './sourceOf.ts'
import { useWords } from './useWords.ts'
import styles from './Concentration.module.css'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import type { businessViews } from '../parameters.ts'
import { useGrowth } from './useGrowth.ts'
import { Text } from '../../../ui/kit/Text.tsx'

/**
 * Compound growth of revenue, profits and every part over the years chosen, with its first and last value and where
 * they stand (COMP-32).
 */
export default function GrowthView({ parameters, setParameters }: ViewProps<typeof businessViews.growth>) {
  const { t, partName } = useWords()
  const { from = '', to = '' } = parameters
  const query = useGrowth(parameters)
  const { data } = query
  const name = (rate: Rate) =>
    rate.series === 'segment'
      ? `${rate.type ? t(rate.type) : ''} · ${partName({ nameZh: rate.nameZh ?? '', nameEn: rate.nameEn })}`
      : rate.item === 'parent_net_profit'
        ? t('item_parent_net_profit')
        : t(`series_${rate.series}`)
  const point = (rate: Rate, which: 'first' | 'last') => {
    const one = rate[which]
    return one ? (
      <span className={styles.point}>
        <small>{one.year}</small>
        <Figure value={one.value} as="short" />
        <ProvenanceLink provenance={sourceOf(data?.sources ?? [], one)} bare />
      </span>
    ) : (
      <Figure value={null} reason={rate.absence ? t(`absence_${rate.absence}`) : undefined} />
    )
  }
  const columns: Column<Rate>[] = [
    {
      key: 'series',
      title: t('series'),
      width: 'minmax(130px, 1.6fr)',
      value: name,
      cell: (rate) => (
        <Text className={styles.cut} title={name(rate)}>
          {name(rate)}
        </Text>
      ),
    },
    {
      key: 'first',
      title: t('first'),
      width: 'minmax(158px, 1fr)',
      figures: true,
      value: (rate) => rate.first?.value ?? null,
      cell: (rate) => point(rate, 'first'),
    },
    {
      key: 'last',
      title: t('last'),
      width: 'minmax(158px, 1fr)',
      figures: true,
      value: (rate) => rate.last?.value ?? null,
      cell: (rate) => point(rate, 'last'),
    },
    {
      key: 'rate',
      title: t('cagr'),
      width: '84px',
      figures: true,
      value: (rate) => rate.rate,
      cell: (rate) => (
        <span
          title={
            rate.absence
              ? t(`absence_${rate.absence}`)
              : t('cagrSpan', { from: rate.first?.year ?? '', to: rate.last?.year ?? '', span: rate.span ?? 0 })
          }
        >
          <Figure
            value={rate.rate}
            as="percent"
            digits={1}
            change
            reason={rate.absence ? t(`absence_${rate.absence}`) : undefined}
            strong
          />
        </span>
      ),
    },
  ]
  const years = data?.years ?? []
  return (
    <ViewBody
      answer={query}
      table={({ dataList }) => exportTable('cagr', columns, dataList)}
      controls={
        <>
          <Select
            height="small"
            aria-label={t('from')}
            value={from}
            onChange={({ target }) => setParameters({ from: target.value })}
          >
            <option value="">{t('widest')}</option>
            {years.map((year) => (
              <option key={year} value={year} disabled={to !== '' && year >= Number(to)}>
                {year}
              </option>
            ))}
          </Select>
          <span className={styles.quiet}>–</span>
          <Select
            height="small"
            aria-label={t('to')}
            value={to}
            onChange={({ target }) => setParameters({ to: target.value })}
          >
            <option value="">{t('latest')}</option>
            {years.map((year) => (
              <option key={year} value={year} disabled={from !== '' && year <= Number(from)}>
                {year}
              </option>
            ))}
          </Select>
        </>
      }
      bar={<p className={styles.how}>{t('cagrFormula')}</p>}
    >
      {({ dataList }) => (
        <DataTable
          label={t('growth')}
          columns={columns}
          rows={dataList}
          rowKey={(rate) => `${rate.series} ${rate.type ?? ''} ${rate.key ?? ''}`}
        />
      )}
    </ViewBody>
  )
}
