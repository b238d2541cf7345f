import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of the watch lists. */
export const watchTexts = defineTexts('watch', zh, en)
