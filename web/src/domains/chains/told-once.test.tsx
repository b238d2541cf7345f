import { cleanup } from '@testing-library/react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { languages } from '@pandora/contract/language'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { Evidence } from './editor/panels/Evidence.tsx'
import Report from './report/Report.tsx'
import { points, rangeText } from './Path.tsx'
import { eventView, exposureView, newsView } from './views.ts'
import './views/EventView.tsx'
import './views/ExposureView.tsx'
import './views/NewsView.tsx'

test('an effect that is small is told as small, not as nothing', () => {
  expect([-0.008, 0.03, 0, -0.05, 6].map(points)).toEqual(['−<0.1', '+<0.1', '0.0', '−0.1', '+6.0'])
  expect(rangeText({ low: -0.04, high: -0.001 }, points)).toBe('−<0.1')
  expect(rangeText({ low: -0.4, high: -0.1 }, points)).toBe('−0.4 … −0.1')
})

describe.each([...languages])('what a chain’s views say, in %s', (language) => {
  const days = language === 'en' ? 'Last 30 days' : '近 30 天'

  test('the strength of an event is told as its report tells it, and of which days the list is', async () => {
    const { body } = await draw(<ViewTile view={eventView} />, {
      answer: sampled('ready', [
        answering(chains.flowOpportunities, (data) => ({
          ...data,
          total: 240,
          dataList: data.dataList.slice(0, 1).map((one) => ({ ...one, strength: -3.6 })),
        })),
      ]),
      language,
    })
    expect(body.textContent).toContain('−3.6')
    expect(body.textContent).toContain(days)
    expect(body.textContent).toContain('240')
  })

  test('a text that nobody reprinted is told as one without a reprint', async () => {
    const shown = async (reposts: number) => {
      cleanup()
      return (
        await draw(<ViewTile view={newsView} />, {
          answer: sampled('ready', [
            answering(chains.flowNews, (data) => ({
              ...data,
              total: 1,
              dataList: data.dataList.slice(0, 1).map((one) => ({ ...one, reposts })),
            })),
          ]),
          language,
        })
      ).body.textContent
    }
    expect(await shown(1)).not.toContain('×1')
    expect(await shown(3)).toContain('×3')
  })

  test('exposures say of which days they are and how they are worked out', async () => {
    const { body } = await draw(<ViewTile view={exposureView} />, { answer: sampled('ready'), language })
    expect(body.textContent).toContain(language === 'en' ? 'Strength −10 to 10' : '强度 −10 到 10')
    expect(body.textContent).toMatch(language === 'en' ? /As of .* last/ : /截至 .* 近/)
  })

  test('CHAIN-11 the report calls regions by their names', async () => {
    const { body } = await draw(<Report />, {
      answer: sampled('ready', [
        answering(chains.reportEventRisk, (data) => ({
          ...data,
          events: [],
          exposures: [],
          concentration: [],
          singlePoints: [],
          regions: [
            { region: 'CN-GD', nodes: 2, events: 1, risk: -3, opportunity: 0, hazards: 0 },
            { region: null, nodes: 1, events: 0, risk: 0, opportunity: 0, hazards: 0 },
          ],
        })),
      ]),
      language,
    })
    expect(body.textContent).not.toContain('CN-GD')
    expect(body.textContent).toContain(language === 'en' ? 'Guangdong' : '广东')
    expect(body.textContent).toContain(language === 'en' ? 'Not said' : '未注明')
  })

  test('CHAIN-11 the report says which risk befalls which place, who is there and why, and leads to the topic and its text', async () => {
    const { body } = await draw(<Report />, {
      answer: sampled('ready', [
        answering(chains.reportEventRisk, (data) => ({
          ...data,
          events: [],
          exposures: [],
          concentration: [],
          singlePoints: [],
          regions: [],
          hazardsTotal: 1,
          hazards: [
            {
              topicId: 'flood~CN-GX~2024-03-12',
              riskType: 'flood' as const,
              riskTypeId: 'natural.weather',
              region: 'CN-GX',
              firstDay: '2024-03-12',
              lastDay: '2024-03-13',
              stories: 2,
              documents: 3,
              newsId: 'f2',
              newsTitle: '广西洪水致厂房进水',
              nodes: [
                { nodeId: 'mill', name: '榆岭纸业', by: 'seat' as const, site: null },
                { nodeId: 'yard', name: '澜石船舶', by: 'site' as const, site: '钦州' },
              ],
              there: 9,
              along: 1,
            },
          ],
        })),
      ]),
      language,
    })
    const says = language === 'en' ? ['Guangxi · Flood', 'seat', '9 in all'] : ['广西 · 洪涝', '总部', '等 9 个']
    for (const words of [...says, '澜石船舶 · 钦州']) expect(body.textContent).toContain(words)
    const links = [...body.querySelectorAll('a')].map((one) => one.getAttribute('href') ?? '')
    expect(links.some((one) => one.includes('/index/risk-topic/flood~CN-GX~2024-03-12'))).toBe(true)
    expect(links.some((one) => one.includes('news=f2'))).toBe(true)
  })

  test('an edge that a source gives without a place in a text is not said to be the user’s own', async () => {
    const shown = async (origin: 'fact' | 'text' | 'file' | 'user') => {
      cleanup()
      const data = {
        product: null,
        revenueShare: null,
        purchaseShare: null,
        from: null,
        to: null,
        disclosedBy: null,
        confidence: null,
        evidence: null,
      }
      const { body } = await draw(<Evidence data={{ ...data, origin }} />, { answer: sampled('ready'), language })
      return body.textContent
    }
    const own = language === 'en' ? 'added or changed by you' : '自己添加'
    expect(await shown('user')).toContain(own)
    for (const origin of ['fact', 'text', 'file'] as const) expect(await shown(origin)).not.toContain(own)
    expect(await shown('fact')).toContain(language === 'en' ? 'A source gives' : '来源给出')
  })
})
