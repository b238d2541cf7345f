import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  scoreReceipt: 'Receipt of the score',
  impactScore: 'Impact score',
}
