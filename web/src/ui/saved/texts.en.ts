import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  name: 'Name',
  save: 'Save',
  savedAs: 'Saved “{name}”',
  open: 'Open “{name}”',
  rename: 'Rename',
  renameOf: 'Rename “{name}”',
  remove: 'Delete',
  removeAsk: 'Delete “{name}”?',
  removeOf: 'Delete “{name}”',
  removed: 'Deleted “{name}”',
  undo: 'Undo',
}
