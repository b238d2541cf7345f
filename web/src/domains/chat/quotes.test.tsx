import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { fromDemo, marksIn } from '../../testing/demoSources.ts'
import { draw } from '../../testing/draw.tsx'
import { AnswerView } from './AnswerView.tsx'
import { toMarkdown } from './markdown.ts'

const quote = (newsId: string): Answer['parts'][number] => ({
  type: 'quote',
  text: `Words of ${newsId}.`,
  newsId,
  title: `Title of ${newsId}`,
  source: '',
  sourceEn: '',
  day: '2026-11-27',
  start: 0,
})
const answer = fromDemo<Answer>({
  state: 'answered',
  base: null,
  understood: null,
  parts: [quote('a'), quote('b'), quote('c')],
  facts: [],
  choices: [],
  opens: [],
  operation: null,
  day: '2026-11-27',
})

test('quotes tell their sources in the language of the screen; what all begin with stands once above them', async () => {
  const { body } = await draw(<AnswerView answer={answer} />, { language: 'en', answer: sampled('ready') })
  expect(marksIn(body)).toEqual({ zh: 0, en: 1, papers: 3 })
})

test('as Markdown each quote tells its whole source, in the language of the screen', () => {
  const words = { citations: 'Sources', asOf: (day: string) => day, place: () => '' }
  const english = toMarkdown([{ text: 'News?', answer }], true, words)
  expect(english).toContain('Demo market (fictional) · Paper 2')
  expect(english).not.toContain('演示市场')
  expect(toMarkdown([{ text: '新闻？', answer }], false, words)).toContain('演示市场（虚构）· 第2报')
})
