import { opinionDays } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { ratioCell } from './treeColumns.tsx'

type Bar = OutputOf<typeof marketOpinion.industryBar>['dataList'][number]
const topics = ['analysis', 'documents'] as const
const NARROW = 560

function columnsOf(t: OpinionSay, narrow: boolean): Column<Bar>[] {
  const count = (key: 'total' | 'before' | 'raw' | 'many' | 'empty'): Column<Bar> => ({
    key,
    title: t(key),
    width: '68px',
    figures: true,
    value: (one) => one[key],
  })
  return [
    {
      key: 'bar',
      title: t('bar'),
      width: 'minmax(110px, 2fr)',
      value: (one) => named(one.nameZh, one.nameEn, languageNow()),
    },
    {
      key: 'polarity',
      title: t('polarity'),
      width: '76px',
      figures: true,
      value: (one) => one.percentage,
      cell: (one) => ratioCell(one.percentage),
    },
    count('total'),
    count('before'),
    ...(narrow
      ? []
      : [
          count('many'),
          count('empty'),
          count('raw'),
          { key: 'kind', title: t('kind'), width: '92px', value: (one: Bar) => t(`kind_${one.kind}`) },
        ]),
  ]
}

/** Bars by how they stand: the market, industries, boards of the forums; a press chooses one. */
export default function BarsView({
  parameters: { bar, days },
  setParameters,
}: ViewProps<typeof marketOpinionViews.bars>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  useReread(marketOpinion.industryBar, topics)
  const query = useOperation(marketOpinion.industryBar, { days }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      empty={({ dataList }) => (dataList.some((one) => one.raw > 0) ? undefined : missing(t('noBars')))}
      table={({ dataList }) => exportTable(t('bars'), columnsOf(t, false), dataList)}
      note={() => t('barsNote')}
      controls={
        <SegmentedControl
          label={t('days')}
          value={days}
          onChange={(next) => setParameters({ days: next })}
          options={opinionDays
            .toSorted((one, other) => Number(one) - Number(other))
            .map((value) => ({ value, text: t(`days_${value}`) }))}
        />
      }
    >
      {({ dataList }) => (
        <SizedTable
          label={t('bars')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={(one) => one.barId}
          chosen={bar}
          onChoose={(one) => setParameters({ bar: one.barId })}
        />
      )}
    </ViewBody>
  )
}
