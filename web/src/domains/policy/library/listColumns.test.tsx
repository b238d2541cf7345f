import { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { expect, test } from 'vitest'
import { sampled } from '../../../testing/answers.ts'
import { draw } from '../../../testing/draw.tsx'
import { sampleOf } from '../../../testing/sample.ts'
import { useTexts } from '../../../lib/texts.ts'
import { policyTexts } from '../texts.ts'
import { listColumns } from './listColumns.tsx'

const [row] = (sampleOf(policy.list.output, 'chinese') as OutputOf<typeof policy.list>).dataList

function Title() {
  const [title] = listColumns(useTexts(policyTexts), true, () => '')
  return <>{row && title?.cell?.(row)}</>
}

test('where the library is narrow a title has two lines before it is cut', async () => {
  const { body } = await draw(<Title />, { language: 'en', answer: sampled('ready') })
  expect(body.querySelector<HTMLElement>('[style*="--lines"]')?.style.getPropertyValue('--lines')).toBe('2')
})
