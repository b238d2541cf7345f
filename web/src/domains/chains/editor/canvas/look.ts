import { useReactFlow, useStoreApi } from '@xyflow/react'
import { useMemo } from 'react'
import { around, boxesOf } from '../model/nodes.ts'
import type { Box } from '../model/nodes.ts'
import { graphOf, useEditorStore } from '../state.ts'

/** Below this nearness a large graph is drawn as a picture: its words could not be read. */
export const FAR = 0.38
/** So many nodes are drawn one by one at any nearness. */
export const FAR_NODES = 150
/** From this nearness shares stand at the lines. */
export const LABELS = 0.6
/** Height of the heads of tiers, which stand over the canvas, px. */
export const HEADS = 34
const PAD = 24

/** Ways to look at the graph: whole, at a node, nearer. */
export function useLook() {
  const flow = useReactFlow()
  const api = useStoreApi()
  const store = useEditorStore()
  return useMemo(() => {
    const show = (box: Box, most: number) => {
      const { width, height } = api.getState()
      const zoom = Math.min(most, (width - 2 * PAD) / box.width, (height - HEADS - 2 * PAD) / box.height)
      const near = Math.max(0.04, zoom)
      void flow.setViewport({
        x: (width - box.width * near) / 2 - box.x * near,
        y: HEADS + (height - HEADS - box.height * near) / 2 - box.y * near,
        zoom: near,
      })
    }
    const boxOf = (id: string) => boxesOf(graphOf(store)).get(id)
    return {
      showAll: () => {
        const box = around([...boxesOf(graphOf(store)).values()])
        if (box) show(box, 1)
      },
      /** Brings a node into sight where it is not; nearer where it could not be read. */
      showNode: (id: string, readable = false) => {
        const box = boxOf(id)
        const { width, height, transform } = api.getState()
        const [x, y, zoom] = transform
        if (!box) return
        const [left, top] = [box.x * zoom + x, box.y * zoom + y]
        const seen = left >= 0 && top >= HEADS && left + box.width * zoom <= width && top + box.height * zoom <= height
        if (seen && !(readable && zoom < LABELS)) return
        void flow.setCenter(box.x + box.width / 2, box.y + box.height / 2, {
          zoom: readable ? Math.max(zoom, 0.9) : zoom,
        })
      },
      nearer: () => void flow.zoomIn(),
      farther: () => void flow.zoomOut(),
      /** The middle of what is seen. */
      middle: () => {
        const { width, height, transform } = api.getState()
        const [x, y, zoom] = transform
        return { x: Math.round((width / 2 - x) / zoom), y: Math.round((height / 2 - y) / zoom) }
      },
    }
  }, [flow, api, store])
}
