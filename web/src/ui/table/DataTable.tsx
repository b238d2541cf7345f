import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { SheetOf } from '@pandora/contract/workbook'
import type { Cell } from '@pandora/contract/csv'
import { basisWords } from '@pandora/contract/measures/basis'
import { number, scaleOf, type Scale } from '../../lib/formats.ts'
import { languageNow, useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { BasisMark } from '../basis/BasisMark.tsx'
import { basisSign } from '../basis/basis.ts'
import type { FigureBasis } from '../basis/basis.ts'
import type { Bare } from '@pandora/contract/measured'
import { Button } from '../Button.tsx'
import { Written } from '../kit/Written.tsx'
import { ColumnScale } from '../Figure.tsx'
import { useInPage } from '../page/inPage.ts'
import { uiTexts } from '../uiTexts.ts'
import { compareCells } from './sort.ts'
import { stayingAt } from './staying.ts'
import type { Sort } from './sort.ts'
import { TableHead } from './TableHead.tsx'
import type { Arranging, Sizing } from './TableHead.tsx'
import styles from './DataTable.module.css'

type BareCell = Exclude<Cell, number> | Bare
/**
 * What a column is sorted and exported by, and shown as unless `cell` draws it; what rests on prices says on what:
 * marked beside the cell, and told in a column of its own of what is exported.
 */
type ColumnValue<Row> =
  | { value: (row: Row) => BareCell; basis?: (row: Row) => FigureBasis | null }
  | { value: (row: Row) => Cell; basis: (row: Row) => FigureBasis | null }

export type Column<Row> = ColumnValue<Row> & {
  key: string
  title: string
  cell?: (row: Row) => ReactNode
  /** CSS track: `96px`, `minmax(120px, 2fr)`; default `minmax(80px, 1fr)`. */
  width?: string
  /** Figures stand right and sort down first. */
  figures?: boolean
  sortable?: boolean
  /** Its head is for those who do not see it. */
  bare?: boolean
  /** Its cells hold so many signs to press and no words: bare, unsorted, and as wide as a pointer or a thumb needs. */
  signs?: number
  /** Not on a phone. */
  wideOnly?: boolean
  /** Always shown, and always there: before or behind the columns that a reader chooses. */
  fixed?: 'start' | 'end'
  /** What it is sorted by where that is not its value. */
  by?: (row: Row) => Cell
  /** Its figures, shortened, are all counted in one unit (`scaleOf`). */
  oneUnit?: boolean
  /** What all its figures are counted in, told in its head; in a file, where figures stand in full, another. */
  unit?: string
  fileUnit?: string
}

interface Props<Row> {
  /** What the table holds, for those who do not see it. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  chosen?: string | null | undefined
  onChoose?: ((row: Row) => void) | undefined
  /** Given = sorted by whoever gives the rows. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Called when the last rows come into sight. */
  onEnd?: (() => void) | undefined
  rowHeight?: number | undefined
  /** Given = its columns are moved and made wider by its head. */
  arranging?: Arranging | undefined
  /** What stands where there is no row. */
  empty?: ReactNode
}

/** What a row of a column is sorted by. */
export const sortedBy = <Row,>({ by, value }: Column<Row>, row: Row): Cell => (by ?? value)(row)

/** What the figure of a cell rests on; of none nothing. */
const basisOf = <Row,>({ value, basis }: Column<Row>, row: Row): FigureBasis | null =>
  basis && value(row) !== null && value(row) !== undefined ? basis(row) : null

/**
 * The cells of a table as they are exported, in the order shown; what a figure rests on that is not what was paid or
 * counted in a column beside it.
 */
export function exportTable<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): SheetOf {
  const language = languageNow() === 'en' ? 'en' : 'zh'
  const marked = new Set(columns.filter((column) => rows.some((row) => basisOf(column, row) !== null)))
  const headOf = ({ title, fileUnit }: Column<Row>) => (fileUnit ? `${title} (${fileUnit})` : title)
  const words = (of: FigureBasis | null) => (of === null ? null : basisWords[of][language])
  return {
    name,
    head: columns.flatMap((column) =>
      marked.has(column) ? [headOf(column), `${column.title} ${Object.values(basisSign).join(' ')}`] : [headOf(column)],
    ),
    rows: rows.map((row) =>
      columns.flatMap((column) =>
        marked.has(column) ? [column.value(row), words(basisOf(column, row))] : [column.value(row)],
      ),
    ),
  }
}

const cellClass = ({ signs, bare, figures }: Pick<Column<never>, 'signs' | 'bare' | 'figures'>) =>
  signs ? styles.signs : bare ? styles.bare : figures ? styles.figures : undefined

const HEAD = { pointer: 26, thumb: 44 }
const PAGE = 12
/** Rows of a table that stands in full in its page: at first, and with each press of its button. */
const STEP = 30
/** A sign of a row in px: for a pointer, for a thumb; and what stands at both ends of the cell together. */
const SIGN = { pointer: 24, thumb: 44, ends: 8 }
const widthOfSigns = (signs: number, phone: boolean) => `${signs * (phone ? SIGN.thumb : SIGN.pointer) + SIGN.ends}px`

/**
 * A dense table of any length: only rows in sight are drawn, or, where it moves with its page, as many as were asked
 * for. Sorted by its heads, moved through by arrows, Enter chooses.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  chosen,
  onChoose,
  sort,
  onSort,
  onEnd,
  rowHeight,
  arranging,
  empty,
}: Props<Row>) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  const phone = usePhone()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Sort | null>(null)
  const [active, setActive] = useState(-1)
  const [sizing, setSizing] = useState<Sizing | null>(null)
  const inPage = useInPage()
  const [asked, setAsked] = useState(STEP)
  const controlled = sort !== undefined
  const current = controlled ? sort : own
  const shown = useMemo(() => columns.filter(({ wideOnly }) => !(wideOnly && phone)), [columns, phone])
  const sorted = useMemo(() => {
    const column = controlled || !current ? undefined : columns.find(({ key }) => key === current.column)
    return column && current
      ? rows.toSorted((a, b) => compareCells(sortedBy(column, a), sortedBy(column, b), current.order, language))
      : rows
  }, [rows, columns, current, controlled, language])
  const scales = useMemo(
    () =>
      new Map<string, Scale | null>(
        shown.flatMap((column) =>
          column.oneUnit ? [[column.key, scaleOf(rows.map(column.value), language)] as const] : [],
        ),
      ),
    [shown, rows, language],
  )
  // A finger needs its room, whatever is asked for.
  const height = arranging && phone ? 46 : (rowHeight ?? (phone ? 46 : 28))
  const head = phone ? HEAD.thumb : HEAD.pointer
  const count = inPage ? Math.min(asked, sorted.length) : sorted.length
  const virtual = useVirtualizer({
    count: inPage ? 0 : count,
    // Where every row stands nothing is measured: that lays the page out in the middle of drawing it.
    enabled: !inPage,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    scrollMargin: head,
    scrollPaddingStart: head,
  })
  useEffect(() => {
    virtual.measure()
  }, [height, virtual])
  const inSight = inPage
    ? Array.from({ length: count }, (_, index) => ({ index, start: head + index * height }))
    : virtual.getVirtualItems()
  const lastSeen = inSight.at(-1)?.index ?? -1
  useEffect(() => {
    if (!inPage && lastSeen >= 0 && lastSeen >= sorted.length - 5) onEnd?.()
  }, [inPage, lastSeen, sorted.length, onEnd])
  const showMore = () => {
    setAsked(asked + STEP)
    if (asked + STEP > sorted.length) onEnd?.()
  }

  const move = (to: number) => {
    const next = Math.max(0, Math.min(count - 1, to))
    setActive(next)
    if (inPage) document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    else virtual.scrollToIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return
    const steps: Record<string, number> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + PAGE,
      PageUp: active - PAGE,
      Home: 0,
      End: count - 1,
    }
    const to = steps[event.key]
    const row = sorted[active]
    if (to !== undefined && sorted.length) {
      event.preventDefault()
      move(to)
    } else if (event.key === 'Enter' && row !== undefined) {
      event.preventDefault()
      onChoose?.(row)
    }
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    // A link or a button in a cell does its own thing.
    const place = target.closest('a, button, input, label')
      ? null
      : target.closest<HTMLElement>('[data-row]')?.dataset['row']
    const row = place ? sorted[Number(place)] : undefined
    if (row === undefined) return
    setActive(Number(place))
    onChoose?.(row)
  }
  const widths = shown.map(({ key, signs, width = signs ? widthOfSigns(signs, phone) : 'minmax(80px, 1fr)' }) =>
    sizing?.key === key ? `${sizing.px}px` : width,
  )
  const stays = stayingAt(shown, widths)
  const least = widths.reduce((sum, width) => sum + Number(/(\d+)px/.exec(width)?.[1] ?? 80), 0)
  const tracks = {
    minWidth: least,
    gridTemplateColumns: widths.join(' '),
  }
  return (
    <div
      ref={scroller}
      className={inPage ? styles.inPage : styles.scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={sorted.length + 1}
      aria-colcount={shown.length}
      tabIndex={0}
      aria-activedescendant={active >= 0 && active < sorted.length ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <TableHead
        columns={shown}
        stays={stays}
        style={tracks}
        sort={current ?? null}
        onSort={controlled && onSort === undefined ? undefined : (onSort ?? setOwn)}
        arranging={arranging}
        onSizing={setSizing}
      />
      {sorted.length === 0 ? (
        <div className={styles.none} role="row">
          <div role="gridcell">{empty ?? '–'}</div>
        </div>
      ) : (
        <div className={styles.rows} role="rowgroup" style={{ height: count * height, minWidth: least }}>
          {inSight.map(({ index, start }) => {
            const row = sorted[index] as Row
            const key = rowKey(row)
            return (
              <div
                key={key}
                id={`${id}-${index}`}
                role="row"
                aria-rowindex={index + 2}
                aria-selected={chosen === undefined ? undefined : chosen === key}
                className={`${styles.row} ${chosen === key ? styles.chosen : ''} ${active === index ? styles.active : ''} ${onChoose ? styles.open : ''}`}
                style={{ ...tracks, height, transform: `translateY(${start - head}px)` }}
                data-row={index}
              >
                {shown.map((column) => (
                  <div
                    key={column.key}
                    role="gridcell"
                    className={cellClass(column)}
                    data-stays={stays.has(column.key) || undefined}
                    style={stays.has(column.key) ? { left: stays.get(column.key) } : undefined}
                  >
                    <ColumnScale value={scales.get(column.key) ?? null}>
                      <Written>{column.cell ? column.cell(row) : (column.value(row) ?? '–')}</Written>
                    </ColumnScale>
                    <BasisMark of={basisOf(column, row)} />
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      )}
      {inPage && (count < sorted.length || (onEnd !== undefined && count > 0)) ? (
        <div className={styles.more} role="row">
          <div role="gridcell">
            <Button kind="quiet" onClick={showMore}>
              {t('moreRows', { shown: number(count, { digits: 0 }) })}
            </Button>
          </div>
        </div>
      ) : null}
      <span className="visually-hidden">{t('rowsShown', { count: sorted.length })}</span>
    </div>
  )
}
