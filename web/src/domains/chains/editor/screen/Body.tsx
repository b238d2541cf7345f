import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { notify } from '../../../../lib/notices.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'
import { Canvas } from '../canvas/Canvas.tsx'
import { useLook } from '../canvas/look.ts'
import { connectTo } from '../commands.ts'
import { Strip } from '../head/Strip.tsx'
import { edgesAt } from '../model/walk.ts'
import { useEditor, useEditorStore, useGraph } from '../state.ts'
import { editorTexts } from '../texts.ts'
import { useKeys } from '../useKeys.ts'
import styles from './Screen.module.css'

interface Props {
  onSave: () => void
  onLayOut: () => void
  onOpen: () => void
  scenario?: ReactNode
}

/** The canvas takes the focus: its keys do what the hand does. */
const focusable = { tabIndex: 0 }

/** The canvas with its keys, its search and what is spoken of it. */
export function Body({ onSave, onLayOut, onOpen, scenario }: Props) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const hint = useId()
  const look = useLook()
  const pane = useRef<HTMLDivElement>(null)
  const searching = useRef<HTMLInputElement>(null)
  const { showAll, nearer, farther, middle } = look
  const search = () => searching.current?.focus()
  const onKeyDown = useKeys({ save: onSave, search, layOut: onLayOut, showAll, nearer, farther, middle, open: onOpen })
  /** A press on a node ends an edge that was begun by keys. */
  const onPress = (target: EventTarget | null) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-node]')?.dataset['node'] : undefined
    if (id === undefined || store.getState().connecting === null) return
    const refused = connectTo(store, id)
    if (refused) notify('info', t(`refused_${refused}`))
  }
  const openKeys = () => {
    pane.current?.focus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  }
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (target === pane.current || (target instanceof Element && !target.matches('input, textarea, select, button')))
      onKeyDown(event)
  })
  const press = useEffectEvent((event: Event) => onPress(event.target))
  useEffect(() => {
    const element = pane.current
    element?.addEventListener('keydown', hear)
    element?.addEventListener('click', press, { capture: true })
    return () => {
      element?.removeEventListener('keydown', hear)
      element?.removeEventListener('click', press, { capture: true })
    }
  }, [])
  return (
    <>
      <Strip
        searching={searching}
        look={look}
        scenario={scenario}
        onShow={(id) => look.showNode(id, true)}
        onKeys={openKeys}
      />
      <div
        ref={pane}
        className={styles.pane}
        role="application"
        {...focusable}
        aria-label={t('canvas')}
        aria-describedby={hint}
      >
        <Canvas />
      </div>
      <p id={hint} className="visually-hidden">
        {t('canvasHint')}
      </p>
      <Spoken />
    </>
  )
}

/** Where the keyboard stands, for those who do not see it; and what an edge is being drawn from. */
function Spoken() {
  const t = useTexts(editorTexts)
  const graph = useGraph()
  const current = useEditor((editor) => editor.current)
  const connecting = useEditor((editor) => editor.connecting)
  const find = (id: string | null) => graph.nodes.find((one) => one.id === id)
  const [node, from] = [find(current), find(connecting)]
  const edges = node ? edgesAt(graph, node.id) : []
  const suppliers = edges.filter(({ target }) => target === current).length
  return (
    <>
      {from ? (
        <Text as="p" size="small" tone="accent" className={styles.connecting} role="status">
          {t('connectingFrom', { name: from.data.name })}
        </Text>
      ) : null}
      <p className="visually-hidden" aria-live="polite">
        {node
          ? t('spoken', {
              name: node.data.name,
              kind: t(`kind_${node.kind}`),
              suppliers,
              customers: edges.length - suppliers,
            })
          : ''}
      </p>
    </>
  )
}
