import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { NameFields } from './NameFields.tsx'

const values = { user_name: '', family_name: '' }

test.each([
  ['zh-CN', ['family-name', 'given-name']],
  ['en', ['given-name', 'family-name']],
] as const)(
  'in %s the names of a person are asked for in the order in which they are said',
  async (language, order) => {
    const { body } = await draw(<NameFields values={values} said={() => undefined} set={() => undefined} />, {
      language,
      address: '/',
      answer: sampled('ready'),
    })
    const asked = within(body).getAllByRole('textbox')
    expect(asked.map((one) => one.getAttribute('autocomplete'))).toEqual(order)
  },
)
