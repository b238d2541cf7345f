/** What a code step remembers over a reload: where the code went and when. Never the code, never a password. */
export interface CodeDraft {
  /** E-mail or telephone number as typed. */
  to: string
  /** Instants in ms. */
  sendAgainAt: number
  expiresAt: number
}

const keyOf = (name: string) => `pandora-code-${name}`

/** The draft of a form in this tab; null when there is none, or its code has run out. */
export function draftOf(name: string, now: number): CodeDraft | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Partial<CodeDraft> | null
    if (
      typeof kept?.to !== 'string' ||
      typeof kept.sendAgainAt !== 'number' ||
      typeof kept.expiresAt !== 'number' ||
      kept.expiresAt < now
    )
      return null
    return { to: kept.to, sendAgainAt: kept.sendAgainAt, expiresAt: kept.expiresAt }
  } catch {
    return null
  }
}

export function keepDraft(name: string, draft: CodeDraft | null): void {
  if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  else sessionStorage.removeItem(keyOf(name))
}
