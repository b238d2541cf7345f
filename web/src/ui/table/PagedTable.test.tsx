import { fireEvent, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { WordSelect } from '../Select.tsx'
import { PagedTable } from './PagedTable.tsx'

const drawn = { answer: sampled('ready'), language: 'en' } as const

test('COMP-17 a table of pages asks for the next and the previous page, counted from 0', async () => {
  const onPage = vi.fn<(page: number) => void>()
  const { body } = await draw(
    <PagedTable
      label="rows"
      columns={() => [{ key: 'name', title: 'Name', value: (one: string) => one }]}
      narrowBelow={0}
      rows={['a', 'b']}
      rowKey={(one) => one}
      page={1}
      total={5}
      size={2}
      onPage={onPage}
    />,
    drawn,
  )
  const pages = within(body).getByRole('navigation')
  const [previous, next] = within(pages).getAllByRole('button')
  expect(pages.textContent).toContain('Page 2 of 3')
  for (const button of [next, previous]) if (button) fireEvent.click(button)
  expect(onPage.mock.calls).toEqual([[2], [0]])
})

test('a row that sums up the others is on a page, and in no total that is told', async () => {
  const { body } = await draw(
    <PagedTable
      label="rows"
      columns={() => [{ key: 'name', title: 'Name', value: (one: string) => one }]}
      narrowBelow={0}
      rows={['all', 'a']}
      rowKey={(one) => one}
      page={0}
      total={5}
      size={2}
      summaries={1}
      onPage={() => undefined}
    />,
    drawn,
  )
  expect(within(body).getByRole('navigation').textContent).toMatch(/4 in all.*Page 1 of 3/)
})

test('of words one is chosen, none is told as null, and what stands outside of the list is never chosen', async () => {
  const onWord = vi.fn<(word: string | null) => void>()
  const { body } = await draw(
    <WordSelect
      label="sort"
      words={['up', 'down']}
      textOf={(one) => `by ${one}`}
      value="up"
      none="any"
      onWord={onWord}
    />,
    drawn,
  )
  const select = within(body).getByRole<HTMLSelectElement>('combobox', { name: 'sort' })
  expect([
    select.value,
    ...within(select)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ]).toEqual(['up', 'any', 'by up', 'by down'])
  for (const value of ['down', '', 'sideways']) fireEvent.change(select, { target: { value } })
  expect(onWord.mock.calls).toEqual([['down'], [null], [null]])
})
