import { expect, test } from 'vitest'
import { defineTexts, textsIn } from './lib/texts.ts'

type Catalogue = Record<string, string>
const zhFiles = import.meta.glob<{ zh: Catalogue }>(['./**/*texts.zh.ts', './**/*Texts.zh.ts'], { eager: true })
const enFiles = import.meta.glob<{ en: Catalogue }>(['./**/*texts.en.ts', './**/*Texts.en.ts'], { eager: true })
const names = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).toSorted()
const pairs = Object.entries(zhFiles).map(([file, { zh }]) => ({
  file,
  zh,
  en: enFiles[file.replace('exts.zh.ts', 'exts.en.ts')]?.en ?? {},
}))

test('SHELL-01 every catalogue stands in both languages', () => {
  expect(pairs.length).toBeGreaterThan(5)
  expect(
    Object.keys(enFiles)
      .map((file) => file.replace('exts.en.ts', 'exts.zh.ts'))
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

test('one word a meaning in Chinese: a text that is read is 文档, who signs in has an 账户, a guest is a 访客, quotes are “”', () => {
  // What is read in a file that somebody chooses (文件) is another thing; a forum’s accounts are its own (账号).
  const said = /篇文件|所选时[点间]|体验账|演示账|磁贴|[「」]|登陆|部份|其它|账号/g
  const ofForums = (file: string) => file.startsWith('./domains/market-opinion/')
  const wrong = pairs.flatMap(({ file, zh }) =>
    Object.entries(zh).flatMap(([key, text]) =>
      [...text.matchAll(said)]
        .filter(([word]) => !(word === '账号' && ofForums(file)))
        .map(([word]) => `${file} ${key} ${word}`),
    ),
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

test('a stretch whose ends are the same is one: “2025”, never “2025–2025” or “from 2025 to 2025”', () => {
  const texts = defineTexts(
    'stretches',
    { years: '{cut}，{from}–{to} 年', days: '{from} 至 {to} 的文档', open: '{from} – {to}，{count} 天' },
    { years: '{cut}, {from}–{to}', days: 'documents from {from} to {to}', open: '{from} – {to}, {count, day|days}' },
  )
  const [en, zh] = [textsIn(texts, 'en'), textsIn(texts, 'zh-CN')]
  const [one, two] = [
    { cut: 'A', from: 2025, to: '2025', count: 1 },
    { cut: 'A', from: 2023, to: 2025, count: 3 },
  ]
  expect([zh('years', one), zh('days', one), zh('open', one)]).toEqual(['A，2025 年', '2025 的文档', '2025，1 天'])
  expect([en('years', one), en('days', one), en('open', one)]).toEqual(['A, 2025', 'documents of 2025', '2025, 1 day'])
  expect([zh('years', two), zh('days', two)]).toEqual(['A，2023–2025 年', '2023 至 2025 的文档'])
  expect([en('years', two), en('days', two), en('open', two)]).toEqual([
    'A, 2023–2025',
    'documents from 2023 to 2025',
    '2023 – 2025, 3 days',
  ])
})

/** Files of code that puts two values with a dash between them itself. */
const codeFiles = import.meta.glob<string>(
  ['./**/*.ts', './**/*.tsx', '!./**/*.test.*', '!./**/texts.*.ts', '!./lib/formats.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

test('no code writes a stretch by hand: it would say “2025–2025”; `stretch` of lib/formats.ts does', () => {
  const byHand = Object.entries(codeFiles).filter(([, code]) => /\} ?– ?\$?\{(?!t\()|\.join\(' ?– ?'\)/.test(code))
  expect(byHand.map(([file]) => file)).toEqual([])
})
