import { TreemapChart } from 'echarts/charts'
import { TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer, SVGRenderer } from 'echarts/renderers'
import { percent } from '../lib/formats.ts'
import { heatOfChange, heatToken } from './heat.ts'
import { paletteNow } from './palette.ts'

use([TreemapChart, TooltipComponent, CanvasRenderer, SVGRenderer])

/** One rectangle: its area, and the day's change that colours it; null = not known, and without colour. */
export interface TreeLeaf {
  id: string
  name: string
  size: number
  change: number | null
  /** Further lines of the tooltip. */
  lines: readonly string[]
}

export interface TreeSettings {
  chosen: string | null
  /** By keyboard. */
  pointed: string | null
  /** The user's colour type: the tokens are read again when it changes. */
  colourType: 1 | 2
}

export interface TreeModel {
  setLeaves: (leaves: readonly TreeLeaf[], settings: TreeSettings) => void
  remove: () => void
}

interface Pointed { data?: unknown }
const leafOf = ({ data }: Pointed) => (data as { leaf?: TreeLeaf } | undefined)?.leaf

/** The tooltip as elements: names come from data and must not be read as markup. */
function tooltip(leaf: TreeLeaf | undefined): HTMLElement {
  const box = document.createElement('div')
  for (const [place, text] of (leaf ? [leaf.name, percent(leaf.change), ...leaf.lines] : []).entries()) {
    const line = document.createElement('div')
    line.textContent = text
    if (place === 0) line.style.fontWeight = '600'
    box.append(line)
  }
  return box
}

/** A tree map after the look: bands of A15, name and change, nothing animates. */
export function drawTree(element: HTMLElement, renderer: 'svg' | 'canvas', onClick: (id: string) => void): TreeModel {
  const chart = init(element, null, { renderer })
  const watcher = new ResizeObserver(() => chart.resize())
  watcher.observe(element)
  chart.on('click', (event) => {
    const leaf = leafOf(event as Pointed)
    if (leaf) onClick(leaf.id)
  })
  return {
    setLeaves(leaves, { chosen, pointed }) {
      const colours = paletteNow()
      const style = getComputedStyle(document.documentElement)
      const whole = leaves.reduce((sum, { size }) => sum + size, 0) || 1
      // A larger rectangle has larger words, from 12 to 22 px.
      const words = (size: number) => Math.max(12, Math.min(22, Math.round(Math.sqrt((size / whole) * element.clientWidth * element.clientHeight) / 18)))
      const heat = (change: number | null) => style.getPropertyValue(change === null ? '--raised' : heatToken(heatOfChange(change))).trim()
      chart.setOption({
        animation: false,
        tooltip: {
          confine: true, backgroundColor: colours.overlay, borderColor: colours.strong, borderWidth: 1, padding: [6, 10], transitionDuration: 0,
          textStyle: { color: colours.text1, fontSize: 12, fontFamily: colours.fonts }, extraCssText: 'box-shadow:none;border-radius:4px;line-height:18px',
          formatter: (hover: unknown) => tooltip(leafOf(hover as Pointed)),
        },
        series: [{
          type: 'treemap', left: 0, right: 0, top: 0, bottom: 0, roam: false, nodeClick: false, breadcrumb: { show: false }, animation: false, squareRatio: 1.2, visibleMin: 0,
          itemStyle: { gapWidth: 2, borderWidth: 0, borderColor: colours.tile },
          label: {
            color: '#fff', fontSize: 12, fontWeight: 500, lineHeight: 16, fontFamily: colours.fonts, position: [5, 4], overflow: 'truncate', ellipsis: '…', padding: 0,
            formatter: ({ data }: Pointed) => { const leaf = leafOf({ data }); return leaf ? `${leaf.name}\n${percent(leaf.change)}` : '' },
          },
          emphasis: { label: { color: '#fff' }, itemStyle: { borderColor: colours.text1, borderWidth: 1 } },
          data: leaves.map((leaf) => {
            const marked = leaf.id === pointed || leaf.id === chosen
            const fontSize = words(leaf.size)
            return { leaf, id: leaf.id, name: leaf.name, value: leaf.size, label: { fontSize, lineHeight: Math.round(fontSize * 1.32) }, itemStyle: { color: heat(leaf.change), borderColor: leaf.id === pointed ? colours.text1 : marked ? colours.orange : colours.tile, borderWidth: marked ? 2 : 0 } }
          }),
        }],
      }, { notMerge: true })
    },
    remove() {
      watcher.disconnect()
      chart.dispose()
    },
  }
}
