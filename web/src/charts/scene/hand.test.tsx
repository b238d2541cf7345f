import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeHand } from './hand.ts'
import type { Hand, HandEvents } from './hand.ts'
import { under, whole } from './viewport.ts'
import type { Viewport } from './viewport.ts'

const seen = () => ({ pane: { width: 800, height: 600 }, content: { width: 800, height: 600 } })
const on = {
  onView: vi.fn<HandEvents['onView']>(),
  onTap: vi.fn<HandEvents['onTap']>(),
  onPoint: vi.fn<HandEvents['onPoint']>(),
}
let element: HTMLElement
let hand: Hand

beforeEach(() => {
  vi.useFakeTimers()
  element = document.createElement('div')
  element.setPointerCapture = () => undefined
  document.body.append(element)
  hand = takeHand(element, seen, whole(seen()), on)
})
afterEach(() => {
  hand.remove()
  element.remove()
  vi.clearAllMocks()
  vi.useRealTimers()
})

/** Whether the page below was kept from doing its own with it. */
function taken(event: Event): boolean {
  element.dispatchEvent(event)
  return event.defaultPrevented
}
const wheel = (deltaY: number, more: { deltaMode?: number; ctrlKey?: boolean } = {}) => {
  const { deltaMode = 0, ...keys } = more
  const turned = new MouseEvent('wheel', { clientX: 300, clientY: 200, bubbles: true, cancelable: true, ...keys })
  return taken(Object.assign(turned, { deltaY, deltaMode }))
}
const pointer = (type: string, clientX: number, clientY: number, more: PointerEventInit = {}) =>
  taken(
    new PointerEvent(type, { clientX, clientY, pointerId: 1, pointerType: 'mouse', button: 0, bubbles: true, ...more }),
  )

test('the wheel comes nearer around the point below it; away from all of it the page scrolls', () => {
  const point = { x: 300, y: 200 }
  expect(wheel(100)).toBe(false)
  expect(hand.view()).toEqual(whole(seen()))
  expect(wheel(-300)).toBe(true)
  expect(hand.view().k).toBeGreaterThan(1.5)
  const [there, before] = [under(hand.view(), point), under(whole(seen()), point)]
  expect([there.x, there.y]).toEqual([expect.closeTo(before.x, 9), expect.closeTo(before.y, 9)])
  expect(wheel(5000)).toBe(true)
  expect(hand.view()).toEqual(whole(seen()))
})

test('lines of a wheel count for more than its px, and a pinch of a touchpad for more than both', () => {
  const nearBy = (more: WheelEventInit): number => {
    hand.set(whole(seen()))
    wheel(-3, more)
    return hand.view().k
  }
  const [byPx, byLines, byPinch] = [nearBy({}), nearBy({ deltaMode: 1 }), nearBy({ ctrlKey: true })]
  expect(byLines).toBeGreaterThan(byPinch)
  expect(byPinch).toBeGreaterThan(byPx)
})

test('a press is a tap where it stands; a drag is none, and moves the picture with the hand', () => {
  hand.set({ k: 2, x: -400, y: -300 })
  pointer('pointerdown', 100, 100)
  pointer('pointermove', 103, 102)
  pointer('pointerup', 103, 102)
  expect(on.onTap).toHaveBeenCalledExactlyOnceWith({ x: 103, y: 102 })
  expect(hand.view()).toEqual({ k: 2, x: -400, y: -300 })
  pointer('pointerdown', 100, 100)
  pointer('pointermove', 110, 100)
  pointer('pointermove', 140, 80)
  pointer('pointerup', 140, 80)
  expect(on.onTap).toHaveBeenCalledTimes(1)
  expect(hand.view()).toEqual({ k: 2, x: -360, y: -320 })
})

test('what is no press of the first button, or is broken off, chooses nothing', () => {
  pointer('pointerdown', 100, 100, { button: 2 })
  pointer('pointerup', 100, 100, { button: 2 })
  pointer('pointerdown', 100, 100)
  pointer('pointercancel', 100, 100)
  expect(on.onTap).not.toHaveBeenCalled()
})

test('two fingers come nearer around the middle between them, and choose nothing', () => {
  const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' })
  pointer('pointerdown', 300, 300, finger(1))
  pointer('pointerdown', 500, 300, finger(2))
  pointer('pointermove', 200, 300, finger(1))
  pointer('pointermove', 600, 300, finger(2))
  expect(hand.view().k).toBeCloseTo(2, 9)
  expect(under(hand.view(), { x: 400, y: 300 })).toEqual({ x: expect.closeTo(400, 6), y: expect.closeTo(300, 6) })
  pointer('pointerup', 200, 300, finger(1))
  pointer('pointerup', 600, 300, finger(2))
  expect(on.onTap).not.toHaveBeenCalled()
})

test('a finger scrolls the page over all of it, and moves the picture once it is nearer', () => {
  expect(element.style.touchAction).toBe('pan-x pan-y')
  hand.zoom(2)
  expect(element.style.touchAction).toBe('none')
  hand.set(whole(seen()))
  expect(element.style.touchAction).toBe('pan-x pan-y')
})

test('a view is told once a frame, the last of them; a hand that is taken away tells and takes nothing', () => {
  hand.zoom(2)
  hand.pan(10, 0)
  hand.pan(10, 0)
  expect(on.onView).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  const told: Viewport = { k: 2, x: -380, y: -300 }
  expect(on.onView).toHaveBeenCalledExactlyOnceWith(told)
  hand.zoom(2)
  hand.remove()
  vi.advanceTimersByTime(50)
  expect(wheel(-300)).toBe(false)
  expect(on.onView).toHaveBeenCalledTimes(1)
})

test('what rests over the pane is told of, and that it left', () => {
  pointer('pointermove', 40, 50)
  pointer('pointerleave', 40, 50)
  expect(on.onPoint.mock.calls.map(([point]) => point)).toEqual([{ x: 40, y: 50 }, null])
})
