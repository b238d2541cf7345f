// What a browser has and the tests' document lacks: sizes, a drawing surface, and somebody who hears of every warning.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

const WINDOW = { width: 1440, height: 900 }
const BOX = { x: 0, y: 0, left: 0, top: 0, width: 800, height: 600, right: 800, bottom: 600, toJSON: () => '' }

// Every element is as large as a tile: lists draw what fits, charts have a place to draw in.
Object.defineProperties(HTMLElement.prototype, {
  offsetWidth: { configurable: true, get: () => BOX.width },
  offsetHeight: { configurable: true, get: () => BOX.height },
  clientWidth: { configurable: true, get: () => BOX.width },
  clientHeight: { configurable: true, get: () => BOX.height },
  scrollHeight: { configurable: true, get: () => BOX.height },
})
Element.prototype.getBoundingClientRect = () => BOX as DOMRect
Object.assign(window, { innerWidth: WINDOW.width, innerHeight: WINDOW.height })

/** Tells the one size there is, once, in a turn of its own as a browser does. */
class SizeWatcher implements ResizeObserver {
  private readonly heard: ResizeObserverCallback
  private readonly waiting = new Set<ReturnType<typeof setTimeout>>()
  constructor(heard: ResizeObserverCallback) {
    this.heard = heard
  }
  observe(target: Element): void {
    const size = [{ inlineSize: BOX.width, blockSize: BOX.height }]
    const entry = {
      target,
      contentRect: BOX,
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    }
    this.waiting.add(setTimeout(() => this.heard([entry as ResizeObserverEntry], this), 0))
  }
  unobserve(): void {}
  disconnect(): void {
    for (const one of this.waiting) clearTimeout(one)
  }
}
window.ResizeObserver = SizeWatcher

/** A surface that takes whatever is drawn on it, and measures a letter as 7 px. */
const surface: unknown = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === 'measureText')
        return (text: string) => ({ width: 7 * text.length, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 })
      if (name === 'canvas') return document.createElement('canvas')
      if (name === Symbol.toPrimitive) return () => 0
      return () => surface
    },
    set: () => true,
  },
)
// Fonts are there.
Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
HTMLCanvasElement.prototype.getContext = (() => surface) as never

let complaints: string[] = []
beforeEach(() => {
  complaints = []
  const hear = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  }
  vi.spyOn(console, 'error').mockImplementation(hear)
  vi.spyOn(console, 'warn').mockImplementation(hear)
})
afterEach(() => {
  cleanup()
  // The page is shared by the files of a process: what a test put there beside what it drew goes with it.
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  localStorage.clear()
  // A key that stands twice, an element that may not stand where it does: the console of a browser would say so too.
  if (complaints.length > 0) throw new Error(`the console was told: ${complaints.join('\n')}`)
})
