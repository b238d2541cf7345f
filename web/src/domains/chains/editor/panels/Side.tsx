import { useTexts } from '../../../../lib/texts.ts'
import { notify } from '../../../../lib/notices.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Column } from '../../../../ui/kit/Stack.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { alignChosen, deleteChosen, groupChosen } from '../commands.ts'
import { alignments } from '../model/align.ts'
import { changeNodes } from '../model/edits.ts'
import { edit, nothing, undo, useEditor, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { edgeLabel } from '../words.ts'
import { EdgePanel } from './EdgePanel.tsx'
import { NodePanel } from './NodePanel.tsx'
import type { RiskBranch } from './riskTree.ts'
import { RiskTypes } from './RiskTypes.tsx'

interface Props {
  riskTypes: readonly RiskBranch[]
  /** Events of the last days by risk type; null: not known. */
  counts: ReadonlyMap<string, number> | null
  /** Counts up when the panel is to take the focus; the name of the node is then typed. */
  opened: number
}

/** Beside the canvas: the node, the edge or the several that are chosen. */
export function Side({ riskTypes, counts, opened }: Props) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const graph = useGraph()
  const { nodes, edges } = useEditor((editor) => editor.selection)
  const close = () => store.setState({ selection: nothing })
  const away = () => {
    const gone = deleteChosen(store)
    notify('info', t('deleted', gone), { action: { text: t('undo'), run: () => undo(store) } })
  }
  const count = nodes.size + edges.size
  if (count === 0) return null
  if (count > 1)
    return (
      <SidePanel title={t('manyPanel', { count })} quiet onClose={close}>
        <Column gap={4}>
          <Button onClick={() => groupChosen(store, t('newGroup'))}>{t('group')}</Button>
          {alignments.map((how) => (
            <Button key={how} disabled={nodes.size < 2} onClick={() => alignChosen(store, how)}>
              {t(`align_${how}`)}
            </Button>
          ))}
          <Button kind="danger" onClick={away}>
            {t('delete')}
          </Button>
        </Column>
      </SidePanel>
    )
  const node = graph.nodes.find(({ id }) => nodes.has(id))
  const edge = graph.edges.find(({ id }) => edges.has(id))
  if (node)
    return (
      <SidePanel
        key={`${node.id} ${opened}`}
        title={node.data.name}
        context={t(`kind_${node.kind}`)}
        quiet
        onClose={close}
      >
        <NodePanel
          node={node}
          naming={opened > 0}
          onDelete={away}
          risks={
            <RiskTypes
              tree={riskTypes}
              chosen={node.data.riskTypeList}
              counts={counts}
              onChange={(riskTypeList) =>
                edit(store, 'change', changeNodes(new Set([node.id]), { riskTypeList }), null)
              }
            />
          }
        />
      </SidePanel>
    )
  if (!edge) return null
  return (
    <SidePanel key={edge.id} title={t('edgePanel')} context={edgeLabel(edge.data)} quiet onClose={close}>
      <EdgePanel edge={edge} onDelete={away} />
    </SidePanel>
  )
}
