import { errors } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import { CallFailure } from '../../lib/api/failure.ts'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { ErrorState } from '../States.tsx'

const shown = async (failure: CallFailure, language: 'zh-CN' | 'en') => {
  const state = <ErrorState failure={failure} onRetry={() => undefined} />
  return (await draw(state, { language, answer: sampled('ready') })).body
}
const badId = new CallFailure(errors.BAD_INPUT.code, {
  status: 400,
  data: { field: 'chainId', reason: 'invalid_format' },
})

test.each([
  ['not found', CallFailure.of(errors.NOT_FOUND)],
  ['an id that none could have', badId],
] as const)('%s is told in the language of the screen, and is not to be asked for again', async (_, failure) => {
  const body = await shown(failure, 'en')
  expect(body.textContent).toBe('Not found.')
  expect(body.querySelector('button')).toBeNull()
})

test('the same in Chinese', async () => {
  expect((await shown(badId, 'zh-CN')).textContent).toBe('没有找到。')
})

test('what failed on the way can be asked for again', async () => {
  const body = await shown(new CallFailure('NETWORK'), 'en')
  expect(body.querySelector('button')?.textContent).toBe('Try again')
})
