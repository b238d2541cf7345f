import { digest } from '@pandora/contract/domains/digest/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { fromDemo, marksIn } from '../../testing/demoSources.ts'
import { draw } from '../../testing/draw.tsx'
import { sampleOf } from '../../testing/sample.ts'
import { StoryList } from './StoryList.tsx'

test('stories tell their sources by name; what all begin with stands once above them', async () => {
  const shown = fromDemo(sampleOf(digest.week.output, 'ready') as OutputOf<typeof digest.week>)
  const { body } = await draw(<StoryList content={shown} onOpen={null} />, { language: 'en', answer: sampled('ready') })
  const all = shown.stories.flatMap(({ sources }) => sources).length
  expect(all).toBeGreaterThan(3)
  expect(marksIn(body)).toEqual({ zh: 0, en: 1, papers: all })
})
