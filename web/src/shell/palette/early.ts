/** ms that the palette's code is waited for. */
const PATIENCE = 15_000
let giveUp: ReturnType<typeof setTimeout> | undefined
/** What is typed between the keys that open the palette and its first drawing: its code may still be on its way. */
let early: { text: string; entered: boolean } | null = null

function take(event: KeyboardEvent): void {
  if (!early || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'Enter') early.entered = true
  else if (event.key === 'Backspace') early.text = early.text.slice(0, -1)
  else if ([...event.key].length === 1) early.text += event.key
  else {
    if (event.key === 'Escape') keptKeys()
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** From now on keys are kept for the palette. */
export function keepKeys(): void {
  if (early) return
  early = { text: '', entered: false }
  document.addEventListener('keydown', take, true)
  // Where its code does not come the keys are the page's again.
  giveUp = setTimeout(keptKeys, PATIENCE)
}

/** Hands over what was typed, and keeps no more. */
export function keptKeys(): { text: string; entered: boolean } {
  clearTimeout(giveUp)
  document.removeEventListener('keydown', take, true)
  const kept = early ?? { text: '', entered: false }
  early = null
  return kept
}

/** The keys that open the palette: Ctrl or Cmd and K. */
export const opensPalette = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey

let asked = false
function hear(event: KeyboardEvent): void {
  if (!opensPalette(event) || !location.pathname.startsWith('/index')) return
  event.preventDefault()
  asked = true
  keepKeys()
}

/** Hears them before there is a frame: what is typed after them is kept from the first moment on. */
export function hearEarly(): void {
  document.addEventListener('keydown', hear)
}

/** Whether they were pressed before the frame stood. */
export const askedEarly = (): boolean => asked

/** The frame hears them itself from now on. */
export function heardEarly(): void {
  document.removeEventListener('keydown', hear)
  asked = false
}
