import { useContext, useMemo } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, type Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { GroupFilter, groupOf } from '../GroupFilter.tsx'
import { riskTexts } from '../texts.ts'
import { useNothing } from '../useNothing.ts'
import { useRiskWords } from '../words.ts'

const topics = ['analysis'] as const
const DAYS = 60
/** Topics that are drawn: more lines than that nobody tells apart, and their names leave the picture no room. */
const DRAWN = 5

/** Stories a day of the hottest topics (RISK-13). */
export default function TrendView({ parameters, setParameters }: ViewProps<typeof riskViews.trend>) {
  const t = useTexts(riskTexts)
  const { ofTopic } = useRiskWords()
  const { given } = useContext(PlaceContext)
  const group = groupOf(parameters.group)
  useReread(risk.hotTrend, topics)
  const query = useOperation(
    risk.hotTrend,
    { days: DAYS, ...(group === undefined ? {} : { group }) },
    { keepPrevious: true },
  )
  const nothing = useNothing(group, () => setParameters({ group: null }))
  const { data } = query
  const lines = useMemo(
    (): Line[] =>
      (data?.dataList ?? []).slice(0, DRAWN).map((topic) => ({
        key: topic.topicId,
        name: ofTopic(topic),
        points: pointsOf(data?.days ?? [], topic.values),
      })),
    [data, ofTopic],
  )
  return (
    <ViewBody
      answer={query}
      source={({ days }) => (days.length ? t('asOf', { day: days.at(-1) ?? '' }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : nothing())}
      table={({ days, dataList }) => ({
        name: t('trend'),
        head: [t('day'), ...dataList.map(ofTopic)],
        rows: days.map((day, at) => [day, ...dataList.map(({ values }) => values[at] ?? 0)]),
      })}
      controls={
        given.has('group') ? null : <GroupFilter chosen={group} onChoose={(next) => setParameters({ group: next })} />
      }
    >
      {() => (
        <LineChart
          name={t('trend')}
          lines={lines}
          unit={t('trendUnit')}
          digits={0}
          field="riskTrend"
          startRange="all"
        />
      )}
    </ViewBody>
  )
}
