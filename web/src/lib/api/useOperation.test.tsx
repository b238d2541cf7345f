import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { companies } from '@pandora/contract/domains/companies/operations'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { setPreference } from '../store.ts'
import { useOperation } from './useOperation.ts'

interface Asked {
  companyId: string
  page: number
}

/** A page of a company's announcements, and what is asked next. */
function Announcements({ then }: { then: Partial<Asked> }) {
  const [asked, ask] = useState<Asked>({ companyId: 'a', page: 0 })
  const query = useOperation(companies.announcements, asked, { keepPrevious: true })
  return (
    <>
      <p>{query.data ? 'shown' : 'nothing'}</p>
      <button onClick={() => ask({ ...asked, ...then })}>ask</button>
      <button onClick={() => setPreference({ market: 'demo' })}>market</button>
    </>
  )
}

/** What is shown while what is asked next has no answer yet. */
async function meanwhile(then: Partial<Asked>, press = 'ask'): Promise<string> {
  const { body, answerWith } = await draw(<Announcements then={then} />, { answer: sampled('ready'), language: 'en' })
  expect(body.querySelector('p')?.textContent).toBe('shown')
  answerWith(() => ({ kind: 'waiting' }))
  const button = [...body.querySelectorAll('button')].find(({ textContent }) => textContent === press)
  if (button) fireEvent.click(button)
  return body.querySelector('p')?.textContent ?? ''
}

test('the last page stays while the next one of the same company is read', async () => {
  expect(await meanwhile({ page: 1 })).toBe('shown')
})

test('what was read of one company does not stand under the next', async () => {
  expect(await meanwhile({ companyId: 'b' })).toBe('nothing')
})

test('what was read of one market does not stand under the next', async () => {
  expect(await meanwhile({}, 'market')).toBe('nothing')
})
