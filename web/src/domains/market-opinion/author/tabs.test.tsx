import type { ReactElement } from 'react'
import { authors } from '@pandora/contract/domains/authors/operations'
import { expect, test } from 'vitest'
import { answering, sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { AuthorsTab, BurstsTab, RepeatersTab, SkillTab } from './AuthorTabs.tsx'
import './AuthorPostsView.tsx'
import './AuthorRecordView.tsx'
import './AuthorsView.tsx'
import './BurstPostsView.tsx'
import './BurstsView.tsx'
import './RepeatersView.tsx'
import './SkillView.tsx'

const tabs: [string, ReactElement][] = [
  ['authors', <AuthorsTab key="authors" />],
  ['who has been right', <SkillTab key="skill" />],
  ['the same words', <BurstsTab key="bursts" />],
  ['accounts that mostly repeat', <RepeatersTab key="repeaters" />],
]
/** No two horizons of a record are the same. */
const record = answering(authors.record, (data) => ({
  ...data,
  horizons: data.horizons.slice(0, 1).map((one) => ({ ...one, horizon: 5 as const })),
}))
const tiles = (body: HTMLElement) => body.querySelectorAll('[data-tile-head]').length

test.each(tabs)('beside a list with lines stands what one of them says: %s', async (_, tab) => {
  const { body } = await draw(tab, { language: 'en', answer: sampled('ready', [record]) })
  expect(tiles(body)).toBeGreaterThan(1)
  expect(body.querySelectorAll('[aria-selected="true"], [aria-current="true"]').length).toBeGreaterThan(0)
})

test.each(tabs)('beside a list without lines stands nothing to choose from it: %s', async (_, tab) => {
  const { body } = await draw(tab, { language: 'en', answer: sampled('empty') })
  expect(tiles(body)).toBe(1)
})

test('the first author of a list is asked for until another is chosen', async () => {
  const first = answering(authors.skill, (data) => ({
    ...data,
    dataList: data.dataList.map((one, at) => ({ ...one, id: `xq-${at}` })),
  }))
  const asked = async (address: string) => {
    const { server } = await draw(<SkillTab />, { language: 'en', answer: sampled('ready', [first, record]), address })
    return server.inputsOf(authors.record).map((input) => input['authorId'])
  }
  expect(await asked('/index/market-opinion/skill')).toEqual(['xq-0'])
  expect(await asked('/index/market-opinion/skill?author=xq-1')).toEqual(['xq-1'])
})
