import { defineTexts, type Translate } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const financingTexts = defineTexts('financing', zh, en)

/** What says the texts of financing. */
export type FinancingSay = Translate<NonNullable<(typeof financingTexts)['key']>>
