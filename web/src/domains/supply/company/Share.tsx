import type { ShareRange } from '@pandora/contract/domains/supply/shapes'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { supplyTexts } from './texts.ts'

/** A share in per cent, or the two ends of its range. */
export function Share({ range }: { range: ShareRange | null }) {
  const t = useTexts(supplyTexts)
  if (range === null || range.low === range.high)
    return <Figure value={range === null ? null : range.low * 100} digits={1} unit="%" reason={t('unsaid')} />
  return (
    <Row gap={1}>
      <Figure value={range.low * 100} digits={1} />–<Figure value={range.high * 100} digits={1} unit="%" />
    </Row>
  )
}
