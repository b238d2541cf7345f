import { regionName } from '@pandora/contract/records/provinces'
import { useMemo } from 'react'
import type { ChainEdge, ChainNode } from '@pandora/contract/domains/chains/graph'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import type { Column } from '../../../../ui/table/DataTable.tsx'
import { tiersOf } from '../model/tiers.ts'
import { choose, useEditor, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { companiesOf, shareText } from '../words.ts'
import styles from './Tables.module.css'

/** The graph as two tables, nodes and edges: sorted by any column; a row chosen is chosen in the graph. */
export function Tables() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const store = useEditorStore()
  const graph = useGraph()
  const [node] = useEditor(({ selection }) => selection.nodes)
  const [edge] = useEditor(({ selection }) => selection.edges)
  const { nodes, names, tiers } = useMemo(() => {
    const shown = graph.nodes.filter(({ kind }) => kind !== 'group')
    return {
      nodes: shown,
      names: new Map(graph.nodes.map(({ id, data }) => [id, data.name])),
      tiers: tiersOf({
        ids: shown.map(({ id }) => id),
        edges: graph.edges.map(({ source, target }) => [source, target] as const),
      }),
    }
  }, [graph])
  const ofNodes: readonly Column<ChainNode>[] = [
    { key: 'name', title: t('name'), value: ({ data }) => data.name, width: 'minmax(120px, 2fr)' },
    { key: 'tier', title: t('tierColumn'), value: ({ id }) => (tiers.get(id) ?? 0) + 1, figures: true, width: '64px' },
    { key: 'kind', title: t('kind'), value: ({ kind }) => t(`kind_${kind}`), width: '72px' },
    {
      key: 'companies',
      title: t('companyColumn'),
      value: (one) =>
        companiesOf(one)
          .map(({ name }) => name)
          .join(t('comma')),
      width: 'minmax(120px, 3fr)',
    },
    { key: 'parts', title: t('parts'), value: ({ data }) => data.partList.map(({ name }) => name).join(t('comma')) },
    {
      key: 'risks',
      title: t('riskTypesColumn'),
      value: ({ data }) => data.riskTypeList.length,
      figures: true,
      width: '84px',
    },
    {
      key: 'region',
      title: t('region'),
      value: ({ data }) => (data.region === null ? null : regionName(data.region, language)),
      width: '88px',
    },
    {
      key: 'inventory',
      title: t('inventoryDays'),
      value: ({ data }) => data.inventoryDays,
      figures: true,
      width: '88px',
    },
  ]
  const ofEdges: readonly Column<ChainEdge>[] = [
    {
      key: 'source',
      title: t('supplier'),
      value: ({ source }) => names.get(source) ?? source,
      width: 'minmax(110px, 2fr)',
    },
    {
      key: 'target',
      title: t('customer'),
      value: ({ target }) => names.get(target) ?? target,
      width: 'minmax(110px, 2fr)',
    },
    { key: 'product', title: t('product'), value: ({ data }) => data.product },
    {
      key: 'revenue',
      title: t('revenueShare'),
      value: ({ data }) => data.revenueShare?.high ?? null,
      cell: ({ data }) => shareText(data.revenueShare) ?? '–',
      figures: true,
      width: '104px',
    },
    {
      key: 'purchase',
      title: t('purchaseShare'),
      value: ({ data }) => data.purchaseShare?.high ?? null,
      cell: ({ data }) => shareText(data.purchaseShare) ?? '–',
      figures: true,
      width: '104px',
    },
    { key: 'from', title: t('from'), value: ({ data }) => data.from, width: '92px' },
    { key: 'to', title: t('to'), value: ({ data }) => data.to, width: '92px' },
    {
      key: 'disclosed',
      title: t('disclosedBy'),
      value: ({ data }) => (data.disclosedBy === null ? null : t(`disclosed_${data.disclosedBy}`)),
      width: '96px',
    },
    { key: 'confidence', title: t('confidence'), value: ({ data }) => data.confidence, figures: true, width: '64px' },
  ]
  return (
    <div className={styles.tables}>
      <section className={styles.table} aria-label={t('nodeTable')}>
        <Text as="h2" size="text">
          {t('nodes', { count: nodes.length })}
        </Text>
        <DataTable
          label={t('nodeTable')}
          columns={ofNodes}
          rows={nodes}
          rowKey={({ id }) => id}
          chosen={node}
          onChoose={({ id }) => choose(store, [id])}
          empty={t('emptyGraph')}
        />
      </section>
      <section className={styles.table} aria-label={t('edgeTable')}>
        <Text as="h2" size="text">
          {t('edges', { count: graph.edges.length })}
        </Text>
        <DataTable
          label={t('edgeTable')}
          columns={ofEdges}
          rows={graph.edges}
          rowKey={({ id }) => id}
          chosen={edge}
          onChoose={({ id }) => choose(store, [], [id])}
        />
      </section>
    </div>
  )
}
