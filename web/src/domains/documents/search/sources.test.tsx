import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documents } from '@pandora/contract/domains/documents/operations'
import { languages } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { sampleOf } from '../../../testing/sample.ts'
import { Facets } from './Facets.tsx'
import { findTexts } from './palette.ts'

type Answer = OutputOf<typeof documents.search>

const names = [
  { zh: '演示市场（虚构） · 甲社', en: 'Demo market (fictional) · Alpha Wire' },
  { zh: '演示市场（虚构） · 乙报', en: 'Demo market (fictional) · Beta Daily' },
] as const
const told = { 'zh-CN': ['甲社', '乙报'], en: ['Alpha Wire', 'Beta Daily'] } as const
const sample = sampleOf(documents.search.output, 'long') as Answer

test.each([...languages])(
  'what was found by source names each without what all begin with, in %s',
  async (language) => {
    const answer: Answer = {
      ...sample,
      facets: {
        ...sample.facets,
        sources: names.map(({ zh, en }, at) => ({ key: zh, nameZh: zh, nameEn: en, count: 2 - at })),
      },
    }
    const { body } = await draw(<Facets text="profit" answer={answer} onText={() => {}} />, {
      answer: sampled('long'),
      language,
    })
    const part = within(body).getByRole('region', { name: language === 'en' ? 'Source' : '来源' })
    expect(
      within(part)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(told[language].map((name, at) => `${name}${2 - at}`))
  },
)

test.each([...languages])(
  'the palette names the source of each document without what all begin with, in %s',
  async (language) => {
    const [one] = sample.dataList
    const dataList = names.map(({ zh, en }, at) => ({ ...one, newsId: `n${at}`, source: zh, sourceEn: en }))
    const entries = await findTexts({ text: 'profit', language, call: async () => ({ dataList }) } as never)
    expect(entries.slice(0, 2).map(({ aside }) => aside?.split(' · ')[0])).toEqual(told[language])
  },
)
