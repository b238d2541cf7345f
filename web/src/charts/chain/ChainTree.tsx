import { useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { percent } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import type { Mark } from '../scene/marks.ts'
import { SceneMap } from '../scene/SceneMap.tsx'
import type { SceneProps } from '../scene/SceneMap.tsx'
import { useSize } from '../scene/useSize.ts'
import { chartTexts } from '../texts.ts'
import { boxBeside } from './beside.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { Pane } from '../../ui/kit/Stack.tsx'
import frame from '../scene/Frame.module.css'
import styles from './ChainTree.module.css'
import { layoutChain } from './layout.ts'
import type { ChainBox, ChainNode } from './layout.ts'
import { chainMarks, edgeMarks } from './marks.ts'
import type { ChainEdge, ChainWords } from './marks.ts'

interface Props {
  label: string
  nodes: readonly (ChainNode & ChainWords)[]
  edges: readonly ChainEdge[]
  /** Links that are closed. */
  closed: ReadonlySet<string>
  onClosed: (closed: ReadonlySet<string>) => void
  /** Id of a company's node. */
  chosen: string | null
  onChoose: (id: string) => void
  /** What a node's card says below its name. */
  facts: (id: string) => ReactNode
}

const edgesOn = (
  boxes: ReadonlyMap<string, ChainBox>,
  edges: readonly ChainEdge[],
  parents: ReadonlyMap<string, string | null>,
): ChainEdge[] => {
  // Of a closed link the one that holds it stands for it.
  const shown = (id: string): string | null => {
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) if (boxes.has(at)) return at
    return null
  }
  const seen = new Set<string>()
  return edges.flatMap(({ from, to }) => {
    const [one, other] = [shown(from), shown(to)]
    const key = `${one}\n${other}`
    if (!one || !other || one === other || seen.has(key)) return []
    seen.add(key)
    return [{ from: one, to: other }]
  })
}

/**
 * A theme's chain: links from upstream at the left to downstream at the right, their companies below, supply between
 * links. A link opens and closes.
 */
export function ChainTree({ label, nodes, edges, closed, onClosed, chosen, onChoose, facts }: Props) {
  const t = useTexts(chartTexts)
  const box = useRef<HTMLDivElement>(null)
  const pane = useSize(box)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const { boxes, width, height, startK } = useMemo(() => layoutChain(nodes, closed, pane), [nodes, closed, pane])
  const content = useMemo(() => ({ width, height }), [width, height])
  const byId = useMemo(() => new Map(nodes.map((node) => [node.id, node])), [nodes])
  const places = useMemo(() => new Map(boxes.map((one) => [one.id, one])), [boxes])
  const order = useMemo(() => new Map(boxes.map((one, place) => [one.id, place])), [boxes])
  const drawnEdges = useMemo(
    () => edgesOn(places, edges, new Map(nodes.map(({ id, parentId }) => [id, parentId]))),
    [places, edges, nodes],
  )
  const marks = useCallback(
    (k: number) => [...chainMarks(boxes, (id) => byId.get(id), k), ...edgeMarks(places, drawnEdges, null, k)],
    [boxes, byId, places, drawnEdges],
  )
  const over = useCallback(
    (k: number) => [
      ...(pointed ? edgeMarks(places, drawnEdges, pointed, k) : []),
      ...[chosen, pointed === chosen ? null : pointed].flatMap((id): Mark[] => {
        const found = id === null ? undefined : places.get(id)
        return found
          ? [
              {
                kind: 'rect',
                x: found.x,
                y: found.y,
                w: found.width,
                h: found.height,
                round: 3,
                stroke: id === chosen ? '--accent-bright' : '--text-1',
                width: 2 / Math.max(k, 0.4),
              },
            ]
          : []
      }),
    ],
    [places, drawnEdges, chosen, pointed],
  )
  const turn = (id: string) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    onClosed(next)
  }
  const choose = (id: string) => {
    const found = places.get(id)
    if (found?.kind === 'company') onChoose(id)
    else if (found?.holds && found.depth > 0) turn(id)
  }
  const scene: Pick<SceneProps, 'at' | 'boxOf' | 'beside' | 'option' | 'tip' | 'onKey'> = {
    at: (x, y) =>
      boxes.findLast((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height)?.id ??
      null,
    boxOf: (id) => places.get(id) ?? null,
    beside: (from, to) => {
      if (to === 'first') return boxes[0]?.id ?? null
      if (to === 'last') return boxes.at(-1)?.id ?? null
      const found = from === null ? undefined : places.get(from)
      return found ? (boxBeside(boxes, found, to)?.id ?? null) : null
    },
    option: (id) => {
      const [node, found] = [byId.get(id), places.get(id)]
      return {
        text: node ? [node.name, percent(node.change), node.note].filter(Boolean).join(' ') : '',
        place: order.get(id) ?? 0,
        chosen: id === chosen,
        level: (found?.depth ?? 0) + 1,
        open: found?.holds ? found.open : undefined,
      }
    },
    tip: (id) => (
      <>
        <b className={frame.name}>{byId.get(id)?.name}</b>
        {facts(id)}
      </>
    ),
    onKey: (key, id) => {
      const found = id === null ? undefined : places.get(id)
      if (!found?.holds || found.depth === 0 || (key !== ' ' && key !== '*')) return false
      turn(found.id)
      return true
    },
  }
  const links = useMemo(
    () => nodes.filter(({ kind, parentId }) => kind === 'industry' && parentId !== null).map(({ id }) => id),
    [nodes],
  )
  return (
    <Pane>
      <div ref={box} className={frame.pane}>
        {width > 0 && height > 0 ? (
          <SceneMap
            role="tree"
            label={label}
            pane={pane}
            content={content}
            {...(startK === null ? {} : { startK })}
            marks={marks}
            over={over}
            count={boxes.length}
            pointed={pointed}
            onPoint={setPointed}
            onChoose={choose}
            tools={tools}
            {...scene}
          />
        ) : null}
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.fold} disabled={closed.size === 0} onClick={() => onClosed(new Set())}>
          {t('openAll')}
        </button>
        <button
          type="button"
          className={styles.fold}
          disabled={links.every((id) => closed.has(id))}
          onClick={() => onClosed(new Set(links))}
        >
          {t('closeAll')}
        </button>
        <Text tone="quiet">{t('chainWay')}</Text>
        <span ref={setTools} className={frame.tools} />
      </div>
    </Pane>
  )
}
