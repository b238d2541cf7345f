import { cleanup, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { calendar } from '@pandora/contract/domains/calendar/operations'
import { errors } from '@pandora/contract/errors'
import { expect, test } from 'vitest'
import type { Said } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { useAction } from './useAction.ts'

function Delete({ noteId, say }: { noteId: string; say: (word: string) => void }) {
  const remove = useAction(calendar.deleteNote)
  return (
    <button
      onClick={() =>
        remove.mutate(
          { noteId },
          {
            onSuccess: () => say(`${noteId} deleted`),
            onError: ({ code }) => say(`${noteId} ${code}`),
            onSettled: () => say(`${noteId} settled`),
          },
        )
      }
    >
      {noteId}
    </button>
  )
}

function List({ say }: { say: (word: string) => void }) {
  const [there, setThere] = useState(true)
  return (
    <>
      {there && ['one', 'two'].map((noteId) => <Delete key={noteId} noteId={noteId} say={say} />)}
      <button onClick={() => setThere(false)}>leave</button>
    </>
  )
}

/** What was said of two notes deleted one after the other, where their list is gone when the answers come. */
async function said(answer: Said): Promise<string[]> {
  const words: string[] = []
  const list = <List say={(word) => void words.push(word)} />
  const { body, settle } = await draw(list, { answer: () => answer, language: 'en' })
  for (const button of body.querySelectorAll('button')) fireEvent.click(button)
  await settle()
  expect(body.textContent).toBe('leave')
  cleanup()
  return words.toSorted()
}

test('what follows on a write happens for each of several, whatever has left the screen since', async () => {
  expect(await said({ kind: 'data', data: { done: true } })).toEqual([
    'one deleted',
    'one settled',
    'two deleted',
    'two settled',
  ])
  expect(await said({ kind: 'refused', definition: errors.NOT_FOUND })).toEqual([
    'one NOT_FOUND',
    'one settled',
    'two NOT_FOUND',
    'two settled',
  ])
})
