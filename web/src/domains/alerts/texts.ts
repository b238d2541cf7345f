import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of alerts. */
export const alertTexts = defineTexts('alerts', zh, en)
