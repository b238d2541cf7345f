import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { expect, test } from 'vitest'
import { useTexts } from '../../../lib/texts.ts'
import { sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { sampleOf } from '../../../testing/sample.ts'
import { marketOpinionTexts } from '../texts.ts'
import { treeColumns } from './treeColumns.tsx'

type Row = OutputOf<typeof marketOpinion.topStock>['dataList'][number]
const [row] = (sampleOf(marketOpinion.topStock.output, 'ready') as OutputOf<typeof marketOpinion.topStock>).dataList

function Company() {
  const [company] = treeColumns<Row>(useTexts(marketOpinionTexts), true)
  return <>{row && company?.cell?.(row)}</>
}

test('where there is little room a company is told in two lines before its name is cut', async () => {
  const { body } = await draw(<Company />, { language: 'en', answer: sampled('ready') })
  const name = body.querySelector<HTMLElement>('[style*="--lines"]')
  expect(name?.style.getPropertyValue('--lines')).toBe('2')
  expect(name?.title).toMatch(/Sample/)
})
