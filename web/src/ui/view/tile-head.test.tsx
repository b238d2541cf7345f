import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Tile } from '../Tile.tsx'

test('a source that a narrow head cuts short is read whole under the pointer', () => {
  render(
    <MemoryRouter>
      <Tile title="Waves" source="All from the sea">
        <p>height</p>
      </Tile>
    </MemoryRouter>,
  )
  expect(screen.getByText('All from the sea').title).toBe('All from the sea')
})
