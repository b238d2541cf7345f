import { cleanup } from '@testing-library/react'
import { risk } from '@pandora/contract/domains/risk/operations'
import { languages } from '@pandora/contract/language'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { countriesView, newsView, pandemicView, portfolioView } from './views.ts'
import './views/CountriesView.tsx'
import './views/NewsView.tsx'
import './views/PandemicView.tsx'
import './views/PortfolioView.tsx'

describe.each([...languages])('what the views of risks say, in %s', (language) => {
  const en = language === 'en'

  test('RISK-11 the hottest news says why it is in this order, and is as of its newest text, not its hottest', async () => {
    const { body } = await draw(<ViewTile view={newsView} />, {
      answer: sampled('ready', [
        answering(risk.topTenNews, (data) => ({
          ...data,
          total: 2,
          dataList: data.dataList.slice(0, 2).map((one, at) => ({ ...one, newsDay: `2024-03-0${at + 4}` })),
        })),
      ]),
      language,
    })
    expect(body.textContent).toContain(en ? 'As of 2024-03-05' : '截至 2024-03-05')
    expect(body.textContent).toContain(en ? 'The hottest first' : '最热的在前')
  })

  test('RISK-07 sanctions, tariffs and visits stand in the picture of two countries, and what its signs mean below it', async () => {
    const evidence = (mark: 'sanctions' | 'visit' | null, at: number) => ({
      newsId: `n${at}`,
      title: 'x',
      day: '2024-03-05',
      score: -4,
      mark,
      quote: 'x',
    })
    const { body } = await draw(<ViewTile view={countriesView} />, {
      answer: sampled('ready', [
        answering(risk.countryRelation, (data) => ({
          ...data,
          trend: data.trend.slice(0, 1).map((one) => ({
            ...one,
            score: -4,
            turn: true,
            evidence: (['visit', 'sanctions', 'sanctions', null] as const).map(evidence),
          })),
        })),
      ]),
      language,
    })
    expect([...body.querySelectorAll('i')].map((one) => one.textContent)).toContain(en ? 'SV' : '制访')
    for (const said of en
      ? ['Turn (short bar on top)', 'S Sanctions', 'T Tariffs', 'V Visit']
      : ['转折（柱顶短横）', '制 制裁', '税 关税', '访 访问'])
      expect(body.textContent).toContain(said)
  })

  test('RISK-08 points of topics that are not shown one by one are told together, so that those of a company add up', async () => {
    const { body } = await draw(<ViewTile view={portfolioView} />, {
      answer: sampled('ready', [
        answering(risk.portfolioRisk, (data) => ({
          ...data,
          looked: 3,
          dataList: data.dataList.slice(0, 1).map((one) => ({
            ...one,
            points: 3.25,
            topics: [1, 0.75, 0.5, 0.5, 0.3, 0.2].flatMap((points, at) =>
              one.topics.slice(0, 1).map((topic) => ({ ...topic, topicId: `t${at}`, points })),
            ),
          })),
        })),
      ]),
      language,
    })
    expect(body.textContent).toContain(en ? 'and 2 more topics of 0.50 together' : '另有 2 个话题，共 0.50 分')
  })

  test('RISK-06 the course of an epidemic says what its columns and its line are', async () => {
    const shown = async (frequency: string) => {
      cleanup()
      const { body } = await draw(<ViewTile view={pandemicView} />, {
        answer: sampled('ready', [
          answering(risk.pandemic, (data) => ({
            ...data,
            chosen: 'cases',
            dataList: data.dataList.slice(0, 1).map((one) => ({ ...one, code: 'cases', frequency })),
          })),
        ]),
        language,
      })
      return body.querySelector(`ul[aria-label="${en ? 'New' : '新增'}"]`)?.textContent
    }
    expect(await shown('day')).toMatch(en ? /New in the day.*Mean of 7 days/ : /当日新增.*7 日均值/)
    const weekly = await shown('week')
    expect(weekly).toContain(en ? 'New in the week' : '当周新增')
    expect(weekly).not.toContain(en ? 'Mean of 7 days' : '7 日均值')
  })
})
