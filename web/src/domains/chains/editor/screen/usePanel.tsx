import { Unplug } from 'lucide-react'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useAddressField } from '../../../../lib/address.ts'
import { slot } from '../../../../lib/installed.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useLook } from '../canvas/look.ts'
import { unsavedSteps } from '../model/history.ts'
import type { Effect } from '../overlay.ts'
import { choose, useEditor, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'

const noEffects: ReadonlyMap<string, Effect> = new Map()

/** The panel of another domain that is open beside the graph: its buttons, itself, and what it lays over the nodes. */
export function usePanel() {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const store = useEditorStore()
  const { showNode, showAll } = useLook()
  const [key, setKey] = useAddressField('panel')
  const [effects, setEffects] = useState(noEffects)
  const chainId = useEditor((editor) => editor.chainId)
  const version = useEditor((editor) => editor.version)
  const chosen = useEditor(({ selection }) => selection.nodes)
  const unsaved = useEditor(({ history }) => unsavedSteps(history) > 0)
  const panels = slot('chainPanel')
  const open = chainId === null || version === null ? undefined : panels.find((one) => one.key === key)
  // A panel that the address opens takes its room after the graph was shown whole.
  const late = useRef(key !== '')
  const onEffects = useCallback(
    (next: ReadonlyMap<string, Effect>) => {
      setEffects(next)
      if (!late.current) return
      late.current = false
      requestAnimationFrame(() => requestAnimationFrame(showAll))
    },
    [showAll],
  )
  const close = useCallback(() => {
    setKey('')
    setEffects(noEffects)
  }, [setKey])
  const onNode = useCallback(
    (id: string) => {
      choose(store, [id])
      showNode(id, true)
    },
    [store, showNode],
  )
  const View = open?.view
  return {
    effects: open ? effects : noEffects,
    buttons: panels.map((one) => (
      <Button
        key={one.key}
        kind="quiet"
        pressed={open === one}
        disabled={chainId === null}
        title={chainId === null ? t('panelUnsaved') : undefined}
        icon={<Unplug size={16} aria-hidden="true" />}
        onClick={() => (open === one ? close() : setKey(one.key))}
      >
        {one.name[language === 'en' ? 'en' : 'zh']}
      </Button>
    )),
    panel:
      View && chainId !== null && version !== null ? (
        <Suspense fallback={null}>
          <View
            chainId={chainId}
            version={version}
            unsaved={unsaved}
            chosen={[...chosen]}
            onEffects={onEffects}
            onNode={onNode}
            onClose={close}
          />
        </Suspense>
      ) : null,
  }
}
