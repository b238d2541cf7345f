import { useState } from 'react'
import { chains } from '@pandora/contract/domains/chains/operations'
import { CallFailure, failureText } from '../../../../lib/api/failure.ts'
import { useAction } from '../../../../lib/api/useAction.ts'
import { notify } from '../../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { saved } from '../state.ts'
import type { EditorStore } from '../state.ts'
import { editorTexts } from '../texts.ts'

/** The version that stands where another was expected. */
export interface Standing {
  name: string
  version: number
  at: string
}

const standingOf = (failure: CallFailure): Standing | null =>
  failure.code === 'CHAIN_CHANGED_MEANWHILE' ? (failure.data as Standing) : null

/**
 * Saves what is shown. Where another version was saved meanwhile nothing is written, and `standing` says which; a copy
 * is saved as a chain of its own.
 */
export function useSaving(store: EditorStore, onNew: (chainId: string) => void) {
  const t = useTexts(editorTexts)
  const language = useLanguage()
  const [standing, setStanding] = useState<Standing | null>(null)
  const action = useAction(chains.save, { invalidates: [chains.list, chains.detail] })
  /** Answers whether it was accepted. */
  const send = async (asCopy: boolean): Promise<boolean> => {
    const { chainId, version, history } = store.getState()
    const sent = history.present
    const name = sent.name.trim() || t('unnamed')
    const whole = { ...sent, name: asCopy ? t('copyName', { name }).slice(0, 60) : name }
    const into = asCopy || chainId === null ? {} : { chainId, baseVersion: version ?? 1 }
    try {
      const { data } = await action.mutateAsync({ ...whole, ...into })
      // What was named by itself is what stands now, so that nothing seems to wait.
      const now = store.getState().history
      const accepted = now.present === sent ? { ...sent, name: whole.name } : sent
      if (accepted !== sent) store.setState({ history: { ...now, present: accepted } })
      saved(store, accepted, data)
      notify('success', t(data.version === version ? 'nothingChanged' : 'savedAs', { version: data.version }), {
        detail: data.freed.length > 0 ? t('freed', { count: data.freed.length }) : undefined,
      })
      setStanding(null)
      if (data.chainId !== chainId) onNew(data.chainId)
      return true
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      const stands = standingOf(error)
      if (stands) setStanding(stands)
      else notify('error', failureText(error, language))
      return false
    }
  }
  return { save: () => send(false), saveCopy: () => send(true), saving: action.isPending, standing, setStanding }
}
