import type { Page } from '@playwright/test'
import type { OutputOf } from '@pandora/contract/operation'
import { industries } from '@pandora/contract/domains/industries/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { tryDemo } from './support/demo-market.ts'
import { test } from './support/product.ts'

const NODES = 2000
type Map = OutputOf<typeof themes.ownMap>
type Node = Map['nodes'][number]

let state = 5
const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296

const head: Omit<Map, 'nodes' | 'edges' | 'bubbles' | 'leftOut'> = {
  themeId: 'T',
  kind: 'market',
  mode: null,
  nameZh: '全市场',
  nameEn: 'All',
  descriptionZh: null,
  descriptionEn: null,
  companies: NODES,
  bands: { core: NODES, related: 0, unproven: 0, nameOnly: 0 },
  marketCap: 1e12,
  weightedCap: 1e12,
  capped: NODES,
  capStandIns: 0,
  changeRate: 1,
  tradeDate: '2026-11-20',
  riskPoint: 10,
  opportunityPoint: 20,
  heat: { documents: 1, stories: 1, events: 1, usual: 1, ratio: null, absence: 'FEW_STORIES' },
  preview: [],
}
/** A theme of two thousand companies under seventy links. */
function largeMap(): Map {
  const bubbles = Array.from({ length: NODES }, (_, at) => ({
    companyId: `SHZ-${String(at).padStart(6, '0')}`,
    nameZh: `${['澄岳', '晟珂', '飞砾', '曜川'][at % 4] ?? ''}新能源${at}`,
    nameEn: `Company ${at}`,
    themeId: 'T',
    industryCode: null,
    marketCap: Math.exp(next() * 5) * 1e9,
    capBasis: 'shares' as const,
    changeAdjusted: false as const,
    changeRate: (next() - 0.5) * 14,
    riskPoint: next() * 60,
    opportunityPoint: next() * 80,
    impactScore: 50,
    membership: next(),
    band: 'core' as const,
    revenueShare: 10,
  }))
  const root: Node = {
    nodeId: 'T',
    parentId: null,
    kind: 'theme',
    id: 'T',
    nameZh: '全市场',
    nameEn: 'All',
    stage: null,
    companies: NODES,
    marketCap: 1e12,
    capBasis: null,
    changeAdjusted: false,
    changeRate: 1,
    riskPoint: 1,
    opportunityPoint: 2,
    membership: null,
    band: null,
  }
  const groups = Array.from({ length: 14 }, (_, at): Node => ({
    ...root,
    nodeId: `g${at}`,
    parentId: 'T',
    kind: 'industry',
    id: `g${at}`,
    nameZh: `行业${at}`,
    stage: 'upstream',
  }))
  const links = Array.from({ length: 70 }, (_, at): Node => ({
    ...root,
    nodeId: `g${at % 14}l${at}`,
    parentId: `g${at % 14}`,
    kind: 'industry',
    id: `l${at}`,
    nameZh: `细分${at}`,
    stage: 'middle',
  }))
  const companies = bubbles.slice(0, NODES - 85).map((one, at): Node => {
    const parentId = links[at % 70]?.nodeId ?? 'T'
    return {
      ...root,
      nodeId: `${parentId}/${one.companyId}`,
      parentId,
      kind: 'company',
      id: one.companyId,
      nameZh: one.nameZh,
      changeRate: one.changeRate,
      membership: one.membership,
      band: 'core',
    }
  })
  return { ...head, nodes: [root, ...groups, ...links, ...companies], edges: [], bubbles, leftOut: 0 }
}

/** Frame times while something goes on, in ms, sorted. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = []
    let [last, on] = [performance.now(), true]
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
  await act()
  return (await page.evaluate(() => (window as unknown as { endFrames: () => number[] }).endFrames())).toSorted(
    (a, b) => a - b,
  )
}

/** What is printed of frame times. */
function summed(frames: readonly number[]) {
  const at = (share: number) =>
    Math.round((frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0) * 10) / 10
  return {
    frames: frames.length,
    medianMs: at(0.5),
    p95Ms: at(0.95),
    worstMs: at(1),
    over34: frames.filter((ms) => ms > 34).length,
  }
}
const print = (of: object) => process.stdout.write(`${JSON.stringify(of, null, 2)}\n`)

test('zoom and pan of a map of two thousand nodes', async ({ signedIn: page }) => {
  const ok = (data: unknown) => ({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ code: '0', data, message: '' }),
  })
  const side = { opportunity: [], risk: [] }
  await page.route(`**${themes.ownMap.path}`, (route) => route.fulfill(ok(largeMap())))
  await page.route(`**${themes.detail.path}`, (route) =>
    route.fulfill(
      ok({
        ...head,
        wordsZh: [],
        wordsEn: [],
        provenance: null,
        own: null,
        formula: '',
        breadth: { rising: 0, falling: 0, flat: 0, withoutQuote: 0, weightedRising: null },
        contributions: side,
        industries: [],
        knownAt: null,
      }),
    ),
  )
  await page.route(`**${themes.series.path}`, (route) =>
    route.fulfill(
      ok({
        themeId: 'T',
        weighting: 'membership',
        from: '',
        to: '',
        basis: null,
        basisDate: null,
        unweighted: null,
        index: { day: [], value: [], change: [], members: [] },
        heat: { day: [], documents: [], stories: [], events: [], usual: [] },
      }),
    ),
  )
  const out: Record<string, object> = {}
  for (const [as, role] of [
    ['map', 'listbox'],
    ['chain', 'tree'],
  ] as const) {
    await page.goto(`/index/themes/T?as=${as}`)
    const box = await page.getByRole(role).first().boundingBox()
    if (!box) throw new Error('the map is not in sight')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(1500)
    const wheel = (by: number) => async () => {
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, by)
        await page.waitForTimeout(16)
      }
    }
    const drag = async () => {
      await page.mouse.down()
      for (let step = 0; step < 90; step += 1) {
        await page.mouse.move(x + Math.sin(step / 12) * 250, y + Math.cos(step / 12) * 160)
        await page.waitForTimeout(12)
      }
      await page.mouse.up()
    }
    for (const [name, act] of [
      ['idle', () => page.waitForTimeout(1500)],
      ['near', wheel(-40)],
      ['pan', drag],
      ['far', wheel(40)],
    ] as const) {
      out[`${as} ${name}`] = summed(await framesOf(page, act))
    }
  }
  print({ nodes: NODES, ...out })
})

test('pointing in a tree map of two thousand companies', async ({ signedIn: page }) => {
  const companies = largeMap().bubbles.map(
    ({ companyId, nameZh, nameEn, marketCap, changeRate }): OutputOf<typeof industries.map>['dataList'][number] => ({
      companyId,
      code: companyId.slice(4),
      nameZh,
      nameEn,
      industryId: '630701',
      industryZh: '锂电池',
      industryEn: 'Lithium batteries',
      size: marketCap ?? 0,
      capBasis: null,
      changeRate,
      changeAdjusted: false,
    }),
  )
  await page.route(`**${industries.map.path}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: OutputOf<typeof industries.map> }
    await route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ ...answer, data: { ...answer.data, dataList: companies } }),
    })
  })
  const map = page.getByRole('region', { name: '热力图' }).getByRole('listbox')
  await page.goto('/index/industries/630000')
  await map.waitFor()
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not in sight')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.waitForTimeout(1500)
  const point = async () => {
    for (let step = 0; step < 120; step += 1) {
      await page.mouse.move(x + Math.sin(step / 9) * box.width * 0.45, y + Math.cos(step / 14) * box.height * 0.4)
      await page.waitForTimeout(12)
    }
  }
  const step = async () => {
    await map.focus()
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(16)
    }
  }
  print({
    leaves: companies.length,
    point: summed(await framesOf(page, point)),
    keys: summed(await framesOf(page, step)),
  })
})

test('the quarter slider of a comparison', async ({ page }) => {
  const ask = await tryDemo(page)
  const [one] = (await ask(themes.companyList, { size: 1 })).dataList
  await page.goto(`/index/company/${one?.companyId ?? ''}/compare`)
  const slider = page.getByRole('slider', { name: '季度', exact: true }).first()
  await slider.waitFor()
  await page.waitForTimeout(1500)
  const box = await slider.boundingBox()
  if (!box) throw new Error('the slider is not in sight')
  const drag = async () => {
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 0; step < 150; step += 1) {
      await page.mouse.move(box.x + box.width * (0.5 + 0.48 * Math.cos(step / 16)), box.y + box.height / 2)
      await page.waitForTimeout(12)
    }
    await page.mouse.up()
  }
  print({
    idle: summed(await framesOf(page, () => page.waitForTimeout(1500))),
    slider: summed(await framesOf(page, drag)),
  })
})
