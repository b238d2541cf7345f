export const zh = {
  back: '返回',
  asPage: '整页打开',
  original: '原文',
  companies: '涉及公司',
  noCompanies: '没有识别到涉及的公司。',
  dayOnly: '来源只给出日期',
  document: '文档正文',
} as const
