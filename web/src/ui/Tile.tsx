import { writtenIn } from './language/writtenIn.ts'
import { Camera, Download, Ellipsis, FileSpreadsheet, Maximize2, Minimize2, RefreshCw } from 'lucide-react'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { SheetOf } from '@pandora/contract/workbook'
import { ago } from '../lib/formats.ts'
import { notify } from '../lib/notices.ts'
import { usePhone } from '../lib/usePhone.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { IconButton } from './Button.tsx'
import { MenuItem, Popup } from './Popup.tsx'
import { Text } from './kit/Text.tsx'
import { InPage } from './page/inPage.ts'
import { scrollReach } from './scrollReach.ts'
import { savePicture, saveTable } from './tileExports.ts'
import styles from './Tile.module.css'
import { uiTexts } from './uiTexts.ts'

export type LinkLetter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'
export interface MenuEntry {
  text: string
  icon?: ReactNode
  run: () => void
}

interface Props {
  title: string
  /** Link group: tiles of one letter follow one choice. */
  link?: LinkLetter | undefined
  /** Before the title, in place of the letter: the letter as a menu. */
  lead?: ReactNode
  /** What it is about, in orange. */
  context?: ReactNode
  /** Beside the title: a view switch, filters. */
  controls?: ReactNode
  /** Takes the place beside the title, for controls that what it holds draws there. */
  controlsAt?: (place: HTMLElement | null) => void
  /** Data state; a dot before the source. */
  health?: 'ok' | 'stale' | 'error' | 'empty' | undefined
  /** Source, in a word or as a ProvenanceLink. */
  source?: ReactNode
  /** ms since the shown data were read or known. */
  age?: number | null | undefined
  onRefresh?: (() => void) | undefined
  refreshing?: boolean
  /** The table behind what is shown, for CSV and XLSX; a picture of the tile can be saved of any. */
  onExport?: (() => SheetOf | Promise<SheetOf>) | undefined
  /** Given = its owner shows it alone, at an address of its own; otherwise the frame covers the window by itself. */
  onFull?: (() => void) | undefined
  /** Shown alone by its owner. */
  alone?: boolean
  /** First of the tools: how it is moved. */
  grip?: ReactNode
  menu?: readonly MenuEntry[]
  /** Frame in orange: the tile the screen is about. */
  chosen?: boolean
  /** As high as what it holds, up to the room there is; otherwise it fills its place. */
  fit?: boolean
  className?: string | undefined
  /** Heading level; 2 unless it stands below another heading. */
  level?: 2 | 3
  children: ReactNode
}

const noEntries: readonly MenuEntry[] = []
const dots = { ok: 'okDot', stale: 'staleDot', error: 'errorDot', empty: 'emptyDot' } as const

/**
 * The frame of everything that is shown: title, context, switch, source and age, refresh, export, full screen, menu.
 */
export function Tile({
  title,
  link,
  context,
  controls,
  controlsAt,
  health,
  source,
  age,
  onRefresh,
  refreshing = false,
  onExport,
  onFull,
  alone = false,
  grip,
  lead,
  menu = noEntries,
  chosen = false,
  fit = false,
  className,
  level = 2,
  children,
}: Props) {
  const t = useTexts(uiTexts)
  const language = useLanguage()
  const [covers, setCovers] = useState(false)
  const full = covers || alone
  const inPage = useContext(InPage)
  const phone = usePhone()
  const toggle = onFull ?? (() => setCovers(!covers))
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const save = (way: (tile: HTMLElement) => Promise<void>) => {
    if (frame.current) way(frame.current).catch(() => notify('error', t('exportFailed')))
  }
  const picture = () => save((tile) => savePicture(tile, title))
  const exported = (format: 'csv' | 'xlsx') =>
    save(async (tile) => {
      if (onExport) await saveTable(tile, title, await onExport(), format, t)
    })
  const Heading = level === 2 ? 'h2' : 'h3'
  const aged = typeof age === 'number' ? ago(age, language) : null
  // The head shows it where it has the room.
  const said = [typeof source === 'string' ? source : null, aged].filter(Boolean).join(' · ')
  useEffect(() => {
    if (!covers) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setCovers(false)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [covers])
  const entries: readonly MenuEntry[] = [
    ...(onRefresh ? [{ text: t('refresh'), icon: <RefreshCw size={14} aria-hidden="true" />, run: onRefresh }] : []),
    ...(onExport
      ? [
          { text: t('export'), icon: <Download size={14} aria-hidden="true" />, run: () => exported('csv') },
          {
            text: t('exportXlsx'),
            icon: <FileSpreadsheet size={14} aria-hidden="true" />,
            run: () => exported('xlsx'),
          },
        ]
      : []),
    { text: t('picture'), icon: <Camera size={14} aria-hidden="true" />, run: picture },
    {
      text: full ? t('fullScreenExit') : t('fullScreen'),
      icon: full ? <Minimize2 size={14} aria-hidden="true" /> : <Maximize2 size={14} aria-hidden="true" />,
      run: toggle,
    },
    ...menu,
  ]
  return (
    <section
      ref={frame}
      className={`${styles.tile} ${covers ? styles.full : ''} ${chosen ? styles.chosen : ''} ${fit ? styles.fit : ''} ${className ?? ''}`}
      aria-labelledby={id}
      aria-busy={refreshing}
    >
      <header className={styles.head} data-tile-head>
        {lead ??
          (link ? (
            <span
              className={styles.link}
              style={{ background: `var(--link-${link.toLowerCase()})` }}
              title={t('linked', { letter: link })}
            >
              {link}
            </span>
          ) : null)}
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {context ? (
          <span className={styles.context} lang={writtenIn(context)} data-tile-context>
            {context}
          </span>
        ) : null}
        {controls || controlsAt ? (
          <div ref={controlsAt} className={styles.controls}>
            {controls}
          </div>
        ) : null}
        <span className={styles.tools} data-tile-tools>
          {grip ?? null}
          {onRefresh ? (
            <IconButton size="small" label={t('refresh')} onClick={onRefresh} disabled={refreshing}>
              <RefreshCw size={14} aria-hidden="true" />
            </IconButton>
          ) : null}
          {onExport ? (
            <IconButton size="small" label={t('export')} onClick={() => exported('csv')}>
              <Download size={14} aria-hidden="true" />
            </IconButton>
          ) : null}
          <IconButton size="small" label={t('picture')} onClick={picture}>
            <Camera size={14} aria-hidden="true" />
          </IconButton>
          <IconButton size="small" label={full ? t('fullScreenExit') : t('fullScreen')} onClick={toggle}>
            {full ? <Minimize2 size={14} aria-hidden="true" /> : <Maximize2 size={14} aria-hidden="true" />}
          </IconButton>
        </span>
        {health || source || aged ? (
          <span className={styles.state} data-tile-state>
            {health ? (
              <i className={styles[health]} role="img" aria-label={t(dots[health])} title={t(dots[health])} />
            ) : null}
            {source ? (
              <span
                className={styles.source}
                title={typeof source === 'string' ? source : undefined}
                lang={writtenIn(source)}
              >
                {source}
              </span>
            ) : null}
            {aged ? <span title={t('age', { age: aged })}>{aged}</span> : null}
          </span>
        ) : null}
        <Popup
          role="menu"
          align="end"
          label={`${title} · ${t('menu')}`}
          className={styles.menu}
          face={<Ellipsis size={16} aria-hidden="true" />}
        >
          {(close) => (
            <>
              {said ? (
                <Text as="div" size="small" tone="quiet" className={styles.said}>
                  {said}
                </Text>
              ) : null}
              {entries.map((entry) => (
                <MenuItem
                  key={entry.text}
                  icon={entry.icon}
                  onSelect={() => {
                    close()
                    entry.run()
                  }}
                >
                  {entry.text}
                </MenuItem>
              ))}
            </>
          )}
        </Popup>
      </header>
      <div ref={scrollReach} className={`${styles.body} ${phone && inPage && !full ? styles.inPage : ''}`}>
        <InPage value={inPage && !full}>{children}</InPage>
      </div>
    </section>
  )
}
