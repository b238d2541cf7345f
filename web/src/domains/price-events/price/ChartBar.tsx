import { Activity, Pencil, SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { chartIntervals, chartRanges, chartTypes } from '@pandora/contract/view/chart-settings'
import { unders } from '../../../charts/bars.ts'
import type { Under } from '../../../charts/bars.ts'
import { chartTexts } from '../../../charts/texts.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Button } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ChartMenu } from './ChartMenu.tsx'
import { DrawChoice } from './DrawChoice.tsx'
import { IndicatorChoice } from './IndicatorChoice.tsx'
import { LayoutChoice } from './LayoutChoice.tsx'
import styles from './Price.module.css'
import { priceTexts } from './texts.ts'
import type { Drawings } from './useDrawings.ts'
import type { Settings } from './useSettings.ts'

const Drawer = lazy(() => import('../../../ui/Drawer.tsx').then(({ Drawer: one }) => ({ default: one })))
const icon = { size: 14, 'aria-hidden': true } as const

interface Props {
  settings: Settings
  drawings: Drawings
  /** The range is not what is in sight: the reader moved. */
  moved: boolean
  bases: readonly PriceBasis[]
  basis: PriceBasis | null
  basisText: string
  onBasis: (basis: string) => void
  under: Under
  onUnder: (under: Under) => void
  /** Why there is no log scale; undefined = there is. */
  noLog: string | undefined
  asTable: boolean
  onTable: (asTable: boolean) => void
  /** What chooses the documents, where it has no room of its own. */
  filters: ReactNode
  /** Beside the menus: what compares. */
  children?: ReactNode
}

/** Everything that a chart is looked at by: side by side, on a phone the range alone and the rest in a sheet. */
export function ChartBar({ settings, drawings, moved, asTable, onTable, filters, children, ...rest }: Props) {
  const t = useTexts(priceTexts)
  const charts = useTexts(chartTexts)
  const phone = usePhone()
  const [sheet, openSheet] = useState(false)
  const { settings: chosen, change } = settings
  const range = (
    <SegmentedControl
      label={charts('range')}
      value={moved ? '' : chosen.range}
      onChange={(next) => change({ range: chartRanges.find((one) => one === next) ?? chosen.range })}
      options={chartRanges.map((value) => ({ value, text: charts(`range_${value}`) }))}
    />
  )
  const interval = (
    <SegmentedControl
      label={t('interval')}
      value={chosen.interval}
      onChange={(next) => change({ interval: next })}
      options={chartIntervals.map((value) => ({ value, text: t(`interval_${value}`) }))}
    />
  )
  const indicators = (
    <IndicatorChoice
      chosen={chosen.indicators}
      basis={rest.basisText}
      onChange={(next) => change({ indicators: next })}
    />
  )
  const view = (
    <SegmentedControl
      label={charts('view')}
      value={asTable ? 'table' : 'chart'}
      onChange={(next) => onTable(next === 'table')}
      options={[
        { value: 'chart', text: charts('chart') },
        { value: 'table', text: charts('table') },
      ]}
    />
  )
  const tool = drawings.tool ? (
    <button type="button" className={styles.tool} onClick={() => drawings.setTool(null)}>
      {t('drawing', { tool: t(`tool_${drawings.tool}`) })}
      <X size={12} aria-hidden="true" />
    </button>
  ) : null
  if (phone)
    return (
      <>
        {range}
        <Button icon={<SlidersHorizontal {...icon} />} onClick={() => openSheet(true)}>
          {t('settings')}
        </Button>
        {tool}
        {sheet ? (
          <Suspense fallback={null}>
            <Drawer title={t('settingsOf')} onClose={() => openSheet(false)}>
              <Column gap={5}>
                <Row>{interval}</Row>
                <Row>{view}</Row>
                {children}
                <DrawChoice drawings={drawings} onTool={() => openSheet(false)} />
                {indicators}
                <Looks settings={settings} {...rest} />
                {filters}
                <LayoutChoice settings={chosen} onUse={change} />
              </Column>
            </Drawer>
          </Suspense>
        ) : null}
      </>
    )
  return (
    <>
      {range}
      {interval}
      <ChartMenu
        label={t('indicatorsOn', { count: chosen.indicators.length })}
        on={chosen.indicators.length > 0}
        width={290}
        face={
          <>
            <Activity {...icon} />
            {t('indicators')}
          </>
        }
      >
        {() => indicators}
      </ChartMenu>
      <ChartMenu
        label={t('draw')}
        on={drawings.drawn.length > 0}
        width={320}
        face={
          <>
            <Pencil {...icon} />
            {t('draw')}
          </>
        }
      >
        {(close) => <DrawChoice drawings={drawings} onTool={close} />}
      </ChartMenu>
      {tool}
      {children}
      <ChartMenu
        label={t('settingsOf')}
        width={320}
        face={
          <>
            <SlidersHorizontal {...icon} />
            {t('settings')}
          </>
        }
      >
        {() => (
          <>
            <Column gap={3} className={styles.choices}>
              <Looks settings={settings} {...rest} />
              {filters}
            </Column>
            <LayoutChoice settings={chosen} onUse={change} />
          </>
        )}
      </ChartMenu>
      {view}
    </>
  )
}

/** How bars are drawn, on which scale, in which prices, and what stands below them. */
function Looks({
  settings: { settings: chosen, change },
  bases,
  basis,
  onBasis,
  under,
  onUnder,
  noLog,
}: Pick<Props, 'settings' | 'bases' | 'basis' | 'onBasis' | 'under' | 'onUnder' | 'noLog'>) {
  const t = useTexts(priceTexts)
  const charts = useTexts(chartTexts)
  const named = (label: string, control: ReactNode) => (
    <Column gap={1}>
      <Text size="small" tone="quiet">
        {label}
      </Text>
      <Row>{control}</Row>
    </Column>
  )
  return (
    <>
      {named(
        t('type'),
        <SegmentedControl
          label={t('type')}
          value={chosen.type}
          onChange={(next) => change({ type: next })}
          options={chartTypes.map((value) => ({ value, text: t(`type_${value}`) }))}
        />,
      )}
      {named(
        charts('scale'),
        <SegmentedControl
          label={charts('scale')}
          value={noLog ? 'linear' : chosen.scale}
          onChange={(next) => change({ scale: next })}
          options={[
            { value: 'linear', text: charts('linear') },
            { value: 'log', text: charts('log'), disabledBecause: noLog },
          ]}
        />,
      )}
      {named(
        charts('under'),
        <SegmentedControl
          label={charts('under')}
          value={under}
          onChange={onUnder}
          options={unders.map((value) => ({ value, text: charts(value) }))}
        />,
      )}
      {basis && bases.length > 1
        ? named(
            charts('basis'),
            <SegmentedControl
              label={charts('basis')}
              value={basis}
              onChange={onBasis}
              options={bases.map((value) => ({ value, text: charts(`basis_${value}`) }))}
            />,
          )
        : null}
    </>
  )
}
