import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { assumedWays } from '@pandora/contract/provenance'
import { dayOf } from '@pandora/contract/time'
import { direction, MISSING, number, percent } from '../../lib/formats.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import styles from './Statement.module.css'
import { cellText, isMoney, shownOf, usualUnit } from './shown.ts'
import type { Shown, StatementCell, StatementRow, Statements } from './shown.ts'
import { reportTexts } from './texts.ts'

interface Props {
  name: string
  data: Statements
  shown: Shown
  /** Item and period end of the figure whose receipt is open. */
  chosen: string
  onOpen: (item: string, periodEnd: string, months: number) => void
}

/**
 * A statement over its periods: a figure opens its receipt; a restated one has what was first published under it.
 * Arrows move between figures.
 */
export function StatementTable({ name, data, shown, chosen, onOpen }: Props) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const [active, setActive] = useState('0 0')
  const table = useRef<HTMLTableElement>(null)
  const { rows, columns } = data
  const usual = usualUnit(rows)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: number, column: number) => {
    const to = {
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      Home: [row, 0],
      End: [row, columns.length - 1],
    }[event.key]
    if (!to) return
    event.preventDefault()
    const place = `${Math.max(0, Math.min(rows.length - 1, to[0] ?? 0))} ${Math.max(0, Math.min(columns.length - 1, to[1] ?? 0))}`
    setActive(place)
    table.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  const text = (row: StatementRow, cell: StatementCell) => {
    if (shown === 'value') return cellText(cell.value, row.unit, language)
    return shown === 'growth' ? percent(cell.growth, { digits: 1 }) : number(cell.share, { digits: 1 })
  }
  const why = (cell: StatementCell) =>
    cell.value === null
      ? t(`absence_${cell.absence ?? 'NOT_REPORTED'}`)
      : shown === 'growth'
        ? t('noGrowth')
        : t('noShare')
  return (
    <table ref={table} className={styles.table} aria-label={name}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            {t('item')}
            <small>
              {shown === 'value'
                ? t(isMoney(usual) ? 'unitMillions' : 'unit', { unit: usual })
                : shown === 'growth'
                  ? t('growthNote')
                  : data.shareOf
                    ? t('shareOf', {
                        item:
                          rows.find(({ item }) => item === data.shareOf)?.[language === 'en' ? 'nameEn' : 'nameZh'] ??
                          data.shareOf,
                      })
                    : ''}
            </small>
          </th>
          {columns.map((column) => (
            <th key={column.periodEnd} scope="col">
              <span className={styles.period}>{column.periodEnd}</span>
              <small>{column.months === 0 ? t('instant') : t('months', { count: column.months })}</small>
              <small>
                {column.knownAt
                  ? t(assumedWays.includes(column.knownBy) ? 'assumedOn' : 'publishedOn', {
                      date: column.publishedOn ?? dayOf(Date.parse(column.knownAt)),
                    })
                  : MISSING}
              </small>
              {column.restatedAt ? (
                <small className={styles.restated}>
                  {t('restatedAt', { date: dayOf(Date.parse(column.restatedAt)) })}
                </small>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const rowName = language === 'en' ? row.nameEn : row.nameZh
          return (
            <tr key={row.item}>
              <th scope="row" title={rowName}>
                {rowName}
                {shown === 'value' && row.unit !== usual ? (
                  <small className={styles.own}>
                    {isMoney(row.unit) ? t('millions', { unit: row.unit }) : row.unit}
                  </small>
                ) : null}
              </th>
              {row.cells.map((cell, column) => {
                const { periodEnd = '', months = 0 } = columns[column] ?? {}
                const value = shownOf(cell, shown)
                const key = `${row.item} ${periodEnd}`
                return (
                  <td key={periodEnd}>
                    <button
                      type="button"
                      data-place={`${at} ${column}`}
                      tabIndex={active === `${at} ${column}` ? 0 : -1}
                      aria-pressed={chosen === key}
                      className={styles.figure}
                      aria-label={t('openFigure', {
                        item: rowName,
                        period: periodEnd,
                        value: value === null ? why(cell) : text(row, cell),
                      })}
                      title={
                        value === null
                          ? why(cell)
                          : shown === 'value' && cell.value !== null
                            ? number(cell.value, { digits: 4, loose: true })
                            : undefined
                      }
                      onFocus={() => setActive(`${at} ${column}`)}
                      onKeyDown={(event) => onKeyDown(event, at, column)}
                      onClick={() => onOpen(row.item, periodEnd, months)}
                    >
                      <span
                        className={value === null ? styles.missing : shown === 'growth' ? direction(value) : undefined}
                      >
                        {value === null ? MISSING : text(row, cell)}
                      </span>
                      {shown === 'value' && cell.first !== null ? (
                        <small className={styles.first}>
                          {t('first', { value: cellText(cell.first, row.unit, language) })}
                        </small>
                      ) : null}
                    </button>
                  </td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
