import type { Answer } from '@pandora/contract/domains/chat/shapes'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { Printed } from './Printed.tsx'

const quoted = (text: string, day: string): Answer['parts'][number] => ({
  type: 'quote',
  text,
  newsId: text,
  title: 'A title',
  source: '某报',
  sourceEn: 'A paper',
  day,
  start: 0,
})
const answer: Answer = {
  state: 'answered',
  base: null,
  understood: null,
  parts: [
    quoted('One.', '2026-11-27'),
    quoted('Two.', '2026-11-28'),
    quoted('Three.', '2026-11-27'),
    { type: 'missing', what: 'The rest', brings: 'Import it' },
  ],
  facts: [],
  choices: [],
  opens: [],
  operation: null,
  day: '2026-11-28',
}

test('on paper each source stands once, by the number that what is said of it bears; what is lacking is told', async () => {
  const { body } = await draw(<Printed asked={[{ text: 'News?', answer }]} />, {
    language: 'en',
    answer: sampled('ready'),
  })
  expect([...body.querySelectorAll('sup')].map((one) => one.textContent)).toEqual(['[1]', '[2]', '[1]'])
  expect([...body.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    'A title · A paper · 2026-11-27',
    'A title · A paper · 2026-11-28',
  ])
  expect(body.textContent).toContain('The rest · Import it')
})
