import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  columns: 'Columns',
  density: 'Row height',
  normal: 'Normal',
  compact: 'Compact',
  find: 'Find a column',
  shown: 'Columns shown',
  more: 'More columns',
  moveHint: 'Drag, or press Alt + ↑ / ↓ to move it',
  up: 'Move {name} forward',
  down: 'Move {name} back',
  reset: 'Back to usual',
}
