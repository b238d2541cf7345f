export const zh = {
  toLatest: '回到最新',
  importFile: '去导入',
} as const
