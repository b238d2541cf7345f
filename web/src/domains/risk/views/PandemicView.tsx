import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Facts } from '../../../ui/kit/Facts.tsx'
import { Legend } from '../../../ui/kit/Legend.tsx'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { Select } from '../../../ui/Select.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { StackChart } from '../charts/StackChart.tsx'
import styles from '../Risk.module.css'
import { riskTexts } from '../texts.ts'

type Pandemic = OutputOf<typeof risk.pandemic>
type Wave = Pandemic['waves'][number] & { number: number }
const topics = ['series'] as const
const whole = (value: number | null | undefined) => number(value ?? null, { digits: 0 })

/** Confirmed cases of the world and the US, and the course of a series with its waves (RISK-04, RISK-06). */
export default function PandemicView({ parameters, setParameters }: ViewProps<typeof riskViews.pandemic>) {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const missing = useMissing()
  useReread(risk.pandemic, topics)
  const { series } = parameters
  const query = useOperation(risk.pandemic, series ? { item: series } : {}, { keepPrevious: true })
  const { data } = query
  const columns: Column<Wave>[] = [
    {
      key: 'wave',
      title: t('waves'),
      width: 'minmax(76px, 150px)',
      value: (row) => t('wave', { n: row.number }),
    },
    { key: 'from', title: t('waveFrom'), width: 'minmax(98px, 1fr)', value: (row) => row.from },
    { key: 'peak', title: t('wavePeak'), wideOnly: true, width: 'minmax(84px, 1fr)', value: (row) => row.peak },
    {
      key: 'to',
      title: t('waveTo'),
      width: 'minmax(98px, 1fr)',
      value: (row) => row.to,
      cell: (row) => (row.open ? t('open') : row.to),
    },
    {
      key: 'top',
      title: t('peakValue'),
      width: 'minmax(72px, 1fr)',
      figures: true,
      value: (row) => row.peakValue,
      cell: (row) => whole(row.peakValue),
    },
    {
      key: 'total',
      title: t('waveTotal'),
      wideOnly: true,
      figures: true,
      value: (row) => row.total,
      cell: (row) => whole(row.total),
    },
  ]
  const last = data?.points.at(-1)
  const daily = data?.dataList.find(({ code }) => code === data.chosen)?.frequency === 'day'
  return (
    <ViewBody
      answer={query}
      source={({ course }) => (course.length ? t('asOf', { day: course.at(-1)?.day ?? '' }) : null)}
      empty={({ dataList, course }) => (dataList.length && course.length ? undefined : missing(t('noPandemic')))}
      table={({ course }) => ({
        name: t('pandemic'),
        head: [t('day'), t('fresh'), t('mean')],
        rows: course.map((one) => [one.day, one.fresh, one.mean]),
      })}
      note={() => t('waveNote')}
      controls={
        data && data.dataList.length > 1 ? (
          <Select
            height="small"
            aria-label={t('series')}
            value={data.chosen ?? ''}
            onChange={(event) => setParameters({ series: event.target.value })}
          >
            {data.dataList.map(({ code, nameZh, nameEn }) => (
              <option key={code} value={code}>
                {named(nameZh, nameEn, language, code)}
              </option>
            ))}
          </Select>
        ) : null
      }
    >
      {({ course, waves, points }) => (
        <Pane data-grows>
          {points.length ? (
            <Facts
              className={styles.head}
              as="cells"
              items={[
                { label: `${t('confirmed')} · ${t('world')}`, value: whole(last?.Global.confirmed) },
                { label: `${t('confirmed')} · ${t('us')}`, value: whole(last?.US.confirmed) },
                { label: t('waves'), value: String(waves.length) },
              ]}
            />
          ) : null}
          <Fill className={styles.picture}>
            <WaveChart course={course} waves={waves} name={t('pandemic')} />
          </Fill>
          <Legend
            label={t('fresh')}
            className={styles.legend}
            items={[
              { key: 'fresh', colour: 'var(--series-7)', text: t(daily ? 'freshBars' : 'freshBarsWeek'), as: 'square' },
              // Of weeks the mean is of one: the same again.
              ...(daily ? [{ key: 'mean', colour: 'var(--accent)', text: t('meanOf7'), as: 'line' as const }] : []),
            ]}
          />
          <div className={styles.table}>
            <DataTable
              label={t('waves')}
              columns={columns}
              rows={waves.map((wave, at) => ({ ...wave, number: at + 1 }))}
              rowKey={({ from }) => from}
            />
          </div>
        </Pane>
      )}
    </ViewBody>
  )
}

/** New cases as columns under their mean, each wave on a ground of its own. */
function WaveChart({ course, waves, name }: Pick<Pandemic, 'course' | 'waves'> & { name: string }) {
  const t = useTexts(riskTexts)
  const placeOf = new Map(course.map(({ day }, at) => [day, at]))
  return (
    <StackChart
      name={name}
      slots={course.map((one) => ({
        key: one.day,
        parts: [{ key: 'fresh', value: one.fresh, colour: 'series-7' }],
        line: one.mean,
      }))}
      bands={waves.flatMap(({ from, to }, at) => {
        const [first, end] = [placeOf.get(from), placeOf.get(to)]
        return first === undefined || end === undefined
          ? []
          : [{ from: first, to: end, text: t('wave', { n: at + 1 }), short: String(at + 1) }]
      })}
      tip={(_, place) => [
        { label: t('fresh'), value: whole(course[place]?.fresh) },
        { label: t('mean'), value: whole(course[place]?.mean) },
      ]}
    />
  )
}
