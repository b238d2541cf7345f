import { defineTexts } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const reviewTexts = defineTexts('supply-review', zh, en)
