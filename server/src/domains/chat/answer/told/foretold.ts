import { asksForTexts } from '@pandora/intelligence/answers/taking/sheet'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { inWords, lacks, type Draft } from '../draft.ts'

const FORETOLD = /预测|预估|预判|\b(?:forecasts?|forecasted|predict(?:ed|ions?)?|projections?|projected)\b/i

/** What an answer says of advice: there is none, and no price is foretold. */
export const sayNoAdvice = (draft: Draft): void =>
  lacks(
    draft,
    inWords(
      draft,
      '产品不给买卖建议，也不预测涨跌',
      'The product gives no advice to buy or sell, and foretells no price',
    ),
    inWords(
      draft,
      '可以问数据、事件，或文章里怎么说（如“研报怎么说”）',
      'Ask for figures, events, or what texts say (as in “what do reports say”)',
    ),
  )

/** Whether a figure of companies is asked for as somebody foretells it, and not what texts say of it. */
export const asksToForetell = ({ companies, left }: Reading, text: string): boolean =>
  companies.length > 0 && left.some((one) => FORETOLD.test(one.text)) && !asksForTexts(text)

/** Says that no figure to come is told: what was reported must not stand for it. */
export const sayForetellsNothing = (draft: Draft): void =>
  lacks(
    draft,
    inWords(
      draft,
      '产品不预测业绩，也没有别人的预测数据',
      'The product foretells no results, and holds no forecasts of others as figures',
    ),
    inWords(draft, '可以问已经披露的数，或研报怎么说', 'Ask for figures that were reported, or what reports say'),
  )
