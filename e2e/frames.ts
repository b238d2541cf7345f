import type { Page } from '@playwright/test'
import type { RoomKey } from '@pandora/contract/room'
import { accountOf, callsOf, newFloor, tileOf } from './support/floors.ts'
import { enter, test } from './support/product.ts'

const views: readonly (readonly [RoomKey, string])[] = [
  ['dailyFlash', 'flash'],
  ['portfolioDashboard', 'companies'],
  ['dailyFlash', 'headlines'],
  ['portfolioDashboard', 'event'],
  ['portfolioDashboard', 'map'],
]
const RUNS = 3

interface Frames {
  frames: number[]
  long: number
}

/** Frame times while a hand moves from one point over others and back, in ms. */
async function framesOf(
  page: Page,
  from: readonly [number, number],
  path: readonly (readonly [number, number])[],
): Promise<Frames> {
  await page.mouse.move(from[0], from[1])
  await page.mouse.down()
  await page.mouse.move(from[0] + 8, from[1] + 8)
  await page.evaluate(() => {
    const seen: number[] = []
    let last = performance.now()
    let on = true
    const step = (now: number) => {
      seen.push(now - last)
      last = now
      if (on) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
    Object.assign(window, {
      endFrames: () => {
        on = false
        return seen.slice(2)
      },
    })
  })
  for (const [x, y] of path) await page.mouse.move(x, y)
  const frames = await page.evaluate(() => (window as unknown as { endFrames: () => number[] }).endFrames())
  await page.mouse.up()
  return { frames, long: frames.filter((ms) => ms > 34).length }
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10
/** A slow circle, 4 px a step, as a hand makes it. */
const circle = (x: number, y: number, width: number, height: number) =>
  Array.from(
    { length: 160 },
    (_, step) => [x + Math.sin(step / 26) * width, y + (1 - Math.cos(step / 26)) * height] as const,
  )

test('drag and resize with twenty tiles', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const account = await accountOf(request, 'frames')
  const call = await callsOf(request, account)
  const { floor, ids } = await newFloor(
    call,
    'Frames',
    Array.from({ length: 20 }, (_, index) => {
      const [key, view] = views[index % views.length] ?? ['dailyFlash', 'flash']
      return { key, view, at: { x: (index % 4) * 6, y: Math.floor(index / 4) * 10, w: 6, h: 10 } }
    }),
  )
  await enter(page, account)
  await page.goto(`/index/floor/${floor.id}`)
  for (const y of [500, 1000, 2000, 0]) {
    await page
      .locator('[data-tile]')
      .first()
      .evaluate((tile, top) => tile.closest('.react-grid-layout')?.parentElement?.parentElement?.scrollTo(0, top), y)
    await page.waitForTimeout(800)
  }
  const figures: Record<string, Frames[]> = { idle: [], drag: [], resize: [] }
  for (let run = 0; run < RUNS; run += 1) {
    const head = await tileOf(page, ids[1] ?? '')
      .locator('h2')
      .boundingBox()
    const corner = await tileOf(page, ids[2] ?? '').boundingBox()
    if (!head || !corner) throw new Error('the tiles are not in sight')
    figures['idle']?.push(await framesOf(page, [700, 20], circle(700, 20, 200, 4)))
    figures['drag']?.push(await framesOf(page, [head.x + 10, head.y + 8], circle(head.x + 10, head.y + 8, 330, 170)))
    await page.waitForTimeout(1000)
    const again = (await tileOf(page, ids[2] ?? '').boundingBox()) ?? corner
    await page.mouse.move(again.x + 40, again.y + 40)
    figures['resize']?.push(
      await framesOf(
        page,
        [again.x + again.width - 4, again.y + again.height - 4],
        circle(again.x + again.width - 4, again.y + again.height - 4, 120, 90),
      ),
    )
    await page.waitForTimeout(1000)
  }
  const out = Object.fromEntries(
    Object.entries(figures).map(([name, runs]) => {
      const sorted = runs.flatMap(({ frames }) => frames).toSorted((a, b) => a - b)
      return [
        name,
        {
          frames: sorted.length,
          medianMs: at(sorted, 0.5),
          p95Ms: at(sorted, 0.95),
          worstMs: at(sorted, 1),
          over34: runs.reduce((sum, { long }) => sum + long, 0),
        },
      ]
    }),
  )
  process.stdout.write(`${JSON.stringify({ tiles: 20, runs: RUNS, ...out }, null, 2)}\n`)
})
