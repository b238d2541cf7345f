import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  corrected: 'corrected by a user',
}
