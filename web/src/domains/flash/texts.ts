import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of the daily flash. */
export const flashTexts = defineTexts('flash', zh, en)
