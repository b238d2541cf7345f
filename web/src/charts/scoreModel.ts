import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { number } from '../lib/formats.ts'
import { faded, paletteNow } from './palette.ts'
import { partOf, reachOf, scoreParts } from './scores.ts'
import type { ScoreDay, ScorePart } from './scores.ts'

use([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer])

export interface ScoreSettings {
  language: string
  names: Readonly<Record<ScorePart | 'impactScore', string>>
}
export interface ScoreModel {
  setDays: (days: readonly ScoreDay[], settings: ScoreSettings) => void
  remove: () => void
}

/** The tooltip as elements: names come from texts and must not be read as markup. */
function tooltip(day: ScoreDay | undefined, names: ScoreSettings['names']): HTMLElement {
  const box = document.createElement('div')
  const line = (text: string) => {
    const element = document.createElement('div')
    element.textContent = text
    box.append(element)
  }
  if (!day) return box
  line(day.day)
  line(`${names.impactScore}  ${number(day.impactScore, { digits: 1 })}`)
  for (const part of scoreParts) {
    const value = partOf(day, part)
    line(`${names[part]}  ${number(value === null ? null : Math.abs(value), { digits: 1 })}`)
  }
  return box
}

/** The score as a line above, its parts as bars below: opportunity up, risk down, indirect parts fainter. */
export function drawScores(element: HTMLElement, onChoose: (day: string) => void): ScoreModel {
  const chart = init(element, null, { renderer: 'canvas' })
  const watcher = new ResizeObserver(() => chart.resize())
  watcher.observe(element)
  let shown: readonly ScoreDay[] = []
  chart.getZr().on('click', ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) => {
    const place = [0, 1].find((gridIndex) => chart.containPixel({ gridIndex }, [offsetX, offsetY]))
    if (place === undefined) return
    const found = chart.convertFromPixel({ gridIndex: place }, [offsetX, offsetY])
    const day = Array.isArray(found) ? shown[Math.round(Number(found[0]))]?.day : undefined
    if (day) onChoose(day)
  })
  return {
    setDays(days, { language, names }) {
      shown = days
      const colours = paletteNow()
      const label = { color: colours.text, fontSize: 11, fontFamily: colours.fonts }
      const reach = reachOf(days)
      const fills = {
        opportunityDirect: colours.opportunity,
        opportunityIndirect: faded(colours.opportunity, 0.45),
        riskDirect: colours.risk,
        riskIndirect: faded(colours.risk, 0.45),
      }
      const category = {
        type: 'category' as const,
        data: days.map(({ day }) => day),
        boundaryGap: true,
        axisLine: { show: false },
        axisTick: { show: false },
        splitLine: { show: false },
      }
      const value = {
        type: 'value' as const,
        position: 'right' as const,
        axisLine: { show: false },
        axisTick: { show: false },
        splitLine: { lineStyle: { color: colours.line } },
      }
      chart.setOption(
        {
          animation: false,
          grid: [
            { left: 10, right: 40, top: 10, height: '44%' },
            { left: 10, right: 40, top: '56%', bottom: 24 },
          ],
          axisPointer: { link: [{ xAxisIndex: 'all' }] },
          tooltip: {
            trigger: 'axis',
            confine: true,
            position: [12, 8],
            backgroundColor: colours.overlay,
            borderColor: colours.strong,
            borderWidth: 1,
            padding: [6, 10],
            transitionDuration: 0,
            textStyle: { color: colours.text1, fontSize: 12, fontFamily: colours.fonts },
            extraCssText: 'box-shadow:none;border-radius:4px;line-height:18px',
            formatter: (hovers: unknown) =>
              tooltip(
                days[
                  Number(
                    (Array.isArray(hovers)
                      ? (hovers[0] as { dataIndex?: number } | undefined)?.dataIndex
                      : undefined) ?? -1,
                  )
                ],
                names,
              ),
            axisPointer: { lineStyle: { color: colours.strong, type: 'dotted' } },
          },
          xAxis: [
            { ...category, gridIndex: 0, axisLabel: { show: false } },
            {
              ...category,
              gridIndex: 1,
              axisLabel: {
                ...label,
                hideOverlap: true,
                formatter: (day: string) =>
                  language === 'en' ? day.slice(5) : `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
              },
            },
          ],
          yAxis: [
            { ...value, gridIndex: 0, min: 0, max: 100, interval: 25, axisLabel: label },
            {
              ...value,
              gridIndex: 1,
              min: -reach,
              max: reach,
              interval: reach / 2,
              axisLabel: { ...label, formatter: (at: number) => number(Math.abs(at), { digits: 0 }) },
            },
          ],
          series: [
            {
              id: 'impactScore',
              name: names.impactScore,
              type: 'line',
              xAxisIndex: 0,
              yAxisIndex: 0,
              data: days.map(({ impactScore }) => impactScore),
              showSymbol: days.length < 2,
              symbolSize: 4,
              connectNulls: false,
              lineStyle: { width: 1.5, color: colours.orange },
              itemStyle: { color: colours.orange },
              emphasis: { disabled: true },
              markLine: {
                silent: true,
                symbol: 'none',
                label: { show: false },
                lineStyle: { color: colours.strong, type: 'dashed', width: 1 },
                data: [{ yAxis: 50 }],
              },
            },
            ...scoreParts.map((part) => ({
              id: part,
              name: names[part],
              type: 'bar' as const,
              stack: 'parts',
              xAxisIndex: 1,
              yAxisIndex: 1,
              barCategoryGap: '20%',
              barMaxWidth: 14,
              emphasis: { disabled: true },
              itemStyle: { color: fills[part] },
              data: days.map((day) => partOf(day, part)),
            })),
          ],
        },
        { notMerge: true },
      )
    },
    remove() {
      watcher.disconnect()
      chart.dispose()
    },
  }
}
