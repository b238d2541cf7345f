import { events } from '@pandora/contract/domains/events/operations'
import { expect, test, vi } from 'vitest'
import type { PaletteAsk } from '../../lib/palette/entries.ts'
import { findEvents } from './palette.ts'

test('the palette finds events of the market by their titles, each with its day and its address', async () => {
  const call = vi.fn<(operation: unknown, input: unknown) => Promise<never>>(
    async () =>
      ({
        dataList: [
          {
            eventId: 'e 1',
            titleZh: '甲乙增持',
            titleEn: null,
            type: 'x',
            nameZh: '甲乙',
            nameEn: null,
            happenedDay: '2024-03-01',
          },
        ],
      }) as never,
  )
  const ask: PaletteAsk = {
    text: '增持',
    language: 'zh-CN',
    market: null,
    asOf: null,
    role: 'user',
    call: call as PaletteAsk['call'],
    setAsOf: () => undefined,
  }
  expect(await findEvents(ask)).toMatchObject([
    { text: '甲乙增持', aside: '甲乙 2024-03-01', to: '/index/event/e%201' },
  ])
  expect(call).toHaveBeenCalledWith(events.search, { text: '增持', page: 0, size: 5 })
  expect(await findEvents({ ...ask, text: '增' })).toEqual([])
})
