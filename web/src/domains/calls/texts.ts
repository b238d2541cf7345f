import { defineTexts, type Translate } from '../../lib/texts.ts'
import { en } from './texts.en.ts'
import { zh } from './texts.zh.ts'

export const callsTexts = defineTexts('calls', zh, en)

/** What says the texts of calls. */
export type CallsSay = Translate<NonNullable<(typeof callsTexts)['key']>>
