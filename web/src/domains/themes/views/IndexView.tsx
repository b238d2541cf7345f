import { useContext, useMemo } from 'react'
import { themes } from '@pandora/contract/domains/themes/operations'
import type { themesViews } from '@pandora/contract/domains/themes/rooms'
import { themeWeightings } from '@pandora/contract/domains/themes/terms'
import type { OutputOf } from '@pandora/contract/operation'
import type { SheetOf } from '@pandora/contract/workbook'
import { LineChart } from '../../../charts/LineChart.tsx'
import { pointsOf } from '../../../charts/lines.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import type { Translate } from '../../../lib/texts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { themeTexts } from '../texts.ts'
import { useSubject } from './useSubject.tsx'

type Series = OutputOf<typeof themes.series>
type T = Translate<NonNullable<(typeof themeTexts)['key']>>
const kinds = ['index', 'heat'] as const

function indexSheet(name: string, { index }: Series, t: T): SheetOf {
  return {
    name: `${name} ${t('indexTitle')}`,
    head: [t('closeOn', { date: '' }).trim(), t('index'), t('change'), t('companies')],
    rows: index.day.map((day, at) => [day, index.value[at], index.change[at], index.members[at]]),
  }
}

function heatSheet(name: string, { heat }: Series, t: T): SheetOf {
  return {
    name: `${name} ${t('heatTitle')}`,
    head: [t('closeOn', { date: '' }).trim(), t('heatStories'), t('heatDocuments'), t('heatEvents'), t('heatUsual')],
    rows: heat.day.map((day, at) => [day, heat.stories[at], heat.documents[at], heat.events[at], heat.usual[at]]),
  }
}

/** The course of a theme's index, or of how much is said of it. */
export default function IndexView({ parameters, setParameters }: ViewProps<typeof themesViews.index>) {
  const t = useTexts(themeTexts)
  const { full, given } = useContext(PlaceContext)
  const { of, weighting } = parameters
  const { themeId, name, chooser, none, noThemes } = useSubject(parameters.themeId, (next) =>
    setParameters({ themeId: next }),
  )
  const series = useOperation(
    themes.series,
    { themeId: themeId ?? '', weighting },
    { enabled: themeId !== undefined, keepPrevious: true },
  )
  const { data } = series
  const lines = useMemo(() => {
    if (!data) return []
    if (of === 'index') return [{ key: 'index', name, points: pointsOf(data.index.day, data.index.value) }]
    return [
      { key: 'stories', name: t('heatStories'), points: pointsOf(data.heat.day, data.heat.stories) },
      { key: 'events', name: t('heatEvents'), points: pointsOf(data.heat.day, data.heat.events) },
    ]
  }, [data, of, name, t])
  // A tile on a floor has no room for the chart's own controls.
  const roomy = full || given.has('of')
  const usual = data?.heat.usual.at(-1)
  const about = given.has('themeId') ? '' : name
  const context =
    of === 'index'
      ? [about, data?.basis && roomy ? t('indexBasis', { basis: basisWord(data.basis, t) }) : '']
      : [
          about,
          usual === undefined || usual === null
            ? ''
            : t('usualDay', { usual: number(usual, { digits: 2, loose: true }) }),
        ]
  const switches = [
    chooser,
    given.has('of') ? null : (
      <SegmentedControl
        key="of"
        label={t('view')}
        value={of}
        onChange={(next) => setParameters({ of: next })}
        options={kinds.map((value) => ({ value, text: t(value) }))}
      />
    ),
    of === 'index' && roomy ? (
      <SegmentedControl
        key="weighting"
        label={t('weighting')}
        value={weighting}
        onChange={(next) => setParameters({ weighting: next })}
        options={themeWeightings.map((value) => ({ value, text: t(`weighting_${value}`) }))}
      />
    ) : null,
  ].filter(Boolean)
  return (
    <ViewBody
      answer={themeId === undefined ? none : series}
      context={context.filter(Boolean).join(' · ')}
      source={(shown) =>
        shown?.index.day.length && of === 'index'
          ? `${t('closeOn', { date: shown.index.day.at(-1) ?? '' })} · ${number(shown.index.value.at(-1))}`
          : null
      }
      empty={(shown) => {
        if (shown === null) return noThemes
        if (of === 'heat') return shown.heat.day.length ? undefined : { why: t('latestNone') }
        return shown.index.day.length ? undefined : { why: t(shown.unweighted ? 'unweightedAll' : 'indexNone') }
      }}
      table={(shown) => (shown === null ? undefined : (of === 'index' ? indexSheet : heatSheet)(name, shown, t))}
      bar={switches.length ? switches : null}
      note={(shown) =>
        shown && of === 'index' && roomy
          ? [t('monthly'), shown.unweighted ? t('unweighted', { count: shown.unweighted }) : '']
              .filter(Boolean)
              .join(' · ')
          : null
      }
    >
      {() =>
        of === 'index' ? (
          <LineChart
            name={`${name} ${t('indexTitle')}`}
            lines={lines}
            unit={t('indexUnit')}
            field="index"
            small={!roomy}
          />
        ) : (
          <LineChart
            name={t('heatTitle')}
            lines={lines}
            unit={t('heatUnit')}
            digits={0}
            columns
            field="heat"
            startRange="6m"
            small={!roomy}
          />
        )
      }
    </ViewBody>
  )
}

const basisWord = (basis: Series['basis'], t: T): string =>
  basis === 'traded' || basis === 'forward-adjusted' || basis === 'backward-adjusted'
    ? t(`basis_${basis}`)
    : (basis ?? '')
