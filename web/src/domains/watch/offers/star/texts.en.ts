import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  star: 'Watch',
  starred: 'Watching',
  starLong: 'Watch {name}',
  unstarLong: 'Stop watching {name}',
  starNotice: 'Now watching {name}',
  unstarNotice: 'No longer watching {name}',
  undo: 'Undo',
}
