import { defineTexts, type useTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const marketOpinionTexts = defineTexts('market-opinion', zh, en)

/** What says the texts of market opinion. */
export type OpinionSay = ReturnType<typeof useTexts<NonNullable<(typeof marketOpinionTexts)['key']>>>
