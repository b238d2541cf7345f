import { folded } from '@pandora/intelligence/words/fold'
import { inWords, lacks, type Asking, type Draft } from '../draft.ts'

/** A theme that a question names by a word of its own: 人工智能概念股, the AI theme. */
const SAID =
  /([\p{Script=Han}\p{Script=Latin}\d+]{2,12}?)(?:概念股|概念|题材股?|主题)|(?:the )?\b([a-z][a-z0-9 -]{1,30}?) (?:themes?|concept stocks?|plays?)\b/iu
/** Most themes that are offered for one that is not known. */
const MOST = 6

/**
 * Asks back which theme is meant where a question says that it means one and none bears the name: those whose names
 * hold it. Answers whether it did; where none is near, that there is none is told.
 */
export function askWhichTheme(draft: Draft, { known, reading }: Asking, text: string): boolean {
  const [whole, zh, en] = SAID.exec(text) ?? []
  const written = zh ?? en
  if (whole === undefined || written === undefined || reading.themes.length > 0 || reading.companies.length > 0)
    return false
  const asked = folded(written).replace(/^(?:哪些公司属于|哪些|有哪些|属于|关于|什么是)/u, '')
  const near = [...new Map([...(known.themes?.values() ?? [])].map((one) => [one.themeId, one])).values()].filter(
    ({ nameZh, nameEn }) =>
      [folded(nameZh), folded(nameEn)].some((name) => name.includes(asked) || asked.includes(name)),
  )
  lacks(
    draft,
    inWords(draft, `没有名为“${asked}”的主题`, `No theme is called “${asked}”`),
    near.length > 0
      ? inWords(draft, '请选一个', 'Choose one')
      : inWords(
          draft,
          '主题页列出了所有主题，也可以自己建一个',
          'The page of themes lists all of them; one can be made of your own',
        ),
  )
  if (near.length > 0) draft.state = 'asked'
  for (const one of near.slice(0, MOST)) {
    const name = inWords(draft, one.nameZh, one.nameEn)
    draft.choices.push({ name, text: inWords(draft, `${name}概念股`, `${name} theme stocks`) })
  }
  draft.opens.push({ name: inWords(draft, '主题', 'Themes'), path: 'themes' })
  return true
}
