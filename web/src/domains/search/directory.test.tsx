import { within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { languages } from '@pandora/contract/language'
import { install } from '../../lib/installed.ts'
import { search } from '@pandora/contract/domains/search/operations'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { chineseIn, slipsIn } from '../../testing/words.ts'
import { financeReportsModule } from '../finance-reports/module.ts'
import { industriesModule } from '../industries/module.ts'
import { screeningModule } from '../screening/module.ts'
import { findLast } from './palette.ts'
import Search from './Search.tsx'

describe.each([...languages])('company search in %s', (language) => {
  const open = async (kind: 'ready' | 'empty') => {
    install([screeningModule, financeReportsModule, industriesModule])
    return draw(<Search />, { answer: sampled(kind), language, address: '/index/search' })
  }

  test('before anything is typed it is a directory: movers, who just reported, industries', async () => {
    const it = await open('ready')
    await expect.poll(() => it.server.asked).toContain(financeReports.searchCompany.id)
    await it.settle()
    expect(slipsIn(it.body)).toEqual([])
    if (language === 'en') expect(chineseIn(it.body)).toEqual([])
    const links = within(it.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
    expect(links.some((to) => /^\/index\/company\/[^/]+$/.test(to))).toBe(true)
    expect(links.some((to) => /^\/index\/company\/.+\/finance$/.test(to))).toBe(true)
    expect(links.some((to) => to.startsWith('/index/industries/'))).toBe(true)
  })

  test('a market without any of it says so in each place', async () => {
    const it = await open('empty')
    await it.settle()
    for (const words of language === 'en'
      ? ['has a change for the day', 'No company has reported', 'no industry classes']
      : ['没有涨跌数据', '还没有公司的财报', '没有行业分类'])
      await expect.poll(() => it.body.textContent).toContain(words)
  })
})

describe('a past search', () => {
  const dataList = ['邈泽银行', 'mzyh'].map((text) => ({
    text,
    companyId: 'SSE-606041',
    nameZh: '邈泽银行',
    nameEn: 'Miaoze Bank',
  }))

  test('by the whole name tells it once, by another word both', async () => {
    const { body } = await draw(<Search />, {
      answer: sampled('ready', [answering(search.history, () => ({ dataList }))]),
      language: 'zh-CN',
      address: '/index/search',
    })
    const items = within(within(body).getByRole('region', { name: '搜索历史' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['邈泽银行', 'mzyh邈泽银行'])
  })

  test('in the palette too', async () => {
    const ask = { text: '', language: 'zh-CN', call: async () => ({ dataList }) }
    const found = await findLast(ask as never)
    expect(found.slice(0, 2).map(({ text, aside }) => [text, aside])).toEqual([
      ['邈泽银行', undefined],
      ['邈泽银行', 'mzyh'],
    ])
  })
})
