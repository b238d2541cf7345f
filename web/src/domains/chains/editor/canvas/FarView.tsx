import { useStoreApi } from '@xyflow/react'
import { useEffect, useMemo, useRef } from 'react'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { useOverlay } from '../overlay.ts'
import styles from './Canvas.module.css'
import type { CardNode } from './flow.ts'
import { FAR } from './look.ts'
import { inksOf, pictureOf } from './picture.ts'

/**
 * A large graph from afar: painted once, and shown as a picture while one pans and zooms, for two thousand boxes of the
 * page would take most of a frame.
 */
export function FarView({ nodes, graph }: { nodes: readonly CardNode[]; graph: SupplyChainGraph }) {
  const pane = useRef<HTMLCanvasElement>(null)
  const api = useStoreApi()
  const { effects } = useOverlay()
  const hit = useMemo(() => new Set(effects.keys()), [effects])
  useEffect(() => {
    const canvas = pane.current
    if (!canvas) return undefined
    const ink = canvas.getContext('2d')
    const picture = pictureOf(nodes, graph, { scale: FAR, inks: inksOf(canvas), hit, lines: true })
    let asked = 0
    const draw = () => {
      asked = 0
      const { width, height, transform } = api.getState()
      const ratio = devicePixelRatio
      const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
      if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high })
      ink?.clearRect(0, 0, wide, high)
      if (!picture) return
      const [x, y, zoom] = transform
      const { box, image } = picture
      ink?.drawImage(
        image,
        (box.x * zoom + x) * ratio,
        (box.y * zoom + y) * ratio,
        box.width * zoom * ratio,
        box.height * zoom * ratio,
      )
    }
    const ask = () => {
      if (asked === 0) asked = requestAnimationFrame(draw)
    }
    draw()
    const stop = api.subscribe(ask)
    return () => {
      stop()
      cancelAnimationFrame(asked)
    }
  }, [nodes, graph, hit, api])
  return <canvas ref={pane} className={styles.far} aria-hidden="true" />
}
