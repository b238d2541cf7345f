import type { Page } from '@playwright/test'
import { brokenFigures, brokenHeads, cutFigures, cutTileHeads } from '../support/broken-heads.ts'
import { cutCharts } from '../support/cut-charts.ts'
import { everyScreen } from '../support/every-screen.ts'
import { overlaidControls } from '../support/overlaid.ts'
import { phoneFaults } from '../support/phone.ts'
import { enter, expect, test } from '../support/product.ts'
import { bothSizes, seriousInBothThemes } from '../support/screens.ts'
import { unmarkedChinese } from '../support/unmarked.ts'

// Some hundred screens, one after another.
test.setTimeout(600_000)

const [, onPhone] = bothSizes
/** How often a screen is looked at again where something is wrong. */
const LOOKS = 8

/** What is wrong once a screen has come to rest: a part may be on its way, or a picture not have its size yet. */
async function settledFaults(page: Page): Promise<string[]> {
  const told = ({ nested, small, over }: Awaited<ReturnType<typeof phoneFaults>>) => [
    ...nested,
    ...small,
    ...(over > 0 ? [`is ${over} px too wide`] : []),
  ]
  const look = async () => [
    ...told(await phoneFaults(page)),
    ...(await overlaidControls(page)),
    ...(await cutCharts(page)),
    ...(await brokenHeads(page)),
    ...(await cutTileHeads(page)),
    ...(await cutFigures(page)),
    ...(await brokenFigures(page)),
  ]
  let faults = await look()
  for (let again = 0; again < LOOKS && faults.length > 0; again++) {
    await page.waitForTimeout(400)
    faults = await look()
  }
  return faults
}

/** A screen with little on it, as a phone has it. */
async function onQuietScreen(page: Page): Promise<void> {
  await enter(page)
  await page.setViewportSize(onPhone.viewport)
  await page.goto('/index/settings/appearance')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

/** Puts an element of the class `planted` on the screen, in place of the last one. */
const planted = (page: Page, html: string): Promise<void> =>
  page.evaluate((inner) => {
    document.querySelector('.planted')?.remove()
    document.querySelector('main')?.insertAdjacentHTML('beforeend', inner)
  }, html)

test('SHELL-09 on a phone in English, on every kind of screen, in the dark theme and the light one: axe finds nothing serious, no list is moved within a page that is moved, nothing is too low for a thumb, no picture lies over a control, no chart’s axis is cut off by its box, no head of a table is broken into pieces, no head of a tile is cut short, no figure is or is broken over two lines, and nothing is wider than the window', async ({
  page,
}) => {
  const found = await everyScreen(page, onPhone, async () => [
    ...(await settledFaults(page)),
    ...(await seriousInBothThemes(page)),
  ])
  expect(found).toEqual([])
})

test('the law of the phone names a list that is moved within its page, a sign too low, a picture that lies over a control, and a page too wide', async ({
  page,
}) => {
  await onQuietScreen(page)
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<div class="planted" style="flex:none;height:100px;overflow-y:auto"><p style="height:400px">list</p></div>
       <input class="low" aria-label="low" style="display:block;height:20px;min-height:0">
       <div style="height:100px"><div style="position:relative;height:160px"><canvas></canvas></div></div>
       <button>below the picture</button>
       <div style="width:600px;height:2000px"></div>`,
    )
  })
  const { nested, small, over } = await phoneFaults(page)
  expect(nested).toEqual([expect.stringContaining('div.planted “list” (400 in 100 px)')])
  expect(small).toEqual([expect.stringContaining('input.low “low”: 20 px')])
  expect(await overlaidControls(page)).toEqual([expect.stringContaining('“below the picture”')])
  expect(over).toBe(210)
})

test('the law of the phone names a list in a box over an empty place, a head of a table in pieces, a source that is cut short, and a figure that is', async ({
  page,
}) => {
  await onQuietScreen(page)
  const plant = (html: string) =>
    planted(page, `<div class="planted" style="position:absolute;top:120px;left:0;width:390px">${html}</div>`)
  await plant('<p style="height:60px;overflow-y:auto"><span style="display:block;height:200px">waves</span></p>')
  expect((await phoneFaults(page)).nested).toEqual([expect.stringContaining('“waves” shows 60 of 200 px over')])
  expect(await brokenHeads(page)).toEqual([])
  await plant('<table><tr><th style="width:10px;max-width:10px">0% 50% 100% and more</th></tr></table>')
  expect(await brokenHeads(page)).toEqual([expect.stringMatching(/“0% 50% 100% and more” is broken into \d+ lines/)])
  expect(await cutTileHeads(page)).toEqual([])
  await plant(
    '<header data-tile-head><h2>Waves</h2><p data-tile-state style="width:60px;overflow:hidden;white-space:nowrap">All from the sea</p></header>',
  )
  expect(await cutTileHeads(page)).toEqual(['“All from the sea” in the head of “Waves” is cut'])
  const cut = (text: string) =>
    plant(`<p style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${text}</p>`)
  await cut('2026 in figures')
  expect(await cutFigures(page)).toEqual([])
  for (const text of ['0.5000 CNY', '2026-03-18', '≈ 44.72 M', '−1,234.56%', '12.5 万亿元']) {
    await cut(text)
    expect(await cutFigures(page)).toEqual([expect.stringContaining(`figure “${text}” is cut to 40 of`)])
  }
})

test('the law of figures names one that is broken over two lines, and no day, code or figure that stands whole', async ({
  page,
}) => {
  await onQuietScreen(page)
  const narrow = (text: string) =>
    planted(page, `<p class="planted" style="width:34px;overflow-wrap:anywhere">${text}</p>`)
  await narrow('1,515,204')
  expect(await brokenFigures(page)).toEqual([expect.stringMatching(/^figure “1,515,204” is broken over \d lines$/)])
  for (const whole of ['1,5', '2026-12-01', 'impact-5-204-118', '<span style="white-space:nowrap">1,515,204</span>']) {
    await narrow(whole)
    expect(await brokenFigures(page)).toEqual([])
  }
})

test('the law of charts names one that its box cuts, none that stands further down in a page that is moved, and what of a screen is out of reach', async ({
  page,
}) => {
  await onQuietScreen(page)
  const chart = (height: number) =>
    planted(
      page,
      `<div class="planted" style="flex:none;height:340px;overflow:hidden">
         <svg class="course" style="display:block" width="300" height="${height}"></svg>
       </div>`,
    )
  await chart(340)
  expect(await cutCharts(page)).toEqual([])
  await chart(406)
  expect(await cutCharts(page)).toEqual([expect.stringMatching(/svg\.course.*: 66 px cut by div\.planted/)])
  // A chart that is higher than its box, whose axis lies over the table below it, as on a page of a stock did.
  const spilt = (height: number) =>
    planted(
      page,
      `<section class="planted" aria-label="course" style="flex:none;height:300px">
         <canvas style="display:block;width:300px;height:${height}px"></canvas></section>`,
    )
  await spilt(300)
  expect(await cutCharts(page)).toEqual([])
  await spilt(342)
  expect(await cutCharts(page)).toEqual([expect.stringMatching(/canvas.* in course: 42 px over what stands below/)])
  // A screen that fills its window and holds more, as lists of what may be compared did.
  await planted(
    page,
    `<div class="planted _fill_1"><div class="_content_1" style="height:200px;overflow:hidden">
       <p style="height:250px">list</p></div></div>`,
  )
  expect(await cutCharts(page)).toEqual([expect.stringContaining('its lowest 50 px are out of reach')])
})

test('the law of languages names what is Chinese on an English screen and does not say so', async ({ page }) => {
  await page.setContent(`<html lang="en"><b lang="zh-CN">能源总署</b><p>Corrected the issuer: 财政部</p>
    <script>// 注释</script><i hidden>财税部</i></html>`)
  expect(await unmarkedChinese(page)).toEqual([])
  await page.setContent('<html lang="en"><p lang="zh-CN"><span lang="en">财税部</span></p><b>能源总署</b></html>')
  expect(await unmarkedChinese(page)).toEqual([expect.stringContaining('财税部'), expect.stringContaining('能源总署')])
})
