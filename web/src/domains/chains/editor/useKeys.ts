import { notify } from '../../../lib/notices.ts'
import { useTexts } from '../../../lib/texts.ts'
import * as commands from './commands.ts'
import { choose, graphOf, nothing, redo, undo, useEditorStore } from './state.ts'
import { editorTexts } from './texts.ts'

/** What keys do that is not the graph's own. */
export interface Doing {
  save: () => void
  search: () => void
  layOut: () => void
  showAll: () => void
  nearer: () => void
  farther: () => void
  middle: () => { x: number; y: number }
  /** Opens what is chosen for editing. */
  open: () => void
}

const ways = { ArrowLeft: 'supplier', ArrowRight: 'customer', ArrowUp: 'above', ArrowDown: 'below' } as const
const steps = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] } as const
const isArrow = (key: string): key is keyof typeof ways => Object.hasOwn(ways, key)

/** Keys of the canvas: everything that the hand can do. Answers a handler for what has the focus. */
export function useKeys(doing: Doing): (event: KeyboardEvent) => void {
  const store = useEditorStore()
  const t = useTexts(editorTexts)
  const add = (id: string | null) => {
    if (id !== null) doing.open()
  }
  const begin = () => {
    const { current, readOnly } = store.getState()
    if (current !== null && !readOnly) store.setState({ connecting: current })
  }
  const enter = () => {
    const { connecting, current } = store.getState()
    if (connecting === null || current === null) return doing.open()
    const refused = commands.connectTo(store, current)
    if (refused) notify('info', t(`refused_${refused}`))
  }
  const toggle = () => {
    const { current, selection } = store.getState()
    if (current === null) return
    const nodes = new Set(selection.nodes)
    if (!nodes.delete(current)) nodes.add(current)
    store.setState({ selection: { ...selection, nodes } })
  }
  const away = () => {
    const { nodes, edges } = commands.deleteChosen(store)
    if (nodes + edges > 0)
      notify('info', t('deleted', { nodes, edges }), { action: { text: t('undo'), run: () => undo(store) } })
  }
  const copy = () => {
    const count = commands.copyChosen(store)
    if (count > 0) notify('info', t('copied', { count }))
  }
  const cut = () => {
    if (commands.copyChosen(store) > 0) commands.deleteChosen(store)
  }
  const escape = () => {
    if (store.getState().connecting !== null) store.setState({ connecting: null })
    else store.setState({ selection: nothing, lit: [] })
  }
  const plain: Record<string, () => void> = {
    ' ': toggle,
    Enter: enter,
    Delete: away,
    Backspace: away,
    Escape: escape,
    n: () => add(commands.addNode(store, t('newNode'), doing.middle())),
    '[': () => add(commands.addBeside(store, t('newNode'), 'supplier')),
    ']': () => add(commands.addBeside(store, t('newNode'), 'customer')),
    c: begin,
    e: () => commands.nextEdge(store),
    l: doing.layOut,
    '0': doing.showAll,
    '+': doing.nearer,
    '=': doing.nearer,
    '-': doing.farther,
    '/': doing.search,
  }
  const held: Record<string, () => void> = {
    z: () => undo(store),
    y: () => redo(store),
    s: doing.save,
    a: () =>
      choose(
        store,
        graphOf(store)
          .nodes.filter(({ kind }) => kind !== 'group')
          .map(({ id }) => id),
      ),
    c: copy,
    x: cut,
    v: () => commands.paste(store),
    g: () => commands.groupChosen(store, t('newGroup')),
    f: doing.search,
  }
  return (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const { key, altKey, shiftKey } = event
    const control = event.ctrlKey || event.metaKey
    let act: (() => void) | undefined
    if (isArrow(key)) {
      const [x, y] = steps[key]
      act = altKey ? () => commands.nudge(store, { x, y }) : () => commands.walk(store, ways[key], shiftKey)
    } else if (control) act = shiftKey && key.toLowerCase() === 'z' ? () => redo(store) : held[key.toLowerCase()]
    else if (!altKey) act = plain[key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
