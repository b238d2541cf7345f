import type { KnowledgeAnswer } from '@pandora/contract/domains/knowledge/shapes'
import type { Place, RankedPassage } from '@pandora/intelligence/passages/types'
import type { BaseAnswer, BasePage } from './ask.ts'

/** Passages shown beside an answer. */
const SHOWN = 3

const linesBefore = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1

function presentPlace({ page, start, end, mark }: Place): KnowledgeAnswer['quotes'][number] {
  const own = page as BasePage
  return {
    documentId: own.documentId,
    title: own.title,
    newsId: own.newsId,
    page: own.page,
    line: own.firstLine + linesBefore(own.text, start),
    lastLine: own.firstLine + linesBefore(own.text, end),
    text: own.text.slice(start, end),
    mark: mark && { start: mark.start - start, end: mark.end - start },
  }
}

const asPlace = ({ page, start, end }: RankedPassage): Place => ({ page, start, end, mark: null })

/** An answer with its quotes word for word, where they stand. */
export function presentAnswer({ answer, passages }: BaseAnswer): KnowledgeAnswer {
  return {
    ...answer,
    quotes: answer.quotes.map(presentPlace),
    passages: passages.slice(0, SHOWN).map(asPlace).map(presentPlace),
  }
}
