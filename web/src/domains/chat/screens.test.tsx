import { fireEvent } from '@testing-library/react'
import { chat } from '@pandora/contract/domains/chat/operations'
import { errors } from '@pandora/contract/errors'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { Asked } from './Asked.tsx'
import { Conversation } from './Conversation.tsx'
import { History } from './History.tsx'

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
const screens = [
  ['a new conversation', () => <Conversation conversationId="" onConversation={nothing} />],
  ['a conversation', () => <Conversation conversationId={id} onConversation={nothing} />],
  ['a question', () => <Asked question={question} onAsk={nothing} onRemoved={nothing} onRestored={nothing} />],
  ['history', () => <History conversationId="" onConversation={nothing} />],
] as const

describe.each(['zh-CN', 'en'] as const)('in %s', (language) => {
  test.each(screens)('%s: waiting, full, sparse, long, empty, broken and asked again, refused', async (_name, make) => {
    const waiting = await draw(make(), { answer: () => ({ kind: 'waiting' }), language })
    expect(waiting.body.querySelector('[role="status"]')).not.toBeNull()
    for (const kind of ['ready', 'sparse', 'long', 'empty'] as const) {
      const drawn = await draw(make(), { answer: sampled(kind), language })
      expect(drawn.body.textContent).not.toMatch(/NaN|undefined|\[object/)
    }
    const broken = await draw(make(), { answer: () => ({ kind: 'broken' }), language })
    expect(broken.body.querySelector('[role="alert"]')).not.toBeNull()
    broken.answerWith(sampled('ready'))
    for (const button of broken.body.querySelectorAll('[role="alert"] button')) fireEvent.click(button)
    await broken.settle()
    expect(broken.body.querySelector('[role="alert"]')).toBeNull()
    const refused = await draw(make(), {
      answer: () => ({ kind: 'refused', definition: errors.NOT_ALLOWED }),
      language,
    })
    expect(refused.body.textContent).toContain(language === 'en' ? errors.NOT_ALLOWED.en : errors.NOT_ALLOWED.zh)
  })
})

test('an answer that asks back offers its choices, and a choice is asked', async () => {
  const asked: string[] = []
  const { body } = await draw(
    <Asked question={question} onAsk={(text) => void asked.push(text)} onRemoved={nothing} onRestored={nothing} />,
    {
      language: 'zh-CN',
      answer: sampled('ready', [
        answering(chat.answers, (data) => ({
          ...data,
          state: 'asked' as const,
          choices: [{ name: '第一家', text: '000901 的营收' }],
        })),
      ]),
    },
  )
  const choice = [...body.querySelectorAll('button')].find((one) => one.textContent === '第一家')
  expect(choice).toBeDefined()
  if (choice) fireEvent.click(choice)
  expect(asked).toEqual(['000901 的营收'])
  // What is asked back needs no word; what stands in place of an answer does.
  expect(body.textContent).not.toContain('相近而能回答的问题')
})

test('questions that are offered in place of an answer are told as such', async () => {
  for (const [language, words] of [
    ['zh-CN', '相近而能回答的问题'],
    ['en', 'Near it, and answered'],
  ] as const) {
    const { body } = await draw(
      <Asked question={question} onAsk={nothing} onRemoved={nothing} onRestored={nothing} />,
      {
        language,
        answer: sampled('ready', [
          answering(chat.answers, (data) => ({
            ...data,
            state: 'missing' as const,
            choices: [{ name: '澜海的营收', text: '澜海的营收' }],
          })),
        ]),
      },
    )
    expect(body.textContent).toContain(words)
  }
})

test('a question that could not be asked stays in its field; one that is kept leaves it empty', async () => {
  const kept: string[] = []
  const drawn = await draw(<Conversation conversationId="" onConversation={(one) => void kept.push(one)} />, {
    language: 'en',
    answer: sampled('ready'),
  })
  const field = () => drawn.body.querySelector<HTMLInputElement>('form input')
  const ask = async () => {
    const input = field()
    if (!input) throw new Error('no field')
    fireEvent.change(input, { target: { value: 'Revenue of Lanhai in 2020' } })
    const form = input.closest('form')
    if (form) fireEvent.submit(form)
    await drawn.settle()
  }
  drawn.answerWith(() => ({ kind: 'broken' }))
  await ask()
  expect(field()?.value).toBe('Revenue of Lanhai in 2020')
  expect(kept).toEqual([])
  drawn.answerWith(sampled('ready'))
  await ask()
  expect(field()?.value).toBe('')
  expect(kept).toHaveLength(1)
})

test('where a language model is set, the product’s own answer is shown while its words are waited for', async () => {
  const plain = sampled('ready', [
    answering(chat.answers, ({ wording: _wording, ...data }) => ({
      ...data,
      state: 'answered' as const,
      awaitsModel: true as const,
    })),
  ])
  const { body } = await draw(<Asked question={question} onAsk={nothing} onRemoved={nothing} onRestored={nothing} />, {
    language: 'en',
    answer: (operation, input) =>
      operation.id === chat.answers.id && input['plain'] !== true ? { kind: 'waiting' } : plain(operation, input),
  })
  expect(body.querySelector('[role="status"]')?.textContent).toBe('The language model is wording it…')
})
