import { direction, number, short } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { Figure } from '../ui/Figure.tsx'
import styles from './Bridge.module.css'
import { bridgeRows } from './bridge.ts'
import type { BridgePart } from './bridge.ts'
import { chartTexts } from './texts.ts'

interface Props {
  /** What is shown, for those who do not see it. */
  name: string
  /** First total, steps, what no step explains, last total. */
  parts: readonly BridgePart[]
  /** Heads of the two periods. */
  before: string
  after: string
}

/**
 * The way from one total to another, a row a step; the last column draws it. The table is the chart: nothing is said by
 * its picture alone.
 */
export function Bridge({ name, parts, before, after }: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const rows = bridgeRows(parts)
  return (
    <table className={styles.bridge} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('bridgePart')}</th>
          <th scope="col" className={styles.wide}>
            {before}
          </th>
          <th scope="col" className={styles.wide}>
            {after}
          </th>
          <th scope="col">{t('bridgeEffect')}</th>
          <th scope="col" className={styles.track}>
            <span className="visually-hidden">{t('bridgeCourse')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const whole = row.side === 'from' || row.side === 'to'
          const next = rows[at + 1]
          return (
            <tr key={row.key} data-side={row.side}>
              <th scope="row">{row.name}</th>
              <td className={styles.wide}>{row.before === null ? null : <Figure value={row.before} as="short" />}</td>
              <td className={styles.wide}>{row.after === null ? null : <Figure value={row.after} as="short" />}</td>
              <td
                className={whole ? styles.whole : direction(row.change)}
                title={number(row.change, { digits: 2, loose: true })}
              >
                {short(row.change, language, { sign: !whole })}
              </td>
              <td className={styles.track} aria-hidden="true">
                <span className={styles.scale}>
                  <i className={styles.zero} style={{ left: `${row.zero}%` }} />
                  <i
                    className={`${styles.bar} ${whole ? styles.total : row.side === 'unexplained' ? styles.hatched : row.change >= 0 ? styles.up : styles.down}`}
                    style={{ left: `${Math.min(row.start, row.end)}%`, width: `${Math.abs(row.end - row.start)}%` }}
                  />
                  {next ? <i className={styles.join} style={{ left: `${row.end}%` }} /> : null}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
