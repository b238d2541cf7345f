import { defineTexts } from '../../../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

/** Texts of the fields of companies. */
export const fieldTexts = defineTexts('fields', zh, en)
export type FieldKey = NonNullable<(typeof fieldTexts)['key']>
