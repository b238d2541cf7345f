import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of columns of one's own. */
export const columnsTexts = defineTexts('columns', zh, en)
