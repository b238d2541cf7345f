import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  nothingRead: 'no document about it has been read',
  stillReading_one: '{count} document waits to be read; until then scores cover only what has been read',
  stillReading_other: '{count} documents wait to be read; until then scores cover only what has been read',
  openReceipt: 'Open the receipt',
  scoreOf: 'Impact score of {name} ',
  riskOf: 'Risk of {name} ',
  opportunity: 'opportunity ',
  bothOf: 'Risk {risk} and opportunity {opportunity} of {name}: open the receipt',
  'impact_high-risk': 'high risk',
  impact_risk: 'risk',
  impact_quiet: 'quiet',
  impact_mixed: 'mixed',
  impact_opportunity: 'opportunity',
  'impact_high-opportunity': 'high opportunity',
}
