import { defineTexts } from '../../../lib/texts.ts'
import { en } from './performanceTexts.en.ts'
import { zh } from './performanceTexts.zh.ts'

export const performanceTexts = defineTexts('performance', zh, en)
