import { useState } from 'react'
import {
  rankingWeights,
  COSTS,
  type deflation,
  type rankRecord,
} from '@pandora/contract/domains/ranking/weight-operations'
import type { z } from 'zod'
import { LineChart } from '../../../charts/LineChart.tsx'
import type { Line } from '../../../charts/lines.ts'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { endsOf, number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankingSay } from '../texts.ts'
import styles from '../Ranking.module.css'
import { Deciles } from './Deciles.tsx'
import { sameMix, type Weights } from './mix.ts'
import { Sliders } from './Sliders.tsx'
import { WeightingMenu } from './WeightingMenu.tsx'

const topics = ['ranking'] as const
type RankRecord = z.infer<typeof rankRecord>
type Deflation = z.infer<typeof deflation>

/**
 * Returns of the best tenth over the industries, linked month by month: gross, and after each cost. A month's return
 * stands at its end, when it was known, and all begins at nothing on the day of the first ranking.
 */
function coursesOf({ monthly }: RankRecord, t: RankingSay): Line[] {
  const linked = (values: readonly (number | null)[]) => {
    let sum = 1
    const ends = monthly.map(({ rankedOn, until }, at) => {
      const value = values[at] ?? null
      if (value !== null) sum *= 1 + value / 100
      return [until ?? monthly[at + 1]?.rankedOn ?? rankedOn, value === null ? null : (sum - 1) * 100] as const
    })
    const [first] = monthly
    return first ? [[first.rankedOn, 0] as const, ...ends] : ends
  }
  return [
    { key: 'gross', name: t('gross'), points: linked(monthly.map(({ gross }) => gross)) },
    ...COSTS.map((cost, at) => ({
      key: `net${cost}`,
      name: t('netOf', { cost }),
      points: linked(monthly.map(({ net }) => net[at] ?? null)),
    })),
  ]
}

function Summary({ record, deflated }: { record: RankRecord; deflated: Deflation | null }) {
  const t = useTexts(rankingTexts)
  const { meanIC } = record
  const ends = meanIC && endsOf(meanIC)
  return (
    <>
      <Facts
        as="cells"
        items={[
          {
            label: t('meanIC'),
            value:
              meanIC === null ? (
                '–'
              ) : (
                <TwoLines
                  first={number(meanIC.value, { digits: 3, sign: true })}
                  second={
                    ends
                      ? t('spanOf', {
                          low: number(ends.low, { digits: 3, sign: true }),
                          high: number(ends.high, { digits: 3, sign: true }),
                        })
                      : null
                  }
                />
              ),
          },
          { label: t('informationRatio'), value: number(record.informationRatio) },
          { label: t('grossMonth'), value: percent(record.gross) },
          ...COSTS.map((cost, at) => ({ label: t('netOf', { cost }), value: percent(record.net[at] ?? null) })),
          {
            label: t('turnover'),
            value: record.turnover === null ? '–' : percent(record.turnover * 100, { digits: 0, sign: false }),
          },
          { label: t('months'), value: number(record.months, { digits: 0 }) },
        ]}
      />
      {record.grey ? (
        <Text as="p" tone="stale" size="small">
          {t('fewMonths')}
        </Text>
      ) : null}
      {deflated ? (
        <Text as="p" tone="stale" size="small">
          {t('triesSay', {
            tries: number(deflated.tries, { digits: 0 }),
            luck: number(deflated.luck, { digits: 3 }),
            probability:
              deflated.probability === null ? '–' : percent(deflated.probability * 100, { digits: 0, sign: false }),
          })}
        </Text>
      ) : null}
    </>
  )
}

/** What came after the AI score, month by month; weights are the reader's to change, and every try is counted. */
export default function RecordView() {
  const t = useTexts(rankingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const stated = useOperation(rankingWeights.record, {})
  useReread(rankingWeights.record, topics)
  const weightings = useOperation(rankingWeights.weightings, {})
  const tried = useAction(rankingWeights.tryWeights, { invalidates: [rankingWeights.weightings] })
  const [own, setOwn] = useState<Weights | null>(null)
  const weights = own ?? weightings.data?.stated
  const outcome = own === null ? undefined : tried.data?.data
  const shown = outcome?.record
  const run = (next: Weights) =>
    tried.mutate({ weights: next }, { onError: (error) => notify('error', failureText(error, language)) })
  const load = (next: Weights) => {
    setOwn(next)
    run(next)
  }
  return (
    <ViewBody
      answer={stated}
      also={[weightings]}
      source={({ from, to }) => (from && to ? t('ofSpan', { from, to }) : null)}
      empty={(data) => {
        if (data.months > 0) return undefined
        // Nothing has to be done about what is being worked out.
        return data.awaited > 0 ? { why: t('monthsAwaited') } : missing(t('none_record'))
      }}
      table={(data) => ({
        name: t('record'),
        head: [
          t('rankedOn'),
          t('heldUntil'),
          t('companies'),
          'IC',
          t('gross'),
          ...COSTS.map((cost) => t('netOf', { cost })),
          t('turnover'),
        ],
        rows: (shown ?? data).monthly.map((one) => [
          one.rankedOn,
          one.until,
          one.companies,
          one.rankIC,
          one.gross,
          ...COSTS.map((_cost, at) => one.net[at] ?? null),
          one.turnover,
        ]),
      })}
      note={(data) => {
        const { ranked, leftOut, delisted } = shown ?? data
        return t('note_record', { ranked, ...leftOut, delisted })
      }}
    >
      {(data) => {
        const record = shown ?? data
        return (
          <div className={styles.record} data-grows>
            <div className={styles.weights}>
              {weights ? <Sliders weights={weights} onChange={setOwn} /> : null}
              <div className={styles.tools}>
                <Button
                  kind="primary"
                  disabled={own === null || (shown !== undefined && sameMix(shown.weights, own))}
                  busy={tried.isPending}
                  onClick={() => own && run(own)}
                >
                  {t('try')}
                </Button>
                <Button disabled={own === null} onClick={() => setOwn(null)}>
                  {t('statedMix')}
                </Button>
                {weights ? <WeightingMenu weights={weights} onLoad={load} /> : null}
              </div>
              {weightings.data ? (
                <Text as="p" tone="quiet" size="small">
                  {t('tried', { count: weightings.data.tries })}
                </Text>
              ) : null}
            </div>
            <div className={styles.outcome}>
              <Summary record={record} deflated={outcome?.deflation ?? null} />
              <div className={styles.course}>
                <LineChart name={t('course')} lines={coursesOf(record, t)} unit="%" field="rank" small legend />
              </div>
              <div className={styles.deciles}>
                <Deciles deciles={record.deciles} />
              </div>
            </div>
          </div>
        )
      }}
    </ViewBody>
  )
}
