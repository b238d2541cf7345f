import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of what a user keeps under a name. */
export const savedTexts = defineTexts('saved', zh, en)
