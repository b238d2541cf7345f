import { Network, Plus, Redo2, Save, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../lib/texts.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { MenuItem, Popup } from '../../../../ui/Popup.tsx'
import { alignChosen, groupChosen } from '../commands.ts'
import { alignments } from '../model/align.ts'
import { unsavedSteps } from '../model/history.ts'
import { redo, undo, useEditor, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'
import styles from './Head.module.css'

interface Props {
  saving: boolean
  onSave: () => void
  onAdd: () => void
  /** `all`: nodes that were put by hand too. */
  onLayOut: (all: boolean) => void
  onStop: () => void
  /** What others can do with the chain: files, reports. */
  children?: ReactNode
}

/** At the right of the head: what is not saved, back and forth, nodes, layout, save. */
export function Tools({ saving, onSave, onAdd, onLayOut, onStop, children }: Props) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const history = useEditor((editor) => editor.history)
  const layingOut = useEditor((editor) => editor.layingOut)
  const count = useEditor(({ selection }) => selection.nodes.size)
  const unsaved = unsavedSteps(history)
  const [back, forth] = [history.past.at(-1)?.step, history.future[0]?.step]
  return (
    <>
      {unsaved > 0 ? (
        <Text size="small" tone="accent" whole role="status">
          {t('unsaved', { count: unsaved })}
        </Text>
      ) : null}
      <IconButton
        label={back ? t('undoStep', { step: t(`step_${back}`) }) : t('undo')}
        disabled={back === undefined}
        onClick={() => undo(store)}
      >
        <Undo2 size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={forth ? t('redoStep', { step: t(`step_${forth}`) }) : t('redo')}
        disabled={forth === undefined}
        onClick={() => redo(store)}
      >
        <Redo2 size={16} aria-hidden="true" />
      </IconButton>
      <Button kind="quiet" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
        {t('addNode')}
      </Button>
      {layingOut ? (
        <Button kind="quiet" icon={<Network size={16} aria-hidden="true" />} onClick={onStop}>
          {t('stopLayout')}
        </Button>
      ) : (
        <Popup
          label={t('layout')}
          role="menu"
          align="end"
          className={styles.menu}
          face={
            <>
              <Network size={16} aria-hidden="true" />
              {t('layout')}
            </>
          }
        >
          {(close) => {
            const item = (text: string, run: () => void, disabled = false) => (
              <MenuItem
                key={text}
                disabled={disabled}
                onSelect={() => {
                  close()
                  run()
                }}
              >
                {text}
              </MenuItem>
            )
            return (
              <>
                {item(t('layOut'), () => onLayOut(false))}
                {item(t('layOutAll'), () => onLayOut(true))}
                {item(t('group'), () => groupChosen(store, t('newGroup')), count === 0)}
                {alignments.map((how) => item(t(`align_${how}`), () => alignChosen(store, how), count < 2))}
              </>
            )
          }}
        </Popup>
      )}
      {children}
      <Button
        kind="primary"
        busy={saving}
        disabled={unsaved === 0}
        icon={<Save size={16} aria-hidden="true" />}
        onClick={onSave}
      >
        {t('save')}
      </Button>
    </>
  )
}
