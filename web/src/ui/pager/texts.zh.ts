export const zh = {
  pages: '翻页',
  pageOf: '第 {page} / {pages} 页',
  total: '共 {total} 条',
  previous: '上一页',
  next: '下一页',
} as const
