import { ReactFlowProvider } from '@xyflow/react'
import { useEffect, useState } from 'react'
import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Canvas } from '../editor/canvas/Canvas.tsx'
import { PhoneChain } from '../editor/phone/PhoneChain.tsx'
import { choose, createEditor, EditorContext, load } from '../editor/state.ts'
import { chainTexts } from '../texts.ts'
import styles from './Area.module.css'

/** The chain that a question is about, as it was when it was asked, to be read; the nodes asked about are chosen. */
export default function ConsultedChain({
  consultationId,
  nodes,
  onClose,
}: {
  consultationId: string
  nodes: readonly string[]
  onClose: () => void
}) {
  const t = useTexts(chainTexts)
  const query = useOperation(chains.consultedChain, { consultationId })
  const { chainName: name, version } = query.data ?? { chainName: '', version: 0 }
  return (
    <Dialog
      wide
      readOnly
      title={query.data ? `${name} · ${t('versionOf', { version })}` : t('consultedChain')}
      onClose={onClose}
    >
      <Answer query={query}>
        {({ supplyChainGraph }) => <Graph graph={supplyChainGraph} name={name} version={version} nodes={nodes} />}
      </Answer>
    </Dialog>
  )
}

function Graph({
  graph,
  name,
  version,
  nodes,
}: {
  graph: SupplyChainGraph
  name: string
  version: number
  nodes: readonly string[]
}) {
  const phone = usePhone()
  const [store] = useState(() => createEditor(true))
  useEffect(() => {
    const content = { name, supplyFromDate: null, supplyEndDate: null, supplyChainGraph: graph }
    load(store, { chainId: '', version, content })
    choose(store, nodes)
  }, [store, graph, name, version, nodes])
  return (
    <EditorContext value={store}>
      <ReactFlowProvider>
        {phone ? (
          <PhoneChain />
        ) : (
          <div className={styles.graph}>
            <Canvas />
          </div>
        )}
      </ReactFlowProvider>
    </EditorContext>
  )
}
