import { lazy, Suspense } from 'react'
import { isDay } from '@pandora/contract/time'
import { policy } from '@pandora/contract/domains/policy/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { LayeredGraph } from '../../../charts/layered/LayeredGraph.tsx'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { policyViews } from '../parameters.ts'
import { policyTexts, type PolicySay } from '../texts.ts'
import { documentAddress, stateColour, stateName } from '../words.ts'

type Lineage = OutputOf<typeof policy.lineage>
type Node = Lineage['nodes'][number]
const DayPicker = lazy(() => import('../../../ui/day/DayPicker.tsx'))
const topics = ['analysis'] as const
const tones = {
  ok: 'var(--ok)',
  stale: 'var(--stale)',
  error: 'var(--error)',
  info: 'var(--info)',
  none: 'var(--line-strong)',
} as const

const below = (t: PolicySay, { documentId, number, day, state }: Node): string =>
  documentId === null
    ? [number, t('named')].filter(Boolean).join(' · ')
    : [number, day, state ? stateName(state) : null].filter(Boolean).join(' · ')

/** What a document rests on and carries out, and what rests on it, with where each stands on a chosen day. */
export default function LineageView({ parameters, setParameters }: ViewProps<typeof policyViews.lineage>) {
  const t = useTexts(policyTexts)
  const go = useGo()
  const { document: documentId = '', day } = parameters
  const asked = day && isDay(day) ? { day } : {}
  useReread(policy.lineage, topics)
  const query = useOperation(policy.lineage, { documentId, ...asked }, { keepPrevious: true })
  const titleOf = ({ nodes }: Lineage, id: string) => nodes.find((one) => one.nodeId === id)?.title ?? id
  return (
    <ViewBody
      answer={query}
      source={(lineage) => lineage.day}
      empty={({ edges }) => (edges.length === 0 ? { why: t('noLineage') } : undefined)}
      note={({ cut }) => (cut ? t('cutLineage') : null)}
      table={(lineage) =>
        exportTable(
          t('lineage'),
          [
            { key: 'from', title: t('from'), value: ({ from }) => titleOf(lineage, from) },
            { key: 'relation', title: t('relation'), value: ({ relation }) => t(`relation_${relation}`) },
            { key: 'to', title: t('to'), value: ({ to }) => titleOf(lineage, to) },
            {
              key: 'state',
              title: t('state'),
              value: ({ to }) => {
                const state = lineage.nodes.find((one) => one.nodeId === to)?.state
                return state ? stateName(state) : t('named')
              },
            },
            { key: 'quote', title: t('quote'), value: ({ quote }) => quote },
          ],
          lineage.edges,
        )
      }
      controls={
        <Row gap={2}>
          <Suspense fallback={null}>
            <DayPicker
              label={t('day')}
              value={day ?? query.data?.day ?? null}
              onChange={(next) => setParameters({ day: next })}
            />
          </Suspense>
          {day ? (
            <Button size="small" onClick={() => setParameters({ day: null })}>
              {t('today')}
            </Button>
          ) : null}
        </Row>
      }
    >
      {(lineage) => (
        <LayeredGraph
          label={t('lineage')}
          nodes={lineage.nodes.map((node) => ({
            id: node.nodeId,
            layer: node.step,
            title: node.title,
            below: below(t, node),
            tone: tones[node.state ? stateColour[node.state] : 'none'],
            faint: node.documentId === null,
            open: node.documentId !== null,
          }))}
          // Parents stand at the left: an arrow runs from what is named to what names it.
          edges={lineage.edges.map(({ from, to, relation }) => ({
            from: to,
            to: from,
            label: t(`relation_${relation}`),
          }))}
          chosen={documentId}
          onChoose={(id) => go(documentAddress(id))}
        />
      )}
    </ViewBody>
  )
}
