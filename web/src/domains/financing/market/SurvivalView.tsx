import { financing } from '@pandora/contract/domains/financing/operations'
import type { financingViews } from '@pandora/contract/domains/financing/rooms'
import { isStep, roundOrder } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf } from '@pandora/contract/operation'
import { useState } from 'react'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { DRAWN } from '../charts/places.ts'
import { StepChart } from '../charts/StepChart.tsx'
import styles from '../Financing.module.css'
import { financingTexts } from '../texts.ts'
import { IndustrySelect } from './IndustrySelect.tsx'
import { DAYS_A_MONTH, inMonths, intervalInMonths, whole } from '../words.ts'

type Curve = OutputOf<typeof financing.survival>['dataList'][number]
const topics = ['companies', 'financing'] as const
/** Days that the picture reaches to at most. */
const MOST_DAYS = 1825
const steps = roundOrder.filter(isStep)

/** How long companies wait for their next round, by round or industry, with how sure that is. */
export default function SurvivalView({ parameters, setParameters }: ViewProps<typeof financingViews.survival>) {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { by } = parameters
  const [chosen, choose] = useState<string | null>(null)
  useReread(financing.survival, topics)
  const facets = useOperation(financing.facets, {})
  // Of one industry by round, or of one round by industry.
  const industry = by === 'stage' ? parameters.industry : undefined
  const step = by === 'industry' ? steps.find(({ code }) => code === parameters.step)?.code : undefined
  const query = useOperation(
    financing.survival,
    { by, ...(industry ? { industry } : {}), ...(step ? { code: step } : {}) },
    { keepPrevious: true },
  )
  const months = (days: number | null) => (days === null ? null : Math.round((days / DAYS_A_MONTH) * 10) / 10)
  const intervalOf = ({ medianLow, medianHigh }: Curve) => intervalInMonths(medianLow, medianHigh)
  const clear = { text: t('clearFilters'), run: () => setParameters({ industry: null, step: null }) }
  const nameOf = (one: Curve) => named(one.nameZh, one.nameEn, language)
  const times = query.data?.times ?? []
  const columns: Column<Curve>[] = [
    { key: 'name', title: by === 'stage' ? t('round') : t('industry'), width: 'minmax(92px, 1.6fr)', value: nameOf },
    {
      key: 'spells',
      title: t('spells'),
      width: '64px',
      figures: true,
      value: (one) => one.spells,
      cell: (one) => whole(one.spells),
    },
    {
      key: 'events',
      title: t('eventsOf'),
      width: '72px',
      figures: true,
      value: (one) => one.events,
      cell: (one) => whole(one.events),
    },
    {
      key: 'median',
      title: t('median'),
      width: 'minmax(120px, 1fr)',
      figures: true,
      value: (one) => months(one.median),
      cell: (one) => (one.median === null ? t('notReached') : t('monthsShort', { months: inMonths(one.median) })),
    },
    {
      key: 'interval',
      title: t('interval'),
      width: 'minmax(92px, 1fr)',
      wideOnly: true,
      figures: true,
      value: (one) => intervalOf(one),
    },
    // At the beginning all are.
    ...times.flatMap((time, at): Column<Curve>[] =>
      time === 0
        ? []
        : [
            {
              key: `risk${time}`,
              title: t('riskAt', { months: whole(Math.round(time / DAYS_A_MONTH)) }),
              width: '72px',
              wideOnly: true,
              figures: true,
              value: (one) => one.atRisk[at] ?? null,
              cell: (one) => whole(one.atRisk[at] ?? 0),
            },
          ],
    ),
  ]
  return (
    <ViewBody
      answer={query}
      source={({ until }) => (until === null ? null : t('asOf', { day: until }))}
      empty={({ dataList }) =>
        dataList.length > 0 ? undefined : missing(t('noSurvival'), industry || step ? clear : undefined)
      }
      table={({ dataList }) => ({
        name: t('survival'),
        head: [t('name'), t('days'), `${t('stillWithout')} %`, `${t('interval')} –`, `${t('interval')} +`],
        rows: dataList.flatMap((one) =>
          one.days.map((day, at) => [
            nameOf(one),
            day,
            one.share[at] ?? null,
            one.low[at] ?? null,
            one.high[at] ?? null,
          ]),
        ),
      })}
      note={({ until, least, leftOut }) =>
        t('survivalNote', { day: until ?? '', least: whole(least), left: whole(leftOut) })
      }
      controls={
        <>
          <SegmentedControl
            label={t('survivalBy')}
            value={by}
            options={[
              { value: 'stage', text: t('survival_stage') },
              { value: 'industry', text: t('survival_industry') },
            ]}
            onChange={(next) => {
              choose(null)
              setParameters({ by: next })
            }}
          />
          {by === 'stage' ? (
            <IndustrySelect
              industries={facets.data?.industries ?? []}
              label={t('industry')}
              all={t('allIndustries')}
              value={industry ?? null}
              onIndustry={(zh) => {
                choose(null)
                setParameters({ industry: zh })
              }}
            />
          ) : (
            <WordSelect
              height="small"
              label={t('round')}
              words={steps.map(({ code }) => code)}
              textOf={(code) => {
                const name = steps.find((one) => one.code === code)?.name
                return named(name?.zh ?? null, name?.en ?? null, language, code)
              }}
              value={step ?? undefined}
              none={t('allRounds')}
              onWord={(code) => {
                choose(null)
                setParameters({ step: code })
              }}
            />
          )}
        </>
      }
    >
      {({ dataList }) => {
        const drawn = dataList.slice(0, DRAWN)
        // Told first is the curve that most is known of.
        const shown = chosen ?? drawn.toSorted((a, b) => b.events - a.events)[0]?.key ?? null
        const end = Math.max(365, Math.min(MOST_DAYS, Math.max(...drawn.map(({ longest }) => longest))))
        return (
          <Pane>
            <Fill className={styles.picture}>
              <StepChart
                name={`${t('survival')}: ${t('stillWithout')}`}
                end={end}
                marks={times
                  .filter((time) => time <= end)
                  .map((at) => ({ at, text: t('monthsShort', { months: whole(Math.round(at / DAYS_A_MONTH)) }) }))}
                chosen={shown}
                lines={drawn.map((one, at) => ({
                  key: one.key,
                  name: nameOf(one),
                  times: one.days,
                  values: one.share,
                  low: one.low,
                  high: one.high,
                  end: one.longest,
                  colour: `series-${(at % 8) + 1}`,
                }))}
              />
            </Fill>
            <div className={styles.below} data-grows>
              <DataTable
                label={t('atRisk')}
                columns={[
                  {
                    key: 'sign',
                    title: '',
                    bare: true,
                    width: '26px',
                    sortable: false,
                    value: () => null,
                    cell: (one) => {
                      const at = drawn.indexOf(one)
                      return at < 0 ? null : (
                        <i className={styles.sign} style={{ background: `var(--series-${(at % 8) + 1})` }} />
                      )
                    },
                  },
                  ...columns,
                ]}
                rows={dataList}
                rowKey={({ key }) => key}
                chosen={shown}
                onChoose={({ key }) => choose(key)}
              />
            </div>
          </Pane>
        )
      }}
    </ViewBody>
  )
}
