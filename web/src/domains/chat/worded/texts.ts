import { defineTexts } from '../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of who worded an answer. */
export const wordedTexts = defineTexts('chat.worded', zh, en)
