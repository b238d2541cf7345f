import { defineErrors } from '../../errors.ts'
import { NEAR_LIMIT, QUERY_LIMIT, QUERY_TERMS } from './query/grammar.ts'

/** What can be wrong with a query (`query/grammar.ts`), and with what is kept of them. */
export const documentsErrors = defineErrors({
  QUERY_EMPTY: {
    status: 400,
    zh: '没有可以查找的字词：至少要有一个字、一个单词或一个数字。',
    en: 'There is no word to look for: it takes a letter, a character or a digit.',
  },
  QUERY_QUOTE_OPEN: {
    status: 400,
    zh: '第 {place} 个字符处的引号没有闭合。',
    en: 'The quotation mark at character {place} is not closed.',
  },
  QUERY_BRACKET_OPEN: {
    status: 400,
    zh: '第 {place} 个字符处的括号没有闭合。',
    en: 'The bracket at character {place} is not closed.',
  },
  QUERY_BRACKET_CLOSED: {
    status: 400,
    zh: '第 {place} 个字符处的右括号没有对应的左括号。',
    en: 'The bracket at character {place} closes nothing.',
  },
  QUERY_GROUP_EMPTY: {
    status: 400,
    zh: '第 {place} 个字符处的括号里没有内容。',
    en: 'The brackets at character {place} hold nothing.',
  },
  QUERY_OR_ALONE: {
    status: 400,
    zh: '第 {place} 个字符处的 OR 两边都要有内容。',
    en: 'OR at character {place} needs something on both sides.',
  },
  QUERY_MINUS_ALONE: {
    status: 400,
    zh: '第 {place} 个字符处的减号后面要有内容。',
    en: 'The minus at character {place} needs something behind it.',
  },
  QUERY_FIELD_EMPTY: {
    status: 400,
    zh: '第 {place} 个字符处的“{word}”里没有可以查找的内容。',
    en: '“{word}” at character {place} holds nothing to look for.',
  },
  QUERY_KIND_UNKNOWN: {
    status: 400,
    zh: '没有“{word}”这种类型。可用：新闻、公告、政策、帖子、研报。',
    en: 'There is no kind “{word}”. There are news, announcement, policy, post, report.',
  },
  QUERY_DAY_UNKNOWN: {
    status: 400,
    zh: '“{word}”不是日期。写成 2024、2024-03 或 2024-03-05。',
    en: '“{word}” is no date. Write 2024, 2024-03 or 2024-03-05.',
  },
  QUERY_NEAR_WRONG: {
    status: 400,
    zh: `“{word}”不对：相近查找写成 "甲 乙"~5，引号里两个词，数字 1 到 ${NEAR_LIMIT}。`,
    en: `“{word}” is not right: near words are written "one two"~5, two words in quotation marks, a number from 1 to ${NEAR_LIMIT}.`,
  },
  QUERY_ONLY_LEFT_OUT: {
    status: 400,
    zh: '只排除、不查找：请至少写一个要找的词（OR 的每一边都要有）。',
    en: 'This only leaves words out: write at least one to look for, on each side of OR.',
  },
  QUERY_TOO_LONG: {
    status: 400,
    zh: `检索式太长：最多 ${QUERY_LIMIT} 个字符、${QUERY_TERMS} 项。`,
    en: `The query is too long: at most ${QUERY_LIMIT} characters and ${QUERY_TERMS} parts.`,
  },
})
