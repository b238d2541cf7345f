import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { domains } from '../domains.ts'
import { install, screens, userPages } from '../lib/installed.ts'
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
