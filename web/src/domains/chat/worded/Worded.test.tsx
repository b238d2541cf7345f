import { fireEvent } from '@testing-library/react'
import { chat } from '@pandora/contract/domains/chat/operations'
import type { Wording } from '@pandora/contract/domains/chat/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { Asked } from '../Asked.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const question = {
  questionId: id,
  conversationId: id,
  text: '样本问题',
  baseId: null,
  pinned: false,
  askedAt: '2024-01-01T00:00:00.000Z',
  changedAt: '2024-01-01T00:00:00.000Z',
}
const nothing = () => undefined
const sentence = (text: string) => ({ type: 'sentence' as const, pieces: [{ text, factId: null }] })
const wording: Wording = {
  model: 'fake-1',
  writtenBy: 'model',
  sentences: [sentence('模型的句子。')],
  replaces: [0],
  refused: 2,
  understoodAs: null,
  plainBecause: null,
}
const drawn = (language: 'zh-CN' | 'en', more: Partial<Wording> | null) =>
  draw(<Asked question={question} onAsk={nothing} onRemoved={nothing} onRestored={nothing} />, {
    language,
    answer: sampled('ready', [
      answering(chat.answers, ({ wording: _wording, ...data }): OutputOf<typeof chat.answers> => ({
        ...data,
        state: 'answered',
        parts: [sentence('产品的句子。'), sentence('产品的另一句。')],
        ...(more === null ? {} : { wording: { ...wording, ...more } }),
      })),
    ]),
  })
const press = (body: HTMLElement, text: string) => {
  const button = [...body.querySelectorAll('button')].find((one) => one.textContent === text)
  expect(button, text).toBeDefined()
  if (button) fireEvent.click(button)
}

test('an answer in a model’s words says whose they are and how many were refused; the plain one is a press away', async () => {
  const { body } = await drawn('zh-CN', {})
  expect(body.textContent).toContain('模型的句子。')
  expect(body.textContent).toContain('产品的另一句。')
  expect(body.textContent).not.toContain('产品的句子。')
  expect(body.textContent).toContain('由 fake-1 措辞；每个数都与存着的数核对过 · 2 句未通过核对')
  press(body, '看产品自己的回答')
  expect(body.textContent).toContain('产品的句子。')
  expect(body.textContent).not.toContain('模型的句子。')
  press(body, '看 fake-1 的措辞')
  expect(body.textContent).toContain('模型的句子。')
  const english = await drawn('en', { refused: 1 })
  expect(english.body.textContent).toContain(
    'Worded by fake-1; every number checked against what is held · 1 sentence refused',
  )
})

test('where the plain answer stands it says why, and how a question was understood', async () => {
  const plain: Partial<Wording> = { writtenBy: 'product', sentences: [], replaces: [], refused: 0 }
  for (const [plainBecause, zh, en] of [
    ['budget', '次数已用完', 'as often as it may be today'],
    ['failed', '没有及时作答', 'did not answer in time'],
    ['refused', '未通过核对', 'did not pass the check'],
  ] as const) {
    expect((await drawn('zh-CN', { ...plain, plainBecause })).body.textContent).toContain(zh)
    expect((await drawn('en', { ...plain, plainBecause })).body.textContent).toContain(en)
  }
  const restated = await drawn('en', { ...plain, understoodAs: 'What is the PE?' })
  expect(restated.body.textContent).toContain('fake-1 understood the question as: What is the PE?')
})

test('with no model nothing of one is shown', async () => {
  const { body } = await drawn('en', null)
  expect(body.textContent).toContain('产品的句子。')
  expect(body.textContent).not.toContain('fake-1')
})
