import { defineTexts, type useTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const rankingTexts = defineTexts('ranking', zh, en)

/** What says the texts of the lists. */
export type RankSay = ReturnType<typeof useTexts<keyof typeof zh>>
