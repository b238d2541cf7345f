/**
 * Share of Chinese characters among letters from which a text counts as Chinese: names and codes in Latin letters stand
 * in many Chinese headlines.
 */
const SHARE = 0.2

/** Language of a text by the share of its Chinese characters; English without any letter. */
export function languageOfText(text: string): 'zh' | 'en' {
  const head = text.slice(0, 4000)
  const chinese = head.match(/\p{Script=Han}/gu)?.length ?? 0
  const letters = head.match(/\p{Letter}/gu)?.length ?? 0
  return letters > 0 && chinese / letters >= SHARE ? 'zh' : 'en'
}
