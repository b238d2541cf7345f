import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts } from '../texts.ts'
import { LONGEST, useSince } from '../useSince.ts'

const FIELD = 'opinionPrice'

/** What a company was traded at, and how much of it, beside what is said of it. */
export default function PricesView({
  parameters: { companyId = '', curve },
  setParameters,
}: ViewProps<typeof marketOpinionViews.prices>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const from = useSince(FIELD)
  const asked = { companyId, ...(from ? { from } : {}) }
  const price = useOperation(marketOpinion.transactionPrice, asked, { keepPrevious: true })
  const volume = useOperation(marketOpinion.tradingVolume, asked, { keepPrevious: true })
  const asVolume = curve === 'volume'
  const basis = price.data?.basis
  return (
    <ViewBody
      answer={price}
      also={[volume]}
      source={() => (basis ? t(`basis_${basis}`) : null)}
      empty={({ time }) => (time.length ? undefined : missing(t('noPrices')))}
      table={({ time, close, high, low }) => ({
        name: t('prices'),
        head: [t('date'), t('close'), t('high'), t('low'), t('volume')],
        rows: time.map((day, at) => [day, close[at], high[at], low[at], volume.data?.volume[at]]),
      })}
      controls={
        <SegmentedControl
          label={t('curve')}
          value={curve}
          onChange={(next) => setParameters({ curve: next })}
          options={(['price', 'volume'] as const).map((value) => ({ value, text: t(`curve_${value}`) }))}
        />
      }
    >
      {(data) => (
        <LineChart
          name={t('prices')}
          lines={
            asVolume
              ? [
                  {
                    key: 'volume',
                    name: t('volume'),
                    points: pointsOf(volume.data?.time ?? [], volume.data?.volume ?? []),
                  },
                ]
              : [{ key: 'close', name: t('close'), points: pointsOf(data.time, data.close) }]
          }
          unit={asVolume ? t('volume') : (data.currency ?? '')}
          digits={asVolume ? 0 : 2}
          columns={asVolume}
          axis={asVolume ? 'count' : 'rate'}
          field={FIELD}
          startRange="6m"
          longest={LONGEST}
        />
      )}
    </ViewBody>
  )
}
