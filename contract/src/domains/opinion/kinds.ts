/** Forums whose posts are read: Xueqiu and Eastmoney's Guba. */
export const postPlatforms = ['xq', 'df'] as const

/** A post begins a thread, or answers one. */
export const postForms = ['article', 'comment'] as const
