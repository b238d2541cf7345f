import { formulaWords } from '@pandora/contract/domains/figures/words'
import type { Reading } from '@pandora/intelligence/answers/reading/reading'
import { inWords, lacks, nameIn, say, type Draft } from './draft.ts'

/** How figures of the screening come about, by the product's words for it. */
const meantBy: Readonly<Record<string, string>> = { peTtm: 'pe', roe: 'roe', marketCap: 'cap' }

/** Says how a ratio that the product works out comes about; of all else it holds no definition. */
export function answerMeaning(draft: Draft, { measures, companies }: Reading): void {
  draft.operation = 'meaning'
  const ratios = measures.flatMap((one) => (one.kind === 'formula' ? [one.formula] : []))
  if (ratios.length > 0 && companies.length === 0) {
    draft.state = 'answered'
    for (const formula of ratios)
      say(draft, `${nameIn(draft, formula)} = ${nameIn(draft, formula.how)}${inWords(draft, '。', '.')}`)
    return
  }
  const told = measures.flatMap((one) => {
    const words = one.kind === 'field' ? formulaWords[meantBy[one.field] ?? ''] : undefined
    return words ? [{ name: one.name, words }] : []
  })
  if (told.length > 0 && companies.length === 0) {
    draft.state = 'answered'
    for (const { name, words } of told)
      say(draft, `${nameIn(draft, name)} = ${nameIn(draft, words)}${inWords(draft, '。', '.')}`)
    return
  }
  if (companies.length === 0 && measures.length > 0)
    lacks(
      draft,
      inWords(
        draft,
        `${measures.map((one) => one.name.zh).join('、')}的定义`,
        `A definition of ${measures.map((one) => one.name.en).join(', ')}`,
      ),
      inWords(
        draft,
        '产品不收录会计科目的定义；可以导入讲到它的文件，再问一次',
        'The product keeps no definitions of accounts; import a document that tells of it and ask again',
      ),
    )
}
