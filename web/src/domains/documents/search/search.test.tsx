import { act, fireEvent, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { documentsErrors } from '@pandora/contract/domains/documents/errors'
import { documents } from '@pandora/contract/domains/documents/operations'
import { errors, refusalText } from '@pandora/contract/errors'
import { languages } from '@pandora/contract/language'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { testViews } from '../../../testing/viewStates.tsx'
import { chineseIn, slipsIn } from '../../../testing/words.ts'
import DocumentSearch from './DocumentSearch.tsx'
import { en } from './texts.en.ts'
import { documentSearchTexts } from './texts.ts'

const patches = [
  answering(documents.search, (data) => ({
    ...data,
    more: false,
    waiting: 0,
    searchedBackTo: null,
    total: data.dataList.length,
    dataList: data.dataList.map((one) => ({
      ...one,
      titleMarks: [{ start: 0, end: Math.min(2, one.title.length) }],
      snippet: one.snippet && { ...one.snippet, marks: [] },
    })),
  })),
  answering(documents.document, (data) => ({ ...data, titleMarks: [], contentMarks: [] })),
]

testViews([
  {
    name: 'document search',
    draw: () => <DocumentSearch />,
    texts: documentSearchTexts,
    title: 'title',
    none: 'none',
    shows: '2024',
    answers: patches,
    address: '/index/documents?q=profit',
  },
])

function Address() {
  return <output data-testid="address">{decodeURIComponent(useLocation().search)}</output>
}
const screen = (
  <>
    <DocumentSearch />
    <Address />
  </>
)
const at = (body: HTMLElement) => within(body).getByTestId('address').textContent

describe.each([...languages])('the screen in %s', (language) => {
  test('before a search it teaches what can be written; an example is searched by a press', async () => {
    const it = await draw(screen, { answer: sampled('empty', patches), language, address: '/index/documents' })
    expect(slipsIn(it.body)).toEqual([])
    if (language === 'en') expect(chineseIn(it.body)).toEqual([])
    const examples = within(it.body).getAllByRole('button', { name: language === 'en' ? /^Try / : /^试试/ })
    expect(examples).toHaveLength(10)
    await act(async () => {
      fireEvent.click(examples[2] as HTMLElement)
    })
    await it.settle()
    expect(at(it.body)).toContain(language === 'en' ? 'q=battery+-car' : 'q=新能源+-汽车')
  })

  test('a query that cannot be read is told of at its line, by name and place, and is not asked for', async () => {
    const it = await draw(screen, {
      answer: sampled('empty', patches),
      language,
      address: '/index/documents?q=%22a',
    })
    const field = within(it.body).getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const told = it.body.querySelector(`#${field.getAttribute('aria-describedby')}`)
    expect(told?.textContent).toBe(refusalText(documentsErrors.QUERY_QUOTE_OPEN, language, { place: 1 }))
    expect(it.server.asked).not.toContain(documents.search.id)
  })

  test('a company that the market does not know is told of there too', async () => {
    const it = await draw(screen, {
      answer: (operation, input) =>
        operation.id === documents.search.id
          ? { kind: 'refused', definition: errors.NOT_ALLOWED }
          : sampled('empty', patches)(operation, input),
      language,
      address: '/index/documents?q=company:x',
    })
    expect(it.body.querySelector('#query-fault')?.textContent).toBe(refusalText(errors.NOT_ALLOWED, language, {}))
  })
})

test('a facet is put into the query and taken out again; back leads over the searches', async () => {
  const it = await draw(screen, {
    answer: sampled('ready', patches),
    language: 'en',
    address: '/index/documents?q=profit',
  })
  const kinds = within(it.body).getByRole('region', { name: 'Kind' })
  const kind = within(kinds).getAllByRole('button')[0] as HTMLElement
  await act(async () => {
    fireEvent.click(kind)
  })
  await it.settle()
  expect(at(it.body)).toMatch(/q=profit\+kind:\w+/)
  const again = within(within(it.body).getByRole('region', { name: 'Kind' })).getAllByRole('button', { pressed: true })
  await act(async () => {
    fireEvent.click(again[0] as HTMLElement)
  })
  await it.settle()
  expect(at(it.body)).toBe('?q=profit')
})

test('j, k and the arrows move through what was found, Enter opens it, / leads back to the line', async () => {
  const it = await draw(screen, {
    answer: (operation, input) => {
      const said = sampled('ready', patches)(operation, input)
      if (operation.id !== documents.search.id || said.kind !== 'data') return said
      const data = said.data as { dataList: { newsId: string }[]; total: number }
      const one = data.dataList[0]
      const dataList = ['a', 'b', 'c'].map((newsId) => ({ ...one, newsId }))
      return { kind: 'data', data: { ...data, dataList, total: 3 } }
    },
    language: 'en',
    address: '/index/documents?q=profit',
  })
  const items = [...it.body.querySelectorAll<HTMLElement>('[data-item]')]
  expect(items).toHaveLength(3)
  items[0]?.focus()
  for (const [key, place] of [
    ['j', 1],
    ['ArrowDown', 2],
    ['k', 1],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? it.body, { key })
    expect(document.activeElement).toBe(items[place])
  }
  await act(async () => {
    fireEvent.click(items[1] as HTMLElement)
  })
  await it.settle()
  expect(at(it.body)).toContain('news=b')
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(within(it.body).getByRole('textbox'))
})

test('what all sources begin with, the mark of a market, is said once and in no row', async () => {
  const mark = 'Demo market (fictional)'
  const answer = sampled('ready', [
    answering(documents.search, (data) => ({
      ...data,
      more: false,
      waiting: 0,
      searchedBackTo: null,
      total: data.dataList.length,
      facets: {
        ...data.facets,
        sources: ['Morning Post', 'Harbour News'].map((name) => ({
          key: name,
          nameZh: `演示市场（虚构）· ${name}`,
          nameEn: `${mark} · ${name}`,
          count: 2,
        })),
      },
      dataList: data.dataList.flatMap((one) =>
        ['Morning Post', 'Harbour News'].map((name) => ({
          ...one,
          newsId: `${one.newsId}-${name}`,
          titleMarks: [],
          snippet: null,
          source: `演示市场（虚构）· ${name}`,
          sourceEn: `${mark} · ${name}`,
        })),
      ),
    })),
  ])
  const { body } = await draw(<DocumentSearch />, { answer, language: 'en', address: '/index/documents?q=profit' })
  const list = await within(body).findByRole('list', { name: en.results })
  expect(within(list).queryByText(new RegExp(mark.replaceAll(/[()]/g, '.'), 'u'))).toBeNull()
  expect(within(list).getAllByText('Morning Post').length).toBeGreaterThan(0)
  expect(within(body).getAllByText(new RegExp(mark.replaceAll(/[()]/g, '.'), 'u'))).toHaveLength(1)
  expect(within(body).getByText(`All from ${mark}`)).toBeTruthy()
})
