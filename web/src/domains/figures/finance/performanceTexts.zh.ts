export const zh = {
  performance: '季度业绩',
  revenue: '营业收入',
  operatingProfit: '营业利润',
  netProfit: '净利润',
  rightAxis: '（右）',
  quarter: '季度',
  quarterOf: '{name} 季度业绩，{from} 至 {to}',
  noQuarters: '截至所选日期没有它的财务报表。',
  import: '去导入',
  computing: '正在算出各季度',
  ttm: '最近四季',
} as const
