import type { UserConfig } from '@pandora/contract/domains/accounts/shapes'
import { expect, test } from 'vitest'
import { configOf, keeperOf } from '../user.ts'
import { comparedPart, withLast, withoutSaved, withSaved } from './compared.ts'

const pair = { id: 'a', name: 'Two', companyIds: ['SSE-1', 'SSE-2'] }

test('comparisons are kept by market, renamed in their place and deleted; what cannot be read is left out', () => {
  let config: UserConfig = {}
  const change = (market: string, ...changes: Parameters<typeof comparedPart>[1][]) => {
    for (const one of changes) config = configOf(JSON.stringify({ ...config, ...comparedPart(market, one)(config) }))
  }
  change('demo', withLast(['SSE-1', 'SSE-3']), withSaved(pair), withSaved({ ...pair, id: 'b', name: 'Other' }))
  change('real', withSaved({ ...pair, companyIds: ['SSE-7', 'SSE-8'] }))
  change('demo', withSaved({ ...pair, name: 'Renamed' }))
  expect(config.compared?.['demo']).toEqual({
    last: ['SSE-1', 'SSE-3'],
    saved: [
      { ...pair, name: 'Renamed' },
      { ...pair, id: 'b', name: 'Other' },
    ],
  })
  change('demo', withoutSaved('a'))
  expect(config.compared?.['demo']?.saved?.map(({ id }) => id)).toEqual(['b'])
  expect(config.compared?.['real']?.saved?.[0]?.companyIds).toEqual(['SSE-7', 'SSE-8'])
  for (const bad of ['1', '{"demo":[]}', '{"demo":{"last":["SSE-1"],"saved":[{"id":1}]}}'])
    expect(configOf(`{"compared":${bad}}`)).toEqual({})
})

test('what another window has kept meanwhile stays, writes come one after another, and what is not kept yet is known', async () => {
  let kept: UserConfig = { theme: 'light', compared: { demo: { last: ['SSE-5', 'SSE-6'] } } }
  const { keep, unkept } = keeperOf(
    async () => kept,
    async (part) => {
      await Promise.resolve()
      kept = { ...kept, ...part }
    },
  )
  const compared = { demo: { saved: [pair] } }
  const both = Promise.all([
    keep(comparedPart('demo', withSaved(pair)), ['compared']),
    keep({ watchLayout: 'card' }),
    keep(() => {
      throw new Error('away')
    }, ['theme']).catch(() => undefined),
  ])
  // What would be lost if the page were left now, and nothing once it is kept or told as failed.
  expect(unkept({ theme: 'dark', guideSeen: true, watchLayout: 'card', compared })).toEqual({
    theme: 'dark',
    watchLayout: 'card',
    compared,
  })
  await both
  expect(unkept({ watchLayout: 'card', compared })).toBeNull()
  expect(kept).toEqual({
    theme: 'light',
    watchLayout: 'card',
    compared: { demo: { last: ['SSE-5', 'SSE-6'], saved: [pair] } },
  })
})
