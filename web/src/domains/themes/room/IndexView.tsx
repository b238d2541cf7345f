import { useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import { Course } from '../../../charts/Course.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import type { RoomViewProps } from '../../../lib/roomView.ts'
import { useTexts } from '../../../lib/texts.ts'
import { useTileState } from '../../../lib/useTileState.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import inner from '../Inner.module.css'
import styles from '../Themes.module.css'
import { themeTexts } from '../texts.ts'
import { ThemeChooser } from './ThemeChooser.tsx'
import { useSubject } from './useSubject.ts'

const of = ['index', 'heat'] as const
/** Days of heat that are shown: half a year. */
const HEAT_DAYS = 182

/** The course of a theme's index, or of how much is said of it, in a tile. */
export default function IndexView({ parameters, setParameters, frame }: RoomViewProps) {
  const t = useTexts(themeTexts)
  const { query, themeId, name, context } = useSubject(parameters)
  const series = useOperation(
    themes.series,
    { themeId: themeId ?? '', weighting: 'membership' },
    { enabled: themeId !== undefined },
  )
  const shown = of.find((one) => one === parameters['of']) ?? 'index'
  const { data, error, isFetching, refetch } = series
  const last = data?.index.value.at(-1)
  const state = useMemo(
    () => ({
      context,
      health: error
        ? ('error' as const)
        : data
          ? data.index.day.length
            ? ('ok' as const)
            : ('empty' as const)
          : undefined,
      source: data?.index.day.length ? `${t('closeOn', { date: data.to })} · ${number(last)}` : null,
      refreshing: isFetching,
    }),
    [context, error, data, last, isFetching, t],
  )
  useTileState(frame, state, {
    refresh: () => {
      void refetch()
    },
    table: data?.index.day.length
      ? () => ({
          name: `${name} ${t('index')}`,
          head: ['', t('index'), t('change')],
          rows: data.index.day.map((day, at) => [day, data.index.value[at], data.index.change[at]]),
        })
      : undefined,
  })
  const waiting = <Skeleton shape="block" />
  return (
    <div className={inner.view}>
      <Answer query={query} waiting={waiting}>
        {({ dataList }) =>
          dataList.length === 0 && !parameters['themeId'] ? (
            <Empty why={t('noThemes')} />
          ) : (
            <>
              <div className={styles.chooser}>
                <ThemeChooser query={query} themeId={themeId} onTheme={(next) => setParameters({ themeId: next })} />
                <SegmentedControl
                  label={t('view')}
                  value={shown}
                  onChange={(next) => setParameters({ of: next === 'index' ? null : next })}
                  options={of.map((value) => ({ value, text: t(value) }))}
                />
              </div>
              <div className={inner.rest}>
                <Answer query={series} waiting={waiting}>
                  {({ index, heat }) =>
                    shown === 'heat' ? (
                      heat.day.length ? (
                        <Course
                          name={`${name} ${t('heatTitle')}`}
                          days={heat.day.slice(-HEAT_DAYS)}
                          values={heat.stories.slice(-HEAT_DAYS)}
                          digits={0}
                        />
                      ) : (
                        <Empty why={t('latestNone')} />
                      )
                    ) : index.day.length ? (
                      <Course name={`${name} ${t('indexTitle')}`} days={index.day} values={index.value} />
                    ) : (
                      <Empty why={t('indexNone')} />
                    )
                  }
                </Answer>
              </div>
            </>
          )
        }
      </Answer>
    </div>
  )
}
