import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Tile } from '../Tile.tsx'

test('a source that a narrow head has no room for is read whole in the menu, with its age', async () => {
  render(
    <MemoryRouter>
      <Tile title="Waves" source="All from the sea" age={60_000}>
        <p>height</p>
      </Tile>
    </MemoryRouter>,
  )
  expect(screen.getByText('All from the sea').title).toBe('All from the sea')
  fireEvent.click(screen.getByRole('button', { name: /Waves/ }))
  expect(await screen.findByText(/^All from the sea · 1/, {}, { timeout: 10_000 })).toBeTruthy()
})
