import { expect, test } from 'vitest'
import { defineTexts, textsIn } from './lib/texts.ts'

type Catalogue = Record<string, string>
const zhFiles = import.meta.glob<{ zh: Catalogue }>('./**/*texts.zh.ts', { eager: true })
const enFiles = import.meta.glob<{ en: Catalogue }>('./**/*texts.en.ts', { eager: true })
const names = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).toSorted()
const pairs = Object.entries(zhFiles).map(([file, { zh }]) => ({
  file,
  zh,
  en: enFiles[file.replace('texts.zh.ts', 'texts.en.ts')]?.en ?? {},
}))

test('SHELL-01 every catalogue stands in both languages', () => {
  expect(pairs.length).toBeGreaterThan(5)
  expect(
    Object.keys(enFiles)
      .map((file) => file.replace('texts.en.ts', 'texts.zh.ts'))
      .toSorted(),
  ).toEqual(Object.keys(zhFiles).toSorted())
})

test.each(pairs)(
  'SHELL-01 $file says the same in zh-CN and en: keys, values named, nothing empty, no Chinese in en',
  ({ zh, en }) => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(zh).toSorted())
    for (const [key, text] of Object.entries(zh)) {
      const other = en[key] ?? ''
      expect(text.trim(), key).not.toBe('')
      expect(other.trim(), key).not.toBe('')
      expect(names(other), key).toEqual(names(text))
      // One form of address everywhere.
      expect(text, key).not.toContain('您')
      // Only the languages' own names are written in themselves.
      expect(other.replaceAll('中文', ''), key).not.toMatch(/[\u4e00-\u9fff\uff00-\uff5e，。：；]/)
    }
  },
)

test('a count chooses its form, written out too: “1 post”, never “1 posts”', () => {
  const texts = defineTexts(
    'count-forms',
    { posts_one: '{count} 帖', posts_other: '{count} 帖', bare: '{count} 条' },
    { posts_one: '{count} post', posts_other: '{count} posts', bare: '{count} more' },
  )
  const [en, zh] = [textsIn(texts, 'en'), textsIn(texts, 'zh-CN')]
  expect([1, '1', 2, '2', '1,001'].map((count) => en('posts', { count }))).toEqual([
    '1 post',
    '1 post',
    '2 posts',
    '2 posts',
    '1,001 posts',
  ])
  expect([1, '1', '2'].map((count) => zh('posts', { count }))).toEqual(['1 帖', '1 帖', '2 帖'])
  expect(en('bare', { count: '1' })).toBe('1 more')
})

test('a value says its noun in the form that fits it', () => {
  const texts = defineTexts(
    'noun-forms',
    { size: '{nodes} 个节点，{edges} 条关系' },
    { size: '{nodes, node|nodes}, {edges, relation|relations}' },
  )
  const en = textsIn(texts, 'en')
  expect(en('size', { nodes: 1, edges: 2 })).toBe('1 node, 2 relations')
  expect(en('size', { nodes: '1,204', edges: '1' })).toBe('1,204 nodes, 1 relation')
  expect(textsIn(texts, 'zh-CN')('size', { nodes: 1, edges: 2 })).toBe('1 个节点，2 条关系')
})

test('no English text says “1 days”: what is counted before a noun has a form for one', () => {
  // What is never one: limits, all of a market, seconds of waiting.
  const never = new Set([
    'limit',
    'least',
    'most',
    'fewest',
    'of',
    'market',
    'all',
    'total',
    'w',
    'h',
    'shown',
    'exponent',
  ])
  const verbs = new Set('as asks belongs has is its lasts leads names news stands stops this was'.split(' '))
  const wrong = pairs.flatMap(({ file, en }) =>
    Object.entries(en)
      .filter(([key]) => !/_(?:one|other)$/.test(key))
      .filter(([, text]) =>
        [...text.matchAll(/\{(\w+)\} (?:more |new |live )?([a-z]+s)\b(?!’)/g)].some(
          ([, name, word]) => !never.has(name ?? '') && !verbs.has(word ?? ''),
        ),
      )
      .map(([key]) => `${file} ${key}`),
  )
  expect(wrong).toEqual([])
})

test('no text sends a reader to the left or the right of a screen whose parts stand below one another on a phone', () => {
  // A picture's own sides are not the screen's; an edge that is drawn is one.
  const screens = pairs.filter(({ file }) => !file.startsWith('./charts/'))
  const sides = screens.flatMap(({ file, zh, en }) =>
    Object.keys(zh)
      .filter(
        (key) => /[左右][边侧](?!缘)/.test(zh[key] ?? '') || /\b(?:at|on|to) the (?:left|right)\b/.test(en[key] ?? ''),
      )
      .map((key) => `${file} ${key}`),
  )
  expect(sides).toEqual([])
})
