import { expect, test, vi } from 'vitest'
import { CallFailure } from '../../lib/api/failure.ts'
import { patiently } from './patiently.ts'

test('files that come faster than they are taken wait as long as they are told to, and no other refusal is tried again', async () => {
  vi.useFakeTimers()
  const tooFast = new CallFailure('TOO_MANY_REQUESTS', { status: 429, data: { seconds: 16 } })
  const call = vi.fn<() => Promise<string>>().mockRejectedValueOnce(tooFast).mockResolvedValue('taken')
  const taken = patiently(call)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await taken).toBe('taken')
  expect(call).toHaveBeenCalledTimes(2)

  const always = vi.fn<() => Promise<string>>().mockRejectedValue(tooFast)
  const given = patiently(always).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await given).toBe(tooFast)
  expect(always).toHaveBeenCalledTimes(5)
  const broken = new CallFailure('KNOWLEDGE_FILE_BROKEN', { status: 400 })
  const refused = vi.fn<() => Promise<string>>().mockRejectedValue(broken)
  await expect(patiently(refused)).rejects.toBe(broken)
  expect(refused).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
