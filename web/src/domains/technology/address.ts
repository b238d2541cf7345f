/** Where a keyword is looked for. */
export const keywordAddress = (keyword: string): string => `/index/technology?q=${encodeURIComponent(keyword)}`

/** Units of a sentence by which it is found again in its document. */
const ENOUGH = 40
/** What would end the phrase or mean something in a query. */
const signs = /["“”„「」『』]/gu

/** Where a document opens at a sentence: in the document search, by the sentence's own words. */
export function sentenceAddress(newsId: string, sentence: string): string {
  const words = sentence.split(signs).reduce((longest, part) => (part.length > longest.length ? part : longest), '')
  return `/index/documents?q=${encodeURIComponent(`"${words.slice(0, ENOUGH).trim()}"`)}&news=${encodeURIComponent(newsId)}`
}
