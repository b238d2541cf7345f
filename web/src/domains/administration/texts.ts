import { defineTexts } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const administrationTexts = defineTexts('administration', zh, en)
export type AdministrationKey = NonNullable<(typeof administrationTexts)['key']>
