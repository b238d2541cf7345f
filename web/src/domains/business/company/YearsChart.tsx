import { useMemo, useRef, useState } from 'react'
import { short } from '../../../lib/formats.ts'
import { useWidth } from '../../../lib/useWidth.ts'
import { labelled } from '../../../charts/quarters/layout.ts'
import { partIn, stackedYears, sumOf } from './model.ts'
import type { Dimension, Line, Turnover } from './model.ts'
import { useWords } from './useWords.ts'
import styles from './YearsChart.module.css'
import tones from './tones.module.css'

interface Props {
  type: Dimension
  lines: readonly Line[]
  turnover: Turnover['turnover']
  share: boolean
  height: number
  onOpen: (periodEnd: string, key: string) => void
}

const BELOW = 16
const ABOVE = 14

/** One way of cutting over the years as stacked columns; pressing a part opens its row in that year's report. */
export function YearsChart({ type, lines, turnover, share, height, onOpen }: Props) {
  const { t, language, partName } = useWords()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [over, setOver] = useState<{ year: number; key: string } | null>(null)
  const tall = height - BELOW - ABOVE
  const { years, pieces, zero, column } = useMemo(
    () => stackedYears(lines, turnover, { width, height: tall, share }),
    [lines, turnover, width, tall, share],
  )
  const line = lines.find((one) => one.key === over?.key)
  const part = over && line ? partIn(turnover, over.year, line) : undefined
  const totalOf = (year: number) =>
    turnover[String(year)]?.dataList.find((one) => one.type === type)?.total ?? sumOf([])
  return (
    <div ref={box} className={`${styles.box} ${tones.tones}`} data-cut={type} style={{ height }}>
      {width ? (
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={t('yearsDescribed', {
            cut: t(type),
            from: years[0] ?? '',
            to: years.at(-1) ?? '',
            count: lines.length,
          })}
        >
          <g transform={`translate(0 ${ABOVE})`}>
            <line className={styles.zero} x1={0} x2={width} y1={zero} y2={zero} />
            {pieces.map((piece) => (
              <rect
                key={`${piece.year} ${piece.key}`}
                data-tone={piece.tone ?? 'none'}
                data-elimination={piece.elimination || undefined}
                data-over={over?.key === piece.key || undefined}
                className={styles.piece}
                x={piece.x}
                y={piece.y}
                width={piece.width}
                height={Math.max(1, piece.height)}
                onPointerEnter={() => setOver({ year: piece.year, key: piece.key })}
                onPointerLeave={() => setOver(null)}
                onClick={() => {
                  const periodEnd = turnover[String(piece.year)]?.periodEnd
                  if (periodEnd) onOpen(periodEnd, piece.key)
                }}
              />
            ))}
            {share
              ? null
              : years.map((year, at) => (
                  <text
                    key={year}
                    className={styles.total}
                    x={at * column + column / 2}
                    y={Math.min(...pieces.filter((one) => one.year === year).map((one) => one.y), zero) - 4}
                    textAnchor="middle"
                  >
                    {short(totalOf(year), language, { loose: false })}
                  </text>
                ))}
            {labelled(years.length, Math.max(1, Math.floor(width / 40))).map((at) => (
              <text key={years[at]} x={at * column + column / 2} y={tall + 13} textAnchor="middle">
                {years[at]}
              </text>
            ))}
          </g>
        </svg>
      ) : null}
      {over && line ? (
        <p className={styles.tip} aria-hidden="true">
          {t('piece', {
            year: over.year,
            name: partName(line),
            value: `${short(part?.revenue, language, { loose: false })}${part?.turnoverPercent === null || part === undefined ? '' : ` · ${part.turnoverPercent.toFixed(1)}%`}`,
          })}
        </p>
      ) : null}
    </div>
  )
}
