export const zh = {
  toLatest: '回到最新',
  importFile: '去导入',
  stillReading: '还有 {documents} 篇文档未读完，读完后这里可能会有。',
} as const
