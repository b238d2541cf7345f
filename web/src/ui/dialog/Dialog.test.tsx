import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { onPhone } from '../../testing/phone.ts'
import { Dialog } from './Dialog.tsx'

const ignore = () => undefined
const none = () => {
  throw new Error('nothing is asked')
}

/** What has the focus once a dialog stands. */
async function focusedIn(children: ReactNode): Promise<Element | null> {
  await draw(
    <Dialog title="Trade" onClose={ignore}>
      {children}
    </Dialog>,
    { answer: none, language: 'en' },
  )
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return document.activeElement
}

const fields = (
  <>
    <button type="button">Buy</button>
    <input aria-label="not now" disabled />
    <input aria-label="Company" />
    <input aria-label="Price" />
  </>
)

describe('the focus of a dialog', () => {
  test('begins in the first field that can be written in, not at the sign that closes', async () => {
    expect((await focusedIn(fields))?.getAttribute('aria-label')).toBe('Company')
  })

  test('begins at the first thing to press where there is no field, or on a phone, whose keys would hide it', async () => {
    expect((await focusedIn(<button type="button">Buy</button>))?.getAttribute('aria-label')).toBe('Close')
    onPhone()
    expect((await focusedIn(fields))?.getAttribute('aria-label')).not.toBe('Company')
  })
})
