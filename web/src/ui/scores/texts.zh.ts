export const zh = {
  nothingRead: '还没有读到关于它的文件',
  openReceipt: '打开凭证',
  scoreOf: '{name} 的影响分 ',
  riskOf: '{name} 的风险 ',
  opportunity: '机会 ',
  bothOf: '{name} 的风险 {risk}、机会 {opportunity}，打开凭证',
  'impact_high-risk': '高风险',
  impact_risk: '偏风险',
  impact_quiet: '平静',
  impact_mixed: '好坏参半',
  impact_opportunity: '偏机会',
  'impact_high-opportunity': '高机会',
} as const
