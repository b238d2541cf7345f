import { createPortal } from 'react-dom'
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { useDeferredValue, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { chartTexts } from '../texts.ts'
import { takeHand } from './hand.ts'
import type { Hand } from './hand.ts'
import { Marks } from './Marks.tsx'
import type { Mark } from './marks.ts'
import { paint, tokenColours } from './paint.ts'
import styles from './SceneMap.module.css'
import { makeReady, stepsOf } from './steps.ts'
import { nearness, revealing, under, whole } from './viewport.ts'
import type { Viewport } from './viewport.ts'
import { writtenIn } from '../../ui/language/writtenIn.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'
interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface SceneProps {
  /** What the map shows, for those who do not see it. */
  label: string
  pane: { width: number; height: number }
  content: { width: number; height: number }
  /**
   * The scene at a nearness, and what lies over it (chosen, pointed). Keep both with `useCallback`: a new function
   * draws anew.
   */
  marks: (k: number) => readonly Mark[]
  over: (k: number) => readonly Mark[]
  /** Number of things shown: from a thousand on it is drawn on a canvas. */
  count: number
  /** How near it stands at first; absent = all of it. */
  startK?: number
  /** The thing under a point of the picture. */
  at: (x: number, y: number) => string | null
  boxOf: (id: string) => Box | null
  /** Where an arrow leads from a thing; from none, the first. */
  beside: (from: string | null, direction: Direction | 'first' | 'last') => string | null
  pointed: string | null
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
  /** Words of a thing for those who do not see it, and its place among `count`. */
  option: (id: string) => { text: string; place: number; chosen: boolean; level?: number; open?: boolean | undefined }
  /** Card of the thing that is pointed at. */
  tip: (id: string) => ReactNode
  /** Where the buttons that zoom stand. */
  tools: HTMLElement | null
  /** `tree`: its things have levels and open. */
  role?: 'listbox' | 'tree'
  /** Further keys; true = taken. */
  onKey?: (key: string, id: string | null) => boolean
}

const CANVAS_FROM = 1000
const STEP = 1.4
const PAN = 60
const directions: Readonly<Record<string, Direction | 'first' | 'last'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
}

const fonts = new Map<string, string>()
/** Fonts of the page in a language; asking the document at every frame would hold it up. */
function fontsOf(language: string): string {
  let known = fonts.get(language)
  if (!known) fonts.set(language, (known = getComputedStyle(document.body).fontFamily))
  return known
}

/**
 * A picture one moves in: wheel, drag, pinch and keys; pointing tells, a press chooses. SVG for few things, a canvas
 * for many.
 */
export function SceneMap({
  label,
  pane,
  content,
  marks,
  over,
  count,
  startK,
  at,
  boxOf,
  beside,
  pointed,
  onPoint,
  onChoose,
  option,
  tip,
  tools,
  role = 'listbox',
  onKey,
}: SceneProps) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const colourType = useRoot((root) => root.preferences.colourType)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const base = useRef<SVGGElement>(null)
  const above = useRef<SVGGElement>(null)
  const hand = useRef<Hand | null>(null)
  const [nearest, setK] = useState(1)
  // Words are fitted anew behind the movement, which goes on meanwhile.
  const k = useDeferredValue(nearest)
  const [side, setSide] = useState<'left' | 'right'>('right')
  const onCanvas = count >= CANVAS_FROM
  const steps = useMemo(() => stepsOf(marks), [marks])
  const drawn = useMemo(() => steps.at(k), [steps, k])
  const lying = useMemo(() => over(k), [over, k])
  const colour = useMemo(() => tokenColours(colourType), [colourType])
  const seen = () => ({ pane, content })
  /** What stands on the canvas, so that the same is not painted twice. */
  const painted = useRef<readonly unknown[]>([])

  const show = useEffectEvent((view: Viewport, scene = { drawn, colour, pane }) => {
    const transform = `translate(${view.x} ${view.y}) scale(${view.k})`
    base.current?.setAttribute('transform', transform)
    above.current?.setAttribute('transform', transform)
    const near = nearness(view.k)
    if (near !== nearest) setK(near)
    const now = steps.ready(near) ?? scene.drawn
    const wanted = [transform, now, scene.colour, scene.pane, canvas.current]
    if (!canvas.current || wanted.every((one, place) => one === painted.current[place])) return
    paint(canvas.current, now, view, {
      ...scene.pane,
      ratio: Math.min(2, devicePixelRatio),
      fonts: fontsOf(language),
      colour: scene.colour,
    })
    painted.current = wanted
  })
  const tap = useEffectEvent((point: { x: number; y: number }) => {
    const view = hand.current?.view()
    const found = view ? under(view, point) : null
    const thing = found ? at(found.x, found.y) : null
    onPoint(thing)
    if (thing) onChoose(thing)
  })
  const point = useEffectEvent((where: { x: number; y: number } | null) => {
    const view = hand.current?.view()
    const found = where && view ? under(view, where) : null
    const next = found ? at(found.x, found.y) : null
    if (where) setSide(where.x < pane.width / 2 ? 'right' : 'left')
    if (next !== pointed) onPoint(next)
  })
  const seenNow = useEffectEvent(seen)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const taken = takeHand(element, () => seenNow(), whole(seenNow()), {
      onView: (view) => show(view),
      onTap: (where) => tap(where),
      onPoint: (where) => point(where),
    })
    hand.current = taken
    return () => {
      hand.current = null
      taken.remove()
    }
  }, [])
  // Another pane or another picture is seen whole, or as near as asked for, from its beginning.
  useEffect(() => {
    const start = whole({ pane, content })
    hand.current?.set(startK !== undefined && startK > start.k ? { k: startK, x: 0, y: 0 } : start)
  }, [pane, content, startK])
  useEffect(() => (onCanvas ? makeReady(steps, k) : undefined), [onCanvas, steps, k])
  // What lies over it moves with it by itself.
  useEffect(() => {
    if (hand.current) show(hand.current.view(), { drawn, colour, pane })
  }, [drawn, colour, pane])

  const reveal = (one: string | null) => {
    const place = one ? boxOf(one) : null
    if (place && hand.current) hand.current.set(revealing(hand.current.view(), place, seen()))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return
    const direction = directions[event.key]
    const take = () => event.preventDefault()
    if (onKey?.(event.key, pointed)) take()
    else if (event.key === '+' || event.key === '=') {
      take()
      hand.current?.zoom(STEP)
    } else if (event.key === '-') {
      take()
      hand.current?.zoom(1 / STEP)
    } else if (event.key === '0') {
      take()
      hand.current?.set(whole(seen()))
    } else if (event.shiftKey && event.key.startsWith('Arrow')) {
      take()
      hand.current?.pan(
        event.key === 'ArrowLeft' ? PAN : event.key === 'ArrowRight' ? -PAN : 0,
        event.key === 'ArrowUp' ? PAN : event.key === 'ArrowDown' ? -PAN : 0,
      )
    } else if (direction) {
      take()
      const next = beside(pointed, pointed === null && direction !== 'last' ? 'first' : direction) ?? pointed
      onPoint(next)
      const place = next ? boxOf(next) : null
      if (place && hand.current) {
        const view = hand.current.view()
        setSide((place.x + place.width / 2) * view.k + view.x < pane.width / 2 ? 'right' : 'left')
      }
      reveal(next)
    } else if ((event.key === 'Enter' || event.key === ' ') && pointed) {
      take()
      onChoose(pointed)
    } else if (event.key === 'Escape' && pointed) {
      take()
      onPoint(null)
    }
  }
  const told = pointed ? option(pointed) : null
  const handlers = { onKeyDown, onBlur: () => onPoint(null) }
  return (
    <div className={styles.map} style={{ width: pane.width, height: pane.height }}>
      <div
        ref={box}
        className={styles.pane}
        role={role}
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-activedescendant={told ? `${id}-at` : undefined}
        data-pointed={pointed ? '' : undefined}
        {...handlers}
      >
        {onCanvas ? <canvas ref={canvas} className={styles.drawn} aria-hidden="true" /> : null}
        <svg className={styles.drawn} width={pane.width} height={pane.height} aria-hidden="true">
          {onCanvas ? null : (
            <g ref={base}>
              <Marks marks={drawn} />
            </g>
          )}
          <g ref={above}>
            <Marks marks={lying} />
          </g>
        </svg>
        <div
          id={`${id}-at`}
          className="visually-hidden"
          lang={writtenIn(told?.text)}
          role={role === 'tree' ? 'treeitem' : 'option'}
          aria-selected={told?.chosen ?? false}
          aria-setsize={count}
          aria-posinset={told ? told.place + 1 : 1}
          aria-level={role === 'tree' ? (told?.level ?? 1) : undefined}
          aria-expanded={told?.open}
        >
          {told?.text ?? t('mapCount', { count })}
        </div>
      </div>
      <p id={`${id}-keys`} className="visually-hidden">
        {t('mapKeys')}
      </p>
      {pointed ? (
        <div className={styles.tip} data-side={side}>
          {tip(pointed)}
        </div>
      ) : null}
      {tools
        ? createPortal(
            <span className={styles.tools}>
              <IconButton size="small" label={t('zoomIn')} onClick={() => hand.current?.zoom(STEP)}>
                <ZoomIn size={14} aria-hidden="true" />
              </IconButton>
              <IconButton size="small" label={t('zoomOut')} onClick={() => hand.current?.zoom(1 / STEP)}>
                <ZoomOut size={14} aria-hidden="true" />
              </IconButton>
              <IconButton size="small" label={t('zoomWhole')} onClick={() => hand.current?.set(whole(seen()))}>
                <Maximize size={14} aria-hidden="true" />
              </IconButton>
            </span>,
            tools,
          )
        : null}
    </div>
  )
}
