import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useReach } from '../lib/api/reach.ts'
import { arriving } from './arriving.tsx'

const Frame = () => (
  <>
    <nav>rail</nav>
    <Outlet />
  </>
)

afterEach(() => void vi.unstubAllGlobals())

test('where the code of a screen does not arrive, its frame stays, says so in its place, and leads on', async () => {
  const router = createMemoryRouter([
    {
      HydrateFallback: () => null,
      lazy: arriving(() => Promise.resolve({ default: Frame })),
      children: [
        { path: '/', lazy: arriving(() => Promise.resolve({ default: () => <p>first</p> })) },
        {
          path: '/second',
          lazy: arriving(() =>
            Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Watch.js')),
          ),
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByText('first')
  await router.navigate('/second')
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByText('rail')).toBeTruthy()
  await router.navigate('/')
  expect(await screen.findByText('first')).toBeTruthy()
})

test('who comes back to a screen whose code never came has it tried again once the server answers', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { ...location, reload })
  const answer = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', answer)
  const router = createMemoryRouter([
    { path: '/', HydrateFallback: () => null, lazy: arriving(() => Promise.resolve({ default: () => <p>first</p> })) },
    { path: '/second', lazy: arriving(() => Promise.reject(new TypeError('Importing a module script failed.'))) },
  ])
  render(<RouterProvider router={router} />)
  const leave = async () => {
    await router.navigate('/')
    await screen.findByText('first')
    // A screen is left once it stays away.
    await new Promise((resolve) => setTimeout(resolve))
  }
  const arrive = async () => {
    await router.navigate('/second')
    await screen.findByRole('heading', { level: 1 })
  }
  await screen.findByText('first')
  await arrive()
  expect(answer).not.toHaveBeenCalled()
  await leave()
  await arrive()
  await vi.waitFor(() => expect(useReach.getState().away).toBe(true))
  expect(reload).not.toHaveBeenCalled()
  answer.mockResolvedValue(new Response('{}'))
  await leave()
  useReach.setState({ away: false })
  await arrive()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
