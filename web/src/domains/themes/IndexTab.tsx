import { useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { themeWeightings } from '@pandora/contract/domains/themes/terms'
import { LineChart } from '../../charts/LineChart.tsx'
import { pointsOf } from '../../charts/lines.ts'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import inner from './Inner.module.css'
import styles from './Theme.module.css'
import { themeTexts } from './texts.ts'

/** Index and heat of a theme by day. */
export function IndexTab({ themeId, name }: { themeId: string; name: string }) {
  const t = useTexts(themeTexts)
  const [asked, setAsked] = useAddressField('weighting')
  const weighting = themeWeightings.find((one) => one === asked) ?? 'membership'
  const query = useOperation(themes.series, { themeId, weighting }, { keepPrevious: true })
  const { data } = query
  const indexLines = useMemo(
    () => (data ? [{ key: 'index', name, points: pointsOf(data.index.day, data.index.value) }] : []),
    [data, name],
  )
  const heatLines = useMemo(
    () =>
      data
        ? [
            { key: 'stories', name: t('heatStories'), points: pointsOf(data.heat.day, data.heat.stories) },
            { key: 'events', name: t('heatEvents'), points: pointsOf(data.heat.day, data.heat.events) },
          ]
        : [],
    [data, t],
  )
  const usual = data?.heat.usual.at(-1)
  const basis = data?.basis
  const knownBasis =
    basis === 'traded' || basis === 'forward-adjusted' || basis === 'backward-adjusted' ? t(`basis_${basis}`) : basis
  const state = {
    onRefresh: () => {
      void query.refetch()
    },
    refreshing: query.isFetching,
    health: query.error ? ('error' as const) : undefined,
  }
  return (
    <div className={styles.charts}>
      <Tile
        title={t('indexTitle')}
        className={inner.tile}
        context={knownBasis ? t('indexBasis', { basis: knownBasis }) : undefined}
        {...state}
        controls={
          <SegmentedControl
            label={t('weighting')}
            value={weighting}
            onChange={(next) => setAsked(next === 'membership' ? '' : next)}
            options={themeWeightings.map((value) => ({ value, text: t(`weighting_${value}`) }))}
          />
        }
        onExport={
          data?.index.day.length
            ? () => ({
                name: `${name} ${t('indexTitle')}`,
                head: [t('closeOn', { date: '' }).trim(), t('index'), t('change'), t('companies')],
                rows: data.index.day.map((day, at) => [
                  day,
                  data.index.value[at],
                  data.index.change[at],
                  data.index.members[at],
                ]),
              })
            : undefined
        }
      >
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {({ index, unweighted }) =>
            index.day.length === 0 ? (
              <Empty why={t(unweighted ? 'unweightedAll' : 'indexNone')} />
            ) : (
              <div className={styles.chart}>
                <LineChart name={`${name} ${t('indexTitle')}`} lines={indexLines} unit={t('indexUnit')} field="index" />
                <p className={styles.note}>
                  {[t('monthly'), unweighted ? t('unweighted', { count: unweighted }) : ''].filter(Boolean).join(' · ')}
                </p>
              </div>
            )
          }
        </Answer>
      </Tile>
      <Tile
        title={t('heatTitle')}
        className={inner.tile}
        context={
          usual === undefined || usual === null
            ? undefined
            : t('usualDay', { usual: number(usual, { digits: 2, loose: true }) })
        }
        {...state}
        onExport={
          data?.heat.day.length
            ? () => ({
                name: `${name} ${t('heatTitle')}`,
                head: [
                  t('closeOn', { date: '' }).trim(),
                  t('heatStories'),
                  t('heatDocuments'),
                  t('heatEvents'),
                  t('heatUsual'),
                ],
                rows: data.heat.day.map((day, at) => [
                  day,
                  data.heat.stories[at],
                  data.heat.documents[at],
                  data.heat.events[at],
                  data.heat.usual[at],
                ]),
              })
            : undefined
        }
      >
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {({ heat }) =>
            heat.day.length === 0 ? (
              <Empty why={t('latestNone')} />
            ) : (
              <div className={styles.chart}>
                <LineChart
                  name={t('heatTitle')}
                  lines={heatLines}
                  unit={t('heatUnit')}
                  digits={0}
                  columns
                  field="heat"
                  startRange="6m"
                />
              </div>
            )
          }
        </Answer>
      </Tile>
    </div>
  )
}
