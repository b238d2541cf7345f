import { beforeAll, expect, test } from 'vitest'
import type { drawLines } from './lineModel.ts'

/** So many days that its axis is written by months. */
const points = Array.from({ length: 200 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  return [day, at] as const
})

let draw: typeof drawLines
beforeAll(async () => {
  // As the page comes: the library settles on a language of its own by it as soon as it is loaded.
  document.documentElement.lang = 'zh-CN'
  draw = (await import('./lineModel.ts')).drawLines
})

test.each([
  ['en', 'Mar', 'May'],
  ['zh-CN', '3月', '5月'],
])(
  'the months of an axis are written in %s, whatever language the page was in when the chart’s code came',
  (language, ...months) => {
    const place = document.body.appendChild(document.createElement('div'))
    const model = draw(place, 'svg')
    model.setLines([{ key: 'line', name: 'line', points }], {
      language,
      colourType: 1,
      unit: '%',
      digits: 2,
      steps: false,
      columns: false,
      bounds: null,
      axis: null,
      marks: [],
    })
    const texts = [...place.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts).toEqual(expect.arrayContaining(months))
    if (language === 'en') expect(texts.filter((text) => /月/.test(text))).toEqual([])
    model.remove()
  },
)
