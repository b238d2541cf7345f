import { expect, test } from 'vitest'
import { guideSteps, placeBeside, targets } from './steps.ts'

const page = { width: 1440, height: 900 }
const card = { width: 320, height: 180 }

test('SHELL-12 the guide has exactly five steps: floor, lobby, rooms, watchList, setting, each at a control', () => {
  expect(guideSteps).toEqual(['floor', 'lobby', 'rooms', 'watchList', 'setting'])
  for (const step of guideSteps) expect(targets[step].length, step).toBeGreaterThan(0)
})

test('SHELL-12 the text stands beside its control: right, else below, else above, else left', () => {
  expect(placeBeside({ left: 6, top: 100, width: 36, height: 36 }, card, page)).toEqual({ left: 54, top: 100 })
  expect(placeBeside({ left: 60, top: 50, width: 1300, height: 36 }, card, page)).toEqual({ left: 60, top: 98 })
  expect(placeBeside({ left: 0, top: 780, width: 1440, height: 58 }, card, page)).toEqual({ left: 12, top: 588 })
  expect(placeBeside({ left: 900, top: 60, width: 520, height: 800 }, card, page)).toEqual({ left: 568, top: 60 })
})

test('SHELL-12 on a phone, and beside a control as large as the window, the text stays inside it', () => {
  const phone = { width: 390, height: 844 }
  for (const target of [
    { left: 312, top: 786, width: 78, height: 58 },
    { left: 0, top: 0, width: 390, height: 844 },
    { left: 6, top: 840, width: 36, height: 36 },
  ]) {
    const { left, top } = placeBeside(target, card, phone)
    expect(left).toBeGreaterThanOrEqual(12)
    expect(left + card.width).toBeLessThanOrEqual(phone.width - 12)
    expect(top).toBeGreaterThanOrEqual(12)
    expect(top + card.height).toBeLessThanOrEqual(phone.height - 12)
  }
})
