import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { Text } from '../../../../ui/kit/Text.tsx'
import { saveStatus, unsavedSteps } from '../model/history.ts'
import { useEditor, useEditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'

/** Asks before unsaved changes are left behind: by a link here, by the browser itself where the page is closed. */
export function Leaving({ saving, onSave }: { saving: boolean; onSave: () => Promise<boolean> }) {
  const t = useTexts(editorTexts)
  const store = useEditorStore()
  const history = useEditor((editor) => editor.history)
  const waits = saveStatus(history)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      saveStatus(store.getState().history) && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!waits) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [waits])
  if (blocker.state !== 'blocked') return null
  const stay = () => blocker.reset()
  return (
    <Dialog
      title={t('leaveTitle')}
      onClose={stay}
      footer={
        <>
          <Button onClick={stay}>{t('stay')}</Button>
          <Button kind="danger" onClick={() => blocker.proceed()}>
            {t('leave')}
          </Button>
          <Button
            kind="primary"
            busy={saving}
            onClick={() => void onSave().then((accepted) => (accepted ? blocker.proceed() : stay()))}
          >
            {t('saveAndLeave')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('leaveWhy', { count: unsavedSteps(history) })}</Text>
    </Dialog>
  )
}
