import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { Operation } from '@pandora/contract/operation'
import { afterEach, expect, test, vi } from 'vitest'
import { readAgain } from './readAgain.ts'

const operation = { id: 'feeds.get' } as Operation
const client = new QueryClient()
let told = 'before'

/** A reader on a screen whose answers take 20 ms and tell what was true when they were asked. */
function reader(): { shown: () => string | undefined; asked: () => number; end: () => void } {
  let count = 0
  const answered = async () => {
    count += 1
    const answer = told
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
    return answer
  }
  const observer = new QueryObserver(client, { queryKey: [operation.id, 1], queryFn: answered, retry: false })
  const end = observer.subscribe(() => undefined)
  return { shown: () => observer.getCurrentResult().data, asked: () => count, end }
}
afterEach(() => {
  client.clear()
  told = 'before'
})

for (const cut of [true, false]) {
  test(`a change that comes while the first answer is on its way is shown (cut: ${cut})`, async () => {
    const { shown, asked, end } = reader()
    told = 'after'
    await readAgain(client, [operation], { cut })
    expect([shown(), asked()]).toEqual(['after', 2])
    end()
  })

  test(`a change that comes while a later answer is on its way is shown (cut: ${cut})`, async () => {
    const { shown, end } = reader()
    await vi.waitFor(() => {
      expect(shown()).toBe('before')
    })
    void client.refetchQueries({ queryKey: [operation.id] })
    told = 'after'
    await readAgain(client, [operation], { cut })
    expect(shown()).toBe('after')
    end()
  })
}

test('many changes at once are read with two answers at most', async () => {
  const { shown, asked, end } = reader()
  told = 'after'
  await Promise.all(Array.from({ length: 5 }, () => readAgain(client, [operation], { cut: false })))
  expect([shown(), asked()]).toEqual(['after', 2])
  end()
})
