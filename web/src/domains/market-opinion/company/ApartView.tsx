import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { platformName } from '../author/platformName.ts'
import { marketOpinionTexts } from '../texts.ts'

/** Ends of a bull/bear percentage. */
const ENDS = [-100, 100] as const

/** How each platform stood by week, and the weeks in which they part. */
export default function ApartView({ parameters: { companyId = '' } }: ViewProps<typeof marketOpinionViews.apart>) {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const missing = useMissing()
  const query = useOperation(marketOpinion.platformsApart, { companyId })
  return (
    <ViewBody
      answer={query}
      empty={({ xq, df }) =>
        [...xq.percentage, ...df.percentage].some((one) => one !== null) ? undefined : missing(t('noPostsOn'))
      }
      table={({ time, xq, df, apart, platforms }) => ({
        name: t('apart'),
        head: [t('week'), `${platformName(platforms, 'xq')} %`, `${platformName(platforms, 'df')} %`, t('partWays')],
        rows: time.map((week, at) => [week, xq.percentage[at], df.percentage[at], apart[at] ? '1' : '0']),
      })}
      note={({ apart, time }) =>
        `${t('apartNow', { count: apart.filter(Boolean).length, weeks: time.length })} · ${t('apartNote')}`
      }
    >
      {({ time, xq, df, apart, platforms }) => (
        <LineChart
          name={t('apart')}
          lines={platforms.map(({ platform, nameZh, nameEn }) => ({
            key: platform,
            name: named(nameZh, nameEn, language),
            dots: true,
            points: pointsOf(time, (platform === 'xq' ? xq : df).percentage),
          }))}
          unit="%"
          digits={1}
          axis="percent"
          bounds={ENDS}
          marks={time.filter((_, at) => apart[at])}
          field="opinionApart"
          startRange="6m"
        />
      )}
    </ViewBody>
  )
}
