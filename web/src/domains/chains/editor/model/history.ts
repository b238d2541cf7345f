import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

/** What of a chain is edited and saved. */
export interface Content {
  name: string
  supplyFromDate: string | null
  supplyEndDate: string | null
  supplyChainGraph: SupplyChainGraph
}
/** Names of the steps, as they are told beside undo and redo. */
export type Step =
  | 'add'
  | 'connect'
  | 'remove'
  | 'move'
  | 'change'
  | 'group'
  | 'align'
  | 'paste'
  | 'layout'
  | 'draft'
  | 'chain'
interface Made {
  content: Content
  /** What led from it to the next. */
  step: Step
}
export interface History {
  past: readonly Made[]
  present: Content
  future: readonly Made[]
  /** As it stands on the server. */
  saved: Content
  /** What a step goes on with that has the same: letters typed into one field are one step. */
  going: string | null
}

/** How many steps can be taken back. */
export const STEPS = 100

/** A chain as it was loaded: nothing to take back, nothing to save. */
export const opened = (content: Content): History => ({
  past: [],
  present: content,
  future: [],
  saved: content,
  going: null,
})

/** One step further; what is the same as before is no step. */
export function made(history: History, content: Content, step: Step, going: string | null = null): History {
  if (content === history.present) return history
  if (going !== null && going === history.going && history.past.length > 0)
    return { ...history, present: content, future: [] }
  const past = [...history.past, { content: history.present, step }].slice(-STEPS)
  return { ...history, past, present: content, future: [], going }
}

/** Takes the last step back. */
export function undone(history: History): History {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    ...history,
    past: history.past.slice(0, -1),
    present: last.content,
    future: [{ content: history.present, step: last.step }, ...history.future],
    going: null,
  }
}

/** Makes the step again that was taken back last. */
export function redone(history: History): History {
  const [next, ...future] = history.future
  if (!next) return history
  return {
    ...history,
    past: [...history.past, { content: history.present, step: next.step }],
    present: next.content,
    future,
    going: null,
  }
}

/** The server has accepted this content: nothing waits to be saved but what was done since. */
export const accepted = (history: History, saved: Content): History => ({ ...history, saved, going: null })

/** Whether there is something that is not saved (`saveStatus`, CHAIN-06). */
export const saveStatus = ({ present, saved }: History): boolean => present !== saved

/** How many steps stand between what is shown and what is saved. */
export function unsavedSteps({ past, present, future, saved }: History): number {
  if (present === saved) return 0
  const back = past.findLastIndex(({ content }) => content === saved)
  if (back >= 0) return past.length - back
  const ahead = future.findIndex(({ content }) => content === saved)
  return ahead >= 0 ? ahead + 1 : Math.max(1, past.length)
}
