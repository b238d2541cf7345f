import { brokenFigures, brokenHeads, cutFigures } from '../support/broken-heads.ts'
import { everyScreen } from '../support/every-screen.ts'
import { overlaidControls } from '../support/overlaid.ts'
import { expect, test } from '../support/product.ts'
import { bothSizes, seriousInBothThemes, sideScroll } from '../support/screens.ts'

// Some hundred screens, one after another.
test.setTimeout(600_000)

test('SHELL-09 on a desk in Chinese, on every kind of screen, in the dark theme and the light one: axe finds nothing serious, no picture lies over a control, no head of a table is broken into pieces, no figure is cut short or broken over two lines, and nothing is wider than the window', async ({
  page,
}) => {
  const found = await everyScreen(page, bothSizes[0], async () => {
    const over = await sideScroll(page)
    return [
      ...(over > 0 ? [`is ${over} px too wide`] : []),
      ...(await overlaidControls(page)),
      ...(await brokenHeads(page)),
      ...(await cutFigures(page)),
      ...(await brokenFigures(page)),
      ...(await seriousInBothThemes(page)),
    ]
  })
  expect(found).toEqual([])
})
