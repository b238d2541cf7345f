/** What the rooms of graphs and searches look like inside. */

const nodes = [
  [16, 10],
  [104, 10],
  [188, 10],
  [104, 44],
  [16, 80],
  [104, 80],
  [188, 80],
] as const
const edges = [
  [0, 3, 3],
  [1, 3, 1.5],
  [2, 3, 2],
  [3, 4, 2.5],
  [3, 5, 1.2],
  [3, 6, 1.8],
] as const

/** Suppliers above, the company, customers below; thickness is the share. */
export function ChainPicture() {
  return (
    <>
      {edges.map(([from, to, width]) => {
        const [x1, y1] = nodes[from]
        const [x2, y2] = nodes[to]
        return (
          <path
            key={`${from} ${to}`}
            d={`M${x1 + 18} ${y1 + 14}C${x1 + 18} ${(y1 + y2) / 2 + 10} ${x2 + 18} ${(y1 + y2) / 2 + 4} ${x2 + 18} ${y2}`}
            fill="none"
            stroke={from === 0 ? 'var(--risk)' : 'var(--line-strong)'}
            strokeWidth={width}
            strokeDasharray={from === 0 ? '4 3' : undefined}
          />
        )
      })}
      {nodes.map(([x, y], place) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x}
            y={y}
            width="36"
            height="16"
            rx="2"
            fill={place === 3 ? 'var(--accent-wash)' : 'var(--raised)'}
            stroke={place === 3 ? 'var(--accent)' : place === 0 ? 'var(--risk)' : 'var(--frame)'}
          />
          <rect x={x + 5} y={y + 6} width={place === 3 ? 26 : 20} height="3.5" rx="1.7" fill="var(--text-2)" />
        </g>
      ))}
    </>
  )
}

const wave = [4, 6, 9, 16, 30, 52, 64, 58, 42, 30, 26, 34, 46, 40, 26, 14, 8, 6]

/** An epidemic's course, and below it relations between countries. */
export function RiskPicture() {
  const points = wave.map((value, place) => `${14 + place * 12.5},${70 - value * 0.85}`)
  return (
    <>
      <polygon points={`14,70 ${points.join(' ')} 226,70`} fill="var(--risk)" opacity=".18" />
      <polyline points={points.join(' ')} fill="none" stroke="var(--risk)" strokeWidth="1.8" />
      <line x1="14" x2="226" y1="34" y2="34" stroke="var(--error)" strokeDasharray="4 3" opacity=".7" />
      <line x1="14" x2="226" y1="88" y2="88" stroke="var(--line-strong)" />
      {wave.map((value, place) => (
        <rect
          key={points[place]}
          x={12 + place * 12.5}
          y={place % 5 > 1 ? 88 : 88 - 4 - (value % 7)}
          width="7"
          height={4 + (value % 7)}
          fill={place % 5 > 1 ? 'var(--risk)' : 'var(--opportunity)'}
          opacity=".85"
        />
      ))}
    </>
  )
}

const rounds = [
  [24, 84, 4, 1],
  [48, 78, 6, 2],
  [70, 82, 5, 1],
  [92, 64, 9, 3],
  [118, 72, 7, 2],
  [142, 48, 13, 4],
  [170, 66, 8, 3],
  [198, 36, 18, 5],
] as const

/** Rounds over time: height is the stage, size the amount. */
export function FinancingPicture() {
  return (
    <>
      {[22, 42, 62, 82].map((y) => (
        <line key={y} x1="12" x2="228" y1={y + 4} y2={y + 4} stroke="var(--line)" />
      ))}
      <polyline
        points={rounds
          .filter((_, place) => place % 2 === 1)
          .map(([x, y]) => `${x},${y}`)
          .join(' ')}
        fill="none"
        stroke="var(--accent-block)"
        strokeWidth="1.2"
        strokeDasharray="3 3"
      />
      {rounds.map(([x, y, r, series]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={r}
          fill={`var(--series-${series})`}
          fillOpacity=".32"
          stroke={`var(--series-${series})`}
        />
      ))}
    </>
  )
}

const found = [
  [74, 40, 3],
  [96, 66, 2.2],
  [58, 72, 2.2],
  [112, 34, 2.6],
  [40, 48, 1.8],
  [84, 24, 1.8],
] as const

/** A search round a technology: the nearer, the more it fits. */
export function FinderPicture() {
  return (
    <>
      {[14, 28, 42].map((r) => (
        <circle key={r} cx="76" cy="52" r={r} fill="none" stroke="var(--line-strong)" />
      ))}
      <path d="M76 52L112 30A42 42 0 0 1 118 52Z" fill="var(--accent)" opacity=".22" />
      <line x1="76" x2="112" y1="52" y2="30" stroke="var(--accent)" strokeWidth="1.5" />
      {found.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--opportunity)" />
      ))}
      {[16, 38, 60, 82].map((y, place) => (
        <g key={y}>
          <rect
            x="140"
            y={y - 4}
            width={[56, 72, 48, 64][place]}
            height="12"
            rx="2"
            fill={place === 0 ? 'var(--accent-wash)' : 'var(--raised)'}
            stroke={place === 0 ? 'var(--accent-edge)' : 'var(--frame)'}
          />
          <rect
            x="146"
            y={y}
            width={[42, 56, 34, 48][place]}
            height="3.5"
            rx="1.7"
            fill={place === 0 ? 'var(--accent-text)' : 'var(--text-2)'}
          />
        </g>
      ))}
    </>
  )
}
