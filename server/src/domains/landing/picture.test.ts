import type { LandingGroup } from '@pandora/contract/domains/landing/operations'
import { expect, test } from 'vitest'
import { drawPicture, signed } from './picture.ts'

const group = (id: string, changeRate: number, marketCap: number | null, companies = 5): LandingGroup => ({
  id,
  nameZh: `主题${id}`,
  nameEn: `Theme ${id} & <more>`,
  companies,
  marketCap,
  capStandIns: 0,
  changeRate,
  riskPoint: null,
  opportunityPoint: null,
})
const circles = (svg: string) =>
  [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#/g)].map(([, x, y, r]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
  }))

test('a change carries its sign, and nothing is said to rise that rounds to zero', () => {
  expect([signed(2.839), signed(-1.62), signed(0.004), signed(-0.004), signed(0)]).toEqual([
    '+2.84%',
    '−1.62%',
    '0.00%',
    '0.00%',
    '0.00%',
  ])
})

test('SHELL-02 bubbles lie inside the picture, do not overlap, and their order follows market value', () => {
  for (const shape of ['wide', 'tall'] as const) {
    const groups = Array.from({ length: 40 }, (_, at) => group(String(at), (at % 9) - 4, 1e9 * (40 - at)))
    const found = circles(drawPicture(groups, { language: 'zh-CN', theme: 'dark', colourType: '1', shape }))
    const [width, height] = shape === 'wide' ? [780, 600] : [400, 430]
    expect(found).toHaveLength(shape === 'wide' ? 26 : 12)
    for (const one of found)
      expect(one.x - one.r >= 0 && one.x + one.r <= width && one.y - one.r >= 0 && one.y + one.r <= height).toBe(true)
    for (const [at, one] of found.entries())
      for (const other of found.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r)
    expect(Math.max(...found.map(({ r }) => r))).toBe(found[0]?.r)
  }
})

test('SHELL-14 colours follow the user’s type, names the language, and what the market calls itself cannot become markup', () => {
  const groups = [group('a', 3, 2e9), group('b', -3, 1e9)]
  const [first, second] = (['1', '2'] as const).map((colourType) =>
    [
      ...drawPicture(groups, { language: 'en', theme: 'dark', colourType, shape: 'wide' }).matchAll(
        /r="[\d.]+" fill="(#\w+)"/g,
      ),
    ].map(([, fill]) => fill),
  )
  expect(first).toEqual(['#5A252D', '#165A40'])
  expect(second).toEqual(['#165A40', '#5A252D'])
  const english = drawPicture(groups, { language: 'en', theme: 'dark', colourType: '1', shape: 'wide' })
  expect(english).toContain('&amp; &lt;more&gt;')
  expect(english).not.toContain('主题')
  expect(drawPicture(groups, { language: 'zh-CN', theme: 'dark', colourType: '1', shape: 'wide' })).not.toContain(
    'Theme',
  )
})

test('no bubble bears a number without its name, and a name stands whole in up to three lines', () => {
  const named = ['Low-altitude economy', 'Generative artificial intelligence', '生成式人工智能应用', 'Hydrogen']
  const groups = Array.from({ length: 12 }, (_, at) => ({
    ...group(String(at), 1.5, 1e9 * 3 ** -at),
    nameEn: named[at % named.length] ?? '',
  }))
  const drawn = drawPicture(groups, { language: 'en', theme: 'dark', colourType: '1', shape: 'tall' })
  const bubbles = [...drawn.matchAll(/<g><title>(.*?) \+1\.50%<\/title>(.*?)<\/g>/g)].map(
    ([, name = '', inside = '']) => ({
      name,
      texts: [...inside.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text),
    }),
  )
  expect(bubbles).toHaveLength(12)
  const bare = (text: string) => text.replaceAll(' ', '')
  for (const { name, texts } of bubbles)
    if (texts.length > 0) expect(bare(texts.filter((text) => text !== '+1.50%').join(''))).toBe(bare(name))
  expect(bubbles.some(({ texts }) => texts.length === 4)).toBe(true)
})

test('where no market value is known the number of companies counts, and nothing to draw is an empty picture', () => {
  const found = circles(
    drawPicture([group('a', 1, null, 2), group('b', 1, 9e9, 20)], {
      language: 'zh-CN',
      theme: 'dark',
      colourType: '1',
      shape: 'wide',
    }),
  )
  expect(found).toHaveLength(2)
  expect(circles(drawPicture([], { language: 'zh-CN', theme: 'dark', colourType: '1', shape: 'wide' }))).toEqual([])
})

test('the ring tells opportunity clockwise and risk the other way; what is not scored has none', () => {
  const drawn = (riskPoint: number | null, opportunityPoint: number | null) =>
    [
      ...drawPicture([{ ...group('a', 1, 1e9), riskPoint, opportunityPoint }], {
        language: 'en',
        theme: 'dark',
        colourType: '1',
        shape: 'wide',
      }).matchAll(/<path d="M[\d. ]+A[\d. ]+ 0 0 ([01]) [^"]*" fill="none" stroke="(#\w+)"/g),
    ].map(([, sweep, colour]) => [colour, sweep])
  expect(drawn(30, 60)).toEqual([
    ['#4DB5DC', '1'],
    ['#CC82DC', '0'],
  ])
  expect(drawn(null, null)).toEqual([])
})
