import { render, screen } from '@testing-library/react'
import { lazy, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ViewBoundary } from './ViewBoundary.tsx'
import { WhenLoaded } from './WhenLoaded.tsx'

const failing = (text: string) => lazy((): Promise<{ default: () => ReactNode }> => Promise.reject(new TypeError(text)))
const within = (part: ReactNode) =>
  render(
    <ViewBoundary words={{ failed: 'failed', retry: 'retry', reload: 'reload' }}>
      <p>price</p>
      <WhenLoaded>{part}</WhenLoaded>
    </ViewBoundary>,
  )

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

test('a screen stands without a small part whose code did not arrive', async () => {
  const Part = failing('Failed to fetch dynamically imported module: /assets/OpinionLink.js')
  const { container } = within(<Part />)
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled()
  })
  expect(container.textContent).toBe('price')
})

test('a part that fails for another reason is not passed over', async () => {
  const Part = failing('no such field')
  within(<Part />)
  expect(await screen.findByText('failed')).toBeTruthy()
})
