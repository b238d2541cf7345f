import { expect, test } from 'vitest'
import { MOST_WAITING } from '@pandora/contract/constants'
import { markets } from '@pandora/contract/domains/markets/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { useMissing } from './useMissing.ts'

/** The status line asks; the empty list beside it does not. */
function Empty() {
  const { data } = useOperation(markets.status, {})
  const missing = useMissing()
  const { why, note } = missing('nothing')
  return data ? <p>{`${why}: ${note ?? 'all is read'}`}</p> : null
}

const drawn = async (waiting: number, language: 'en' | 'zh-CN') => {
  const answer = sampled('ready', [answering(markets.status, (data) => ({ ...data, waiting }))])
  const { body, server } = await draw(<Empty />, { answer, language })
  expect(server.asked).toEqual(['markets.status'])
  return body.textContent
}

test('a list that is empty while documents wait to be read says how many', async () => {
  expect(await drawn(3417, 'en')).toBe('nothing: 3,417 documents still to be read may tell more.')
})

test('where the count was stopped it says that there may be more', async () => {
  expect(await drawn(MOST_WAITING, 'en')).toBe('nothing: 20,000+ documents still to be read may tell more.')
})

test('so it does in Chinese', async () => {
  expect(await drawn(1, 'zh-CN')).toBe('nothing: 还有 1 篇文档未读完，读完后这里可能会有。')
})

test('a list that is empty after all was read does not hope for more', async () => {
  expect(await drawn(0, 'en')).toBe('nothing: all is read')
})
