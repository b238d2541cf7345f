import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const screeningTexts = defineTexts('screening', zh, en)
export type ScreeningKey = NonNullable<(typeof screeningTexts)['key']>
