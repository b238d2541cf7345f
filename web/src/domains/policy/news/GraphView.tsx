import { useState } from 'react'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LayeredGraph } from '../../../charts/layered/LayeredGraph.tsx'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Reader } from '../../flash/offers/reader/Reader.tsx'
import type { policyViews } from '../parameters.ts'
import { policyTexts } from '../texts.ts'
import { askedOf } from './asked.ts'

type Graph = OutputOf<typeof policy.newsGraph>
const topics = ['analysis'] as const
const layers = { department: 0, document: 1, industry: 2 } as const
const tones = { department: 'var(--label-bm)', document: 'var(--line-strong)', industry: 'var(--label-hy)' } as const

/** Departments, their news and the industries these name; one pressed filters, a piece of news opens (POLICY-44). */
export default function GraphView({ parameters, setParameters }: ViewProps<typeof policyViews.graph>) {
  const t = useTexts(policyTexts)
  const language = useLanguage()
  const missing = useMissing()
  const go = useGo()
  const [opened, open] = useState<string | null>(null)
  const asked = askedOf(parameters)
  useReread(policy.newsGraph, topics)
  const query = useOperation(policy.newsGraph, asked, { keepPrevious: true })
  const nameOf = ({ nodes }: Graph, id: string) => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    return named(node?.nameZh, node?.nameEn, language, id)
  }
  const choose = ({ nodes }: Graph, id: string) => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    if (node?.kind === 'document') open(node.id)
    if (node?.kind === 'department') setParameters({ department: asked.department === node.id ? null : node.id })
    if (node?.kind === 'industry') setParameters({ industry: asked.industry === node.id ? null : node.id })
  }
  return (
    <ViewBody
      answer={query}
      empty={({ nodes }) => (nodes.length === 0 ? missing(t('noNews')) : undefined)}
      note={({ cut, total, nodes }) =>
        cut
          ? t('cutGraph', {
              total: number(total, { digits: 0 }),
              drawn: number(nodes.filter(({ kind }) => kind === 'document').length, { digits: 0 }),
            })
          : null
      }
      table={(graph) =>
        exportTable(
          t('graph'),
          [
            { key: 'kind', title: t('kind'), value: ({ kind }) => t(`kind_${kind}`) },
            { key: 'name', title: t('name'), value: ({ nodeId }) => nameOf(graph, nodeId) },
            { key: 'count', title: t('count'), value: ({ count }) => count },
            {
              key: 'linked',
              title: t('linkedTo'),
              value: ({ nodeId }) =>
                graph.edges
                  .flatMap(({ from, to }) => (from === nodeId ? [to] : to === nodeId ? [from] : []))
                  .map((id) => nameOf(graph, id))
                  .join(' · '),
            },
          ],
          graph.nodes,
        )
      }
    >
      {(graph) => (
        <>
          <LayeredGraph
            label={t('graph')}
            nodes={graph.nodes.map((node) => ({
              id: node.nodeId,
              layer: layers[node.kind],
              title: nameOf(graph, node.nodeId),
              below: node.day ?? number(node.count, { digits: 0 }),
              tone: tones[node.kind],
              open: true,
            }))}
            edges={graph.edges}
            chosen={opened ? `document:${opened}` : asked.department ? `department:${asked.department}` : null}
            onChoose={(id) => choose(graph, id)}
          />
          {opened ? (
            <Reader
              key={opened}
              newsId={opened}
              onClose={() => open(null)}
              onCompany={(companyId) => go(`/index/company/${encodeURIComponent(companyId)}`)}
            />
          ) : null}
        </>
      )}
    </ViewBody>
  )
}
