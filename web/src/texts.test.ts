import { expect, test } from 'vitest'

type Catalogue = Record<string, string>
const zhFiles = import.meta.glob<{ zh: Catalogue }>('./**/*texts.zh.ts', { eager: true })
const enFiles = import.meta.glob<{ en: Catalogue }>('./**/*texts.en.ts', { eager: true })
const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
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
