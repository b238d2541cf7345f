import type { Bare } from '@pandora/contract/measured'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { figureTexts } from './texts.ts'

/** Figures in per cent, and those that are plain ratios; all others are money. */
const plain: ReadonlySet<string> = new Set(['times', 'shares'])
const SHARE = '/share'

/** A figure in its unit: per cent, times, or money shortened with its currency. */
export function FigureValue({
  value,
  unit,
  reason,
  strong = false,
  bare = false,
}: {
  value: Bare | null
  unit: string
  reason?: string | undefined
  strong?: boolean
  bare?: boolean
}) {
  const t = useTexts(figureTexts)
  if (unit === 'percent' || unit === '%')
    return <Figure value={value} digits={2} unit="%" reason={reason} strong={strong} />
  if (plain.has(unit) || unit === '')
    return value !== null && Math.abs(value) >= 1e4 ? (
      <Figure value={value} as="short" reason={reason} strong={strong} />
    ) : (
      <Figure value={value} digits={2} reason={reason} strong={strong} />
    )
  if (unit.includes('/')) {
    const per = unit.endsWith(SHARE) ? t('perShare', { currency: unit.slice(0, -SHARE.length) }) : unit
    return <Figure value={value} digits={2} {...(bare ? {} : { unit: per })} reason={reason} strong={strong} />
  }
  return <Figure value={value} as="short" {...(bare ? {} : { unit })} reason={reason} strong={strong} />
}
