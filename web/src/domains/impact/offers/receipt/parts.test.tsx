import { impact } from '@pandora/contract/domains/impact/operations'
import { expect, test } from 'vitest'
import { sampled } from '../../../../testing/answers.ts'
import { fromDemo, marksIn } from '../../../../testing/demoSources.ts'
import { draw } from '../../../../testing/draw.tsx'
import { sampleOf } from '../../../../testing/sample.ts'
import { SideParts, type ReceiptData } from './Parts.tsx'

test('the documents of one side tell their sources by name; what all begin with stands once above them', async () => {
  const { receipt } = sampleOf(impact.receipt.output, 'ready') as ReceiptData
  if (!receipt) throw new Error('the sample has no receipt')
  const data = fromDemo(receipt.risk)
  const { body } = await draw(<SideParts side="risk" data={data} />, { language: 'en', answer: sampled('ready') })
  const all = data.groups.flatMap(({ parts }) => parts.flatMap(({ documents }) => documents)).length
  expect(all).toBeGreaterThan(3)
  expect(marksIn(body)).toEqual({ zh: 0, en: 1, papers: all })
})
