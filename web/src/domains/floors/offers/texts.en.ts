import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  put: 'Put on a floor',
  putNamed: 'Put “{name}” on a floor',
  placed: '“{name}” was put on the floor “{floor}”',
  toFloor: 'Go there',
  newFloor: 'New floor',
}
