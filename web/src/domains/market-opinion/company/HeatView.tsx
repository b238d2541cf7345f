import { useContext } from 'react'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, rowsOf, type Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext, type ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { platformName } from '../author/platformName.ts'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST, useSince } from '../useSince.ts'
import { CompanyPick } from './CompanyPick.tsx'

const curves = ['heat', 'persistence', 'others'] as const
const FIELD = 'opinionHeat'
const topics = ['analysis', 'documents'] as const

/** A company's heat by day, how much of it lasts, and what else the platforms count (OPINION-12, OPINION-15). */
export default function HeatView(props: ViewProps<typeof marketOpinionViews.heat>) {
  const { companyId } = props.parameters
  return companyId ? (
    <Curves {...props} companyId={companyId} />
  ) : (
    <CompanyPick onChoose={(chosen) => props.setParameters({ companyId: chosen })} />
  )
}

function Curves({
  parameters: { curve },
  setParameters,
  companyId,
}: ViewProps<typeof marketOpinionViews.heat> & { companyId: string }) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const { about } = useContext(PlaceContext)
  useReread(marketOpinion.heatCurve, topics)
  const from = useSince(FIELD)
  const asked = { companyId, ...(from ? { from } : {}) }
  const heat = useOperation(marketOpinion.heatCurve, asked, { keepPrevious: true })
  const lasting = useOperation(marketOpinion.persistenceCurve, asked, {
    enabled: curve === 'persistence',
    keepPrevious: true,
  })
  const others = useOperation(marketOpinion.otherCurves, asked, { enabled: curve === 'others', keepPrevious: true })
  const days = heat.data?.dataList ?? []
  const time = days.map((one) => one.time)
  const line = (key: string, name: string, of: readonly (number | null)[], over = time): Line => ({
    key,
    name,
    points: pointsOf(over, of),
  })
  const lines = {
    heat: [
      line(
        'heat',
        t('heat'),
        days.map((one) => one.number),
      ),
      line(
        'raw',
        t('raw'),
        days.map((one) => one.raw),
      ),
    ],
    persistence: [line('persistence', t('persistence'), lasting.data?.persistence ?? [], lasting.data?.time ?? [])],
    others: others.data
      ? [
          line('article', t('article'), others.data.articles, others.data.time),
          line('comment', t('comment'), others.data.comments, others.data.time),
          line('xq', platformName(others.data.platforms, 'xq'), others.data.xq, others.data.time),
          line('df', platformName(others.data.platforms, 'df'), others.data.df, others.data.time),
        ]
      : [],
  }[curve]
  // Reads are thousands where posts are tens: in one picture nothing would be seen of the posts.
  const counted = (others.data && curve === 'others' ? (['reads', 'likes', 'replies'] as const) : []).flatMap((key) =>
    others.data?.[key].some((one) => one !== null) ? [line(key, t(key), others.data[key], others.data.time)] : [],
  )
  return (
    <ViewBody
      answer={heat}
      also={[lasting, others]}
      empty={({ dataList }) => (dataList.some((one) => one.raw > 0) ? undefined : missing(t('noPostsOn')))}
      table={() => {
        const drawn = [...lines, ...counted]
        return {
          name: t(`curve_${curve}`),
          head: [t('date'), ...drawn.map((one) => one.name)],
          rows: rowsOf(drawn).map(({ day, values }) => [day, ...values]),
        }
      }}
      note={() => t(`${curve}Note`)}
      controls={
        <SegmentedControl
          label={t('curve')}
          value={curve}
          onChange={(next) => setParameters({ curve: next })}
          options={curves.map((value) => ({ value, text: t(`curve_${value}`) }))}
        />
      }
    >
      {() => (
        <Pane>
          <Fill>
            <LineChart
              name={[about, t(`curve_${curve}`)].filter(Boolean).join(' · ')}
              lines={lines}
              unit={curve === 'persistence' ? '%' : t('posts')}
              digits={curve === 'persistence' ? 1 : 0}
              axis={curve === 'persistence' ? 'percent' : 'count'}
              field={FIELD}
              startRange="6m"
              longest={LONGEST}
            />
          </Fill>
          {counted.length > 0 ? (
            <div className={styles.fans}>
              <LineChart
                name={[about, t('reads')].filter(Boolean).join(' · ')}
                lines={counted}
                unit={t('times')}
                digits={0}
                axis="count"
                field={FIELD}
                startRange="6m"
                longest={LONGEST}
                small
                legend
              />
            </div>
          ) : null}
        </Pane>
      )}
    </ViewBody>
  )
}
