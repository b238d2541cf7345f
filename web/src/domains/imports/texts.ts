import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of imports. */
export const importTexts = defineTexts('imports', zh, en)
