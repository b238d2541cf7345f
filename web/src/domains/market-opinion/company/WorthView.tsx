import { FEWEST_DAYS, FEWEST_OF_DAY } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { ratio } from '../words.ts'

type Worth = OutputOf<typeof marketOpinion.extremes>['market'][number]
type Row = Worth['base'] & { key: string; name: string }
const NARROW = 480
const horizons = ['1', '5', '20'] as const
const share = (value: number | null) => percent(value, { digits: 1, sign: false })

/** What days of each decile of the bull/bear percentage were worth, beside all days together. */
export default function WorthView({
  parameters: { companyId = '', horizon, of },
  setParameters,
}: ViewProps<typeof marketOpinionViews.worth>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const query = useOperation(marketOpinion.extremes, { companyId })
  const rowsOf = (data: OutputOf<typeof marketOpinion.extremes>): Row[] => {
    const worth = data[of].find((one) => String(one.horizon) === horizon)
    if (!worth) return []
    return [
      { ...worth.base, key: 'base', name: t('base') },
      ...worth.deciles.map((one) => ({
        ...one,
        key: String(one.decile),
        name: [
          t('decileName', { decile: one.decile }),
          one.decile === 1 ? t('mostBearish') : one.decile === 10 ? t('mostBullish') : '',
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    ]
  }
  return (
    <ViewBody
      answer={query}
      source={({ fromDay, toDay }) => (fromDay && toDay ? t('between', { from: fromDay, to: toDay }) : null)}
      empty={(data) => (data.market.some((one) => one.base.n > 0) ? undefined : missing(t('noWorth')))}
      table={(data) => exportTable(t('worth'), columnsOf(t, false), rowsOf(data))}
      note={({ now }) =>
        [
          now
            ? now.decile === null
              ? t('worthNowNone', { day: now.day, value: ratio(now.percentage) })
              : t('worthNow', { day: now.day, value: ratio(now.percentage), decile: now.decile })
            : '',
          t('worthNote', { least: FEWEST_OF_DAY }),
        ]
          .filter(Boolean)
          .join(' · ')
      }
      controls={
        <>
          <SegmentedControl
            label={t('of')}
            value={of}
            onChange={(next) => setParameters({ of: next })}
            options={(['company', 'market'] as const).map((value) => ({ value, text: t(`of_${value}`) }))}
          />
          <SegmentedControl
            label={t('horizon')}
            value={horizon}
            onChange={(next) => setParameters({ horizon: next })}
            options={horizons.map((value) => ({ value, text: t(`horizon_${value}`) }))}
          />
        </>
      }
    >
      {(data) => (
        <SizedTable
          label={t('worth')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={rowsOf(data)}
          rowKey={({ key }) => key}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, narrow: boolean): Column<Row>[] {
  const toned = (row: Row, text: string) =>
    row.grey ? (
      <Text tone="quiet" title={`${t('fewDays')} (${FEWEST_DAYS})`}>
        {text}
      </Text>
    ) : (
      <span className={(row.mean ?? 0) > 0 ? 'rise' : (row.mean ?? 0) < 0 ? 'fall' : 'flat'}>{text}</span>
    )
  const interval = (row: Row) => (row.low === null ? '–' : `${percent(row.low)} … ${percent(row.high)}`)
  return [
    { key: 'decile', title: t('decile'), width: 'minmax(110px, 2fr)', value: (row) => row.name },
    {
      key: 'mean',
      title: t('mean'),
      width: '84px',
      figures: true,
      value: (row) => row.mean,
      cell: (row) => toned(row, percent(row.mean)),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'interval',
            title: t('interval'),
            width: 'minmax(130px, 1.4fr)',
            figures: true,
            value: interval,
            cell: (row: Row) => <Text tone="quiet">{interval(row)}</Text>,
          },
        ]),
    {
      key: 'hit',
      title: t('hitRate'),
      width: '64px',
      figures: true,
      value: (row) => row.hitRate,
      cell: (row) => (row.grey ? <Text tone="quiet">{share(row.hitRate)}</Text> : share(row.hitRate)),
    },
    { key: 'n', title: t('n'), width: '60px', figures: true, value: (row) => row.n },
  ]
}
