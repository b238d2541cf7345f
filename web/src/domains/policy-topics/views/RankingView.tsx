import { useMemo } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { policyTopicsViews } from '@pandora/contract/domains/policy-topics/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { policyTopicsTexts } from '../texts.ts'
import { useTopicName } from '../useTopicName.ts'

type Hot = OutputOf<typeof policyTopics.hotTopics>['dataList'][number]
const topics = ['analysis'] as const
const NARROW = 560

/** Topics by how many policies they have of late, or by how many more than before (POLICY-58, POLICY-61). */
export default function RankingView({ parameters, setParameters }: ViewProps<typeof policyTopicsViews.ranking>) {
  const t = useTexts(policyTopicsTexts)
  const nameOf = useTopicName()
  const missing = useMissing()
  const hottest = parameters.sort === 'hot'
  useReread(policyTopics.hotRanking, topics)
  useReread(policyTopics.hotTopics, topics)
  const ranking = useOperation(policyTopics.hotRanking, { size: 100 }, { enabled: !hottest })
  const hot = useOperation(policyTopics.hotTopics, {}, { enabled: hottest })
  const query = hottest ? hot : ranking
  const columns = useMemo(
    () =>
      (narrow: boolean): Column<Hot>[] => [
        { key: 'rank', title: t('rank'), width: narrow ? '48px' : '64px', figures: true, value: ({ rank }) => rank },
        // The name has the room that short figures leave.
        { key: 'topic', title: t('topic'), ...(narrow ? { width: 'minmax(120px, 1fr)' } : {}), value: nameOf },
        {
          key: 'count',
          title: t('count'),
          ...(narrow ? { width: '84px' } : {}),
          figures: true,
          value: ({ count }) => count,
        },
        ...(narrow
          ? []
          : ([
              { key: 'before', title: t('before'), figures: true, value: ({ before }) => before },
              { key: 'rankBefore', title: t('rankBefore'), figures: true, value: ({ rankBefore }) => rankBefore },
            ] satisfies Column<Hot>[])),
        {
          key: 'change',
          title: t('change'),
          ...(narrow ? { width: '72px' } : {}),
          figures: true,
          value: ({ count, before }) => count - before,
          cell: ({ count, before }) => <Figure value={count - before} digits={0} change />,
        },
      ],
    [t, nameOf],
  )
  return (
    <ViewBody
      answer={query}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('none')))}
      table={({ dataList }) => exportTable(t('tab_ranking'), columns(false), dataList)}
      controls={
        <SegmentedControl
          label={t('sort')}
          value={parameters.sort}
          onChange={(sort) => setParameters({ sort: sort === 'hot' ? 'hot' : 'ranking' })}
          options={(['ranking', 'hot'] as const).map((value) => ({ value, text: t(`sort_${value}`) }))}
        />
      }
    >
      {({ dataList }) => (
        <SizedTable
          label={t('tab_ranking')}
          columns={columns}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={({ topicId }) => topicId}
          onChoose={({ topicId }) => setParameters({ topic: topicId })}
        />
      )}
    </ViewBody>
  )
}
