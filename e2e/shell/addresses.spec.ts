import { declaredPaths } from '../support/declared.ts'
import { expect, test } from '../support/product.ts'

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
