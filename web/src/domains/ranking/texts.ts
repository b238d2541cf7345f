import { defineTexts, type Translate } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const rankingTexts = defineTexts('ranking', zh, en)

/** What says the texts of rankings. */
export type RankingSay = Translate<NonNullable<(typeof rankingTexts)['key']>>
