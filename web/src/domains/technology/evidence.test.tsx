import { technology } from '@pandora/contract/domains/technology/operations'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { fromDemo, marksIn } from '../../testing/demoSources.ts'
import { draw } from '../../testing/draw.tsx'
import { Evidence } from './Evidence.tsx'

test('sentences that prove a keyword tell their sources by name; what all begin with stands once above them', async () => {
  let all = 0
  const answer = sampled('ready', [
    answering(technology.evidence, (data) => {
      const shown = fromDemo({
        ...data,
        sentences: data.sentences.map((one, at) => ({ ...one, newsId: `d${at}`, marks: [] })),
      })
      all = shown.sentences.length
      return { ...shown, lines: [] }
    }),
  ])
  const { body } = await draw(<Evidence keyword="battery" companyId="SSE-600000" />, { language: 'en', answer })
  expect(all).toBeGreaterThan(1)
  expect(marksIn(body)).toEqual({ zh: 0, en: 1, papers: all })
})
