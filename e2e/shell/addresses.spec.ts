import { declaredPaths } from '../support/declared.ts'
import { expect, test } from '../support/product.ts'
import { inLanguage } from '../support/screens.ts'

/** Addresses of the screens whose last word names a part of theirs. */
const screensOfParts = declaredPaths.flatMap((path) => /^([\w-]+)\/:(?:tab|section)\?$/.exec(path)?.[1] ?? [])

test('SHELL-07 an address of a part that a screen does not have stands in the frame and stays, whatever the screen', async ({
  signedIn: page,
}) => {
  expect(screensOfParts.length).toBeGreaterThan(10)
  // The last word of a policy's address may be a document.
  for (const address of screensOfParts.filter((one) => one !== 'policy')) {
    await page.goto(`/index/${address}/no-such-part`)
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('没有这个页面')
    await expect(page).toHaveURL(new RegExp(`/index/${address}/no-such-part`))
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeAttached()
  }
})

/** A word of an address that names a part of its screen, and one that may stand for anything. */
const PARTS = /^:(?:tab|section|tileId)\?$/
/** Addresses of one thing of many, each with an id that nothing has. */
const addressesOfOne = declaredPaths.flatMap((path) => {
  const words = path.split('/').filter((word) => !PARTS.test(word))
  return words.some((word) => word.startsWith(':'))
    ? [words.map((word) => (word.startsWith(':') ? '999999999' : word)).join('/')]
    : []
})
const unknown = {
  'zh-CN': /没有|不存在/,
  en: /not found|no such|there is no|does not exist|knows no|not there|no longer|not yours|bears this name|nothing is known/i,
} as const

for (const language of ['zh-CN', 'en'] as const)
  test(`SHELL-07 an address of something that is not there says so in ${language}, and nothing of the page breaks`, async ({
    signedIn: page,
    expectFailure,
  }) => {
    test.setTimeout(240_000)
    // The browser itself tells of an answer that refuses.
    expectFailure(/^console: Failed to load resource: the server responded with a status of 40[04]/)
    expect(addressesOfOne.length).toBeGreaterThan(20)
    await page.goto('/index/exchanges')
    await inLanguage(page, language)
    const silent: string[] = []
    for (const address of addressesOfOne) {
      await page.goto(`/index/${address}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      const told = page.locator('body').filter({ hasText: unknown[language] })
      await told.waitFor({ timeout: 10_000 }).catch(() => silent.push(address))
    }
    expect(silent).toEqual([])
    await inLanguage(page, 'zh-CN')
  })
