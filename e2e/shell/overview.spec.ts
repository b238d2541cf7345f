import { expect, test } from '../support/product.ts'
import { inLanguage } from '../support/screens.ts'

for (const language of ['zh-CN', 'en'] as const)
  test(`the overview leaves room to see the index on a usual window, whatever the other tiles need, in ${language}`, async ({
    signedIn: page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/index/overview')
    await inLanguage(page, language)
    const tile = page.getByRole('region', { name: language === 'en' ? 'Index' : '指数', exact: true })
    const course = tile.locator('figure')
    await expect(course).toBeVisible()
    const place = await course.boundingBox()
    const frame = await tile.boundingBox()
    expect(place?.height).toBeGreaterThan(60)
    expect(frame?.height).toBeGreaterThan(150)
    // All of it is in sight, nothing is cut by its tile.
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  })
