import { superlinear, hostileTexts } from '@pandora/contract/testing-linear'
import { expect, test } from 'vitest'
import { pageStarts } from './pages.ts'

const numbered = {
  title: 'numbered pages, then blanks',
  of: (length: number) =>
    `${Array.from({ length: Math.ceil(length / 20) }, (_, page) => `text\n第 ${page + 1} 页\n`).join('')}${' '.repeat(length)}`,
}

test('where pages begin is found in linear time, however many pages and blanks a report ends with', () => {
  expect(superlinear(pageStarts, [numbered, ...hostileTexts], 256_000)).toEqual([])
  expect(pageStarts(numbered.of(60))).toHaveLength(3)
}, 120_000)
