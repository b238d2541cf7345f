import { FileText, TextSearch } from 'lucide-react'
import { documents } from '@pandora/contract/domains/documents/operations'
import { parseQuery } from '@pandora/contract/domains/documents/query/grammar'
import { sourcesIn } from '../../../ui/source/useSources.ts'
import { matches, type PaletteEntry, type PaletteFind } from '../../../lib/palette/entries.ts'
import { textsIn } from '../../../lib/texts.ts'
import { documentDay } from '../offers/documentTime.ts'
import { documentSearchTexts } from './texts.ts'

/** Documents offered for a text; the screen shows all. */
const MOST = 4

/** Documents by their text, and the way to all of them. What cannot be read as a query is looked for as a phrase. */
export const findTexts: PaletteFind = async ({ text, language, call }) => {
  if (text.length < 2) return []
  const t = textsIn(documentSearchTexts, language)
  const addressOf = (query: string, newsId?: string) =>
    `/index/documents?q=${encodeURIComponent(query)}${newsId ? `&news=${encodeURIComponent(newsId)}` : ''}`
  const all: PaletteEntry = {
    id: 'documents-all',
    icon: TextSearch,
    text: t('inAll', { text }),
    match: matches.besides,
    to: addressOf(text),
  }
  // A query half written is none yet: the screen says what is missing to it.
  if (parseQuery(text).fault) return [all]
  const { dataList } = await call(documents.search, { text, size: MOST })
  // What all sources begin with, a market's mark, tells no two apart: the screen says it at the head of its list.
  const { sourceOf } = sourcesIn(dataList, language)
  return [
    ...dataList.map((one): PaletteEntry => ({
      id: `document-${one.newsId}`,
      icon: FileText,
      text: one.title,
      aside: `${sourceOf(one)} · ${documentDay(one)}`,
      match: matches.besides,
      to: addressOf(text, one.newsId),
    })),
    all,
  ]
}
