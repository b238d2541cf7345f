import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Legend } from '../../../ui/kit/Legend.tsx'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { StackChart } from '../charts/StackChart.tsx'
import styles from '../Risk.module.css'
import { riskTexts } from '../texts.ts'

const topics = ['analysis'] as const
const scores = [
  { key: 'pessimisticScore', text: 'pessimism', colour: 'risk' },
  { key: 'optimismScore', text: 'optimism', colour: 'opportunity' },
  { key: 'naturalScore', text: 'natural', colour: 'pressed' },
] as const

/** Sentiment of what tells of risks, by day: three scores, with median and count on hover (RISK-02, RISK-14). */
export default function SentimentView({ parameters }: ViewProps<typeof riskViews.sentiment>) {
  const t = useTexts(riskTexts)
  const missing = useMissing()
  const { topic } = parameters
  useReread(risk.sentimentTrend, topics)
  const query = useOperation(risk.sentimentTrend, topic ? { topicId: topic, days: 365 } : {}, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ points }) => (points.length ? undefined : missing(t('noSentiment')))}
      table={({ points }) => ({
        name: t('sentiment'),
        head: [t('day'), ...scores.map(({ text }) => t(text)), t('median'), t('count')],
        rows: points.map((one) => [one.day, ...scores.map(({ key }) => one[key]), one.median, one.count]),
      })}
      note={() => t('sentimentNote')}
    >
      {({ points }) => (
        <Pane>
          <Fill>
            <StackChart
              name={t('sentiment')}
              high={100}
              slots={points.map((one) => ({
                key: one.day,
                parts: scores.map(({ key, colour }) => ({ key, colour, value: one[key] })),
              }))}
              tip={(_, place) => {
                const one = points[place]
                if (!one) return []
                return [
                  ...scores.map(({ key, text }) => ({ label: t(text), value: number(one[key], { digits: 1 }) })),
                  { label: t('median'), value: number(one.median, { digits: 1 }) },
                  { label: t('count'), value: number(one.count, { digits: 0 }) },
                ]
              }}
            />
          </Fill>
          <Legend
            label={t('sentiment')}
            className={styles.legend}
            items={scores.map(({ key, text, colour }) => ({
              key,
              colour: `var(--${colour})`,
              text: t(text),
              as: 'square' as const,
            }))}
          />
        </Pane>
      )}
    </ViewBody>
  )
}
