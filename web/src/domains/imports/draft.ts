import { create } from 'zustand'
import type { imports } from '@pandora/contract/domains/imports/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type Preview = OutputOf<typeof imports.preview>
/** The file an import is prepared for: an upload, or a path on the server. */
export type Target = { uploadId: string } | { path: string }

/** One sheet, list or file of several that a file holds. */
export type Part = Pick<Preview['parts'][number], 'kind' | 'name'>

interface Draft {
  target: Target | null
  preview: Preview | null
  /** The mapping as edited; null = as previewed. */
  text: string | null
  /** The part of the file that was chosen; null = the first, of an archive every file. */
  part: Part | null
}

const KEY = 'pandora-import'

/** An import being prepared. It outlives the screen, and its target and mapping a reload. */
export const useDraft = create<Draft>(() => ({ target: null, preview: null, text: null, part: null }))

function kept(): Pick<Draft, 'target' | 'text' | 'part'> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Pick<Draft, 'target' | 'text' | 'part'> | null
  } catch {
    return null
  }
}

/** Changes the draft and keeps what a reload needs. */
export function setDraft(patch: Partial<Draft>): void {
  useDraft.setState(patch)
  const { target, text, preview, part } = useDraft.getState()
  if (target) sessionStorage.setItem(KEY, JSON.stringify({ target, text: text ?? preview?.profileText ?? null, part }))
  else sessionStorage.removeItem(KEY)
}

export function clearDraft(): void {
  setDraft({ target: null, preview: null, text: null, part: null })
}

/** What was being prepared before a reload; null when nothing was, or it is here already. */
export function lostDraft(): { target: Target; text: string | null; part: Part | null } | null {
  if (useDraft.getState().target) return null
  const found = kept()
  return found?.target ? { target: found.target, text: found.text, part: found.part ?? null } : null
}
