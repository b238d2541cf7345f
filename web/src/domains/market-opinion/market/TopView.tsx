import { opinionDays, topSorts } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { opinionAddress } from '../address.ts'
import { marketOpinionTexts } from '../texts.ts'
import { treeColumns } from './treeColumns.tsx'

const topics = ['analysis', 'documents'] as const
const SIZE = 20
const NARROW = 560

/** Companies most spoken of, most gained, most bullish or bearish; a press opens the company's opinion. */
export default function TopView({
  parameters: { days, sort, page: kept },
  setParameters,
}: ViewProps<typeof marketOpinionViews.top>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const go = useGo()
  const page = pageIn(kept)
  useReread(marketOpinion.topStock, topics)
  const query = useOperation(marketOpinion.topStock, { days, sort, page, size: SIZE }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 0 ? undefined : missing(t('noTop')))}
      table={({ dataList }) => exportTable(t('top'), treeColumns(t, false), dataList)}
      controls={
        <>
          <WordSelect
            height="small"
            label={t('sort')}
            words={topSorts}
            textOf={(one) => t(`sort_${one}`)}
            value={sort}
            onWord={(next) => setParameters({ sort: next, page: null })}
          />
          <SegmentedControl
            label={t('days')}
            value={days}
            onChange={(next) => setParameters({ days: next, page: null })}
            options={opinionDays
              .toSorted((one, other) => Number(one) - Number(other))
              .map((value) => ({ value, text: t(`days_${value}`) }))}
          />
        </>
      }
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('top')}
          columns={(narrow) => [
            { key: 'rank', title: t('rank'), width: narrow ? '40px' : '48px', figures: true, value: (one) => one.rank },
            ...treeColumns<(typeof dataList)[number]>(t, narrow),
            {
              key: 'before',
              title: t('before'),
              width: narrow ? '56px' : '64px',
              figures: true,
              value: (one) => one.before,
            },
          ]}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={(one) => one.companyId}
          onChoose={(one) => go(opinionAddress(one.companyId))}
          page={page}
          total={total}
          size={SIZE}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}
