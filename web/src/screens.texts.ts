import { defineTexts } from './lib/texts.ts'
import { en } from './screens.texts.en.ts'
import { zh } from './screens.texts.zh.ts'

/** Names of the screens. */
export const screenTexts = defineTexts('screens', zh, en)
