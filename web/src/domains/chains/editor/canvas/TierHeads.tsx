import { useStore } from '@xyflow/react'
import { useMemo } from 'react'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { headsOf } from '../model/heads.ts'
import { choose, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Canvas.module.css'
import { Text } from '../../../../ui/kit/Text.tsx'

/** Below this many px a head is left out: it would say nothing. */
const LEAST = 44

/** Heads over the tiers, where the graph stands in tiers: pressed, all of the tier is chosen. */
export function TierHeads({ graph }: { graph: SupplyChainGraph }) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const x = useStore(({ transform }) => transform[0])
  const zoom = useStore(({ transform }) => transform[2])
  const heads = useMemo(() => headsOf(graph), [graph])
  if (heads.length === 0) return null
  return (
    <div className={styles.heads}>
      {heads.map((head) => {
        const width = head.width * zoom
        if (width < LEAST) return null
        return (
          <button
            key={head.tier}
            type="button"
            className={styles.tier}
            style={{ transform: `translateX(${head.x * zoom + x}px)`, width }}
            title={t('chooseTier')}
            onClick={() => choose(store, head.ids)}
          >
            <Text as="b">{head.name ?? t('tier', { number: head.tier + 1 })}</Text>
            <span>{t('nodes', { count: head.nodes })}</span>
          </button>
        )
      })}
    </div>
  )
}
