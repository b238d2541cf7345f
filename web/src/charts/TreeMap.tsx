import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { percent } from '../lib/formats.ts'
import { useRoot } from '../lib/store.ts'
import { FULL_MOVE } from './heat.ts'
import styles from './TreeMap.module.css'
import { drawTree } from './treeModel.ts'
import type { TreeLeaf, TreeModel } from './treeModel.ts'

interface Props {
  label: string
  leaves: readonly TreeLeaf[]
  chosen: string | null
  onChoose: (id: string) => void
}

const bands = ['fall-3', 'fall-2', 'fall-1', 'flat', 'rise-1', 'rise-2', 'rise-3'] as const
const ends = [-0.7, -0.5, 0, 0.5, 0.7].map((share) => percent(share * FULL_MOVE, { digits: 1 }))

/** Rectangles by size, coloured by the day's change. Pointing tells, a click chooses; by keyboard the arrows go through them, the largest first, and Enter chooses. */
export function TreeMap({ label, leaves, chosen, onChoose }: Props) {
  const colourType = useRoot((root) => root.preferences.colourType)
  const id = useId()
  const canvas = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<TreeModel | null>(null)
  const [at, setAt] = useState(-1)
  const choose = useRef(onChoose)
  useEffect(() => { choose.current = onChoose })
  const renderer = leaves.length < 1000 ? 'svg' : 'canvas'
  useEffect(() => {
    if (!canvas.current) return undefined
    const drawn = drawTree(canvas.current, renderer, (one) => choose.current(one))
    setModel(drawn)
    return () => { setModel(null); drawn.remove() }
  }, [renderer])
  const pointed = leaves[at]?.id ?? null
  useEffect(() => { model?.setLeaves(leaves, { chosen, pointed, colourType }) }, [model, leaves, chosen, pointed, colourType])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: leaves.length - 1 }[event.key]
    if (to !== undefined) {
      event.preventDefault()
      setAt(Math.max(0, Math.min(leaves.length - 1, to)))
    } else if (event.key === 'Enter' && pointed) {
      event.preventDefault()
      onChoose(pointed)
    }
  }
  return (
    <div className={styles.map}>
      <div
        className={styles.canvas} role="listbox" tabIndex={0} aria-label={label} aria-activedescendant={pointed ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown} onBlur={() => setAt(-1)}
      >
        <div ref={canvas} className={styles.drawn} aria-hidden="true" />
        <div className="visually-hidden">
          {leaves.map((leaf, place) => <div key={leaf.id} id={`${id}-${place}`} role="option" aria-selected={leaf.id === chosen} tabIndex={-1}>{leaf.name} {percent(leaf.change)}</div>)}
        </div>
      </div>
      <p className={styles.legend} aria-hidden="true">
        {bands.map((band, place) => <span key={band} style={{ background: `var(--heat-${band})` }}>{place < 2 ? ends[place] : band === 'flat' ? '0' : place > 4 ? ends[place - 2] : ''}</span>)}
      </p>
    </div>
  )
}
