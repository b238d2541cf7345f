import { Eye, EyeOff } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { layers } from '../../../../ui/marked/segments.ts'
import { setLayers, toggleLayer, useLayers } from './layers.ts'
import type { Findings } from './model.ts'
import styles from './Reading.module.css'
import { readingTexts } from './texts.ts'

/** The layers of highlights with their counts, each to be switched; what a text has none of is not offered. */
export function LayerBar({ counts }: Pick<Findings, 'counts'>) {
  const t = useTexts(readingTexts)
  const off = useLayers((state) => state.off)
  const there = layers.filter((layer) => counts[layer] > 0)
  if (!there.length) return null
  const hidden = there.every((layer) => off.includes(layer))
  return (
    <div className={styles.layers} role="group" aria-label={t('layers')}>
      {there.map((layer) => (
        <button
          key={layer}
          type="button"
          className={styles.layer}
          data-layer={layer}
          aria-pressed={!off.includes(layer)}
          onClick={() => toggleLayer(layer)}
        >
          <i aria-hidden="true" />
          {t(`layer_${layer}`)}
          <span>{counts[layer]}</span>
        </button>
      ))}
      <IconButton
        size="small"
        className={styles.clear}
        label={t(hidden ? 'showAll' : 'hideAll')}
        onClick={() => setLayers(hidden)}
      >
        {hidden ? <Eye size={14} aria-hidden="true" /> : <EyeOff size={14} aria-hidden="true" />}
      </IconButton>
    </div>
  )
}
