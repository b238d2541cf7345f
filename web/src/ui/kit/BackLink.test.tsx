import { act, fireEvent, within } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { BackLink } from './BackLink.tsx'

function Page() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/index/flash" text="Flash" />
      <button type="button" onClick={() => void navigate('/index/event/2?market=demo')}>
        on
      </button>
      <output>{pathname + search}</output>
    </>
  )
}

test('who came from one of our pages goes back there; who came from outside goes to what the page belongs to, in the same market', async () => {
  const { body } = await draw(<Page />, {
    answer: sampled('ready'),
    language: 'en',
    address: '/index/event/1?market=demo',
  })
  const link = () => within(body).getByRole('link', { name: 'Back (Flash)' })
  const place = () => within(body).getByRole('status').textContent
  expect(link().getAttribute('href')).toBe('/index/flash?market=demo')
  await act(async () => {
    fireEvent.click(within(body).getByRole('button'))
  })
  expect(place()).toBe('/index/event/2?market=demo')
  history.replaceState({ idx: 1 }, '')
  await act(async () => {
    fireEvent.click(link())
  })
  expect(place()).toBe('/index/event/1?market=demo')
  history.replaceState({ idx: 0 }, '')
  await act(async () => {
    fireEvent.click(link())
  })
  expect(place()).toBe('/index/flash?market=demo')
})
