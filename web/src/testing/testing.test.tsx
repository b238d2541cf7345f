// The tests' own server and eyes: what they would let through, no test of a view could find.
import { expect, test } from 'vitest'
import { macro } from '@pandora/contract/domains/macro/operations'
import { operations } from '@pandora/contract/operations'
import { useOperation } from '../lib/api/useOperation.ts'
import { useLanguage } from '../lib/texts.ts'
import { Answer } from '../ui/Answer.tsx'
import { answering, assertDeclared, sampled } from './answers.ts'
import { draw } from './draw.tsx'
import { sampleOf } from './sample.ts'
import { chineseIn, slipsIn, unmarkedChineseIn } from './words.ts'

const read = operations.filter(({ transport }) => transport === 'json')

test.each(['ready', 'sparse', 'long', 'empty', 'chinese'] as const)('every operation takes its %s sample', (kind) => {
  expect(read.length).toBeGreaterThan(150)
  for (const operation of read) assertDeclared(operation, sampleOf(operation.output, kind))
})

function Rate() {
  const query = useOperation(macro.lpr, {})
  const language = useLanguage()
  return (
    <Answer query={query}>{(data) => <p>{`${language} ${data.oneYear[1]} of ${data.valueCode.length}`}</p>}</Answer>
  )
}

test('a view is drawn from what the operation declares, and its calls are seen', async () => {
  const { body, server } = await draw(<Rate />, { answer: sampled('ready'), language: 'en' })
  expect(body.textContent).toBe('en 13.5 of 3')
  expect(server.asked).toEqual(['macro.lpr'])
})

test('an answer that its operation does not declare fails the test: a missing field, a wrong one, one too many', async () => {
  const drawn = (change: (data: Record<string, unknown>) => unknown) =>
    draw(<Rate />, { answer: sampled('ready', [answering(macro.lpr, change as never)]), language: 'en' })
  await expect(drawn((data) => ({ ...data, oneYear: undefined }))).rejects.toThrow(/macro\.lpr does not answer so/)
  await expect(drawn((data) => ({ ...data, oneYear: ['3.1', null, null] }))).rejects.toThrow(/macro\.lpr/)
  await expect(drawn((data) => ({ ...data, sixYear: [] }))).rejects.toThrow(/no such fields/)
})

test('values that are none, and Chinese on an English screen, are seen in words and labels', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<p title="NaN days">fine</p><i>undefined</i><b lang="zh-CN">中国</b><u aria-label="刷新">{count} of</u><em>央行</em>'
  expect(slipsIn(page)).toEqual(['undefined', '{count} of', 'NaN days'])
  expect(chineseIn(page)).toEqual(['央行', '刷新'])
})

test('Chinese words whose nearest mark is of no Chinese are found, but for a few within English ones', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<p lang="zh-CN">央行<span lang="en">能源总署</span></p><b>财政部 12%</b><i>Corrected the issuer: 财政部</i>'
  expect(unmarkedChineseIn(page)).toEqual(['能源总署', '财政部 12%'])
})
