import { ReactFlowProvider } from '@xyflow/react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { usePhone } from '../../../../lib/usePhone.ts'
import { createEditor, EditorContext } from '../state.ts'
import { Chain } from './Chain.tsx'

/** One chain, to be read and edited; `new` is one that is not saved yet. */
export default function ChainScreen() {
  const { chainId = 'new' } = useParams()
  const phone = usePhone()
  const [store] = useState(() => createEditor(phone))
  useEffect(() => store.setState({ readOnly: phone }), [store, phone])
  return (
    <EditorContext value={store}>
      <ReactFlowProvider>
        <Chain chainId={chainId === 'new' ? null : chainId} />
      </ReactFlowProvider>
    </EditorContext>
  )
}
