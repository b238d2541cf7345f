import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST, useSince } from '../useSince.ts'
import { topicColumns } from '../market/topicColumns.tsx'
import styles from '../MarketOpinion.module.css'
import { whole } from '../words.ts'

const FIELD = 'opinionTrend'

/** A company's heat against its usual, its place among all, and the hot topics that name it. */
export default function TrendView({ parameters: { companyId = '' } }: ViewProps<typeof marketOpinionViews.trend>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const from = useSince(FIELD)
  const query = useOperation(marketOpinion.hotTrend, { companyId, ...(from ? { from } : {}) }, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ heat, topics }) =>
        topics.length > 0 || heat.some((one) => one > 0) ? undefined : missing(t('noPostsOn'))
      }
      table={({ time, heat, usual, rank }) => ({
        name: t('trend'),
        head: [t('date'), t('heat'), t('usual'), t('rank')],
        rows: time.map((day, at) => [day, heat[at], usual[at], rank[at]]),
      })}
      note={({ rank, companies }) => {
        const place = rank.at(-1) ?? null
        return place === null ? null : t('trendNote', { rank: place, companies: whole(companies.at(-1) ?? 0) })
      }}
    >
      {({ time, heat, usual, topics }) => (
        <Pane gap={3}>
          <Fill>
            <LineChart
              name={t('trend')}
              lines={[
                { key: 'heat', name: t('heat'), points: pointsOf(time, heat) },
                { key: 'usual', name: t('usual'), colour: 'text-3', points: pointsOf(time, usual) },
              ]}
              unit={t('posts')}
              digits={1}
              axis="count"
              field={FIELD}
              startRange="6m"
              longest={LONGEST}
            />
          </Fill>
          {topics.length > 0 ? (
            <div className={styles.named} data-grows>
              <DataTable
                label={t('trendTopics')}
                columns={topicColumns(t, true)}
                rows={topics}
                rowKey={(one) => `${one.platform} ${one.day} ${one.topicId}`}
              />
            </div>
          ) : null}
        </Pane>
      )}
    </ViewBody>
  )
}
