import { rankingWeights } from '@pandora/contract/domains/ranking/weight-operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankSay } from '../texts.ts'

type Record = OutputOf<typeof rankingWeights.record>
type Decile = Record['deciles'][number]
type Month = Record['monthly'][number]
const NARROW = 520
const ends = (one: { low: number; high: number } | null, say: (value: number) => string): string =>
  one === null ? '–' : `${say(one.low)} … ${say(one.high)}`
const share = (value: number) => percent(value * 100, { digits: 1, sign: false })
const change = (value: number | null) => percent(value)

/** What came after the AI score, as one could have traded it: by decile and by month. */
export default function RecordView({ parameters: { part }, setParameters }: ViewProps<typeof rankingViews.record>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const query = useOperation(rankingWeights.record, {})
  const newestFirst = ({ monthly }: Record) => monthly.toReversed()
  return (
    <ViewBody
      answer={query}
      context={query.data?.grey ? t('recordFew') : null}
      source={({ from, to }) => (from && to ? `${from} … ${to}` : null)}
      empty={({ monthly }) => (monthly.length > 0 ? undefined : missing(t('noRecord')))}
      table={(data) =>
        part === 'deciles'
          ? exportTable(t('record'), decileColumns(t, data, false), data.deciles)
          : exportTable(t('record'), monthColumns(t, false), newestFirst(data))
      }
      note={(data) =>
        [
          data.meanIC
            ? t('meanIC', {
                value: number(data.meanIC.value, { digits: 3 }),
                low: number(data.meanIC.low, { digits: 3 }),
                high: number(data.meanIC.high, { digits: 3 }),
                ratio: number(data.informationRatio, { digits: 2 }),
              })
            : '',
          t('recordNote', {
            limitUp: data.leftOut.limitUp,
            suspended: data.leftOut.suspended,
            delisted: data.delisted,
            net: data.net.map(change).join(' / '),
            months: data.months,
          }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      controls={
        <SegmentedControl
          label={t('record')}
          value={part}
          onChange={(next) => setParameters({ part: next })}
          options={(['deciles', 'months'] as const).map((value) => ({ value, text: t(`part_${value}`) }))}
        />
      }
    >
      {(data) =>
        part === 'deciles' ? (
          <SizedTable
            label={t('part_deciles')}
            columns={(narrow) => decileColumns(t, data, narrow)}
            narrowBelow={NARROW}
            rows={data.deciles}
            rowKey={(one) => String(one.decile)}
          />
        ) : (
          <SizedTable
            label={t('part_months')}
            columns={(narrow) => monthColumns(t, narrow)}
            narrowBelow={NARROW}
            rows={newestFirst(data)}
            rowKey={(one) => one.rankedOn}
          />
        )
      }
    </ViewBody>
  )
}

function decileColumns(t: RankSay, { grey, deciles }: Record, narrow: boolean): Column<Decile>[] {
  const quiet = (text: string) => (grey ? <Text tone="quiet">{text}</Text> : text)
  return [
    {
      key: 'decile',
      title: t('decile'),
      width: 'minmax(72px, 1fr)',
      value: (one) =>
        [one.decile, one.decile === 1 ? t('best') : one.decile === deciles.length ? t('worst') : '']
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'hitRate',
      title: t('hitRate'),
      width: '104px',
      figures: true,
      value: (one) => one.hitRate?.value ?? null,
      cell: (one) => quiet(one.hitRate ? share(one.hitRate.value) : '–'),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'hitInterval',
            title: t('interval'),
            width: 'minmax(130px, 1fr)',
            figures: true,
            value: (one: Decile) => ends(one.hitRate, share),
          },
        ]),
    {
      key: 'excess',
      title: t('excess'),
      width: narrow ? '96px' : '148px',
      figures: true,
      value: (one) => one.excess?.value ?? null,
      cell: (one) => quiet(change(one.excess?.value ?? null)),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'interval',
            title: t('interval'),
            width: 'minmax(130px, 1fr)',
            figures: true,
            value: (one: Decile) => ends(one.excess, change),
          },
        ]),
    { key: 'samples', title: t('samples'), width: '76px', figures: true, value: (one) => one.samples },
  ]
}

function monthColumns(t: RankSay, narrow: boolean): Column<Month>[] {
  return [
    { key: 'month', title: t('month'), width: 'minmax(96px, 1fr)', value: (one) => one.rankedOn },
    {
      key: 'rankIC',
      title: t('rankIC'),
      width: '84px',
      figures: true,
      value: (one) => one.rankIC,
      cell: (one) => number(one.rankIC, { digits: 3, sign: true }),
    },
    {
      key: 'gross',
      title: t('gross'),
      width: '108px',
      figures: true,
      value: (one) => one.gross,
      cell: (one) => change(one.gross),
    },
    {
      key: 'turnover',
      title: t('turnover'),
      width: '84px',
      figures: true,
      value: (one) => one.turnover,
      cell: (one) => (one.turnover === null ? '–' : share(one.turnover)),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'companies',
            title: t('companies'),
            width: '84px',
            figures: true,
            value: (one: Month) => one.companies,
          },
        ]),
  ]
}
