// Every view in every state, in both languages: a view is one line in its domain's table.
import { act, fireEvent, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { errors, refusalText } from '@pandora/contract/errors'
import { inLanguage, languages, type Bilingual, type Language } from '@pandora/contract/language'
import type { Texts } from '../lib/texts.ts'
import i18next from 'i18next'
import { uiTexts } from '../ui/uiTexts.ts'
import { answering, sampled, type Answering, type Patch } from './answers.ts'
import { draw, type Drawn } from './draw.tsx'
import type { Kind } from './schemaParts.ts'
import { chineseIn, slipsIn, unmarkedChineseIn } from './words.ts'

/** One view of a domain and what it says in its states, by the keys of its texts. */
export interface ViewUnderTest<Key extends string> {
  /** Name in the titles of its tests. */
  name: string
  draw: (language: Language) => ReactElement
  texts: Texts<Key>
  /** What stands on it as soon as it is drawn: its title, by the texts' key or as the view declares it. */
  title: Key | Bilingual
  /** Why there is nothing, where there is nothing. Absent: a list without items is drawn like any other. */
  none?: Key
  /** Something that only a full answer brings; a figure or a name of the sample. */
  shows: string | RegExp | ((language: Language) => string | RegExp)
  /** What the schemas of its answers cannot say. */
  answers?: readonly Patch[]
  address?: string
  /** States that it has not, each with the reason. */
  without?: Partial<Record<'waiting' | 'error' | 'empty', string>>
}

const wordOf = (texts: Texts<string>, key: string, language: Language): RegExp => {
  const found = String(i18next.t(key as 'key', { ns: texts.namespace, lng: language } as never))
  if (found === key) throw new Error(`there is no text ${key}`)
  // What is filled in differs; the words around it are the text's own.
  return new RegExp(
    found
      .split(/\{\w+(?:, [^}]*)?\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  )
}

/** A gist is in English whatever it is a gist of. */
const englishGists = answering(analysis.gists, ({ dataList }) => ({
  dataList: dataList.map((one) => ({ ...one, text: 'Sample gist' })),
}))

const waiting: Answering = () => ({ kind: 'waiting' })
const broken: Answering = () => ({ kind: 'broken' })
const refused: Answering = () => ({ kind: 'refused', definition: errors.NOT_ALLOWED })

/** Tests of views: waiting, full, sparse, long words, empty, broken and again, refused; each in both languages. */
export function testViews<Key extends string>(views: readonly ViewUnderTest<Key>[]): void {
  for (const view of views)
    describe.each([...languages])(`${view.name} in %s`, (language) => {
      testStates(view, language)
    })
}

function testStates<Key extends string>(view: ViewUnderTest<Key>, language: Language): void {
  const { answers = [], address, without = {} } = view
  const word = (key: Key) => wordOf(view.texts, key, language)
  const title = typeof view.title === 'string' ? word(view.title) : inLanguage(view.title, language)
  const common = (key: 'loading' | 'retry') => wordOf(uiTexts, key, language)
  const drawn = (answer: Answering) => draw(view.draw(language), { answer, language, address })
  const from = (kind: Kind) => sampled(kind, answers)
  const shown = () => (typeof view.shows === 'function' ? view.shows(language) : view.shows)

  const sound = ({ body }: Drawn) => {
    expect(within(body).getAllByText(title).length).toBeGreaterThan(0)
    expect(slipsIn(body)).toEqual([])
  }
  const settled = (it: Drawn) => {
    sound(it)
    expect(within(it.body).queryAllByRole('status', { name: common('loading') })).toEqual([])
    expect(within(it.body).queryAllByRole('alert')).toEqual([])
  }

  test.skipIf('waiting' in without)('waiting: its shape, and that it is on its way', async () => {
    const it = await drawn(waiting)
    sound(it)
    expect(within(it.body).getAllByRole('status', { name: common('loading') }).length).toBeGreaterThan(0)
    expect(it.server.asked).not.toEqual([])
  })

  test('full: what the answer holds, in the words of one language', async () => {
    const it = await drawn(from('ready'))
    settled(it)
    expect(it.body.textContent).toMatch(shown())
    if (language === 'en') expect(chineseIn(it.body)).toEqual([])
  })

  test.runIf(language === 'en')('Chinese: what has no English words says of what language it is', async () => {
    const it = await drawn(sampled('chinese', [...answers, englishGists]))
    settled(it)
    expect(unmarkedChineseIn(it.body)).toEqual([])
  })

  test('sparse: what may be missing is missing, and nothing stands for it', async () => {
    const it = await drawn(from('sparse'))
    settled(it)
    expect(it.server.asked).not.toEqual([])
  })

  test('long: words without end are drawn as they are', async () => {
    const it = await drawn(from('long'))
    settled(it)
    expect(it.body.textContent).toMatch(shown())
  })

  test.skipIf('empty' in without)('empty: why there is nothing', async () => {
    const it = await drawn(from('empty'))
    settled(it)
    expect(it.server.asked).not.toEqual([])
    if (view.none) expect(it.body.textContent).toMatch(word(view.none))
  })

  test.skipIf('error' in without)('broken: what failed, and it is asked again', async () => {
    const it = await drawn(broken)
    sound(it)
    const alerts = within(it.body).getAllByRole('alert')
    expect(it.body.textContent).toContain(refusalText(errors.DATABASE_AWAY, language, {}))
    it.answerWith(from('ready'))
    for (const alert of alerts)
      await act(async () => {
        fireEvent.click(within(alert).getByRole('button', { name: common('retry') }))
      })
    await it.settle()
    settled(it)
    expect(it.body.textContent).toMatch(shown())
  })

  test.skipIf('error' in without)('refused: the words of the refusal', async () => {
    const it = await drawn(refused)
    sound(it)
    const said = within(it.body).getAllByRole('alert')
    expect(said.map(({ textContent }) => textContent.replace(common('retry'), ''))).toEqual(
      said.map(() => refusalText(errors.NOT_ALLOWED, language, {})),
    )
  })
}
