const han = /\p{Script=Han}/gu
const latin = /\p{Script=Latin}+/gu

/** Language of a text: `zh` where Chinese characters outweigh Latin words, one word counting as two characters; `zh` when there is neither. */
export function languageOfText(text: string): 'zh' | 'en' {
  const beginning = text.slice(0, 4000)
  const characters = beginning.match(han)?.length ?? 0
  const words = beginning.match(latin)?.length ?? 0
  return words > 0 && words * 2 > characters ? 'en' : 'zh'
}
