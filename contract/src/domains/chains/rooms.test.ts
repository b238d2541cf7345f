import { expect, test } from 'vitest'
import { chainRooms } from './rooms.ts'

test('CHAIN-02 room supplyChain can be opened, its events first', () => {
  const { supplyChain } = chainRooms
  expect([supplyChain.ready, supplyChain.views[0]?.key]).toEqual([true, 'event'])
})
