import type { ReactNode } from 'react'
import { number, percent, withEnds, type Interval } from '../../lib/formats.ts'
import { classes } from '../kit/classes.ts'
import styles from './StudyTable.module.css'

/** What followed happenings of a kind within so many trading days, beside days on which nothing happened. */
export interface Horizon {
  days: number
  samples: number
  /** Those of them whose days do not overlap. */
  independent: number
  /** A return against a comparison, with the interval it may lie in. */
  excess: Interval | null
  placebo: { excess: Interval | null }
  /** Too few to say anything. */
  grey: boolean
}

const whole = (value: number): string => number(value, { digits: 0 })

const moves = (of: Interval | null): string => withEnds(of, percent)

/** A horizon in words: days, samples with how many stand alone, what followed, what followed days of nothing. */
export const studyCells = (row: Horizon): string[] => [
  whole(row.days),
  `${whole(row.samples)} · ${whole(row.independent)}`,
  moves(row.excess),
  moves(row.placebo.excess),
]

/** What followed, a line a horizon; lines of too few are marked `data-few`. */
export function StudyTable({
  name,
  caption,
  head,
  horizons,
  className,
}: {
  name: string
  caption: ReactNode
  /** Names of the four columns that `studyCells` fills. */
  head: readonly string[]
  horizons: readonly Horizon[]
  className?: string | undefined
}) {
  return (
    <table className={classes(styles.study, className)} aria-label={name}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {horizons.map((row) => (
          <tr key={row.days} data-few={row.grey || undefined}>
            {studyCells(row).map((cell, at) => (
              <td key={head[at]}>
                {cell.split(/ (?=\[)/u).map((piece) => (
                  <span key={piece}>{piece}</span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
