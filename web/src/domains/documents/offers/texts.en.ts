import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  toLatest: 'Back to latest',
  importFile: 'Import',
  stillReading: '{documents, document|documents} still to be read may tell more.',
}
