import { defineTexts } from '../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of questions and answers. */
export const floorTexts = defineTexts('chat', zh, en)
