import { render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { arriving } from './arriving.tsx'

const Frame = () => (
  <>
    <nav>rail</nav>
    <Outlet />
  </>
)

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
