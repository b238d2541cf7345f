/** What the rooms of news, reports and policies look like inside. */

/** News by time, one chosen. */
export function FlashPicture() {
  return [0, 1, 2, 3].map((place) => {
    const y = 12 + place * 24
    return (
      <g key={y}>
        {place === 1 ? (
          <>
            <rect x="8" y={y - 7} width="224" height="23" fill="var(--accent-wash)" />
            <rect x="8" y={y - 7} width="2" height="23" fill="var(--link-a)" />
          </>
        ) : null}
        <rect x="16" y={y - 2} width="20" height="3" rx="1.5" fill="var(--text-3)" />
        <rect
          x="46"
          y={y - 3}
          width={[168, 150, 176, 120][place]}
          height="4"
          rx="2"
          fill="var(--text-1)"
          opacity=".85"
        />
        <rect x="46" y={y + 7} width="38" height="3" rx="1.5" fill="var(--text-3)" />
        <rect x="90" y={y + 7} width="20" height="3" rx="1.5" fill={place % 2 ? 'var(--fall)' : 'var(--rise)'} />
      </g>
    )
  })
}

const quarters = [30, 38, 34, 50, 44, 58, 52, 70]

/** Quarters as bars, growth as a line, the last ones marked. */
export function ReportPicture() {
  return (
    <>
      {[30, 56, 82].map((y) => (
        <line key={y} x1="14" x2="226" y1={y} y2={y} stroke="var(--line)" />
      ))}
      {quarters.map((height, place) => (
        <rect
          key={height}
          x={22 + place * 26}
          y={92 - height}
          width="15"
          height={height}
          rx="2"
          fill={place > 5 ? 'var(--accent)' : 'var(--accent-block)'}
        />
      ))}
      <polyline
        points={quarters
          .map((height, place) => `${29.5 + place * 26},${70 - height * 0.75 + (place % 2) * 8}`)
          .join(' ')}
        fill="none"
        stroke="var(--series-2)"
        strokeWidth="1.5"
      />
      {quarters.map((height, place) => (
        <circle
          key={height}
          cx={29.5 + place * 26}
          cy={70 - height * 0.75 + (place % 2) * 8}
          r="2"
          fill="var(--series-2)"
        />
      ))}
    </>
  )
}

/** Seven days put together into one report. */
export function WeeklyPicture() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <g key={day}>
          <rect x="14" y={10 + day * 12.4} width="66" height="9" rx="2" fill="var(--raised)" stroke="var(--frame)" />
          <rect
            x="19"
            y={13.5 + day * 12.4}
            width={24 + ((day * 17) % 30)}
            height="2.5"
            rx="1.2"
            fill="var(--text-3)"
          />
          <path
            d={`M82 ${14.5 + day * 12.4}C110 ${14.5 + day * 12.4} 108 52 134 52`}
            fill="none"
            stroke="var(--line-strong)"
          />
        </g>
      ))}
      <rect x="136" y="10" width="88" height="84" rx="3" fill="var(--raised)" stroke="var(--accent-edge)" />
      <rect x="145" y="19" width="50" height="5" rx="2.5" fill="var(--accent-bright)" />
      {[32, 39, 46].map((y) => (
        <rect key={y} x="145" y={y} width={y === 46 ? 48 : 70} height="3" rx="1.5" fill="var(--text-2)" />
      ))}
      <polyline
        points="145,82 156,74 167,78 178,66 189,70 200,60 214,63"
        fill="none"
        stroke="var(--series-2)"
        strokeWidth="1.5"
      />
    </>
  )
}

/** Many copies of the same story, told once. */
export function DigestPicture() {
  return (
    <>
      {[0, 1, 2].map((story) => {
        const y = 10 + story * 30
        return (
          <g key={y}>
            {[2, 1, 0].map((copy) => (
              <rect
                key={copy}
                x={14 + copy * 4}
                y={y + copy * 2.5}
                width="58"
                height="20"
                rx="2"
                fill="var(--raised)"
                stroke="var(--frame)"
              />
            ))}
            <rect x="20" y={y + 5} width="42" height="3" rx="1.5" fill="var(--text-3)" />
            <rect x="20" y={y + 11} width="30" height="3" rx="1.5" fill="var(--text-3)" />
            <path d={`M86 ${y + 12}h16m-5-4 5 4-5 4`} fill="none" stroke="var(--accent)" strokeWidth="1.5" />
            <rect x="112" y={y + 3} width={110 - story * 14} height="4" rx="2" fill="var(--text-1)" opacity=".85" />
            <rect x="112" y={y + 11} width={84 + story * 8} height="3" rx="1.5" fill="var(--text-3)" />
            <rect x="112" y={y + 17} width={52} height="3" rx="1.5" fill="var(--text-3)" />
          </g>
        )
      })}
    </>
  )
}

/** A policy beside its last wording: what came, what went. */
export function PolicyPicture() {
  return (
    <>
      <line x1="120" x2="120" y1="8" y2="96" stroke="var(--line-strong)" />
      {[12, 24, 36, 48, 60, 72, 84].map((y, place) => (
        <g key={y}>
          <rect
            x="16"
            y={y}
            width={[90, 84, 92, 70, 88, 92, 56][place]}
            height="4"
            rx="2"
            fill="var(--text-3)"
            opacity={place === 3 ? 0.5 : 1}
          />
          <rect x="132" y={y} width={[88, 92, 76, 90, 84, 92, 62][place]} height="4" rx="2" fill="var(--text-2)" />
        </g>
      ))}
      <line x1="16" x2="86" y1="50" y2="50" stroke="var(--text-2)" />
      <rect x="130" y="33" width="52" height="10" fill="var(--label-jg)" opacity=".28" />
      <line x1="130" x2="182" y1="44" y2="44" stroke="var(--label-jg)" strokeWidth="1.5" />
      <rect x="150" y="69" width="64" height="10" fill="var(--accent-fill)" />
      <rect x="132" y="72" width="92" height="4" rx="2" fill="var(--accent-text)" />
    </>
  )
}
