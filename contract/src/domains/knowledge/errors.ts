import { defineErrors } from '../../errors.ts'

/** Why a file is not taken into a knowledge base, or could not be read. */
export const knowledgeErrors = defineErrors({
  KNOWLEDGE_FILE_EMPTY: { status: 400, zh: '文件“{file}”是空的。', en: 'The file “{file}” is empty.' },
  KNOWLEDGE_FORMAT_UNKNOWN: {
    status: 400,
    zh: '文件“{file}”不是可读的格式。支持 PDF、DOCX、HTML、Markdown、TXT 和 CSV。',
    en: 'The file “{file}” is of no format that is read. Taken are PDF, DOCX, HTML, Markdown, TXT and CSV.',
  },
  KNOWLEDGE_WRONG_EXTENSION: {
    status: 400,
    zh: '文件“{file}”的内容是 {found}，与扩展名不符。请改正扩展名后再上传。',
    en: 'The file “{file}” holds {found}, which is not what its name ends with. Mend the name and upload it again.',
  },
  KNOWLEDGE_FILE_KNOWN: {
    status: 409,
    zh: '这个文件已经在知识库里，名为“{title}”。',
    en: 'This file is in the base already, as “{title}”.',
  },
  KNOWLEDGE_FILE_BROKEN: {
    status: 400,
    zh: '文件“{file}”已损坏，无法读取。',
    en: 'The file “{file}” is damaged and cannot be read.',
  },
  KNOWLEDGE_FILE_ENCRYPTED: {
    status: 400,
    zh: '文件“{file}”有密码或是旧的二进制格式，请另存为没有密码的新格式。',
    en: 'The file “{file}” is encrypted, or of the old binary format. Save it without a password, in the new format.',
  },
  KNOWLEDGE_FILE_MACROS: {
    status: 400,
    zh: '文件“{file}”含有宏，不会读取。',
    en: 'The file “{file}” holds macros and is not read.',
  },
  KNOWLEDGE_FILE_UNPACKS: {
    status: 400,
    zh: '文件“{file}”解压后超过 {limit}，不会读取。',
    en: 'The file “{file}” unpacks to more than {limit} and is not read.',
  },
  KNOWLEDGE_FILE_DEEP: {
    status: 400,
    zh: '文件“{file}”的嵌套过深，不会读取。',
    en: 'The file “{file}” is nested too deeply and is not read.',
  },
  KNOWLEDGE_FILE_LONG: {
    status: 400,
    zh: '文件“{file}”的文字超过 {limit} 字，不会读取。',
    en: 'The file “{file}” holds more than {limit} characters and is not read.',
  },
  KNOWLEDGE_FILE_SLOW: {
    status: 400,
    zh: '文件“{file}”在 {seconds} 秒内没有读完。',
    en: 'The file “{file}” was not read within {seconds} seconds.',
  },
  KNOWLEDGE_NOTHING_FOUND: {
    status: 404,
    zh: '没有找到任何文档。',
    en: 'No document was found.',
  },
  KNOWLEDGE_FLOOR_SHOWS_NOBODY: {
    status: 400,
    zh: '这层楼没有选定公司、主题或自选分组。',
    en: 'No tile of this floor is of a company, a theme or a watch group.',
  },
  KNOWLEDGE_BASE_FULL: {
    status: 409,
    zh: '一个知识库最多 {limit} 份文档。',
    en: 'A base holds at most {limit} documents.',
  },
  KNOWLEDGE_NOT_WAITING: {
    status: 409,
    zh: '这份文档已经读完，不能取消。',
    en: 'This document has been dealt with already and cannot be cancelled.',
  },
})
