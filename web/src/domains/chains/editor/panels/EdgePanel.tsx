import { ArrowLeftRight, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { disclosers } from '@pandora/contract/domains/chains/graph'
import type { ChainEdge } from '@pandora/contract/domains/chains/graph'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Column, Row } from '../../../../ui/kit/Stack.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { SelectField } from '../../../../ui/Select.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import { changeEdges, refusalOf, turn } from '../model/edits.ts'
import { choose, edit, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { Evidence } from './Evidence.tsx'
import { NumberField } from './NumberField.tsx'
import styles from './Panels.module.css'
import { RangeField } from './RangeField.tsx'

const DayPicker = lazy(() => import('../../../../ui/day/DayPicker.tsx'))

/** Everything of an edge, to be read and changed: product, shares, days, who said so and where. */
export function EdgePanel({ edge, onDelete }: { edge: ChainEdge; onDelete: () => void }) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const graph = useGraph()
  const { id, data } = edge
  const nameOf = (node: string) => graph.nodes.find((one) => one.id === node)?.data.name ?? node
  const change = (patch: Partial<ChainEdge['data']>, field: string) =>
    edit(store, 'change', changeEdges(new Set([id]), patch), `${id} ${field}`)
  const end = (node: string) => (
    <button type="button" className={styles.button} onClick={() => choose(store, [node])}>
      <Text>{nameOf(node)}</Text>
    </button>
  )
  const turnable = refusalOf(graph, { ...edge, id: '', source: edge.target, target: edge.source }) === null
  return (
    <Column gap={5}>
      <Row gap={2} wrap>
        {end(edge.source)}
        <span aria-hidden="true">→</span>
        {end(edge.target)}
        <Button
          size="small"
          kind="quiet"
          disabled={!turnable}
          icon={<ArrowLeftRight size={14} aria-hidden="true" />}
          onClick={() => edit(store, 'change', turn(id))}
        >
          {t('turn')}
        </Button>
      </Row>
      <TextField
        label={t('product')}
        value={data.product ?? ''}
        maxLength={120}
        onChange={(event) => change({ product: event.target.value || null }, 'product')}
      />
      <RangeField
        label={t('revenueShare')}
        value={data.revenueShare}
        onChange={(revenueShare) => change({ revenueShare }, 'revenue')}
      />
      <RangeField
        label={t('purchaseShare')}
        value={data.purchaseShare}
        onChange={(purchaseShare) => change({ purchaseShare }, 'purchase')}
      />
      <Row gap={4} wrap>
        <Suspense fallback={null}>
          <DayPicker label={t('from')} value={data.from} clearable onChange={(from) => change({ from }, 'from')} />
          <DayPicker label={t('to')} value={data.to} clearable onChange={(to) => change({ to }, 'to')} />
        </Suspense>
      </Row>
      <SelectField
        label={t('disclosedBy')}
        value={data.disclosedBy ?? ''}
        height="middle"
        onChange={({ target }) =>
          change({ disclosedBy: disclosers.find((one) => one === target.value) ?? null }, 'disclosed')
        }
      >
        <option value="">{t('notSaid')}</option>
        {disclosers.map((one) => (
          <option key={one} value={one}>
            {t(`disclosed_${one}`)}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={`${t('confidence')} 0–1`}
        value={data.confidence}
        least={0}
        most={1}
        wrong="0–1"
        onChange={(confidence) => change({ confidence }, 'confidence')}
      />
      <Evidence data={data} />
      <Row place="end">
        <Text size="small" tone="quiet">
          {t('origin')} · {t(`origin_${data.origin}`)}
        </Text>
        <Button kind="danger" size="small" icon={<Trash2 size={14} aria-hidden="true" />} onClick={onDelete}>
          {t('delete')}
        </Button>
      </Row>
    </Column>
  )
}
