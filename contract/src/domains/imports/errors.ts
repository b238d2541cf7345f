import { defineErrors } from '../../errors.ts'

export const importsErrors = defineErrors({
  PATH_NOT_ALLOWED: {
    status: 400,
    zh: '这个服务器路径不在允许的目录内。',
    en: 'This server path is outside the allowed folders.',
  },
  FILE_NOT_FOUND: { status: 400, zh: '没有这个文件：{file}', en: 'There is no such file: {file}' },
  UNREADABLE_FILE: { status: 400, zh: '无法读取文件：{reason}', en: 'The file cannot be read: {reason}' },
  EMPTY_FILE: { status: 400, zh: '文件是空的：{file}', en: 'The file is empty: {file}' },
  BINARY_FILE: { status: 400, zh: '这不是文本文件：{file}', en: 'This is not a text file: {file}' },
  UNKNOWN_FILE_FORMAT: {
    status: 400,
    zh: '不支持这种文件（支持 CSV、TSV、JSONL、JSON、XLSX，可用 gzip 压缩，或放在 ZIP 里）：{file}',
    en: 'This kind of file is not supported (CSV, TSV, JSONL, JSON, XLSX, also gzipped or in a ZIP): {file}',
  },
  MISSING_COLUMNS: {
    status: 400,
    zh: '文件没有映射方案需要的列：{columns}',
    en: 'The file lacks columns that the mapping needs: {columns}',
  },
  UNIT_UNKNOWN: { status: 400, zh: '这些序列还没有写单位：{series}', en: 'These series have no unit yet: {series}' },
  TOO_MANY_COLUMNS: {
    status: 400,
    zh: '文件有 {count} 列，最多 {limit} 列。',
    en: 'The file has {count} columns; at most {limit} are read.',
  },
  NO_SUCH_SHEET: { status: 400, zh: '没有这个工作表：{sheet}', en: 'There is no such sheet: {sheet}' },
  NO_SUCH_PART: { status: 400, zh: '文件里没有这一部分：{part}', en: 'The file has no such part: {part}' },
  PREVIEW_OVERTIME: {
    status: 408,
    zh: '没有在 {seconds} 秒内读出这个文件的预览。',
    en: 'This file could not be previewed within {seconds} seconds.',
  },
  NO_PROFILE_FITS: {
    status: 400,
    zh: '没有适合这个文件的映射方案：{file}',
    en: 'No mapping profile fits this file: {file}',
  },
  NO_SUCH_SOURCE: { status: 400, zh: '没有这个数据来源：{source}', en: 'There is no such source: {source}' },
  NO_SUCH_PROFILE: {
    status: 400,
    zh: '没有这个映射方案：{profile}',
    en: 'There is no such mapping profile: {profile}',
  },
  BAD_PROFILE: { status: 400, zh: '映射方案有误：{reason}', en: 'The mapping profile is not right: {reason}' },
  IMPORT_INTERRUPTED: {
    status: 409,
    zh: '导入被中断，什么都没有留下，可以重新开始。',
    en: 'The import was interrupted; nothing of it was kept, and it can be started again.',
  },
  IMPORT_NOT_STORABLE: {
    status: 400,
    zh: '第 {line} 行的一个值无法存储（{kind}，字段 {field}，{reason}），这次导入什么都没有写入。',
    en: 'A value of line {line} cannot be stored ({kind}, field {field}, {reason}); nothing of this import was kept.',
  },
  IMPORT_ROWS_LOST: {
    status: 500,
    zh: '数据库没有收全：{kind} 送出 {sent} 行，收到 {stored} 行。这次导入什么都没有写入，请重新开始。',
    en: 'The database did not take every row: of {kind}, {sent} were sent and {stored} arrived. Nothing of this import was kept; start it again.',
  },
  IMPORT_STUCK: {
    status: 500,
    zh: '导入停在一行上 {seconds} 秒没有进展，已被终止，什么都没有写入。',
    en: 'The import made no progress for {seconds} seconds and was ended; nothing of it was kept.',
  },
  IMPORT_NOT_RUNNING: { status: 409, zh: '这个导入没有在运行。', en: 'This import is not running.' },
  IMPORT_NOT_REMOVABLE: {
    status: 409,
    zh: '这个导入还没有完成，不能撤回。',
    en: 'This import has not finished, so it cannot be removed.',
  },
  UNIT_NOT_DOUBTED: {
    status: 409,
    zh: '这些数的单位没有存疑，或已有人处理。',
    en: 'The unit of these figures is not in doubt, or somebody has settled it already.',
  },
  UNIT_RULING_TAKEN_BACK: {
    status: 409,
    zh: '这个判定已经撤回。',
    en: 'This has been taken back already.',
  },
  OTHER_HOME: {
    status: 409,
    zh: '{address} 有一个 Pandora 在运行，但它用的是另一个数据目录，而没有设置 PANDORA_HOME：数据会进入 {home}，那里的产品看不到。请把 PANDORA_HOME 设为它的目录；确要如此，请加 --this-home。',
    en: 'A Pandora runs at {address} from another home, and PANDORA_HOME is not set: the data would go into {home}, where that product does not see it. Set PANDORA_HOME to its home; with --this-home it is done all the same.',
  },
})
