import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { Figure } from '../../../../ui/Figure.tsx'
import { Facts } from '../../../../ui/kit/Facts.tsx'
import { hhiOf } from '../model/concentration.ts'
import { effectText, useOverlay } from '../overlay.ts'
import { useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'

/** Figures of a node: how concentrated a part is, how many stand before and after it, what a scenario does to it. */
export function NodeFigures({ node }: { node: ChainNode }) {
  const t = useTexts(editorTexts)
  const { edges } = useGraph()
  const { effects } = useOverlay()
  const hhi = hhiOf(node.data.companies)
  const effect = effects.get(node.id)
  const suppliers = edges.filter(({ target }) => target === node.id).length
  const customers = edges.filter(({ source }) => source === node.id).length
  return (
    <Facts
      as="cells"
      items={[
        ...(node.kind === 'part'
          ? [
              {
                label: t('concentration'),
                value: <Figure value={hhi} digits={0} reason={t('concentrationWhy')} />,
              },
            ]
          : []),
        { key: 'suppliers', label: t('before'), value: t('suppliers', { count: suppliers }) },
        { key: 'customers', label: t('after'), value: t('customers', { count: customers }) },
        ...(effect
          ? [{ key: 'effect', label: <span title={t('effectWhy')}>{t('effect')}</span>, value: effectText(effect) }]
          : []),
      ]}
    />
  )
}
