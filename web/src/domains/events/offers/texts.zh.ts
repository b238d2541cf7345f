export const zh = {
  documents_one: '{count} 篇文档，{stories} 个报道',
  documents_other: '{count} 篇文档，{stories} 个报道',
  origin_disclosed: '来源直接给出',
  origin_found: '从文档读出',
  origin_both: '来源给出，文档印证',
  effect_risk: '风险',
  effect_opportunity: '机会',
  effect_neutral: '中性',
  scoreOf: '事件分 {score}（0 到 20，10 为中性）',
  pointsLong: '它在影响分那一侧的分：机会为加，风险为减',
  watch: '关注事件“{title}”',
  unwatch: '取消关注事件“{title}”',
} as const
