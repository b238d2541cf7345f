import type { DocumentText, StanceResult, TextLanguage } from '../analysis.ts'
import type { LinearModel } from '../linear/model.ts'
import { chineseStance } from './chinese.ts'
import { englishStance } from './english.ts'
import { wholeText } from './whole-text.ts'

/**
 * Name of the model that reads posts of a language: English ones have their own, all others are read as Chinese, whose
 * forums mix in what they like.
 */
export function stanceModelOf(language: TextLanguage): 'stance-zh' | 'stance-en' {
  return language === 'en' ? 'stance-en' : 'stance-zh'
}

/** How a report begins that is only passed on: by where it is from. */
const reprinted = /^\s{0,4}(?:(?:文章|本文|新闻|信息)?来源|转载?自|原标题)[：:]|^\s{0,4}(?:source|reprinted from):/iu

/** A report that somebody passes on says nothing of what they think themselves. */
function reprint(document: Pick<DocumentText, 'title' | 'body'>): StanceResult | null {
  const whole = wholeText(document)
  const [sign] = reprinted.exec(whole.text) ?? []
  if (sign === undefined) return null
  const span = whole.span(0, sign.length)
  return {
    stance: 'neutral',
    probabilities: [0, 0, 1, 0],
    why: [{ code: 'stance.reprint', words: [sign.trim()], weight: null, spans: span ? [span] : [] }],
  }
}

/**
 * Stance of a post by the model that `stanceModelOf` names, with probabilities and reasons; neutral where the text is a report
 * that is passed on. Throws RangeError for a model of another kind.
 */
export function stanceOfPost(document: Pick<DocumentText, 'title' | 'body'>, model: LinearModel): StanceResult {
  const passedOn = reprint(document)
  if (passedOn) return passedOn
  return model.name === 'stance-en' ? englishStance(document, model) : chineseStance(document, model)
}
