import { expect, test } from 'vitest'
import { sampled } from '../../testing/answers.ts'
import { draw } from '../../testing/draw.tsx'
import { Named } from './Named.tsx'

const shown = async (language: 'zh-CN' | 'en', zh: string | null, en: string | null) => {
  const { body } = await draw(<Named zh={zh} en={en} />, { language, answer: sampled('ready') })
  const spans = [...body.querySelectorAll('span')]
  const name = spans.at(-1)
  const titled = spans.find((one) => one.title)
  return [name?.textContent, name?.lang, titled?.title, titled?.lang]
}

test('a name stands in the language of the screen, the other one is its title', async () => {
  expect(await shown('en', '财政部', 'Ministry of Finance')).toEqual(['Ministry of Finance', 'en', '财政部', 'zh-CN'])
})

test('the same in Chinese', async () => {
  expect(await shown('zh-CN', '财政部', 'Ministry of Finance')).toEqual([
    '财政部',
    'zh-CN',
    'Ministry of Finance',
    'en',
  ])
})

test('a name that has none in that language stays and says of what language it is', async () => {
  expect(await shown('en', '联合议事会', null)).toEqual(['联合议事会', 'zh-CN', undefined, undefined])
})
