import { useMemo, useState } from 'react'
import { ChainTree } from '../../../charts/chain/ChainTree.tsx'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { chainNodes } from '../model.ts'
import type { ThemeMap } from '../model.ts'
import { themeTexts } from '../texts.ts'
import { CompanyFacts, NodeFacts } from './Facts.tsx'

interface Props {
  name: string
  map: Pick<ThemeMap, 'nodes' | 'edges' | 'bubbles'>
  /** Company chosen. */
  chosen: string | null
  onChoose: (companyId: string) => void
}

/** A theme's chain (THEME-01): industries from upstream to downstream, the companies of each below it. */
export function Chain({ name, map, chosen, onChoose }: Props) {
  const t = useTexts(themeTexts)
  const language = useLanguage()
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set())
  const nodes = useMemo(
    () =>
      chainNodes(map, language, (node) =>
        node.stage ? `${t(`stage_${node.stage}`)} · ${node.companies}` : t('companyCount', { count: node.companies }),
      ),
    [map, language, t],
  )
  const byId = useMemo(() => new Map(map.nodes.map((node) => [node.nodeId, node])), [map])
  const bubbles = useMemo(() => new Map(map.bubbles.map((one) => [one.companyId, one])), [map])
  const at = useMemo(
    () => map.nodes.find((node) => node.kind === 'company' && node.id === chosen)?.nodeId ?? null,
    [map, chosen],
  )
  const facts = (id: string) => {
    const node = byId.get(id)
    if (!node) return null
    const bubble = node.kind === 'company' ? bubbles.get(node.id) : undefined
    return bubble ? <CompanyFacts bubble={bubble} /> : <NodeFacts node={node} />
  }
  return (
    <ChainTree
      label={t('chainOf', { name })}
      nodes={nodes}
      edges={map.edges}
      closed={closed}
      onClosed={setClosed}
      chosen={at}
      facts={facts}
      onChoose={(id) => {
        const node = byId.get(id)
        if (node?.kind === 'company') onChoose(node.id)
      }}
    />
  )
}
