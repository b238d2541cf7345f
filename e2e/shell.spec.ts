import type { Page } from '@playwright/test'
import { expect, test } from './support/product.ts'
import { serious } from './support/screens.ts'

const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name)
const inChinese = async (page: Page) => {
  await page.getByRole('radio', { name: '中文' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
}

test('SHELL-05 SHELL-06 the error pages stand at their addresses; any other address leads to /404', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/404', '没有这个页面'],
    ['/500', '页面出错了'],
    ['/error-browser', '这个浏览器打不开 Pandora'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await serious(page)).toEqual([])
  }
  await page.goto('/index/no-such-screen')
  await expect(page).toHaveURL(/\/u\/login\?from=%2Findex%2Fno-such-screen/)
  for (const path of ['/nowhere', '/501', '/a/b/c', '/u/nothing']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
  }
})

test('SHELL-03 SHELL-04 a visitor is asked to sign in and then lands where he wanted to', async ({ page }) => {
  await page.goto('/index/settings/about?asOf=2023-06-30')
  await expect(page).toHaveURL(/\/u\/login\?from=/)
  await page.getByLabel('邮箱').fill('admin@example.test')
  await page.getByLabel(/^密码/).fill('lantern orchard seven')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page).toHaveURL(/\/index\/settings\/about\?asOf=2023-06-30(?:&market=\w+)?$/)
  await page.goto('/u/login')
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
})

test('SHELL-04 ACC-02 the pages of users stand at /u/login, /u/register and /u/reset, each with its own form', async ({
  page,
}) => {
  const headings: string[] = []
  for (const type of ['login', 'register', 'reset']) {
    await page.goto(`/u/${type}`)
    await expect(page.getByLabel('邮箱').first()).toBeVisible()
    headings.push(await page.getByRole('heading', { level: 1 }).innerText())
  }
  expect(new Set(headings).size).toBe(3)
})

test('SHELL-11 at start-up the dashboard and user parts under pandora-root are cleared and workers are unregistered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'pandora-root',
      JSON.stringify({
        state: {
          preferences: { colourType: 2 },
          dashboard: { currentFloor: 'stale floor' },
          user: { info: { email: 'stale@example.test' } },
        },
        version: 1,
      }),
    )
    Object.assign(window, { unregistered: 0 })
    const worker = {
      unregister: async () => {
        Object.assign(window, { unregistered: 1 })
        return true
      },
    }
    Object.defineProperty(navigator.serviceWorker, 'getRegistrations', { value: async () => [worker] })
  })
  await page.goto('/u/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('pandora-root') ?? '')
  expect(kept).not.toContain('stale')
  expect(JSON.parse(kept)).toMatchObject({ state: { preferences: { colourType: 2 } } })
  expect(await page.evaluate(() => (window as unknown as { unregistered: number }).unregistered)).toBe(1)
})

test('SHELL-09 SHELL-14 dark with orange; colour type 1 is red up, type 2 the other way, kept over a reload', async ({
  signedIn: page,
}) => {
  await page.goto('/index/settings/appearance')
  expect([await token(page, '--canvas'), await token(page, '--accent'), await token(page, '--rise')]).toEqual([
    '#0a0b0d',
    '#ff8a1c',
    '#f4586a',
  ])
  await page.getByRole('radio', { name: '绿涨红跌' }).click()
  await expect(page.locator('[data-notice="success"]')).toBeVisible()
  expect([await token(page, '--rise'), await token(page, '--fall')]).toEqual(['#2dbe8a', '#f4586a'])
  await page.reload()
  await expect(page.getByRole('radio', { name: '绿涨红跌' })).toBeChecked()
  expect(await token(page, '--rise')).toBe('#2dbe8a')
  await page.getByRole('radio', { name: '红涨绿跌' }).click()
  await expect(page.getByRole('radio', { name: '红涨绿跌' })).toBeChecked()
})

test('a light theme holds on every screen, over a reload and before signing in, can be read, and follows the system where asked', async ({
  signedIn: page,
}) => {
  test.slow()
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  await page.goto('/index/settings/appearance')
  await page.getByRole('radio', { name: '浅色' }).click()
  await expect(page.locator('[data-notice="success"]')).toBeVisible()
  expect(await token(page, '--tile')).toMatch(/^#fff(fff)?$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '浅色' })).toBeChecked()
  const found: string[] = []
  for (const address of ['/', '/index/company/SHZ-009902', '/index/screening']) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await theme()).toBe('light')
    found.push(...(await serious(page)).map((one) => `${address} ${one}`))
  }
  expect(found).toEqual([])
  await page.goto('/index/settings/appearance')
  await page.getByRole('radio', { name: '跟随系统' }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(theme).toBe('dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(theme).toBe('light')
  await page.getByRole('radio', { name: '深色' }).click()
  await expect.poll(theme).toBe('dark')
})

test('SHELL-11 it can be put on a phone’s home screen, with a picture of every size it asks for and no worker', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/u/login']) {
    await page.goto(address)
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  }
  const answer = await request.get('/manifest.webmanifest')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    start_url: string
    display: string
    icons: { src: string; sizes: string; type: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/index', display: 'standalone' })
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type']).toContain(type)
    if (type !== 'image/png') continue
    const bytes = await picture.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the rail says its names where it is unfolded, and keeps so; ? lists the keys, and g with a letter leads to a screen', async ({
  signedIn: page,
}) => {
  await page.goto('/index/screening')
  const rail = page.getByRole('navigation', { name: '主导航' })
  const width = async () => (await rail.boundingBox())?.width ?? 0
  expect(await width()).toBeLessThan(60)
  await rail.getByRole('button', { name: '展开名称' }).click()
  expect(await width()).toBeGreaterThan(140)
  await page.reload()
  await expect(rail.getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true')
  await rail.getByRole('button', { name: '收起' }).click()
  expect(await width()).toBeLessThan(60)

  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: '键盘快捷键' })
  await expect(list.getByText('自选', { exact: true })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/index\/watch/)
  // In a field they are words.
  await page.goto('/index/search')
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('')
  await page.keyboard.type('g?w')
  await expect(list).toHaveCount(0)
  await expect(page).toHaveURL(/\/index\/search/)
})

test('without a server the screen says so and of when what it shows is, keeps it, and reads it again when the server is back', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure('net::ERR_INTERNET_DISCONNECTED')
  // A part of the screen may still have been on its way.
  expectFailure('Unable to preload CSS')
  expectFailure('Failed to fetch dynamically imported module')
  await page.goto('/index/company/SHZ-009902')
  const price = page
    .getByRole('main')
    .getByText(/总市值|流通市值/)
    .first()
  await expect(price).toBeVisible()
  await expect(page.getByRole('figure', { name: /日线图/ })).toBeVisible()
  await page.context().setOffline(true)
  const told = page.getByRole('alert').filter({ hasText: '连不上服务器' })
  await expect(told).toContainText(/\d\d:\d\d/)
  await expect(price).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('status')).not.toContainText('已连接')
  await told.getByRole('button', { name: '重试' }).click()
  await expect(told).toBeVisible()
  await page.context().setOffline(false)
  const again = page.waitForResponse((answer) => answer.url().includes('/api/company/'))
  await expect(told).toHaveCount(0, { timeout: 20_000 })
  await again
})

test('a screen whose code never came is told of within the frame while there is no server, and opens by itself once there is', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure('net::ERR_INTERNET_DISCONNECTED')
  expectFailure('Unable to preload CSS')
  expectFailure('Failed to fetch dynamically imported module')
  await page.goto('/index/settings/appearance')
  await expect(page.getByRole('radio', { name: '红涨绿跌' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('navigation').locator('a[href^="/index/watch"]').first().click()
  await expect(page.getByRole('main').first()).toContainText('连上后会自动打开')
  await expect(page.getByRole('navigation').locator('a[href^="/index/flash"]').first()).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /自选/ })).toBeVisible({ timeout: 20_000 })
})

test('a screen whose code never came, left before the server was back, opens when one comes back to it', async ({
  signedIn: page,
  expectFailure,
}) => {
  expectFailure('net::ERR_INTERNET_DISCONNECTED')
  expectFailure('Unable to preload CSS')
  expectFailure('Failed to fetch dynamically imported module')
  const goTo = (path: string) => page.getByRole('navigation').locator(`a[href^="/index/${path}"]`).first().click()
  await page.goto('/index/search')
  await expect(page.getByRole('navigation').locator('a[href^="/index/watch"]').first()).toBeVisible()
  await page.context().setOffline(true)
  await goTo('watch')
  await expect(page.getByRole('main').first()).toContainText('连上后会自动打开')
  await goTo('search')
  await expect(page.getByRole('main').first()).not.toContainText('连上后会自动打开')
  await page.context().setOffline(false)
  await expect(page.getByRole('alert').filter({ hasText: '连不上服务器' })).toHaveCount(0, { timeout: 20_000 })
  await goTo('watch')
  await expect(page.getByRole('heading', { level: 1, name: /自选/ })).toBeVisible({ timeout: 20_000 })
})

test('SHELL-10 a notice stands at the top centre and goes by itself', async ({ signedIn: page }) => {
  await page.goto('/index/settings/appearance')
  await page.getByRole('radio', { name: '红涨绿跌' }).click()
  const notice = page.locator('[data-notice]')
  await expect(notice).toHaveCount(1)
  const box = await notice.boundingBox()
  expect(box?.y).toBeLessThan(60)
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(3)
  await expect(notice).toHaveCount(0, { timeout: 4500 })
})

test('SHELL-10 an undo stays under the pointer and on the keyboard, and is still in the bell once its notice has gone', async ({
  signedIn: page,
}) => {
  await page.goto('/index/company/SSE-609901')
  const star = page.getByRole('main').getByRole('button', { name: /关注 岚溪银行/ })
  const notice = page.locator('[data-notice="success"]')
  await star.click()
  await notice.hover()
  await page.waitForTimeout(3500)
  await expect(notice).toBeVisible()
  await page.mouse.move(10, 500)
  await expect(notice).toHaveCount(0, { timeout: 4500 })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^通知/ }).click()
  const kept = page.getByRole('listitem').filter({ hasText: 'stared !' })
  await kept.getByRole('button', { name: '撤销' }).click()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expect(kept.first().getByRole('button', { name: '撤销' })).toHaveCount(0)
})

test('SHELL-07 a screen has an address of its own: pasted it opens there, the back button leads the way back and forth, and what was chosen comes along', async ({
  signedIn: page,
}) => {
  await page.goto('/index/industries?tab=map')
  await page.goto('/index/company/SSE-609901/finance?basis=ttm')
  await expect(page.getByRole('radio', { name: '最近四季' })).toBeChecked()
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '自选' }).click()
  await expect(page).toHaveURL(/\/index\/watch/)
  await page.goBack()
  await expect(page).toHaveURL(/\/index\/company\/SSE-609901\/finance\?basis=ttm/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('岚溪银行')
  await expect(page.getByRole('radio', { name: '最近四季' })).toBeChecked()
  await page.goForward()
  await expect(page).toHaveURL(/\/index\/watch/)
  // An address that no screen has stands in the frame, with ways on.
  await page.goto('/index/no-such-screen')
  await expect(page).toHaveURL(/\/index\/no-such-screen/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个页面')
  expect(await serious(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: '搜索公司、文档或页面' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: '自选' }).click()
  await expect(page).toHaveURL(/\/index\/watch/)
})

test('SHELL-13 the settings hold appearance with language and colours, the profile, the account with its password, and the invitation', async ({
  signedIn: page,
}) => {
  await page.goto('/index/settings')
  await expect(page.getByRole('radio', { name: '红涨绿跌' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('radio', { name: 'EN', exact: true })).toBeVisible()
  const places = page.getByRole('link').and(page.locator('[href^="/index/settings/"]'))
  expect(
    (
      await places.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')?.split('?')[0]?.split('/').at(-1) ?? ''),
      )
    ).filter((name, at, all) => all.indexOf(name) === at),
  ).toEqual(
    expect.arrayContaining(['profile', 'appearance', 'password', 'sessions', 'connections', 'invite', 'data', 'about']),
  )
  for (const name of ['profile', 'password', 'sessions', 'invite', 'data']) {
    await page.goto(`/index/settings/${name}`)
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
  }
})

test('ACC-17 SHELL-01 the language changes at once, everywhere, and stays', async ({ signedIn: page }) => {
  await page.goto('/index/overview')
  await page.getByRole('radio', { name: 'EN', exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Overview · Pandora')
  expect(await page.locator('header').first().innerText()).not.toMatch(/[\u4e00-\u9fff]{3}/)
  await inChinese(page)
  await expect(page).toHaveTitle('总览 · Pandora')
})

test('the as-of date stands in the address, is orange when past, and goes along from screen to screen', async ({
  signedIn: page,
}) => {
  await page.goto('/index')
  const chip = page.getByRole('button', { name: /截至/ })
  const lastDay = page.getByRole('button', { name: /去年年底/ })
  // The guide of a first visit may open over the panel, which closes then as any panel does.
  await expect(async () => {
    if (!(await lastDay.isVisible())) await chip.click()
    await lastDay.click({ timeout: 5000 })
  }).toPass()
  const lastYear = new Date().getFullYear() - 1
  await expect(page).toHaveURL(new RegExp(`asOf=${lastYear}-12-31`))
  await expect(chip).toHaveCSS('border-top-color', 'rgb(168, 82, 6)')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '设置' }).click()
  await expect(page).toHaveURL(new RegExp(`/index/settings/appearance\\?asOf=${lastYear}-12-31`))
  await page.reload()
  await expect(chip).toContainText(`${lastYear}-12-31`)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/index(?:\?market=\w+)?$/)
  await expect(chip).toContainText('最新')
})

test('on a phone four screens stand at the bottom and every screen in a sheet, by keyboard too', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index')
  const rail = page.getByRole('navigation', { name: '主导航' })
  await expect(rail.getByRole('link')).toHaveText(['楼层', '快讯', '自选', '公司'])
  const all = rail.getByRole('button', { name: '全部' })
  const sheet = page.getByRole('dialog', { name: '全部页面' })
  await all.focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('link', { name: '数据健康' })).toBeVisible()
  expect(await serious(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(all).toBeFocused()
  await all.click()
  await sheet.getByRole('link', { name: '利率与汇率' }).click()
  await expect(page).toHaveURL(/\/index\/rates(?:\?market=\w+)?$/)
  await expect(sheet).toBeHidden()
})
