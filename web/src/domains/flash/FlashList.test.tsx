import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newsItem } from '@pandora/contract/domains/documents/shapes'
import { languages } from '@pandora/contract/language'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { sampleOf } from '../../testing/sample.ts'
import { FlashList } from './FlashList.tsx'
import type { NewsItem } from './items.ts'

const sample = sampleOf(newsItem, 'long') as NewsItem
const items = [
  { ...sample, newsId: 'n1', source: '演示市场（虚构） · 甲社', sourceEn: 'Demo market (fictional) · Alpha Wire' },
  { ...sample, newsId: 'n2', source: '演示市场（虚构） · 乙报', sourceEn: 'Demo market (fictional) · Beta Daily' },
]
const feed = {
  items,
  hasMore: false,
  isPending: false,
  isFetchingMore: false,
  error: null,
  loadMore: () => {},
  refetch: () => {},
}
const told = {
  'zh-CN': ['演示市场（虚构）', '甲社', '乙报'],
  en: ['Demo market (fictional)', 'Alpha Wire', 'Beta Daily'],
} as const

test.each([...languages])(
  'FLASH-06 what all sources begin with stands once at the head of the list, each item names its own without it, in %s',
  async (language) => {
    const { body } = await draw(
      <FlashList feed={feed} items={items} chosen={null} address={(id) => `/index/flash/${id}`} end="end" />,
      { answer: sampled('long'), language },
    )
    const [head, ...each] = told[language]
    expect(body.textContent.split(head)).toHaveLength(2)
    for (const name of each) expect(within(body).getAllByText(name)).toHaveLength(1)
  },
)
