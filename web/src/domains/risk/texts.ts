import { defineTexts, type useTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const riskTexts = defineTexts('risk', zh, en)

/** What says the texts of risks. */
export type RiskSay = ReturnType<typeof useTexts<NonNullable<(typeof riskTexts)['key']>>>
