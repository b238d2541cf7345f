import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of data health. */
export const healthTexts = defineTexts('health', zh, en)
