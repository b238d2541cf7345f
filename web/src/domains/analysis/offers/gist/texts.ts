import { defineTexts } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of gists. */
export const gistTexts = defineTexts('gist', zh, en)
