export const zh = {
  scoreReceipt: '评分凭证',
  impactScore: '影响分',
} as const
