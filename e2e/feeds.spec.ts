import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { expect, test } from './support/product.ts'
import { product } from './support/products.ts'
import { expectAccessible, expectNoSideScroll, inLanguage } from './support/screens.ts'

const port = Number(product.feedsPort)
const site = `http://127.0.0.1:${port}`
const item = (
  id: string,
  title: string,
) => `<item><guid isPermaLink="false">${id}</guid><title>${title}</title><link>https://wire.example.test/${id}</link>
  <description>&lt;p onclick="bad()"&gt;合同期三年。&lt;/p&gt;&lt;script&gt;bad()&lt;/script&gt;</description><pubDate>${new Date(Date.now() - 60_000).toUTCString()}</pubDate></item>`
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>港湾电讯</title><link>https://wire.example.test/</link>${items}</channel></rss>`

let server: Server
let answer: { status: number; body: string; headers?: Record<string, string> }
test.beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/home')
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          '<html><head><link rel="alternate" type="application/rss+xml" title="全部新闻" href="/feed.xml"></head></html>',
        )
    else if (request.url === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
    else response.writeHead(answer.status, { 'content-type': 'text/xml', ...answer.headers }).end(answer.body)
  })
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done)
  })
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a feed is found by its page, previewed, added, read, seen in the flash, fails, is paused, exported and deleted with its documents', async ({
  signedIn: page,
}) => {
  test.slow()
  answer = { status: 200, body: rss(item('1', '灯湖重工签署设备合同')) }
  await page.goto('/index/feeds')
  await inLanguage(page, 'zh-CN')
  await page.getByRole('button', { name: '添加订阅源' }).first().click()
  const panel = page.getByRole('complementary', { name: '添加订阅源' })
  await panel.getByLabel('网址').fill(`${site}/home`)
  await panel.getByRole('button', { name: '读取并预览' }).click()
  await expect(panel.getByRole('alert')).toContainText('这是一个网页')
  await expect(panel.getByText('全部新闻')).toBeVisible()
  await panel.getByRole('button', { name: '用这个' }).click()
  await expect(panel.getByText('灯湖重工签署设备合同')).toBeVisible()
  await expect(panel.getByText('合同期三年。')).toBeVisible()
  await expect(panel).not.toContainText('bad()')
  await expect(panel.getByLabel('名称', { exact: true })).toHaveValue('港湾电讯')
  await panel.getByRole('button', { name: '添加', exact: true }).click()

  const feed = page.getByRole('complementary', { name: '港湾电讯' })
  await expect(feed.getByText('有新内容')).toBeVisible({ timeout: 20_000 })
  await expect(feed.getByText(/新增 1 · 更正 0/)).toBeVisible()
  await expect(feed.getByText('正常', { exact: true })).toBeVisible()
  const address = page.url()
  await page.goto('/index/flash')
  await expect(page.getByText('灯湖重工签署设备合同').first()).toBeVisible()

  answer = { status: 503, body: '' }
  await page.goto(address)
  await feed.getByRole('button', { name: '立即读取' }).click()
  await expect(feed.getByRole('alert')).toContainText('状态 503', { timeout: 20_000 })
  await expect(feed.getByText('连续失败 1 次')).toBeVisible()
  await feed.getByRole('button', { name: '暂停' }).click()
  await expect(feed.getByText('已暂停', { exact: true })).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 OPML' }).click()
  expect(await readFile(await (await started).path(), 'utf8')).toContain(`${site}/feed.xml`)

  await feed.getByRole('button', { name: '编辑' }).click()
  await feed.getByLabel('名称', { exact: true }).fill('港湾通讯社')
  await feed.getByRole('button', { name: '保存' }).click()
  const renamed = page.getByRole('complementary', { name: '港湾通讯社' })
  await renamed.getByRole('button', { name: '删除' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('同时删除它带来的文档').check()
  await dialog.getByRole('button', { name: /^删\s?除$/ }).click()
  await expect(page.getByText('这个市场还没有订阅源')).toBeVisible()
  await page.goto('/index/flash')
  await expect(page.getByText('灯湖重工签署设备合同')).toHaveCount(0)
})

test('a redirect into the inside is refused in words; OPML comes in; both languages are accessible and fit a phone', async ({
  signedIn: page,
}) => {
  test.slow()
  answer = { status: 200, body: rss(item('2', '第二条')) }
  await page.goto('/index/feeds/new')
  await inLanguage(page, 'en')
  const panel = page.getByRole('complementary', { name: 'Add a feed' })
  await panel.getByLabel('Address').fill(`${site}/inside`)
  await panel.getByRole('button', { name: 'Fetch and preview' }).click()
  await expect(panel.getByRole('alert')).toContainText('leads into a private network')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'list.opml',
    mimeType: 'text/xml',
    buffer: Buffer.from(
      `<opml version="2.0"><body><outline text="Wires"><outline text="Lamp Lake Wire" xmlUrl="${site}/feed.xml"/></outline></body></opml>`,
    ),
  })
  await expect(page.getByText('1 feed added, 0 there already, 0 not taken')).toBeVisible()
  await page.getByText('Lamp Lake Wire').first().click()
  await expect(page).toHaveURL(/\/index\/feeds\/\d+/)
  const feed = page.getByRole('complementary', { name: 'Lamp Lake Wire' })
  await feed.getByRole('button', { name: 'Fetch now' }).click()
  await expect(feed.getByText('Something new')).toBeVisible({ timeout: 20_000 })
  const address = page.url()
  for (const language of ['en', 'zh-CN'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(address)
    await inLanguage(page, language)
    await expect(feed.getByText('RSS', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await feed.getByRole('button', { name: language === 'en' ? 'Edit' : '编辑' }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSideScroll(page)
    await page.goto('/index/feeds')
    await expect(page.getByText('Lamp Lake Wire').first()).toBeVisible()
    await expectNoSideScroll(page)
    await expectAccessible(page)
  }
})
