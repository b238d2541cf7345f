import { useContext } from 'react'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf, type Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext, type ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { CompanyPick } from './CompanyPick.tsx'

const curves = ['heat', 'persistence', 'others'] as const
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
  const heat = useOperation(marketOpinion.heatCurve, { companyId })
  const lasting = useOperation(
    marketOpinion.persistenceCurve,
    { companyId },
    { enabled: curve === 'persistence', keepPrevious: true },
  )
  const others = useOperation(
    marketOpinion.otherCurves,
    { companyId },
    { enabled: curve === 'others', keepPrevious: true },
  )
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
          line('reads', t('reads'), others.data.reads, others.data.time),
          line('likes', t('likes'), others.data.likes, others.data.time),
          line('replies', t('replies'), others.data.replies, others.data.time),
        ]
      : [],
  }[curve]
  return (
    <ViewBody
      answer={heat}
      also={[lasting, others]}
      empty={({ dataList }) => (dataList.some((one) => one.raw > 0) ? undefined : missing(t('noPostsOn')))}
      table={({ dataList }) => ({
        name: t('heatCurves'),
        head: [t('date'), t('heat'), t('raw')],
        rows: dataList.map((one) => [one.time, one.number, one.raw]),
      })}
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
        <LineChart
          name={[about, t(`curve_${curve}`)].filter(Boolean).join(' · ')}
          lines={lines}
          unit={curve === 'persistence' ? '%' : t('posts')}
          digits={curve === 'persistence' ? 1 : 0}
          axis={curve === 'persistence' ? 'percent' : 'count'}
          field="opinionHeat"
          startRange="6m"
        />
      )}
    </ViewBody>
  )
}
