import { useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import type { PointerEvent } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { around } from '../model/nodes.ts'
import { useOverlay } from '../overlay.ts'
import { editorTexts } from '../texts.ts'
import styles from './Canvas.module.css'
import type { CardNode } from './flow.ts'
import { inksOf, pictureOf } from './picture.ts'

const [WIDTH, HEIGHT, PAD] = [132, 68, 6]
const noEdges: [] = []

/** The whole graph small, with what is seen of it: pressed or dragged, the canvas goes there. */
export function MiniMap({ nodes }: { nodes: readonly CardNode[] }) {
  const t = useTexts(editorTexts)
  const pane = useRef<HTMLCanvasElement>(null)
  const flow = useReactFlow()
  const { effects } = useOverlay()
  const [x, y, zoom] = useStore(({ transform }) => transform)
  const wide = useStore(({ width }) => width)
  const high = useStore(({ height }) => height)
  const box = useMemo(
    () => around(nodes.map(({ position, width = 0, height = 0 }) => ({ ...position, width, height }))),
    [nodes],
  )
  const scale = box ? Math.min((WIDTH - 2 * PAD) / box.width, (HEIGHT - 2 * PAD) / box.height, 0.2) : 1
  const left = box ? (WIDTH - box.width * scale) / 2 - box.x * scale : 0
  const top = box ? (HEIGHT - box.height * scale) / 2 - box.y * scale : 0
  useEffect(() => {
    const canvas = pane.current
    const ink = canvas?.getContext('2d')
    if (!canvas || !ink) return
    Object.assign(canvas, { width: WIDTH * 2, height: HEIGHT * 2 })
    const hit = new Set(effects.keys())
    const picture = pictureOf(
      nodes.filter(({ type }) => type === 'card'),
      { nodes: noEdges, edges: noEdges },
      { scale: scale * 2, inks: { ...inksOf(canvas), edge: 'transparent' }, hit, lines: false },
    )
    if (!picture) return
    const { box: of, image } = picture
    ink.drawImage(
      image,
      (of.x * scale + left) * 2,
      (of.y * scale + top) * 2,
      of.width * scale * 2,
      of.height * scale * 2,
    )
  }, [nodes, effects, scale, left, top])
  if (!box) return null
  const goTo = (event: PointerEvent<HTMLDivElement>) => {
    const frame = event.currentTarget.getBoundingClientRect()
    void flow.setCenter((event.clientX - frame.left - left) / scale, (event.clientY - frame.top - top) / scale, {
      zoom,
    })
  }
  return (
    <div
      className={`nopan nowheel ${styles.mini}`}
      role="img"
      aria-label={t('miniMap')}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        goTo(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) goTo(event)
      }}
    >
      <canvas ref={pane} className={styles.miniPicture} />
      <i
        className={styles.seen}
        style={{
          transform: `translate(${(-x / zoom) * scale + left}px, ${(-y / zoom) * scale + top}px)`,
          width: (wide / zoom) * scale,
          height: (high / zoom) * scale,
        }}
      />
    </div>
  )
}
