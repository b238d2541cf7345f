import { defineTexts } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const regionTexts = defineTexts('supply-regions', zh, en)
