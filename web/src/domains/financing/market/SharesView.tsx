import { financing } from '@pandora/contract/domains/financing/operations'
import { useMemo } from 'react'
import { LineChart } from '../../../charts/LineChart.tsx'
import type { Line } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Row } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { DRAWN } from '../charts/places.ts'
import type { financingScreenViews } from '../parameters.ts'
import { IndustrySelect } from './IndustrySelect.tsx'
import { financingTexts } from '../texts.ts'
import { endsWord, sumWords } from '../words.ts'

const topics = ['companies', 'financing'] as const
const QUARTERS = 12

/** The day that stands for a quarter: its last. */
const lastDay = (quarter: string): string =>
  `${quarter.slice(0, 4)}-${['03-31', '06-30', '09-30', '12-31'][Number(quarter.slice(5)) - 1] ?? '12-31'}`

/** Shares of industries over time (INVEST-06); of one industry's subdomains where one is chosen (INVEST-07). */
export default function SharesView({ parameters, setParameters }: ViewProps<typeof financingScreenViews.shares>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { by, industry, currency } = parameters
  const facets = useOperation(financing.facets, {})
  useReread(financing.industry, topics)
  const asked = { by, last: QUARTERS, currency }
  const all = useOperation(financing.industry, asked, { enabled: !industry, keepPrevious: true })
  const parts = useOperation(
    financing.subdomain,
    { ...asked, industry: industry ?? '' },
    { enabled: Boolean(industry), keepPrevious: true },
  )
  const query = industry ? parts : all
  const { data } = query
  const lines = useMemo(
    (): Line[] =>
      (data?.dataList ?? []).slice(0, DRAWN).map((one) => ({
        key: one.nameZh,
        name: named(one.nameZh, one.nameEn, language),
        dots: true,
        points: (data?.periods ?? []).map((period, at) => [lastDay(period), one.values[at] ?? null] as const),
      })),
    [data, language],
  )
  return (
    <ViewBody
      answer={query}
      source={({ until }) => (until === null ? null : t('asOf', { day: until }))}
      empty={({ dataList }) => (dataList.length > 0 ? undefined : missing(t('noShares')))}
      table={({ periods, dataList }) => ({
        name: t('shares'),
        head: [t('industry'), ...periods, t('amount'), t('roundCount')],
        rows: dataList.map((one) => [
          named(one.nameZh, one.nameEn, language),
          ...one.values,
          one.sum.total,
          one.sum.rounds,
        ]),
      })}
      note={({ sum }) => [sumWords(sum, currency, t), endsWord(facets.data, t)].filter(Boolean).join(' · ')}
      bar={
        <Row gap={3} wrap>
          <SegmentedControl
            label={t('rotationBy')}
            value={by}
            options={[
              { value: 'money', text: t('rotation_money') },
              { value: 'count', text: t('rotation_count') },
            ]}
            onChange={(next) => setParameters({ by: next })}
          />
          <IndustrySelect
            industries={facets.data?.industries.filter(({ subdomains }) => subdomains.length > 1) ?? []}
            label={t('subdomain')}
            all={t('allOf')}
            value={industry ?? null}
            onIndustry={(zh) => setParameters({ industry: zh })}
          />
        </Row>
      }
    >
      {() => (
        <LineChart name={t('shares')} lines={lines} unit="%" digits={1} field="financingShares" startRange="all" />
      )}
    </ViewBody>
  )
}
