import type { Answer, AnswerFact } from '@pandora/contract/domains/chat/shapes'
import { stretch } from '../../lib/formats.ts'
import styles from './Chat.module.css'

type Chart = Extract<Answer['parts'][number], { type: 'chart' }>

const [WIDTH, HEIGHT, EDGE] = [520, 140, 8]
/** A span that is less than this part of the largest value is drawn for itself. */
const FLAT = 0.3

/** How the answer writes a value of its lines. */
function textOf(
  facts: ReadonlyMap<string, AnswerFact>,
  values: readonly (readonly (number | null)[])[],
  { lines }: Chart,
  value: number,
): string {
  for (const [line, of] of values.entries()) {
    const id = lines[line]?.factIds[of.indexOf(value)]
    if (id) return facts.get(id)?.text ?? ''
  }
  return ''
}

/** The course of figures over periods, one line a company. The table above it holds every value; where one is missing the line breaks. */
export function Lines({ chart, facts }: { chart: Chart; facts: ReadonlyMap<string, AnswerFact> }) {
  const values = chart.lines.map((line) =>
    line.factIds.map((id) => (id === null ? null : (facts.get(id)?.value ?? null))),
  )
  const known = values.flat().filter((one) => one !== null)
  if (known.length < 2) return null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // Of an index or a rate that hardly moves beside its size a scale from zero would show a level line.
  const fromZero = least <= 0 || most - least > most * FLAT
  const low = fromZero ? Math.min(least, 0) : least
  const span = (fromZero ? Math.max(most, 0) : most) - low || 1
  const x = (at: number) => EDGE + (at / Math.max(1, chart.periods.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (value: number) => HEIGHT - EDGE - ((value - low) / span) * (HEIGHT - 2 * EDGE)
  const path = (of: readonly (number | null)[]) =>
    of.reduce(
      (so, value, at) =>
        value === null
          ? { text: so.text, open: false }
          : { text: `${so.text}${so.open ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`, open: true },
      { text: '', open: false },
    ).text
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={chart.title}>
        {fromZero ? <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} className={styles.zero} /> : null}
        {values.map((of, line) => (
          <g key={chart.lines[line]?.name} className={styles[`line${(line % 4) + 1}`]}>
            <path d={path(of)} fill="none" strokeWidth="2" />
            {of.map((value, at) =>
              value === null ? null : <circle key={chart.periods[at]} cx={x(at)} cy={y(value)} r="3" />,
            )}
          </g>
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {chart.lines.map((line, at) => (
          <span key={line.name} className={styles[`line${(at % 4) + 1}`]}>
            <i aria-hidden="true" /> {line.name}
          </span>
        ))}
        {fromZero ? null : (
          <span>{stretch(textOf(facts, values, chart, least), textOf(facts, values, chart, most), ' – ')}</span>
        )}
        <span>{stretch(chart.periods[0] ?? '', chart.periods.at(-1) ?? '', ' – ')}</span>
      </figcaption>
    </figure>
  )
}
