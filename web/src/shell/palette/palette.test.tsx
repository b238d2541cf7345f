import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { CircleDot } from 'lucide-react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { languages } from '@pandora/contract/language'
import { install } from '../../lib/installed.ts'
import { matches, matchOf, type PaletteEntry, type PaletteFind, type PaletteKind } from '../../lib/palette/entries.ts'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { chineseIn, slipsIn } from '../../testing/words.ts'
import { dayMeant, findCommands } from './commands.ts'
import { askedEarly, hearEarly, heardEarly, keepKeys, keptKeys } from './early.ts'
import Palette from './Palette.tsx'

const entry = (id: string, match: PaletteEntry['match']): PaletteEntry => ({
  id,
  icon: CircleDot,
  text: id,
  match,
  to: `/index/${id}`,
})
const kind = (key: string, order: number, find: PaletteFind, awaited = false): PaletteKind => ({
  key,
  name: { zh: `类${key.charCodeAt(0)}`, en: key },
  order,
  awaited,
  load: async () => ({ find }),
})

function Address() {
  return <output data-testid="address">{useLocation().pathname}</output>
}
const open = async (kinds: readonly PaletteKind[], onClose = () => undefined, language: 'zh-CN' | 'en' = 'en') => {
  install([{ key: 'test', palette: kinds }])
  return draw(
    <>
      <Palette onClose={onClose} />
      <Address />
    </>,
    { answer: sampled('ready'), language },
  )
}
const type = (body: HTMLElement, text: string) =>
  fireEvent.change(within(body).getByRole('combobox'), { target: { value: text } })
const options = (body: HTMLElement) =>
  within(body)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)
const enter = (body: HTMLElement) => fireEvent.keyDown(within(body).getByRole('combobox'), { key: 'Enter' })

beforeEach(() => void keptKeys())

test('what matches best stands first, whatever kind it is of; kinds that match alike keep their order', async () => {
  const { body } = await open([
    kind('b', 20, () => [entry('words', matches.words), entry('code', matches.exactCode)]),
    kind('a', 10, () => [entry('name', matches.nameStart)]),
    kind('c', 5, () => [entry('besides', matches.besides)]),
  ])
  type(body, 'x')
  await waitFor(() => expect(options(body)).toEqual(['code', 'words', 'name', 'besides']))
})

test('a kind that never answers holds up nothing: the others stand, and Enter opens the best of them', async () => {
  const closed = vi.fn<() => undefined>()
  const never = kind('slow', 1, ({ text }) => (text ? new Promise<never>(() => undefined) : []))
  const { body } = await open(
    [never, kind('quick', 2, ({ text }) => (text ? [entry(`q-${text}`, 1)] : []), true)],
    closed,
  )
  type(body, 'abc')
  enter(body)
  await waitFor(() => expect(closed).toHaveBeenCalled())
  await expect.poll(() => within(body).getByTestId('address').textContent).toBe('/index/q-abc')
})

test('Enter waits for the kinds that are meant most often, and never opens what answered to an earlier text', async () => {
  const answer: Record<string, (found: readonly PaletteEntry[]) => void> = {}
  const closed = vi.fn<() => undefined>()
  const awaited = kind(
    'companies',
    1,
    ({ text }) => (text ? new Promise((resolve) => (answer[text] = resolve)) : []),
    true,
  )
  const { body } = await open([awaited, kind('other', 2, ({ text }) => (text ? [entry('other', 6)] : []))], closed)
  type(body, 'one')
  await waitFor(() => expect(answer['one']).toBeDefined())
  await act(async () => answer['one']?.([entry('first', matches.exactCode)]))
  type(body, 'two')
  enter(body)
  await waitFor(() => expect(answer['two']).toBeDefined())
  expect(closed).not.toHaveBeenCalled()
  await act(async () => answer['two']?.([entry('second', matches.exactCode)]))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  await expect.poll(() => within(body).getByTestId('address').textContent).toBe('/index/second')
})

test('one that fails is told of, and the others stand', async () => {
  const { body } = await open([
    kind('broken', 1, () => Promise.reject(new Error('no'))),
    kind('sound', 2, () => [entry('sound', 6)]),
  ])
  await waitFor(() => expect(within(body).getByRole('alert')).toBeTruthy())
  expect(options(body)).toEqual(['sound'])
})

test('keys typed before the palette stands are in it, Enter too', async () => {
  keepKeys()
  for (const key of ['a', 'b', 'x', 'Backspace', 'c', 'Enter']) fireEvent.keyDown(document.body, { key })
  const closed = vi.fn<() => undefined>()
  const { body } = await open([kind('all', 1, ({ text }) => (text ? [entry(`all-${text}`, 1)] : []), true)], closed)
  await waitFor(() => expect(closed).toHaveBeenCalled())
  await expect.poll(() => within(body).getByTestId('address').textContent).toBe('/index/all-abc')
  // From then on they are the page's again.
  expect(fireEvent.keyDown(document.body, { key: 'z' })).toBe(true)
})

describe('before there is a frame', () => {
  const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init)
  test('the keys that open the palette are heard, and what is typed after them is kept', () => {
    history.replaceState(null, '', '/index/watch')
    hearEarly()
    press({ key: 'x' })
    press({ key: 'k', ctrlKey: true })
    for (const key of ['i', 'm', 'p']) press({ key })
    expect(askedEarly()).toBe(true)
    heardEarly()
    expect(keptKeys()).toEqual({ text: 'imp', entered: false })
    // From then on the frame hears them: nothing is kept twice.
    press({ key: 'k', ctrlKey: true })
    expect(askedEarly()).toBe(false)
    expect(press({ key: 'y' })).toBe(true)
  })

  test('on pages for visitors they are the page’s', () => {
    history.replaceState(null, '', '/u/login')
    hearEarly()
    expect(press({ key: 'k', ctrlKey: true })).toBe(true)
    expect(askedEarly()).toBe(false)
    heardEarly()
  })
})

describe.each([...languages])('its words in %s', (language) => {
  test('are of one language', async () => {
    const { body } = await open([kind('none', 1, () => [])], () => undefined, language)
    type(body, 'zzz')
    await waitFor(() => expect(body.textContent).toContain('zzz'))
    expect(slipsIn(body)).toEqual([])
    if (language === 'en') expect(chineseIn(body)).toEqual([])
  })
})

describe('commands with what they need', () => {
  test.each([
    ['2023-06-30', '2023-06-30'],
    ['20230630', '2023-06-30'],
    ['2023/6/3', '2023-06-03'],
    ['2023年6月30日', '2023-06-30'],
    ['2023-13-01', null],
    ['000651', null],
  ])('%s is the day %s', (text, day) => {
    expect(dayMeant(text)).toBe(day)
  })

  test.each(['as of 2023-06-30', 'As Of 20230630', '截至 2023-06-30', '截至2023年6月30日'])('%s', async (text) => {
    const setAsOf = vi.fn<(day: string | null) => void>()
    const ask = { text, language: 'en', market: null, asOf: null, role: 'user', setAsOf } as const
    const [first] = await findCommands(ask as never)
    expect(first).toMatchObject({ id: 'as-of', match: matches.command })
    first?.run?.()
    expect(setAsOf).toHaveBeenCalledWith('2023-06-30')
  })

  test('a day yet to come is told and never set', async () => {
    const setAsOf = vi.fn<(day: string | null) => void>()
    const ask = { text: 'as of 2199-01-01', language: 'en', market: null, asOf: null, role: 'user', setAsOf } as const
    const found = await findCommands(ask as never)
    expect(found.map(({ text, run }) => [text, run])).toEqual([['2199-01-01 is yet to come', undefined]])
  })

  test.each([
    ['浅色', 'theme-light'],
    ['Light', 'theme-light'],
    ['快捷键', 'shortcuts'],
    ['shortcuts', 'shortcuts'],
  ])('%s is a command', async (text, id) => {
    const found = await findCommands({ text, language: 'zh-CN', asOf: null } as never)
    expect(found.map((one) => one.id)).toEqual([id])
    expect(found[0]?.run).toBeDefined()
  })

  test('a day that is missing is asked for', async () => {
    const found = await findCommands({ text: 'as of', language: 'en', asOf: null } as never)
    expect(found.find(({ id }) => id === 'as-of')?.run).toBeUndefined()
  })
})

test('a name matches as a whole, from its beginning, or inside', () => {
  expect(matchOf('Steel', ['钢铁', 'steel'])).toBe(matches.exactName)
  expect(matchOf('钢', ['钢铁', 'Steel'])).toBe(matches.nameStart)
  expect(matchOf('铁', ['钢铁', null])).toBe(matches.words)
  expect(matchOf('铜', ['钢铁'])).toBeNull()
})
