import { memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { percent } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { FULL_MOVE } from './heat.ts'
import { Marks } from './scene/Marks.tsx'
import type { Mark } from './scene/marks.ts'
import { paint, tokenColours } from './scene/paint.ts'
import { Pane } from '../ui/kit/Stack.tsx'
import scene from './scene/SceneMap.module.css'
import { useSize } from './scene/useSize.ts'
import { boxAt, layoutTree } from './tree/layout.ts'
import { leafFigure, treeMarks } from './tree/marks.ts'
import type { TreeLeaf } from './tree/marks.ts'
import styles from './TreeMap.module.css'
import { Text } from '../ui/kit/Text.tsx'

interface Props {
  label: string
  leaves: readonly TreeLeaf[]
  chosen: string | null
  onChoose: (id: string) => void
  /** Bounds of the colours in words, where they are no changes of a day. */
  bounds?: readonly string[]
}

const bands = ['fall-3', 'fall-2', 'fall-1', 'flat', 'rise-1', 'rise-2', 'rise-3'] as const
const ends = [-0.7, -0.5, 0, 0.5, 0.7].map((share) => percent(share * FULL_MOVE, { digits: 1 }))
/** From so many on it is drawn on a canvas. */
const CANVAS_FROM = 1000

/** The leaves in words; not drawn again while one points. */
const Options = memo(function Options({
  id,
  leaves,
  chosen,
}: {
  id: string
  leaves: readonly TreeLeaf[]
  chosen: string | null
}) {
  return (
    <div className="visually-hidden">
      {leaves.map((leaf, place) => (
        <div key={leaf.id} id={`${id}-${place}`} role="option" aria-selected={leaf.id === chosen} tabIndex={-1}>
          <Text>{leaf.name}</Text> {leafFigure(leaf)}
        </div>
      ))}
    </div>
  )
})

/**
 * Rectangles by size, coloured by the day's change. Pointing tells, a click chooses; by keyboard the arrows go through
 * them in their order, and Enter chooses.
 */
export function TreeMap({ label, leaves, chosen, onChoose, bounds = ends }: Props) {
  const colourType = useRoot((root) => root.preferences.colourType)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const pane = useSize(box)
  const [at, setAt] = useState(-1)
  const [hovered, setHovered] = useState<string | null>(null)
  const byId = useMemo(() => new Map(leaves.map((leaf) => [leaf.id, leaf])), [leaves])
  const boxes = useMemo(() => layoutTree(leaves, pane.width, pane.height), [leaves, pane])
  const places = useMemo(() => new Map(boxes.map((one) => [one.id, one])), [boxes])
  const marks = useMemo(() => treeMarks(boxes, byId), [boxes, byId])
  const onCanvas = boxes.length >= CANVAS_FROM
  const pointed = hovered ?? leaves[at]?.id ?? null
  const over = [chosen, pointed === chosen ? null : pointed].flatMap((one): Mark[] => {
    const found = one === null ? undefined : places.get(one)
    return found
      ? [
          {
            kind: 'rect',
            x: found.x + 1,
            y: found.y + 1,
            w: Math.max(1, found.width - 2),
            h: Math.max(1, found.height - 2),
            round: 0,
            stroke: one === pointed ? '--text-1' : '--accent',
            width: 2,
          },
        ]
      : []
  })
  useEffect(() => {
    if (canvas.current && pane.width > 0)
      paint(
        canvas.current,
        marks,
        { k: 1, x: 0, y: 0 },
        {
          ...pane,
          ratio: Math.min(2, devicePixelRatio),
          fonts: getComputedStyle(document.body).fontFamily,
          colour: tokenColours(colourType),
        },
      )
  }, [marks, pane, colourType])
  const under = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    return boxAt(boxes, clientX - left, clientY - top)?.id ?? null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: leaves.length - 1,
    }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setHovered(null)
      setAt(Math.max(0, Math.min(leaves.length - 1, to)))
    } else if (event.key === 'Enter' && pointed) {
      event.preventDefault()
      onChoose(pointed)
    }
  }
  const shown = pointed === null ? undefined : byId.get(pointed)
  const place = shown && places.get(shown.id)
  return (
    <Pane>
      <div
        className={styles.canvas}
        data-tree
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-activedescendant={leaves[at] ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(-1)}
      >
        <div
          ref={box}
          className={styles.drawn}
          aria-hidden="true"
          onPointerMove={(event) => {
            const one = under(event)
            if (one !== hovered) setHovered(one)
          }}
          onPointerLeave={() => setHovered(null)}
          onClick={(event) => {
            const one = under(event)
            if (one !== null) onChoose(one)
          }}
        >
          {onCanvas ? <canvas ref={canvas} className={scene.drawn} /> : null}
          <svg className={scene.drawn} width={pane.width} height={pane.height}>
            {onCanvas ? null : <Marks marks={marks} />}
            <Marks marks={over} />
          </svg>
          {shown && place ? (
            <div className={scene.tip} data-side={place.x + place.width / 2 < pane.width / 2 ? 'right' : 'left'}>
              <b className={styles.name}>{shown.name}</b>
              {[leafFigure(shown), ...shown.lines].map((line) => (
                <div key={line}>{line}</div>
              ))}
            </div>
          ) : null}
        </div>
        <Options id={id} leaves={leaves} chosen={chosen} />
      </div>
      <p className={styles.legend} aria-hidden="true">
        {bands.map((band, step) => (
          <span key={band} style={{ background: `var(--heat-${band})` }}>
            {step < 2 ? bounds[step] : band === 'flat' ? '0' : step > 4 ? bounds[step - 2] : ''}
          </span>
        ))}
      </p>
    </Pane>
  )
}
