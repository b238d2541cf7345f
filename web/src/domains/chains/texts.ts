import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of supply chains, but for those of the editor. */
export const chainTexts = defineTexts('chains', zh, en)
