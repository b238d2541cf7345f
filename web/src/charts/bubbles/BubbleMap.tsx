import { useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { percent } from '../../lib/formats.ts'
import { bared, markAfter } from '../../ui/basis/basis.ts'
import { BasisNote } from '../../ui/basis/BasisNote.tsx'
import { useTexts } from '../../lib/texts.ts'
import type { Mark } from '../scene/marks.ts'
import { SceneMap } from '../scene/SceneMap.tsx'
import type { SceneProps } from '../scene/SceneMap.tsx'
import { useSize } from '../scene/useSize.ts'
import { chartTexts } from '../texts.ts'
import { BandLegend } from './BandLegend.tsx'
import { Pane as Whole } from '../../ui/kit/Stack.tsx'
import frame from '../scene/Frame.module.css'
import { bubbleAt, bubbleBeside } from './find.ts'
import { layoutBubbles } from './layout.ts'
import type { Layout, Pane } from './layout.ts'
import { bandOf, bubbleMarks } from './marks.ts'
import type { Band, Bubble } from './marks.ts'

interface Props {
  label: string
  bubbles: readonly Bubble[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Bands that the legend leaves out. */
  off: ReadonlySet<Band>
  onOff: (off: ReadonlySet<Band>) => void
  /** What its card says below name and change. */
  facts: (id: string) => ReactNode
}

interface Laid {
  sized: readonly { id: string; cap: number | null }[]
  pane: Pane
  layout: Layout
}
const nowhere: Laid = { sized: [], pane: { width: 0, height: 0 }, layout: { placed: [], spots: new Map() } }

/**
 * Bubbles by market cap (THEME-05), coloured by the day's change, ringed by opportunity (clockwise) and risk (the other
 * way).
 */
export function BubbleMap({ label, bubbles, chosen, onChoose, off, onOff, facts }: Props) {
  const t = useTexts(chartTexts)
  const box = useRef<HTMLDivElement>(null)
  const pane = useSize(box)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const sized = useMemo(() => bubbles.map(({ id, cap }) => ({ id, cap })), [bubbles])
  // Each layout starts where the one before stood, so that nothing jumps.
  const [laid, setLaid] = useState<Laid>(nowhere)
  if (laid.sized !== sized || laid.pane !== pane)
    setLaid({ sized, pane, layout: layoutBubbles(sized, pane, laid.layout.spots) })
  const { placed } = laid.layout
  const byId = useMemo(() => new Map(bubbles.map((bubble) => [bubble.id, bubble])), [bubbles])
  const places = useMemo(() => new Map(placed.map((one, place) => [one.id, { one, place }])), [placed])
  const marks = useCallback((k: number) => bubbleMarks(placed, byId, k, off), [placed, byId, off])
  const over = useCallback(
    (k: number) =>
      [chosen, pointed === chosen ? null : pointed].flatMap((id): Mark[] => {
        const found = id === null ? undefined : places.get(id)?.one
        return found
          ? [
              {
                kind: 'circle',
                x: found.x,
                y: found.y,
                r: found.r + 1.5 / k,
                stroke: id === chosen ? '--accent-bright' : '--text-1',
                width: 2 / k,
              },
            ]
          : []
      }),
    [places, chosen, pointed],
  )
  const present = useMemo(() => new Set(bubbles.map(bandOf)), [bubbles])
  const named = (id: string) => byId.get(id)?.name ?? ''
  const scene: Pick<SceneProps, 'at' | 'boxOf' | 'beside' | 'option' | 'tip'> = {
    at: (x, y) => bubbleAt(placed, x, y)?.id ?? null,
    boxOf: (id) => {
      const found = places.get(id)?.one
      return found ? { x: found.x - found.r, y: found.y - found.r, width: found.r * 2, height: found.r * 2 } : null
    },
    beside: (from, to) => {
      if (to === 'first') return placed[0]?.id ?? null
      if (to === 'last') return placed.at(-1)?.id ?? null
      const found = from === null ? undefined : places.get(from)?.one
      return found ? (bubbleBeside(placed, found, to)?.id ?? null) : null
    },
    option: (id) => {
      const bubble = byId.get(id)
      return {
        text: bubble
          ? [
              `${bubble.name}${markAfter(bubble.capBasis)}`,
              `${percent(bared(bubble.change))}${markAfter(bubble.changeBasis)}`,
              bubble.opportunity === null ? '' : t('opportunityOf', { points: Math.round(bubble.opportunity) }),
              bubble.risk === null ? '' : t('riskOf', { points: Math.round(bubble.risk) }),
            ]
              .filter(Boolean)
              .join(' ')
          : '',
        place: places.get(id)?.place ?? 0,
        chosen: id === chosen,
      }
    },
    tip: (id) => (
      <>
        <b className={frame.name}>{named(id)}</b>
        {facts(id)}
      </>
    ),
  }
  return (
    <Whole>
      <div ref={box} className={frame.pane}>
        {pane.width > 0 && pane.height > 0 ? (
          <SceneMap
            label={label}
            pane={pane}
            content={pane}
            marks={marks}
            over={over}
            count={placed.length}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={onChoose}
            tools={tools}
            {...scene}
          />
        ) : null}
      </div>
      <BasisNote among={bubbles.flatMap(({ capBasis, changeBasis }) => [capBasis, changeBasis])} />
      <BandLegend label={label} present={present} off={off} onOff={onOff} tools={setTools} />
    </Whole>
  )
}
