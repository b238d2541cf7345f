import { defineTexts, type useTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const policyTexts = defineTexts('policy', zh, en)

/** What says the texts of policies. */
export type PolicySay = ReturnType<typeof useTexts<NonNullable<(typeof policyTexts)['key']>>>
