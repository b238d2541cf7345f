import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import type { Range } from './where.ts'
import styles from './Histogram.module.css'

interface Props {
  label: string
  edges: readonly number[]
  counts: readonly number[]
  range: Range | undefined
  /** What a bar says when pointed at. */
  barText: (from: number, to: number, count: number) => string
  /**
   * A part was dragged over: from the left edge of its first bar to the right edge of its last; null at an end that the
   * market ends at.
   */
  onRange: (from: number | null, to: number | null) => void
}

const HEIGHT = 34

/**
 * Where the market lies on a figure; the part within the range is lit. Dragging chooses a part; the fields beside it do
 * the same by keyboard.
 */
export function Histogram({ label, edges, counts, range, barText, onRange }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const most = Math.max(1, ...counts)
  const barAt = (event: PointerEvent) => {
    const rect = box.current?.getBoundingClientRect()
    if (!rect || rect.width === 0) return 0
    return Math.max(
      0,
      Math.min(counts.length - 1, Math.floor(((event.clientX - rect.left) / rect.width) * counts.length)),
    )
  }
  const lit = (at: number): boolean => {
    if (drag) return at >= Math.min(drag.from, drag.to) && at <= Math.max(drag.from, drag.to)
    if (!range) return false
    // The outermost bars hold what lies beyond them.
    const [low, high] = [
      at === 0 ? -Infinity : (edges[at] ?? 0),
      at === counts.length - 1 ? Infinity : (edges[at + 1] ?? 0),
    ]
    return high > (range.from ?? -Infinity) && low < (range.to ?? Infinity)
  }
  const end = () => {
    if (!drag) return
    const [first, last] = [Math.min(drag.from, drag.to), Math.max(drag.from, drag.to)]
    setDrag(null)
    onRange(first === 0 ? null : (edges[first] ?? null), last === counts.length - 1 ? null : (edges[last + 1] ?? null))
  }
  const told = over === null ? null : barText(edges[over] ?? 0, edges[over + 1] ?? 0, counts[over] ?? 0)
  return (
    <div
      ref={box}
      className={styles.histogram}
      role="img"
      aria-label={label}
      title={told ?? label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from: barAt(event), to: barAt(event) })
      }}
      onPointerMove={(event) => {
        setOver(barAt(event))
        if (drag) setDrag({ ...drag, to: barAt(event) })
      }}
      onPointerLeave={() => setOver(null)}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      <svg viewBox={`0 0 ${counts.length * 4} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((count, at) => {
          const height = count === 0 ? 0.5 : Math.max(1.5, (count / most) * (HEIGHT - 2))
          return (
            <rect
              key={edges[at]}
              x={at * 4 + 0.4}
              y={HEIGHT - height}
              width={3.2}
              height={height}
              className={lit(at) ? styles.lit : styles.bar}
            />
          )
        })}
      </svg>
    </div>
  )
}
