import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { saveConfig } from '../../lib/user.ts'
import { Button } from '../../ui/Button.tsx'
import { closeGuide } from './guide.ts'
import { Row } from '../../ui/kit/Stack.tsx'
import styles from './Guide.module.css'
import { guideSteps, placeBeside } from './steps.ts'
import type { Box } from './steps.ts'
import { guideTexts } from './texts.ts'
import { useTarget } from './useTarget.ts'

function end(): void {
  closeGuide()
  // Seen, however it was ended. Where that cannot be kept it is shown once more.
  if (useRoot.getState().user.info?.config.guideSeen !== true) saveConfig({ guideSeen: true }).catch(() => undefined)
}

const lit = ({ left, top, ...size }: Box) => ({ ...size, transform: `translate(${left}px, ${top}px)` })

/**
 * Five steps on the real controls (SHELL-12): floor, lobby, rooms, watch list, settings. Escape ends it, and it is not
 * shown by itself again.
 */
export default function Guide() {
  const t = useTexts(guideTexts)
  const go = useGo()
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const step = guideSteps[place] ?? 'floor'
  const target = useTarget(step)
  const last = place === guideSteps.length - 1

  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // Opened, a dialog focuses its first button, and that would end the guide.
    dialog.current?.querySelector<HTMLElement>('[data-forward]')?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  // Floors and rooms are shown where they are.
  const toFloor = useEffectEvent(() => {
    if (pathname !== '/index' && matchPath('/index/floor/:floorId', pathname) === null) go('/index')
  })
  useEffect(() => {
    if (step === 'floor' || step === 'rooms') toFloor()
  }, [step])
  useEffect(() => {
    const element = card.current
    if (!element) return undefined
    const watcher = new ResizeObserver(() => setSize({ width: element.offsetWidth, height: element.offsetHeight }))
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const page = { width: innerWidth, height: innerHeight }
  const at = target
    ? placeBeside(target.box, size, page)
    : { left: (page.width - size.width) / 2, top: (page.height - size.height) / 2 }

  // Who goes back or on in the browser's history wants to be there, without the guide.
  useEffect(() => {
    addEventListener('popstate', end)
    return () => removeEventListener('popstate', end)
  }, [])
  const next = () => (last ? end() : setPlace(place + 1))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' && !last) setPlace(place + 1)
    else if (event.key === 'ArrowLeft' && place > 0) setPlace(place - 1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.guide}
      aria-labelledby="guide-title"
      aria-describedby="guide-text"
      onClose={end}
      onKeyDown={onKeyDown}
      data-step={step}
    >
      {target ? (
        <div className={styles.light} style={lit(target.box)} aria-hidden="true" />
      ) : (
        <div className={styles.dark} aria-hidden="true" />
      )}
      <div ref={card} className={styles.card} style={{ transform: `translate(${at.left}px, ${at.top}px)` }}>
        <p className={styles.place}>{t('step', { place: place + 1, count: guideSteps.length })}</p>
        <h2 id="guide-title">{t(step)}</h2>
        <p id="guide-text">
          {t(step === 'setting' && target?.behind ? 'settingTextPhone' : `${step}Text`)}
          {target?.behind && step !== 'setting' ? ` ${t('behindAll')}` : ''}
        </p>
        <Row className={styles.foot}>
          <button type="button" className={styles.skip} onClick={end}>
            {t('skip')}
          </button>
          <Row className={styles.dots} as="ol" gap={2} align="stretch" aria-hidden="true">
            {guideSteps.map((one) => (
              <li key={one} data-on={one === step || undefined} />
            ))}
          </Row>
          {place > 0 ? (
            <Button size="small" onClick={() => setPlace(place - 1)}>
              {t('previous')}
            </Button>
          ) : null}
          <Button key={step} autoFocus data-forward size="small" kind="primary" onClick={next}>
            {t(last ? 'end' : 'next')}
          </Button>
        </Row>
      </div>
    </dialog>
  )
}
