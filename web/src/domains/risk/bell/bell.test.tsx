import { cleanup, fireEvent } from '@testing-library/react'
import { risk } from '@pandora/contract/domains/risk/operations'
import { languages } from '@pandora/contract/language'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import MovedRisks from './MovedRisks.tsx'

describe.each([...languages])('point 8 the bell tells of the risk register, in %s', (language) => {
  const en = language === 'en'
  const bell = async (news: number, reviewDue: boolean) => {
    cleanup()
    let closed = false
    const drawn = await draw(
      <MovedRisks
        close={() => {
          closed = true
        }}
      />,
      {
        answer: sampled('ready', [
          answering(risk.register, (data) => ({
            ...data,
            dataList: data.dataList.slice(0, 1).map((one) => ({
              ...one,
              riskType: 'flood' as const,
              subject: { kind: 'place' as const, id: 'CN-GX', nameZh: '广西', nameEn: 'Guangxi' },
              news,
              reviewDue,
              newsTitle: news > 0 ? '广西再现超警洪水' : null,
              topicId: 'flood~CN-GX~2024-03-12',
            })),
          })),
        ]),
        language,
      },
    )
    return { ...drawn, isClosed: () => closed }
  }

  test('what moved is told with its newest text and how much is new, and what is opened leads on', async () => {
    const { body, isClosed } = await bell(2, false)
    expect(body.textContent).toContain(en ? 'Guangxi' : '广西')
    expect(body.textContent).toContain(en ? '2 new stories' : '2 条新报道')
    expect(body.textContent).toContain('广西再现超警洪水')
    const entry = [...body.querySelectorAll('button')].find((one) => one.textContent?.includes('广西再现'))
    if (entry) fireEvent.click(entry)
    expect(isClosed()).toBe(true)
  })

  test('a review that is due is told; where nothing moved nothing is', async () => {
    expect((await bell(0, true)).body.textContent).toContain(en ? 'Review is due' : '该复核了')
    expect((await bell(0, false)).body.textContent).toBe('')
  })
})
