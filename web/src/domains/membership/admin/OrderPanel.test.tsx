import { fireEvent } from '@testing-library/react'
import { membership } from '@pandora/contract/domains/membership/operations'
import { errors } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../testing/sample.ts'
import { sampled, type Said } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { OrderPanel, type KnownOrder } from './OrderPanel.tsx'

const [sample] = (sampleOf(membership.orders.output, 'ready') as { dataList: KnownOrder[] }).dataList
if (!sample) throw new Error('the sample holds no order')
const order: KnownOrder = {
  ...sample,
  provider: 'wechat',
  currency: 'CNY',
  paidCurrency: 'CNY',
  orderStatus: 'paid',
  amount: 3900,
  paidAmount: 3900,
  refunds: [],
}

/** The form for what was given back in the provider's back office, of an order of which 39.00 may be. */
async function elsewhere(said?: Said) {
  const panel = await draw(<OrderPanel order={order} onClose={() => {}} />, {
    language: 'en',
    answer: (operation, input) =>
      said && operation.id === membership.noteRefund.id ? said : sampled('ready')(operation, input),
  })
  const button = (name: string) => [...panel.body.querySelectorAll('button')].find((one) => one.textContent === name)
  const type = (label: string, value: string) => {
    const of = [...panel.body.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
    const field = of?.control ?? of?.querySelector('input')
    if (!field) throw new Error(`no field ${label}`)
    fireEvent.change(field, { target: { value } })
  }
  const press = async (name: string) => {
    const one = button(name)
    if (!one) throw new Error(`no button ${name}: ${panel.body.textContent}`)
    fireEvent.click(one)
    await panel.settle()
  }
  const choice = [...panel.body.querySelectorAll<HTMLElement>('[role="radio"]')].find(
    (one) => one.textContent === 'Given back there already',
  )
  if (!choice) throw new Error(panel.body.innerHTML)
  fireEvent.click(choice)
  return { ...panel, button, type, press }
}

test('what was given back in a back office is noted in minor units, with its reason, once it was asked for again', async () => {
  const { server, body, button, type, press } = await elsewhere()
  type('Amount given back (CNY)', '10.5')
  expect(button('Note the refund')?.disabled).toBe(true)
  type('Reason of the refund', ' asked by mail ')
  await press('Note the refund')
  expect(server.inputsOf(membership.noteRefund)).toEqual([])
  expect(body.textContent).toContain('Nothing is sent to the provider')
  await press('Note the refund')
  expect(server.inputsOf(membership.noteRefund)).toMatchObject([
    { outTradeNo: order.outTradeNo, reason: 'asked by mail', amount: 1050 },
  ])
  expect(server.inputsOf(membership.refund)).toEqual([])
})

test.each(['39.01', '0', '-1', 'ten', '1.234'])(
  '%s is no amount that may have gone back, and nothing is noted',
  async (typed) => {
    const { body, button, type } = await elsewhere()
    type('Reason of the refund', 'asked by mail')
    type('Amount given back (CNY)', typed)
    expect(body.textContent).toContain('More than 0, at most')
    expect(button('Note the refund')?.disabled).toBe(true)
  },
)

test('a note that is refused says why and leaves the form as it was filled in', async () => {
  const { body, type, press } = await elsewhere({ kind: 'refused', definition: errors.NOT_FOUND })
  type('Reason of the refund', 'asked by mail')
  await press('Note the refund')
  await press('Note the refund')
  const reason = [...body.querySelectorAll('input')].map((one) => one.value)
  expect(reason).toContain('asked by mail')
})
