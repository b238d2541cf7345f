import { fireEvent } from '@testing-library/react'
import { alerts } from '@pandora/contract/domains/alerts/operations'
import { errors } from '@pandora/contract/errors'
import { describe, expect, test } from 'vitest'
import { answering, sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import AlertList from './bell/AlertList.tsx'
import { ChannelsTab } from './channels/ChannelsTab.tsx'
import { HistoryTab } from './history/HistoryTab.tsx'
import { RulesTab } from './rules/RulesTab.tsx'
import { RuleEditor } from './rules/RuleEditor.tsx'
import { emptyDraft, inputOf } from './rules/draft.ts'
import { examples } from './rules/examples.ts'

const screens = [
  ['rules', () => <RulesTab making={false} onMade={() => {}} />, /没有规则|No rules yet/],
  ['history', () => <HistoryTab />, /还没有提醒|No alerts yet/],
  ['channels', () => <ChannelsTab />, /还没有渠道|No channel yet/],
  ['bell', () => <AlertList close={() => {}} />, /还没有提醒|No alerts yet/],
] as const

describe.each(['zh-CN', 'en'] as const)('in %s', (language) => {
  test.each(screens)(
    '%s: waiting, full, sparse, long, empty, broken and asked again, refused',
    async (_name, make, none) => {
      const waiting = await draw(make(), { answer: () => ({ kind: 'waiting' }), language })
      expect(waiting.body.querySelector('[role="status"]')).not.toBeNull()
      for (const kind of ['ready', 'sparse', 'long'] as const) {
        const drawn = await draw(make(), { answer: sampled(kind), language })
        expect(drawn.body.textContent).not.toMatch(/NaN|undefined|\[object/)
      }
      const empty = await draw(make(), { answer: sampled('empty'), language })
      expect(empty.body.textContent).toMatch(none)
      const broken = await draw(make(), { answer: () => ({ kind: 'broken' }), language })
      expect(broken.body.querySelector('[role="alert"]')).not.toBeNull()
      broken.answerWith(sampled('empty'))
      for (const button of broken.body.querySelectorAll('[role="alert"] button')) fireEvent.click(button)
      await broken.settle()
      expect(broken.body.textContent).toMatch(none)
      const refused = await draw(make(), {
        answer: () => ({ kind: 'refused', definition: errors.NOT_ALLOWED }),
        language,
      })
      expect(refused.body.textContent).toContain(language === 'en' ? errors.NOT_ALLOWED.en : errors.NOT_ALLOWED.zh)
    },
  )
})

test('what was perhaps sent says why it is not sent again by itself, and offers to', async () => {
  const { body } = await draw(<HistoryTab />, {
    answer: sampled('ready', [
      answering(alerts.list, (data) => ({
        ...data,
        total: 1,
        dataList: data.dataList.slice(0, 1).map((one) => ({
          ...one,
          deliveries: one.deliveries.slice(0, 1).map((sent) => ({ ...sent, state: 'perhaps' as const })),
        })),
      })),
    ]),
    language: 'en',
  })
  expect(body.textContent).toContain('Perhaps sent')
  expect(body.textContent).toContain('so that it does not come twice')
  expect([...body.querySelectorAll('button')].map((one) => one.textContent)).toContain('Send again')
})

test('the editor says the rule as a sentence in the reader’s language, and saves nothing that is not whole', async () => {
  const begin = { ...emptyDraft(), company: { id: 'SHZ-000901', name: '晨屿科技' } }
  const { body } = await draw(<RuleEditor begin={begin} ruleId={null} onClose={() => {}} />, {
    answer: sampled('empty'),
    language: 'zh-CN',
  })
  const save = () => [...body.querySelectorAll('button')].find((one) => one.textContent === '保存')
  expect(save()?.disabled).toBe(true)
  const price = body.querySelector<HTMLInputElement>('input[inputmode="decimal"]')
  if (!price) throw new Error('no field for the price')
  fireEvent.change(price, { target: { value: '10.5' } })
  expect(body.textContent).toContain('当晨屿科技的收盘价升到 10.5 或以上时提醒我。')
  expect(save()?.disabled).toBe(false)
  fireEvent.change(price, { target: { value: '-3' } })
  expect(save()?.disabled).toBe(true)
})

test.each(['zh-CN', 'en'] as const)(
  'in %s whoever has no rule is offered whole ones: choosing one opens it filled in',
  async (language) => {
    for (const draft of examples('x y')) expect(inputOf(draft, 'name'), draft.kind).not.toBeNull()
    const { body, settle } = await draw(<RulesTab making={false} onMade={() => {}} />, {
      answer: sampled('empty'),
      language,
    })
    const offered = [...body.querySelectorAll('li button')]
    expect(offered).toHaveLength(6)
    fireEvent.click(offered[0] as Element)
    await settle()
    const dialog = body.ownerDocument.querySelector('[role="dialog"], dialog')
    expect(dialog?.textContent).toContain(offered[0]?.textContent)
  },
)
