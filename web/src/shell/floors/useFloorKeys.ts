import { useEffect } from 'react'
import { useGo } from '../../lib/address.ts'
import { notify } from '../../lib/notices.ts'
import { leaveFullScreen, useRoot } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { undoArrange } from './actions.ts'
import { floorTexts } from './texts.ts'
import { useBreakpoint } from './useBreakpoint.ts'

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Keys of a floor: Ctrl+Z takes the last change of its layout back, Escape leaves full screen and the room that is
 * shown alone.
 */
export function useFloorKeys(floorId: string | undefined, alone: boolean): void {
  const t = useTexts(floorTexts)
  const go = useGo()
  const at = useBreakpoint()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const { headerHidden, navHidden } = useRoot.getState().dashboard
      if (event.key === 'Escape' && (alone || headerHidden || navHidden)) {
        leaveFullScreen()
        if (alone && floorId) go(`/index/floor/${floorId}`)
      } else if (
        event.key.toLowerCase() === 'z' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !typing(event.target) &&
        floorId
      ) {
        event.preventDefault()
        if (undoArrange(floorId, at)) notify('success', t('undone'))
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [floorId, alone, at, go, t])
}
