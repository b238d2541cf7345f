import { defineErrors } from '../../errors.ts'
import { KEYWORD_LIMIT } from './names.ts'

/** What can be wrong with a keyword. Signs and operators are none of it: they are looked for as they stand. */
export const technologyErrors = defineErrors({
  KEYWORD_EMPTY: {
    status: 400,
    zh: '没有关键词：请输入技术、产品或业务的名称。',
    en: 'There is no keyword: type the name of a technology, a product or a business.',
  },
  KEYWORD_NO_WORD: {
    status: 400,
    zh: '关键词里没有可以查找的字词：至少要有一个汉字、字母或数字。',
    en: 'The keyword holds no word to look for: it takes a character, a letter or a digit.',
  },
  KEYWORD_TOO_LONG: {
    status: 400,
    zh: `关键词有 {length} 个字符，最多 ${KEYWORD_LIMIT} 个：长文请用全文检索。`,
    en: `The keyword has {length} characters, at most ${KEYWORD_LIMIT} are taken: use full-text search for more.`,
  },
})
