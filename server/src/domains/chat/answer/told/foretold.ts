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

/** A price that a question asks to be told before it is there. */
const TO_COME =
  /(?:能|会|可以|可能)(?:不能|不会)?(?:再|继续|否)?(?:涨|跌|升|上|到|破|突破|站上|回到|摸到|冲)(?:停|到|上|回|破)?(?:\d|[一二两三五十百]|多少|吗)|\b(?:will|can|could|might) (?:.{2,40} )?(?:reach|hit|climb|rise|fall|drop|double|go (?:up|down|to|above|below))\b/i
/** Words of what has been: it is told. */
const HAS_BEEN = /过(?:吗|没)|曾|以前|之前|去年|\b(?:did|was|has|have|had)\b/i

/** Whether a question asks how far prices of companies will go: their last close must not stand for it. */
export const asksForPriceToCome = ({ companies }: Reading, text: string): boolean =>
  companies.length > 0 && TO_COME.test(text) && !HAS_BEEN.test(text) && !asksForTexts(text)

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
