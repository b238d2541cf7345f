import { useState } from 'react'
import type { ChainNode } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../../ui/SegmentedControl.tsx'
import { Balance } from '../../../impact/offers/scores/Scores.tsx'
import { useCardScores } from '../canvas/scores.ts'
import { tiersOf } from '../model/tiers.ts'
import { edgesAt } from '../model/walk.ts'
import { choose, useEditor, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { companiesOf, edgeLabel } from '../words.ts'
import styles from './Phone.module.css'

/** A chain on a phone: read only, as a list by tiers or as the way through one node. */
export function PhoneChain() {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const graph = useGraph()
  const [shown, setShown] = useState<'list' | 'path'>('list')
  const current = useEditor((editor) => editor.current)
  const nodes = graph.nodes.filter(({ kind }) => kind !== 'group')
  const chosen = nodes.find(({ id }) => id === current) ?? null
  const tiers = tiersOf({
    ids: nodes.map(({ id }) => id),
    edges: graph.edges.map(({ source, target }) => [source, target] as const),
  })
  const byTier = [...new Set(tiers.values())]
    .sort((a, b) => a - b)
    .map((tier) => [tier, nodes.filter(({ id }) => tiers.get(id) === tier)] as const)
  const open = (id: string) => {
    choose(store, [id])
    setShown('path')
  }
  const neighbours = (way: 'before' | 'after') =>
    chosen === null
      ? []
      : edgesAt(graph, chosen.id).flatMap((edge) => {
          const end = way === 'before' ? edge.source : edge.target
          const other = end === chosen.id ? undefined : nodes.find(({ id }) => id === end)
          return other ? [{ node: other, label: edgeLabel(edge.data), key: edge.id }] : []
        })
  return (
    <Column gap={5} className={styles.phone}>
      <Text size="small" tone="quiet">
        {t('phoneOnly')}
      </Text>
      <Row>
        <SegmentedControl
          label={t('view')}
          value={shown}
          options={[
            { value: 'list', text: t('list') },
            { value: 'path', text: t('pathView') },
          ]}
          onChange={setShown}
        />
      </Row>
      {nodes.length === 0 ? (
        <Text tone="quiet">{t('emptyGraph')}</Text>
      ) : shown === 'list' ? (
        byTier.map(([tier, all]) => (
          <section key={tier} aria-label={t('tier', { number: tier + 1 })}>
            <Row place="between">
              <Text as="h2" size="text">
                {t('tier', { number: tier + 1 })}
              </Text>
              <Text size="small" tone="quiet">
                {t('nodes', { count: all.length })}
              </Text>
            </Row>
            {all.map((node) => (
              <NodeRow key={node.id} node={node} label={null} onOpen={open} />
            ))}
          </section>
        ))
      ) : chosen === null ? (
        <Text tone="quiet">{t('chooseNode')}</Text>
      ) : (
        (['before', 'self', 'after'] as const).map((part) =>
          part === 'self' ? (
            <div key={part} className={styles.self}>
              <NodeRow node={chosen} label={null} onOpen={open} />
            </div>
          ) : (
            <section key={part} aria-label={t(part)}>
              <Text as="h2" size="text">
                {t(part)}
              </Text>
              {neighbours(part).length === 0 ? <Text tone="quiet">{t('noNeighbours')}</Text> : null}
              {neighbours(part).map(({ node, label, key }) => (
                <NodeRow key={key} node={node} label={label} onOpen={open} />
              ))}
            </section>
          ),
        )
      )}
    </Column>
  )
}

function NodeRow({ node, label, onOpen }: { node: ChainNode; label: string | null; onOpen: (id: string) => void }) {
  const t = useTexts(editorTexts)
  const scores = useCardScores(node)
  return (
    <button type="button" className={styles.node} onClick={() => onOpen(node.id)}>
      <Text as="b">{node.data.name}</Text>
      <span>{label ?? (node.kind === 'part' ? t('companies', { count: companiesOf(node).length }) : null)}</span>
      {scores ? (
        <span>
          <Balance risk={scores.riskPoint} opportunity={scores.opportunityPoint} />
        </span>
      ) : null}
    </button>
  )
}
