import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { domains } from '../domains.ts'
import { install, screens, slot, userPages } from '../lib/installed.ts'
import { routes } from './router.tsx'

install(domains)

/** Route that an address leads to. */
const leadsTo = (address: string) => matchRoutes(routes(), address)?.at(-1)?.route

test('every screen and every page for visitors is led to by its address', () => {
  for (const { key, path } of screens()) {
    const address = `/index/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x')}`
    expect(leadsTo(address), key).toMatchObject(path === '' ? { index: true } : { path })
  }
  for (const { type } of userPages()) expect(leadsTo(`/u/${type}`)).toMatchObject({ path: `/u/${type}` })
})

test('an address below /index that no screen has stays in the frame, any other leads out of it', () => {
  for (const address of ['/index/nonsense', '/index/company', '/index/policy/library/x/y'])
    expect(matchRoutes(routes(), address)?.map(({ route }) => route.path)).toEqual([undefined, '/index', '*'])
  expect(leadsTo('/nonsense/x')).toMatchObject({ path: '*' })
  expect(matchRoutes(routes(), '/nonsense/x')?.map(({ route }) => route.path)).toEqual([undefined, '*'])
})

test('SHELL-08 the shell reaches the screens that it has to', () => {
  const required = {
    'theme map': ['themes'],
    'company profile': ['company/:companyId/:tab?'],
    'industry and node details': ['industries/:code?/:tab?'],
    'event details': ['event/:eventId'],
    'supply chain': ['chains', 'chains/:chainId'],
    'watch list': ['watch/:groupId?'],
    // Membership and payment are a section of the settings, with a receipt of its own.
    'settings, membership and payment': ['settings/:section?', 'payment-receipt/:outTradeNo'],
    dashboard: [''],
    'lobby, rooms': ['lobby', 'floor/:floorId/:tileId?'],
    'policy analysis': ['policy/:tab?', 'policy-meetings/:tab?', 'policy-topics/:tab?'],
    'market opinion': ['market-opinion/:tab?', 'market-opinion/company/:companyId', 'market-opinion/author/:authorId'],
    'company search': ['search'],
    'ranking lists': ['ranking/:tab?'],
  }
  const paths = new Set(screens().map(({ path }) => path))
  for (const [name, own] of Object.entries(required))
    for (const path of own) {
      expect(paths, name).toContain(path)
      const address = `/index/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, 'x')}`
      expect(leadsTo(address), name).toBeDefined()
    }
  expect(slot('settingsSection').map(({ key }) => key)).toContain('membership')
})
