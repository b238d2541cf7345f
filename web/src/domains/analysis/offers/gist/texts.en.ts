import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  sign: 'gist',
  why: 'written by rules from the event read out of the headline; no translation and no quotation: the headline itself stands with it',
}
