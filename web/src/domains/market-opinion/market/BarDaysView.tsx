import { MACRO_BAR } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST, useSince } from '../useSince.ts'

const sides = [
  ['many', 'rise'],
  ['empty', 'fall'],
  ['neutral', 'text-3'],
  ['irrelevance', 'line-strong'],
] as const

const FIELD = 'opinionBar'

/** How the posts of a bar stand by day; of what is about no company where none is chosen. */
export default function BarDaysView({ parameters: { bar = MACRO_BAR } }: ViewProps<typeof marketOpinionViews.barDays>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const isMacro = bar === MACRO_BAR
  const from = useSince(FIELD)
  const asked = from ? { from } : {}
  const macro = useOperation(marketOpinion.macroPolarity, asked, { enabled: isMacro, keepPrevious: true })
  const own = useOperation(
    marketOpinion.barPolarity,
    { barId: bar, ...asked },
    { enabled: !isMacro, keepPrevious: true },
  )
  return (
    <ViewBody
      answer={isMacro ? macro : own}
      empty={({ raw }) => (raw.some((one) => one > 0) ? undefined : missing(t('noBars')))}
      table={({ time, ...data }) => ({
        name: t('barDays'),
        head: [t('date'), ...sides.map(([side]) => t(side)), t('polarity')],
        rows: time.map((day, at) => [day, ...sides.map(([side]) => data[side][at]), data.percentage[at]]),
      })}
    >
      {({ time, ...data }) => (
        <LineChart
          name={t('barDays')}
          lines={sides.map(([side, colour]) => ({
            key: side,
            name: t(side),
            colour,
            points: pointsOf(time, data[side]),
          }))}
          unit={t('posts')}
          digits={0}
          columns
          axis="count"
          field={FIELD}
          startRange="6m"
          longest={LONGEST}
        />
      )}
    </ViewBody>
  )
}
