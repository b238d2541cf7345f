import { useTexts } from '../../../../lib/texts.ts'
import { Legend } from '../../../../ui/kit/Legend.tsx'
import { effectBands, useOverlay } from '../overlay.ts'
import { editorTexts } from '../texts.ts'

/** As the cards are filled (Card.module.css). */
const fills = [4, 12, 22, 34]

/** What the colours of the nodes stand for while a scenario is laid over them. */
export function EffectLegend() {
  const t = useTexts(editorTexts)
  const { effects } = useOverlay()
  if (effects.size === 0) return null
  return (
    <Legend
      label={t('effectLegend')}
      items={effectBands.map((from, at) => ({
        key: String(from),
        colour: `color-mix(in srgb, var(--risk) ${(fills[at] ?? 0) * 2}%, var(--raised))`,
        text: at === 0 ? t('effectBelow', { to: (effectBands[1] ?? 0) * 100 }) : t('effectFrom', { from: from * 100 }),
      }))}
    />
  )
}
