/** What the rooms of prices and companies look like inside: 240 × 104, in the colours of the look. */

const bubbles = [
  [40, 56, 22, 'rise-3', 0.7],
  [84, 34, 15, 'fall-2', 0.4],
  [128, 58, 34, 'rise-2', 0.8],
  [178, 32, 17, 'rise-1', 0.3],
  [206, 66, 22, 'fall-3', 0.6],
  [78, 84, 13, 'rise-1', 0.5],
  [170, 88, 11, 'fall-1', 0.5],
] as const

/** Themes as bubbles: size, day's change, rings of opportunity and risk. */
export function ThemePicture() {
  return bubbles.map(([x, y, r, heat, share]) => (
    <g key={`${x}`}>
      <circle cx={x} cy={y} r={r} fill={`var(--heat-${heat})`} />
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="none"
        stroke="var(--opportunity)"
        strokeWidth="1.6"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform={`rotate(-90 ${x} ${y})`}
      />
      <circle
        cx={x}
        cy={y}
        r={r}
        fill="none"
        stroke="var(--risk)"
        strokeWidth="1.6"
        pathLength="1"
        strokeDasharray={`${(1 - share) * 0.6} 1`}
        transform={`rotate(-90 ${x} ${y}) scale(1 -1) translate(0 ${-2 * y})`}
      />
      <rect x={x - r * 0.5} y={y - 2} width={r} height="3" rx="1.5" fill="var(--text-1)" opacity=".85" />
    </g>
  ))
}

const candles = [62, 58, 64, 60, 52, 55, 47, 50, 56, 61, 66, 70, 65, 72, 68, 60, 55, 58, 50, 44, 48, 40, 34, 38, 30]

/** Candles with volume, and the documents at their bars. */
export function PricePicture() {
  return (
    <>
      {[26, 50, 74].map((y) => (
        <line key={y} x1="12" x2="228" y1={y} y2={y} stroke="var(--line)" />
      ))}
      {candles.map((close, place) => {
        const open = candles[place - 1] ?? 64
        const side = close <= open ? 'var(--rise)' : 'var(--fall)'
        const x = 14 + place * 8.6
        return (
          <g key={x} fill={side} stroke={side}>
            <line
              x1={x + 2.5}
              x2={x + 2.5}
              y1={Math.min(open, close) - 4}
              y2={Math.max(open, close) + 4}
              strokeWidth="1"
            />
            <rect
              x={x}
              y={Math.min(open, close)}
              width="5"
              height={Math.max(1.5, Math.abs(open - close))}
              stroke="none"
            />
            <rect
              x={x}
              y={98 - Math.abs(open - close) * 0.9 - 3}
              width="5"
              height={Math.abs(open - close) * 0.9 + 3}
              stroke="none"
              opacity=".4"
            />
          </g>
        )
      })}
      {[
        [6, 34],
        [13, 84],
        [20, 30],
      ].map(([place = 0, y = 0]) => (
        <path key={place} d={`M${16.5 + place * 8.6} ${y}l4 5h-8z`} fill="var(--accent)" />
      ))}
    </>
  )
}

const rows = [
  [0, 74, 'rise'],
  [0.3, 61, 'rise'],
  [0.9, 48, 'fall'],
  [0.5, 36, 'rise'],
  [1.4, 22, 'fall'],
] as const

/** Watched companies: name, course, score, risk beside opportunity. */
export function PortfolioPicture() {
  return rows.map(([phase, score, side], place) => {
    const y = 16 + place * 18
    const course = Array.from(
      { length: 12 },
      (_, at) =>
        `${86 + at * 4},${y + Math.sin(at * 0.8 + phase * 3) * 3 + (side === 'rise' ? 3 - at * 0.6 : at * 0.6 - 3)}`,
    ).join(' ')
    return (
      <g key={y}>
        {place === 0 ? (
          <>
            <rect x="8" y={y - 9} width="224" height="18" fill="var(--accent-wash)" />
            <rect x="8" y={y - 9} width="2" height="18" fill="var(--link-a)" />
          </>
        ) : null}
        <rect x="16" y={y - 2} width={56 - phase * 16} height="4" rx="2" fill="var(--text-2)" />
        <polyline points={course} fill="none" stroke={`var(--${side})`} strokeWidth="1.5" />
        <rect x="144" y={y - 1.5} width="30" height="3" rx="1.5" fill="var(--pressed)" />
        <rect x="144" y={y - 1.5} width={score * 0.36} height="3" rx="1.5" fill="var(--accent)" />
        <rect x={204 - (80 - score) * 0.2} y={y - 3} width={(80 - score) * 0.2} height="6" fill="var(--risk)" />
        <rect x="204" y={y - 3} width={score * 0.3} height="6" fill="var(--opportunity)" />
      </g>
    )
  })
}

const moves = [72, 55, 41, 26, 12, -14, -30, -44, -66]

/** Best and worst of the list: bars both ways. */
export function MoversPicture() {
  return (
    <>
      <line x1="136" x2="136" y1="6" y2="98" stroke="var(--line-strong)" />
      {moves.map((move, place) => (
        <g key={move}>
          <rect x="14" y={9 + place * 10} width={26 + ((place * 13) % 21)} height="4" rx="2" fill="var(--text-3)" />
          <rect
            x={move > 0 ? 136 : 136 + move}
            y={7 + place * 10}
            width={Math.abs(move)}
            height="7"
            rx="1"
            fill={`var(--${move > 0 ? 'rise' : 'fall'})`}
            opacity={0.55 + Math.abs(move) / 160}
          />
        </g>
      ))}
    </>
  )
}

const boxes = [
  [8, 8, 78, 52, 'rise-3'],
  [88, 8, 44, 52, 'rise-1'],
  [8, 62, 46, 34, 'fall-1'],
  [56, 62, 42, 34, 'rise-2'],
  [100, 62, 32, 34, 'fall-2'],
  [134, 8, 58, 38, 'fall-3'],
  [194, 8, 38, 38, 'rise-1'],
  [134, 48, 36, 48, 'rise-2'],
  [172, 48, 60, 26, 'fall-2'],
  [172, 76, 30, 20, 'flat'],
  [204, 76, 28, 20, 'rise-1'],
] as const

/** Where the forums are for and against: a map by heat. */
export function OpinionPicture() {
  return boxes.map(([x, y, width, height, heat]) => (
    <g key={`${x} ${y}`}>
      <rect x={x} y={y} width={width} height={height} fill={`var(--heat-${heat})`} />
      <rect
        x={x + 5}
        y={y + 6}
        width={Math.min(30, width - 12)}
        height="3"
        rx="1.5"
        fill="var(--text-1)"
        opacity=".8"
      />
    </g>
  ))
}
