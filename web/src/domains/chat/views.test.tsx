import { chat } from '@pandora/contract/domains/chat/operations'
import { errors } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { testViews } from '../../testing/viewStates.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { answerView } from './offers/answerView.ts'
import { chatTexts } from './texts.ts'
import './views/PinnedAnswer.tsx'

const questionId = '00000000-0000-4000-8000-000000000001'

testViews([
  {
    name: 'PinnedAnswer before a question is chosen',
    draw: () => <ViewTile view={answerView} />,
    texts: chatTexts,
    title: answerView.title,
    none: 'noHistory',
    shows: (language) => (language === 'en' ? /Sample|sample/ : /样本|[a-z]/),
  },
])

test('a question that is deleted says so and offers another', async () => {
  const it = await draw(<ViewTile view={answerView} given={{ questionId }} />, {
    language: 'zh-CN',
    answer: (operation, input) =>
      operation.id === chat.answers.id
        ? { kind: 'refused', definition: errors.NOT_FOUND }
        : sampled('ready')(operation, input),
  })
  expect(it.body.textContent).toContain('这个问题已经删除')
  expect(it.body.textContent).toContain('选另一个')
})
