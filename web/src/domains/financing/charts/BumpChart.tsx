import { number } from '../../../lib/formats.ts'
import styles from './Charts.module.css'
import { bumpPoints, DRAWN, drawnLines, namePlaces, type BumpLine } from './places.ts'
import { Text } from '../../../ui/kit/Text.tsx'

interface Props {
  /** What is shown, for those who do not see it. */
  name: string
  columns: readonly string[]
  lines: readonly BumpLine[]
  chosen: string | null
  onChoose: (key: string) => void
}

/** Places of lines from column to column, the first at the top; each line as thick as its share. */
export function BumpChart({ name, columns, lines, chosen, onChoose }: Props) {
  const drawn = drawnLines(lines)
  const names = namePlaces(drawn.map((line) => bumpPoints(line, DRAWN).at(-1)?.y ?? null))
  const most = Math.max(1, ...drawn.flatMap(({ shares }) => shares.map((share) => share ?? 0)))
  return (
    <div className={styles.bump} role="group" aria-label={name}>
      <div className={styles.plot}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {columns.map((column, at) => (
            <line
              key={column}
              className={styles.grid}
              x1={(at * 100) / Math.max(1, columns.length - 1)}
              x2={(at * 100) / Math.max(1, columns.length - 1)}
              y1={0}
              y2={100}
            />
          ))}
          {drawn.map((line, nth) => {
            const points = bumpPoints(line, DRAWN)
            return points.map((point, at) => {
              const next = points[at + 1]
              if (!point || !next) return null
              const share = ((line.shares[at] ?? 0) + (line.shares[at + 1] ?? 0)) / 2
              const middle = (point.x + next.x) / 2
              return (
                <path
                  key={`${line.key} ${columns[at] ?? at}`}
                  className={styles.flow}
                  data-faint={chosen !== null && chosen !== line.key ? '' : undefined}
                  d={`M${point.x} ${point.y} C${middle} ${point.y} ${middle} ${next.y} ${next.x} ${next.y}`}
                  style={{ stroke: `var(--series-${(nth % 8) + 1})`, strokeWidth: 2 + (share / most) * 12 }}
                />
              )
            })
          })}
        </svg>
        {drawn.map((line, nth) =>
          bumpPoints(line, DRAWN).map((point, at) =>
            point ? (
              <i
                key={`${line.key} ${columns[at] ?? at}`}
                className={styles.dot}
                style={{ left: `${point.x}%`, top: `${point.y}%`, background: `var(--series-${(nth % 8) + 1})` }}
                title={`${line.name} · ${columns[at] ?? ''} · ${number(line.shares[at], { digits: 1 })}%`}
              />
            ) : null,
          ),
        )}
      </div>
      <ol className={styles.names}>
        {drawn.map((line, nth) => {
          const place = names[nth] ?? null
          return (
            <li key={line.key} style={{ top: `${place ?? 100}%` }} hidden={place === null}>
              <button
                type="button"
                aria-pressed={line.key === chosen}
                title={line.name}
                style={{ color: `var(--series-${(nth % 8) + 1})` }}
                onClick={() => onChoose(line.key)}
              >
                {/* The figure first: of a long name the end may be cut off. */}
                {`${number(line.shares.at(-1), { digits: 0 })}% `}
                <Text>{line.name}</Text>
              </button>
            </li>
          )
        })}
      </ol>
      <div className={styles.columns} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </div>
  )
}
