import type { DocumentText, StanceResult, TextLanguage } from '../analysis.ts'
import type { LinearModel } from '../linear/model.ts'
import { chineseStance } from './chinese.ts'
import { englishStance } from './english.ts'

/**
 * Name of the model that reads posts of a language: English ones have their own, all others are read as Chinese, whose
 * forums mix in what they like.
 */
export function stanceModelOf(language: TextLanguage): 'stance-zh' | 'stance-en' {
  return language === 'en' ? 'stance-en' : 'stance-zh'
}

/**
 * Stance of a post by the model that `stanceModelOf` names, with probabilities and reasons. Throws RangeError for a
 * model of another kind.
 */
export function stanceOfPost(document: Pick<DocumentText, 'title' | 'body'>, model: LinearModel): StanceResult {
  return model.name === 'stance-en' ? englishStance(document, model) : chineseStance(document, model)
}
